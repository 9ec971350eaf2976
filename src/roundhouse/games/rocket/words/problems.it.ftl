### Che cosa non va in opzioni, azioni e file di mappa.

problem-players = il gioco è per 2–4 giocatori (SR-1.1-i), non per { $given }
problem-first-seat = deve essere un posto da 0 a { $most }, non { $given }
problem-option-unknown = questa opzione non esiste; ci sono: { $known }
problem-option-value = non può essere { $given }; valori possibili: { $allowed }
problem-option-kind = ciò che descrive l’elenco di opzioni (roundhouse games rocket)
problem-action-hex = un esagono si scrive come lista di due numeri interi, [q, r]

## File di mappa

file-field = mappa, campo '{ $field }'
file-hex-number = mappa, esagono numero { $n }
file-hex = mappa, esagono [{ $q }, { $r }]
file-named-hex = mappa, { $name }, esagono [{ $q }, { $r }]
file-line = mappa, linea { $line }
file-line-number = mappa, linea numero { $n }
file-unreadable = il file della mappa non si può leggere ({ $why })
file-not-text = il file della mappa non è un file di testo in UTF-8
file-not-json = il file della mappa non è JSON valido (riga { $line }: { $why })
file-not-object = il file della mappa deve essere un oggetto JSON
file-must-be = deve essere { $expected }, non { $found }
file-not-list = deve essere una lista con almeno una voce
file-many = ha { $found } voci, e ne sono possibili al massimo { $most }
file-bad-coordinate = un esagono si scrive come [q, r], due numeri interi fra -{ $far } e { $far }, non { $found }
file-no-text = il campo '{ $field }' deve essere un testo non vuoto
file-long-text = il campo '{ $field }' non può avere più di { $most } lettere
file-hex-object = ogni esagono deve essere un oggetto con { $fields }, non { $found }
file-hex-twice = l’esagono è elencato due volte
file-hex-kind = kind deve essere uno fra { $known }, non { $found }
file-plain-name = l’esagono è plain e non può avere un nome: forse il tipo è un altro?
file-label = l’etichetta { $found } deve essere un testo che nessun altro esagono ha
file-industries = deve essere una lista di nomi diversi
file-line-object = deve essere un oggetto con { $fields }
file-off-board = dovrebbe essere { $expected }, ma l’esagono non è sulla mappa
file-wrong-kind = dovrebbe essere { $expected }, ma l’esagono è { $found }
file-place-object = ogni voce deve essere un oggetto con { $fields }, non { $found }
file-other-name = l’esagono lì ha un altro nome: { $found }
file-no-investments = il campo '{ $field }' deve elencare gli investimenti della città
file-no-industry = l’industria { $found } non esiste; ci sono: { $known }
file-used-twice = l’esagono è usato due volte, per { $first } e per { $second }
file-name-twice = due località si chiamano { $name }
file-no-entry = è { $kind } ma non ha una voce in '{ $field }'
file-few-lines = una partita ha bisogno di almeno due linee
file-line-twice = due linee hanno questa sigla
file-starts-touch = le cittadine di partenza { $first } e { $second } si toccano: nessuna linea potrebbe cominciare
file-component = deve essere un numero intero da 1 a { $most }, non { $found }
