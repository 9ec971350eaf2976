### La mappa di 1862 e le sue tessere.

map-title = 1862: le contee orientali
sheet-title = 1862: tutte le tessere
tip-hex = { $place }, { $hex }
tip-marker = Segnalino di { $company }
place = { $name } ({ $hex })
area-port_wells = Il porto di Wells
area-port_cromer = Il porto di Cromer
area-port_lynn = Il porto di King’s Lynn
area-port_yarmouth = Il porto di Great Yarmouth
area-port_lowestoft = Il porto di Lowestoft
area-port_denmark = Il porto di Felixstowe
area-port_holland = Il porto di Harwich
area-midlands = Midlands
area-west = West
area-london = Londra
edge-S = sud
edge-SW = sud-ovest
edge-NW = nord-ovest
edge-N = nord
edge-NE = nord-est
edge-SE = sud-est
