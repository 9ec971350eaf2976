"""The parts that a game may have in addition to its core. Each has defaults for games that do without it."""
