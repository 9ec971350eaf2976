"""Companies that end (§5, §7.12): mergers and the procedure that refinancing goes through too, bankruptcy."""
