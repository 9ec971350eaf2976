"""One played game: seats, records, undo, clocks, standing answers, projections, replay, practice, save files."""
