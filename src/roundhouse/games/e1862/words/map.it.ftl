### La mappa di 1862 e le sue tessere.

map-title = 1862: le contee orientali
sheet-title = 1862: tutte le tessere
tip-hex = { $place }, { $hex }
tip-marker = Segnalino di { $company }
place = { $name } ({ $hex })
area-port_wells = Porto di Wells
area-port_cromer = Porto di Cromer
area-port_lynn = Porto di King’s Lynn
area-port_yarmouth = Porto di Great Yarmouth
area-port_lowestoft = Porto di Lowestoft
area-port_denmark = Porto di Felixstowe
area-port_holland = Porto di Harwich
area-midlands = Midlands
area-west = The West
area-london = Londra
edge-S = sud
edge-SW = sud-ovest
edge-NW = nord-ovest
edge-N = nord
edge-NE = nord-est
edge-SE = sud-est
fate-stays = resta
fate-becomes = diventa { $company }
fate-lost = una persa
