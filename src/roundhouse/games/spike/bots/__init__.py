"""The bots that know Spike."""
