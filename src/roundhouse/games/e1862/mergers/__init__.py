"""Companies that end (§5, §7.11, §7.12, §8): mergers, exchange of shares, refinancing, bankruptcy, receivership."""
