"""1862 for people: what can be picked, said, shown and drawn."""
