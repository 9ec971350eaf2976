### Che cosa non va in ciò che è stato dato.

problem = { $where } – { $problem }
problem-unknown-game = nessun gioco ha questo nome; sono installati: { $known }
problem-endless = una partita non è finita dopo { $n } decisioni: su questa mappa, con queste opzioni o fra questi bot potrebbe non finire mai
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
