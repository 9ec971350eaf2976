"""Worker processes, and what is done in them: bots think, searches are made, save files are read."""
