### The map of 1862 and its tiles.

map-title = 1862: the Eastern Counties
sheet-title = 1862: all tiles
tip-hex = { $place }, { $hex }
tip-marker = Marker of { $company }
place = { $name } ({ $hex })
area-port_wells = Port of Wells
area-port_cromer = Port of Cromer
area-port_lynn = Port of King’s Lynn
area-port_yarmouth = Port of Great Yarmouth
area-port_lowestoft = Port of Lowestoft
area-port_denmark = Port of Felixstowe
area-port_holland = Port of Harwich
area-midlands = Midlands
area-west = The West
area-london = London
edge-S = south
edge-SW = south-west
edge-NW = north-west
edge-N = north
edge-NE = north-east
edge-SE = south-east
fate-stays = stays
fate-becomes = becomes { $company }
fate-lost = one lost
