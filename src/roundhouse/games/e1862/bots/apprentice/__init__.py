"""The apprentice: a bot that floats what it starts, builds toward paying runs and pays its shareholders."""
