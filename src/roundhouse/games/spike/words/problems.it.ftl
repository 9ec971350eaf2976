### Che cosa non va in opzioni, preparazioni, azioni e file di mappa.

problem-spike-players = il gioco è per 2–4 giocatori (SK-1.1-k), non per { $given }
problem-first-seat = deve essere un posto da 0 a { $most }, non { $given }
problem-option-unknown = questa opzione non esiste; ci sono: { $known }
problem-option-value = non può essere { $given }; valori possibili: { $allowed }
problem-spike-option-kind = i dati di un file di mappa, o il suo percorso sul disco
problem-action-names = ci vuole una lista di nomi
problem-action-faces = ci vuole un oggetto che dia un lato, A o B, per ogni carta
problem-action-direct = ci vuole un oggetto che dia un numero intero per ogni colore
problem-action-wild = i gruppi jolly si scrivono [colore, numero di carte, colore che valgono]
problem-reshuffles = i mazzi a venire si scrivono come lista di oggetti con round e deck, il mazzo con la prima carta in testa

## Preparazioni date

problem-given-seats = ci vuole una voce per ognuno dei { $players } giocatori
problem-given-market = deve contenere ogni Materia Prima una volta, in { $columns } colonne di { $rows }
problem-given-contracts = ogni giocatore ha { $n } contratti
problem-given-card = questa carta Contratto non esiste
problem-given-two-cards = c’è già un contratto per questa Materia Prima: { $commodity }
problem-given-face = il lato deve essere A o B nel gioco base e manca in quello avanzato
problem-given-routes = ogni giocatore deve ricevere { $n } carte Percorso
problem-given-route = questa carta Percorso non esiste, o è distribuita due volte
problem-given-hand = ci vogliono { $n } carte Ferrovia
problem-given-colour = nessuna carta Ferrovia ha il colore { $found }
problem-given-cards = ci vogliono { $needed } carte Ferrovia di colore { $colour }, ma sono { $found }

## File di mappa

file-whole = mappa
file-field = mappa, campo '{ $field }'
file-entry = mappa, campo '{ $field }', { $name }
file-city = mappa, città { $city }
file-segment = mappa, tratto { $segment }
file-card = mappa, carta { $card }
file-cannot-read = il file della mappa non si può leggere
file-nowhere = questo file della mappa non esiste
file-folder = questa è una cartella, non un file della mappa
file-locked = manca il permesso di leggere il file della mappa
file-not-text = il file della mappa non è un file di testo in UTF-8
file-bad-json = il file della mappa non è JSON valido (riga { $line }, colonna { $column })
file-numbers = il file della mappa contiene un numero che JSON non ha, oppure è annidato troppo
file-not-object = il file della mappa deve essere un oggetto JSON
file-shape = ha una forma sbagliata
file-missing = manca il campo '{ $field }'
file-kind = deve essere { $wanted }, non { $found }
file-least = deve essere almeno { $bound }
file-most = deve essere al massimo { $bound }
file-above = deve essere più di { $bound }
file-below = deve essere meno di { $bound }
file-empty-text = deve essere un testo non vuoto
file-bad-id = può contenere lettere, cifre, _ e -, e nient’altro
file-short-list =
    { $n ->
        [one] deve avere almeno una voce
       *[other] deve avere almeno { $n } voci
    }
file-value = non può essere { $found }
file-no-text = il campo '{ $field }' deve essere un testo non vuoto
file-unseen = nel nome ci sono segni che non si vedono
file-too-long = deve essere un testo di al massimo { $most } lettere
file-twice = compare due volte
file-many = ha { $found } voci, e ne sono possibili al massimo { $most }
file-many-colours = i colori possono essere al massimo { $most }
file-time-colour = nessun colore può chiamarsi così: nei mazzi è il nome delle carte Tempo
file-few-cities = una partita ha bisogno di almeno due città
file-no-commodity = la Materia Prima { $found } non esiste; ci sono: { $known }
file-no-node = non c’è nessuna città e nessun incrocio { $found }
file-loop = comincia e finisce a { $node }
file-unknown-colour = non si può dipingere: scegli uno fra { $known }, oppure scrivi in 'hex' come si dipinge, per esempio #2f6db5
file-no-coast = la costa { $found } non esiste; c’è: { $known }
file-no-colour = il colore { $found } non esiste; ci sono: { $known }
file-node-and-segment = una città o un incrocio ha la stessa sigla
file-many-segments = qui possono incontrarsi al massimo { $most } tratti
file-unreachable = non è raggiungibile dalle altre città
file-rows = devono essere i numeri 1, 2, 3 e così via
file-market = ha { $places } posti per { $goods } Materie Prime
file-levels = deve avere { $n } livelli: uno più dei costi dei miglioramenti
file-levels-fall = ogni livello deve essere più alto del precedente
file-contracts-each = deve dire quanti contratti riceve ciascuno dei { $players } giocatori, al massimo { $goods } in tutto
file-few-cards = con { $players } giocatori ci vogliono almeno { $needed } carte Ferrovia, e sono { $found }
file-no-city = la città { $found } non esiste
file-face-twice = questo lato compare due volte
file-no-deliveries = non paga in nessuna città
file-one-face = ha bisogno di un lato A e di un lato B
file-two-commodities = ha due Materie Prime, { $first } e { $second }
file-no-destinations = non ha destinazioni
file-city-twice = elenca due volte la città { $city }
file-no-card = manca una carta Contratto per { $commodity }
file-few-routes = le carte Percorso devono essere almeno { $needed }, ma sono { $found }

## Tipi di valori JSON

json-int = un numero intero
json-float = un numero
json-str = un testo
json-bool = vero o falso
json-array = una lista
json-object = un oggetto
json-null = niente
