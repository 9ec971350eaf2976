"""The picture of a game: ground, rail grid, cities, track and trains, put together in scene.py."""
