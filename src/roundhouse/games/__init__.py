"""The games, one folder each. A game knows the engine; only its commands know words."""
