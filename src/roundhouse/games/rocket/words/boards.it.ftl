### Stephenson's Rocket: che cosa si dice di un file di mappa utilizzabile.

boardnote-places = { $hexes } esagoni, { $lines } linee, { $cities } città e { $towns } cittadine ferroviarie.
boardnote-pieces = Tessere binario: { $tiles }. Stazioni per giocatore: { $stations }. Passeggeri: { $passengers }.
boardnote-reconstruction = Il file dice che la mappa è una ricostruzione; lo dicono anche le sue immagini.
boardnote-provenance = Da dove viene la mappa, nelle parole di chi l’ha disegnata: { $text }
boardnote-numbers = Il gioco stampato ha 7 linee, 12 città e 9 cittadine ferroviarie. Con altri numeri si gioca con le stesse regole.
boardnote-stuck = Nessun esagono libero è adiacente alla cittadina di partenza della { $line }: la sua locomotiva non potrà mai uscirne.
boardnote-apart =
    { $n ->
        [one] Un esagono è staccato dal resto della mappa: { $hexes }.
       *[other] { $n } esagoni sono staccati dal resto della mappa: { $hexes }.
    }
