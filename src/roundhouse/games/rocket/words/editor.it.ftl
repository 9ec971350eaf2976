### Stephenson's Rocket: disegnare tabelloni nel browser. Caricato con l'editor.

editor-map = Mappa
editor-tool-plain = Esagono
editor-tool-city = Città
editor-tool-town = Cittadina ferroviaria
editor-tool-start = Cittadina di partenza
editor-tool-sea = Nessun esagono
editor-place-plain = { $hex }: esagono libero
editor-place-city = { $hex }: città { $name }
editor-place-town = { $hex }: cittadina ferroviaria { $name }
editor-place-start = { $hex }: cittadina di partenza { $name }, linea { $line }
editor-place-sea = { $hex }: fuori dal tabellone
editor-plain-help = Un esagono libero non ha nome. Per dargliene uno fanne una città o una cittadina.
editor-sea-help = Qui non c’è ancora nessun esagono.
editor-keys-paint = esagono, città, cittadina ferroviaria, cittadina di partenza, e un esagono più giù
editor-keys-sea = nessun esagono, e uno più giù
editor-keys-times = prima un numero: tanti esagoni verso il basso
editor-keys-next = la prossima località senza nome
editor-name = Nome
editor-investments = Investimenti
editor-investments-help = Bastano le iniziali: { $letters }
editor-unknown-industry = Nessuna industria di questo tabellone comincia così: { $written }
editor-one-less = Uno in meno
editor-initials = Sigla della linea
editor-line-name = Nome della linea
editor-colour = Colore
editor-colour-red = rosso
editor-colour-violet = viola
editor-colour-blue = blu
editor-colour-yellow = giallo
editor-colour-black = nero
editor-colour-orange = arancione
editor-colour-green = verde
editor-lines = Linee
editor-counts = { $hexes } esagoni · { $lines } linee · { $cities } città · { $towns } cittadine ferroviarie
editor-start = Cittadina di partenza
editor-no-lines = Ogni cittadina di partenza che metti riceve una linea.
editor-industries = Industrie
editor-industry = Industria { $n }
editor-add-industry = Aggiungi un’industria
editor-remove = Togli
editor-pieces = Scatola e costa
editor-piece-track-tiles = Tessere binario
editor-piece-stations-per-player = Stazioni per giocatore
editor-piece-passenger-tokens = Passeggeri
editor-coast = Costa
editor-coast-none = attorno agli esagoni
editor-coast-england = Inghilterra
editor-cities = Città
editor-towns = Cittadine ferroviarie

## Che cosa non va, dove un file parlerebbe dei suoi campi

editor-file-no-text =
    { $field ->
        [id] alla sua linea manca la sigla
        [colour] alla sua linea manca il colore
       *[other] manca il nome
    }
editor-file-long-text = al massimo { $most } lettere
editor-file-not-list = qui non c’è ancora niente
editor-file-no-investments = mancano gli investimenti: di’ quali industrie ha
editor-file-industries = ogni industria deve avere un nome, diverso dalle altre
editor-file-line-twice = un’altra linea ha la stessa sigla
editor-file-no-entry =
    { $field ->
        [lines] nessuna linea parte da qui
        [cities] manca nell’elenco delle città
       *[other] manca nell’elenco delle cittadine ferroviarie
    }
editor-file-no-kind = non dice che cos’è
