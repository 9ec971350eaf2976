### Stephenson's Rocket: i pannelli accanto alla mappa.

## Un veto in corso

panel-veto = Veto sulla { $line }
panel-veto-called = è stato chiamato il veto
panel-veto-open = può chiamarlo chi ha quote
panel-veto-player = giocatore
panel-veto-holds = quote
panel-veto-answer = risposta
panel-veto-bid = offre { $n }
panel-veto-asked = deve rispondere ora
panel-veto-proposed = ha scelto la mossa
panel-veto-later = può ancora rispondere
panel-veto-done = ha risposto


## Quote e linee

panel-shares = Quote e linee
panel-shares-tab = Quote
panel-shares-note = la maggioranza incassa il valore, il secondo la metà
panel-line = linea
panel-left = restano
panel-left-tip = Quote ancora disponibili
panel-value = valore
panel-value-tip = Località connesse alla linea
panel-linked = staz.
panel-linked-tip = Stazioni collegate alla linea
panel-linked-each = Stazioni collegate: { $each }
panel-each = { $player } { $n }
panel-pays = paga ora
panel-pays-tip = Quanto renderebbero le quote della linea se si contasse adesso
panel-paid = Paga ora: { $pay }
panel-line-tip = { $name } ({ $status })
panel-gone-tip = La { $name } è stata eliminata: con una fusione è confluita nella { $survivor }.

## Investimenti

panel-investments = Investimenti
panel-investments-tab = Città
panel-investments-note = acquisiti { $n } su { $whole }
panel-city = città
panel-reached = connessa a
panel-reached-tip = Linee a cui la città è connessa
panel-claims = { $each }

## Scorta

panel-supply = Scorta
panel-supply-tab = Scorta
panel-of = { $n } su { $whole }
panel-tiles = tessere binario rimaste
panel-passengers = passeggeri
panel-own-supplementary =
    di cui { $n ->
        [one] 1 supplementare
       *[other] { $n } supplementari
    }
panel-supplementary = quote supplementari

## Sotto il nome di un giocatore

sheet-total = Punteggio finora
sheet-secret = i totali sono segreti
sheet-shares =
    { $n ->
        [one] { $n } quota
       *[other] { $n } quote
    }
sheet-stations-short = { $n } staz.
sheet-claims-short = { $n } inv.
sheet-passengers-short = { $n } pass.
sheet-stations-tip =
    { $n ->
        [one] { $n } stazione sulla mappa, { $reserve } in riserva
       *[other] { $n } stazioni sulla mappa, { $reserve } in riserva
    }
sheet-claims =
    { $n ->
        [one] { $n } investimento
       *[other] { $n } investimenti
    }
sheet-passengers =
    { $n ->
        [one] { $n } passeggero
       *[other] { $n } passeggeri
    }

## Che cosa si può fare con un’azione, e che cosa porta.

verb-invest = Investi
verb-invest-brings =
    { $begins ->
        [0] non resta nulla
        [one] { $free } liberi in una città
       *[other] { $free } liberi in { $begins } città
    }
verb-invest-asks =
    { $picked ->
        [0] Investi: in quale città e industria?
       *[other] Investi a { $what }: in quale industria?
    }
verb-station-place = Piazza una stazione
verb-station-place-brings =
    { $begins ->
        [0] nessuna si può piazzare
       *[other] { $reserve } nella riserva
    }
verb-station-place-asks = Piazza una stazione: in quale esagono?
verb-station-move = Sposta una stazione
verb-station-move-brings =
    { $begins ->
        [0] nessuna si può spostare
        [one] una si può spostare
       *[other] { $begins } si possono spostare
    }
verb-station-move-asks =
    { $picked ->
        [0] Sposta una stazione: quale?
       *[other] Sposta la stazione: dove?
    }
verb-extend = Amplia una linea
verb-extend-brings =
    { $begins ->
        [0] nessuna si può ampliare
        [one] una linea
       *[other] { $begins } linee
    }
verb-extend-asks =
    { $picked ->
        [0] Amplia una linea: quale?
       *[other] Amplia la { $what }: verso dove?
    }

brings-reaches = raggiunge
brings-place = { $place }
brings-value = { $places }: valore da { $n } a { $then }
brings-paid = incassano
brings-you-nothing = tu: niente
brings-shares = quote
brings-then = poi
brings-merger = la { $line } confluisce nella { $survivor }
brings-passenger = un passeggero
brings-isolated = la { $line } resta isolata

do-invest = Investi a { $city }: { $industry }
do-station-place = Piazza una stazione in { $hex }
do-station-move = Sposta la stazione da { $from } a { $hex }
do-extend = Amplia la { $line } fino a { $hex }
do-bid = Veto: offri { $n } per { $hex }
do-answer = Rispondi con { $n } per { $hex }

prospect-answers = Che cosa succederebbe
prospect-if-win = se vinci
prospect-if-match = se { $player } pareggia
prospect-if-let-be = se passi
prospect-won =
    { $n ->
        [one] restituisci una quota; va in { $hex }. Incassano:
       *[other] restituisci { $n } quote; va in { $hex }. Incassano:
    }
prospect-matched =
    { $n ->
        [one] { $player } restituisce una quota; va come proposto. Incassano:
       *[other] { $player } restituisce { $n } quote; va come proposto. Incassano:
    }
prospect-nothing = nessuno restituisce nulla. Incassano:
