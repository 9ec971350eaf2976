"""Runs (§7.4, §7.8): ways of trains, chains of freights, what they earn, and the best of them."""
