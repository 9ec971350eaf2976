### La mappa di 1862 e le sue tessere.

map-title = 1862: le contee orientali
sheet-title = 1862: tutte le tessere
tip-hex = { $place }, { $hex }
tip-marker = Segnalino di { $company }
