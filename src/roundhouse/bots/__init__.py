"""Bots that can play any ruleset, the ladder of all bots, and contests between them."""
