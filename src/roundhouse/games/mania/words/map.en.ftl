### The map of 1862 and its tiles.

map-title = 1862: the Eastern Counties
sheet-title = 1862: all tiles
tip-hex = { $place }, { $hex }
tip-marker = Marker of { $company }
place = { $name } ({ $hex })
area-port_wells = The port of Wells
area-port_cromer = The port of Cromer
area-port_lynn = The port of King’s Lynn
area-port_yarmouth = The port of Great Yarmouth
area-port_lowestoft = The port of Lowestoft
area-port_denmark = The port of Felixstowe
area-port_holland = The port of Harwich
area-midlands = The Midlands
area-west = The West
area-london = London
edge-S = south
edge-SW = south-west
edge-NW = north-west
edge-N = north
edge-NE = north-east
edge-SE = south-east
