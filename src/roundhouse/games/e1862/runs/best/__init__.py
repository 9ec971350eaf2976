"""The best run of a company, proven (§7.8)."""
