"""Companies that end (§5, §7.11, §7.12, §8): mergers and their procedure, refinancing, bankruptcy."""
