"""The bots that know 1862."""
