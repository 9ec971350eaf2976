"""Money and shares (§3.2, §4, §6): parliament and stock rounds, obligations, directors, the market."""
