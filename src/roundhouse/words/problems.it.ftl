### Che cosa non va in ciò che è stato dato.

problem = { $where } – { $problem }
problem-unknown-game = nessun gioco ha questo nome; sono installati: { $known }
problem-endless = una partita non è finita dopo { $n } decisioni: su questa mappa, con queste opzioni o fra questi bot potrebbe non finire mai
problem-unknown-lesson = questa lezione non esiste; ci sono: { $known }
problem-puzzle-open = la dimostrazione si vede dopo aver risposto
problem-puzzle-help = per questo rompicapo non ci sono altri aiuti
problem-unknown-puzzle = questo rompicapo non esiste
problem-puzzles = { $file } non è un file di rompicapi: { $why }
problem-no-bot = non è un bot: { $why }
problem-unknown-bot = questo bot non esiste; ci sono: { $known }
problem-bot-no-action = ha scelto { $given }, che non è un’azione di questo gioco
problem-bot-refused = ha scelto { $action }, ma { $rule } lo vieta: { $why }
problem-yes-no = sì, no
problem-secret = deve essere di 64 cifre esadecimali
problem-option-kind-wrong = deve essere fatto di testi, numeri, liste e oggetti, come in JSON

## File di salvataggio

save-unwritable = non si può scrivere ({ $why })
save-unreadable = non si può leggere ({ $why })
save-not-text = non è un file di testo in UTF-8
save-not-json = non è JSON valido ({ $why })
save-format = non è un file di salvataggio: il formato dovrebbe essere { $expected }, ma è { $found }
save-field = qui ha una forma sbagliata ({ $why })
save-long-list = contiene un elenco di più di { $most } voci
save-long-text = contiene un testo di più di { $most } caratteri
save-unseen = contiene un testo con caratteri che non si vedono
save-large-number = contiene un numero oltre { $most }
save-large-data = occupa più di { $most } byte
save-many-names = contiene più di { $most } nomi diversi
save-rules = è stato giocato con la versione { $found } delle regole; qui è installata la versione { $expected }
save-seats = i posti dovrebbero essere { $expected }, ma sono { $found }
save-action = { $file }, mossa { $n }
save-refused = è rifiutata da { $rule }: { $why }
save-digest = lo stato è diverso: la sua impronta è { $expected }, ma il file riporta { $found }

## Partite campione

golden-readable = un file leggibile
golden-text = testo in UTF-8, semplice o compresso con gzip
golden-json = JSON valido
golden-object = un oggetto JSON
golden-header = una riga d’intestazione
golden-empty = niente: il file è vuoto
golden-game = un gioco che si possa preparare
golden-final = il conteggio finale
golden-over = la partita è finita
golden-pending = resta un’altra decisione da prendere
golden-accepted = accettata
golden-nothing = niente
golden-list = una lista
golden-seat = il numero di un posto
golden-players = deve essere un numero intero, e options un oggetto
golden-required = una partita campione deve riportarlo
golden-no-chance = in questo gioco il caso non decide nulla dopo l’inizio
foreign-unknown = nessun gioco sa leggere questo file
foreign-trace-short = la traccia non ha una riga per questa azione
foreign-trace-empty = in questo file non c’è una traccia
foreign-accepted = un’azione che fu accettata

# Ciò che non si può leggere come azione.

problem-action-object = ci vuole un oggetto con un campo 'type'
problem-action-type = nessuna azione si chiama { $given }; ci sono: { $known }
problem-action-field = '{ $type }' non ha questo campo
problem-action-name = ci vuole un nome
problem-action-number = ci vuole un numero intero
problem-action-most = ci vuole un numero intero da -{ $most } a { $most }
problem-action-value = { $given } qui non è possibile; ci sono: { $known }
problem-name-unknown = qui nulla si chiama { $given }
problem-action-line = { $given } non è un’azione; ci sono: { $known }

## Mappe come testo

text-spot = { $file }, riga { $line }, colonna { $column }
text-json = questo non è JSON: { $found }. Andrebbe bene un testo fra virgolette, un numero, o un oggetto come {"{"}"label": "C4"{"}"}
text-section = la sezione { $found } non esiste; ci sono: { $known }
text-no-section = prima ci vuole una sezione: { $known }
text-pair = ci vuole «nome = valore», non { $found }
text-name = qui { $found } non esiste; ci sono: { $known }
text-value = non può essere { $found }; possibili: { $known }
text-number = ci vuole un numero, non { $found }
text-missing = in { $section } manca «{ $name } = …»
text-map-row = una riga della mappa comincia con |, non come { $found }
text-between = qui, fra due colonne, non c’è nessun esagono: { $found } va una riga più su o più giù
text-sign = { $found } non è un segno della mappa: un esagono è { $plain }, una località è una lettera o una cifra
text-letter-twice = la lettera { $letter } è due volte sulla mappa: ogni località ha la sua
text-letter-nowhere = sulla mappa non c’è { $found }: hanno una riga qui solo le località della mappa
text-legend-twice = la lettera { $letter } ha già una riga
text-letter-unknown = la lettera { $letter } non ha una riga in [places], per esempio «{ $letter } = town Leeds»
text-city = una città elenca gli investimenti dopo i due punti, per esempio «city Leicester: leather, steel», non { $found }
text-line = ci vuole «colore from lettera: nome», per esempio «red from A: Liverpool & Manchester Railway», non { $found }
text-no-start = { $found } non è una cittadina di partenza; ci sono: { $known }
text-hex-nowhere = l’esagono { $q },{ $r } non è sulla mappa
text-csv = questa non è una tabella: una virgoletta non è chiusa, o sta dentro una cella
text-head = la prima riga deve nominare le colonne { $known }, non { $found }
text-cells = ci sono { $found } celle e solo { $most } colonne: forse una cella con una virgola ha bisogno delle virgolette?
text-not-json = questo non è JSON valido
text-not-object = il file deve essere un oggetto JSON
text-impossible = questa mappa non si può scrivere come testo: le manca una parte che ogni mappa ha, oppure un nome contiene un segno che serve al testo
