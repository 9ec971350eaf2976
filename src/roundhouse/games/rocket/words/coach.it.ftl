# Quello che dice l’istruttore nella prima partita: coach-about-<tipo di decisione>, e che cosa conta adesso.

coach-about-action = In un turno hai due azioni. Investi in una città che una linea raggiungerà presto; piazza una stazione davanti a una linea; oppure amplia una linea, che ti dà una quota e paga chi lì ha investito o costruito. Prima di confermare guarda chi incassa.
coach-about-veto-call = Qualcuno vuole ampliare una linea di cui hai quote. Puoi chiamare il veto e poi offrire quote per mandare la locomotiva altrove. Ne vale la pena se quell’esagono paga agli altri molto più che a te, o ti toglie qualcosa. Altrimenti lascia correre: alla fine le quote sono denaro.
coach-about-veto-bid = Fai un’offerta di quote di questa linea per un altro esagono. L’offerta più alta decide e le sue quote si restituiscono. Il giocatore di turno può pareggiarla: offri solo per un esagono che vuoi, e solo quanto vale.
coach-about-veto-answer = Contro la tua mossa è stato chiamato il veto. Puoi pareggiare l’offerta più alta con altrettante tue quote: allora vale il tuo esagono, e le restituisci. Se lì guadagni meno di quanto valgono le quote, lascia fare agli altri.

coach-line-lead =
    { $own ->
        [one] Nella { $line } sei davanti, 1 quota a { $other }. La maggioranza ora vale { $money }.
       *[other] Nella { $line } sei davanti, { $own } quote a { $other }. La maggioranza ora vale { $money }.
    }
coach-line-behind =
    { $other ->
        [one] Nella { $line } è davanti { $player }, con 1 quota contro { $own } delle tue. La maggioranza ora vale { $money }.
       *[other] Nella { $line } è davanti { $player }, con { $other } quote contro { $own } delle tue. La maggioranza ora vale { $money }.
    }
coach-line-tie =
    { $own ->
        [one] Nella { $line } sei in parità con { $player }, 1 quota a testa. La maggioranza ora vale { $money }.
       *[other] Nella { $line } sei in parità con { $player }, { $own } quote a testa. La maggioranza ora vale { $money }.
    }
coach-lines-left = Linee ancora in gioco: { $n }. Quando al massimo una ha ancora quote da dare, la partita finisce.
