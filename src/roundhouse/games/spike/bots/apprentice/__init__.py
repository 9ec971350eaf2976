"""The apprentice: a sensible player of this game. bot.py is the player, the other files are how it thinks."""
