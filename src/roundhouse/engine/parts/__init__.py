"""The parts that a game may have besides its core. Each has defaults for games that do without it."""
