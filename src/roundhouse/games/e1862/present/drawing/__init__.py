"""How 1862 looks: tiles, map, markers and runs as scenes."""
