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
panel-shares-note = la maggioranza vale il valore, il secondo posto la metà
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
sheet-shares =
    { $n ->
        [one] { $n } quota
       *[other] { $n } quote
    }
sheet-stations =
    { $n ->
        [one] { $n } stazione
       *[other] { $n } stazioni
    }
sheet-reserve =
    { $n ->
        [one] { $n } stazione in riserva
       *[other] { $n } stazioni in riserva
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
