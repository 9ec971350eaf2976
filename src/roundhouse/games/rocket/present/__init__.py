"""Stephenson's Rocket for people: what can be picked, said, shown and drawn."""
