### Spike: disegnare tabelloni nel browser. Caricato con l'editor.

editor-map = Mappa
editor-tool-city = Città
editor-tool-colour = { $colour }
editor-tool-nothing = Niente
editor-place-spot = { $place }: vuoto
editor-place-gap = { $place }: nessun tratto
editor-place-segment = { $place }: tratto, { $colour }
editor-place-junction = { $place }: incrocio
editor-place-city = { $place }: città { $name }
editor-empty-help = Posa i tratti con le cifre o con i colori qui sopra, e metti le città dove si incontrano.
editor-keys-colours = un tratto nel primo, secondo, terzo colore, e avanti verso destra
editor-keys-nothing = nessun tratto, nessuna città
editor-keys-city = una città
editor-keys-next = la prossima città senza nome
editor-keys-switch = dal tratto al suo estremo, e ritorno
editor-keys-row = avanti alla prossima riga di tratti
editor-name = Nome
editor-good = Materia Prima
editor-good-of = Materia Prima di { $card }
editor-colour = Colore
editor-tables = Carte, città e pagamenti
editor-wrong-here = qui c’è qualcosa che non va
editor-contracts = Contratti
editor-routes = Carte Percorso
editor-cities = Città
editor-numbers = Pagamenti e pezzi
editor-card = Carta
editor-face-a = Lato A: città e quanto pagano
editor-face-b = Lato B
editor-face-of = { $card }, lato { $face }
editor-list-help = Scrivi una città e un numero, e così via: chi 7 bos 14. Bastano le prime lettere di una città. Invio porta avanti, alla fine a una carta nuova.
editor-unknown-city = Nessuna città, o più di una, comincia così: { $written }
editor-add-card = Aggiungi un contratto
editor-add-route = Aggiungi una carta Percorso
editor-route-start = Partenza
editor-start-of = Partenza di { $card }
editor-destinations = Destinazioni e quanto valgono
editor-destinations-of = Destinazioni di { $card }
editor-remove = Togli
editor-show = Mostra
editor-goods = Materie Prime
editor-colours = Colori dei binari
editor-add-good = Aggiungi una Materia Prima
editor-add-colour = Aggiungi un colore
editor-entry = Numero { $n }
editor-paint = Come si dipinge
editor-market-rows = Righe del mercato, dalla meno cara
editor-market-columns = Colonne del mercato
editor-upgrade-cost = Quanto costa migliorare, una volta dopo l’altra
editor-levels-locomotive = Velocità della locomotiva
editor-levels-tender = Carte del tender
editor-levels-cars = Vagoni merci
editor-tracks = Pezzi di binario per giocatore
editor-hand = Carte Ferrovia all’inizio
editor-display = Carte Ferrovia scoperte
editor-contracts-each = Contratti a testa in { $n } giocatori
editor-copies = Carte Ferrovia di ogni colore
editor-removed = Tolte di ogni colore in { $n } giocatori
editor-coast = Costa
editor-coast-none = un foglio bianco
editor-coast-america = America orientale
editor-segments = Tratti
editor-route-of = Carta Percorso di { $start }

## Che cosa non va, dove un file parlerebbe dei suoi campi

editor-file-short-list =
    { $n ->
        [one] qui non c’è ancora niente
       *[other] ce ne vogliono almeno { $n }
    }
editor-file-no-text = manca il nome
editor-file-empty-text = qui manca il testo
editor-file-missing = manca qualcosa
editor-file-shape = ci vuole un numero, o più d’uno
editor-file-twice = questo nome c’è già
editor-file-unknown-colour = non si può dipingere: scegline uno tra { $known }, oppure di’ come si dipinge, per esempio #2f6db5
