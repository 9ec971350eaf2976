"""The picture of a game: ground, places, names, track, pieces, put together in scene.py."""
