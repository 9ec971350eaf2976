"""One played game: seats, records, undo, clocks, answers ahead, projections, replay, practice, save files."""
