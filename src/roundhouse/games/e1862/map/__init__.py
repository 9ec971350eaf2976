"""The map (§2.3, C-7 to C-10): hexes, tiles, what lies on them, and what routes reach."""
