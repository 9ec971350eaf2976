### 1862: il comando `routes`, e che cosa può non andare nelle situazioni che legge.

cli-routes = trova le corse migliori di 1862 per situazioni registrate, e lo dimostra
cli-routes-file = un file di situazioni di corsa, un oggetto JSON per riga, semplice o compresso con gzip
cli-routes-preset = di chi è la lettura delle regole
cli-routes-deadline = secondi per ogni riga; senza, ogni risposta è dimostrata
cli-routes-json = stampa un oggetto JSON per riga

routes-answer = { $game } { $action }: £{ $revenue }, registrate £{ $recorded }, { $proof }, { $ms } ms
routes-proven = dimostrato
routes-unproven = non dimostrato, al massimo £{ $bound }
routes-summary = { $n ->
    [one] 1 riga
   *[other] { $n } righe
}: mediana { $median } ms, p95 { $p95 } ms, massimo { $max } ms; { $above } sopra, { $equal } pari, { $below } sotto la corsa registrata

routes-seconds = deve essere un numero di secondi non negativo, non { $given }
routes-line = riga { $n }
routes-field = riga { $n }, campo { $field }
routes-not-object = deve essere un oggetto JSON
routes-missing = manca
routes-number = deve essere un numero intero da { $least } a { $most }, non { $given }
routes-unknown = { $given } non è noto
routes-list = deve essere una lista, non { $given }
routes-object = deve essere un oggetto, non { $given }
routes-no-city = { $given } non ha una stazione grande
routes-tile-form = deve essere una tessera, la sua rotazione e, per una cittadina, le sue stazioni piccole; non { $given }
routes-tile-kind = la tessera { $given } non va su questo esagono
routes-no-segment = la tessera non ha il binario { $given }
routes-token-form = deve essere un esagono e un cerchio, non { $given }
routes-slot-taken = c’è già un altro segnalino: { $given }
routes-london-full = Londra ha solo quattro terminal
