"""What this game can ask, and how it is proven; the puzzles themselves lie beside it."""
