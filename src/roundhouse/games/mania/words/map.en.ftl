### The map of 1862 and its tiles.

map-title = 1862: the Eastern Counties
sheet-title = 1862: all tiles
tip-hex = { $place }, { $hex }
tip-marker = Marker of { $company }
