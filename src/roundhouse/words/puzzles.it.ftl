### I rompicapi nel browser; si caricano con il primo. Che cosa chiede un gioco sta nella sua cartella.

puzzles-title = Rompicapi
puzzles-help = Posizioni da partite giocate, con una sola risposta migliore e la sua dimostrazione. Si risolvono sul tabellone, come in partita.
puzzles-none = Qui nessun gioco ha rompicapi.
puzzles-today = Rompicapo del giorno
puzzles-today-help = uguale per tutti, ne arriva uno nuovo a mezzanotte UTC
puzzles-today-done = risolto
puzzles-all = Tutti i rompicapi
puzzles-solve = Risolvi
puzzles-again = Ancora
puzzles-rating = Punteggio { $n }
puzzles-rating-none = ancora nessun punteggio
puzzles-streak =
    { $n ->
        [0] nessuna serie
        [one] Serie di 1 giorno
       *[other] Serie di { $n } giorni
    }
puzzles-solved = { $done } su { $all } risolti
puzzles-level-easy = Facile
puzzles-level-medium = Medio
puzzles-level-hard = Difficile
puzzles-choose = { $game }, { $theme }, { $level }
puzzles-panel = Rompicapo
puzzles-task = Il tuo compito
puzzles-difficulty = difficoltà { $n }
puzzles-waiting = Gli altri rispondono.
puzzles-right = È la risposta migliore.
puzzles-wrong = C’è di meglio.
puzzles-yours = La tua
puzzles-best = La migliore
puzzles-best-answer = La risposta migliore
puzzles-best-count = Altrettanto buone sono in tutto { $n } risposte.
puzzles-proof =
    { $n ->
        [one] 1 risposta plausibile è peggiore: { $tempting }.
       *[other] { $n } risposte plausibili sono peggiori; la più allettante: { $tempting }.
    }
puzzles-origin = Da una partita tra bot ({ $origin }), dopo { $at } azioni.
puzzles-boards = La tua risposta e la migliore sul tabellone
puzzles-enlarge = Ingrandisci
puzzles-board-yours = Il tabellone dopo la tua risposta
puzzles-board-best = Il tabellone dopo la risposta migliore
puzzles-next = Prossimo rompicapo
puzzles-retry = Riprova
puzzles-leave = Ai rompicapi
puzzles-earlier = A questo hai già risposto: non conta più.

## Aiuti

puzzles-helps = Aiuti
puzzles-helps-cost = ognuno costa una stella, mai la serie
puzzles-help-more = Un suggerimento
puzzles-help-show = Mostra la soluzione
puzzles-help-begin = Si comincia da ciò che è cerchiato: { $what }.
puzzles-help-picked = È già selezionata: devi solo confermare.
puzzles-stars =
    { $n ->
        [0] Nessuna stella
        [one] 1 stella su 3
       *[other] { $n } stelle su 3
    }
puzzle-worth = La risposta migliore porta a questo: { $best }. La più allettante delle altre: { $tempting }.
