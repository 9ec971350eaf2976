"""The games, one folder each. A game knows the kernel and nothing else of Roundhouse."""
