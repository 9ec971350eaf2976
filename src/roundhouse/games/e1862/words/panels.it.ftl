### 1862: i pannelli accanto alla mappa.

panel-companies = Compagnie
panel-companies-note = nell’ordine in cui operano
panel-companies-tab = Compagnie
panel-company = compagnia
panel-company-tip = { $name }
panel-director = direttore
panel-nobody = nessuno
panel-nobody-tip = In amministrazione controllata
panel-price = prezzo
panel-par-tip = Collocamento { $par }
panel-cash = cassa
panel-trains = treni
panel-unfloated = non in attività
panel-unfloated-tip = Entra in attività quando sono state comprate cinque sue quote.
panel-promised-tip = Se non entra in attività entro la fine del turno azionario, { $player } paga una multa di { $fine }.
panel-permits = licenze
panel-markers = stazioni
panel-markers-tip = Segnalini da usare: { $unused }
panel-list = { $each }
panel-holdings = Quote
panel-holdings-note = in grassetto: il direttore
panel-holdings-tab = Quote
panel-offering = offerta
panel-offering-tip = Nell’offerta iniziale
panel-pool = mercato
panel-pool-tip = Nel mercato
panel-treasury = proprie
panel-treasury-tip = In tesoreria
panel-market = Listino
panel-market-note = pile nell’ordine in cui operano
panel-zone-closed = chiuso
panel-zone-par = prezzo iniziale qualsiasi
panel-zone-start = prezzo iniziale nel turno azionario
panel-zone-one = prima vendita libera
panel-zone-two = prime due vendite libere
panel-market-tab = Listino
panel-stack = compagnie
panel-charters = Concessioni future
panel-charters-note =
    { $n ->
        [one] una compagnia
       *[other] { $n } compagnie
    }
panel-opens = dalla fase
panel-bank-depot = Banca e deposito
panel-bank = banca
panel-phase = fase
panel-depot = treni { $band } nel deposito
panel-priority = priorità
panel-limit = certificati al massimo
panel-lner = LNER
panel-lner-later = dopo la prossima serie di turni operativi
panel-lner-coming = dopo questa serie di turni operativi
panel-lner-formed = si è formata

## Sotto il nome di un giocatore

sheet-cash-tip = Contanti
sheet-worth = patrimonio { $worth }
sheet-certificates =
    { $n ->
        [one] 1 certificato
       *[other] { $n } certificati
    } su { $most }
sheet-promised = deve far entrare in attività la { $company }
sheet-promised-tip = Altrimenti una multa di { $fine }
game-1862-length = 3–6 ore
game-1862-editions = da breve a lunga
