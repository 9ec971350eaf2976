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
panel-unfloated = non quotata
panel-unfloated-tip = Si quota quando sono state comprate cinque sue azioni.
panel-promised-tip = Se non si quota entro la fine del Round Azionario, { $player } paga una multa di { $fine }.
panel-permits = licenze
panel-markers = stazioni
panel-markers-tip = Segnalini non ancora piazzati: { $unused }
panel-list = { $each }
panel-holdings = Azioni
panel-holdings-note = in grassetto: il direttore
panel-holdings-tab = Azioni
panel-offering = IPO
panel-offering-tip = Nell’IPO
panel-pool = Bank Pool
panel-pool-tip = Nel Bank Pool
panel-treasury = proprie
panel-treasury-tip = In tesoreria
panel-market = Mercato Azionario
panel-market-note = pile nell’ordine in cui operano
panel-zone-closed = chiuso
panel-zone-par = prezzo iniziale
panel-zone-start = prezzo iniziale, senza concessione
panel-zone-one = prima azione venduta: nessun calo
panel-zone-two = prime due vendute: nessun calo
panel-market-tab = Mercato
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
panel-limit = limite di certificati
panel-lner = LNER
panel-lner-later = dopo la prossima serie di Round Operativi
panel-lner-coming = dopo questa serie di Round Operativi
panel-lner-formed = si è formata

## Sotto il nome di un giocatore

sheet-cash-tip = Contanti
sheet-worth = patrimonio { $worth }
sheet-certificates =
    { $n ->
        [one] 1 certificato
       *[other] { $n } certificati
    } su { $most }
sheet-promised = deve far quotare la { $company }
sheet-promised-tip = Altrimenti una multa di { $fine }
game-1862-length = 3–6 ore
game-1862-editions = da breve a lunga

# Che cosa cambierebbe un’azione.
change-value = { $place } paga
change-slots = stazioni a { $place }
change-price = prezzo della { $company }
change-price-agreed = prezzo della { $company }, ad accordo fatto
change-cash = tesoreria della { $company }
change-director = direttore della { $company }
change-own-cash = contanti di { $player }
    .you = i tuoi contanti
change-own-worth = patrimonio di { $player }
    .you = il tuo patrimonio
change-own-certificates = certificati di { $player }
    .you = i tuoi certificati
change-of = { $n } su { $most }
change-phase = fase
