# Quello che dice l’istruttore nella prima partita: coach-about-<tipo di decisione>, e che cosa conta adesso.

coach-about-action = In un turno hai due azioni. Investi in una città che una linea raggiungerà presto; piazza una stazione davanti a una linea; oppure amplia una linea, che ti dà una quota e paga chi lì ha investito o costruito. Prima di confermare guarda chi è pagato.
coach-about-veto-call = Qualcuno vuole ampliare una linea di cui hai quote. Puoi chiamare il veto e poi offrire quote per mandare la locomotiva altrove. Ne vale la pena se quell’esagono paga agli altri molto più che a te, o ti toglie qualcosa. Altrimenti lascia correre: alla fine le quote sono denaro.
coach-about-veto-bid = Fai un’offerta di quote di questa linea per un altro esagono. L’offerta più alta decide e si rende. Il giocatore di turno può pareggiarla: offri solo per un esagono che vuoi, e solo quanto vale.
coach-about-veto-answer = La tua mossa ha ricevuto un veto. Puoi pareggiare l’offerta più alta con altrettante tue quote: allora vale il tuo esagono, e le rendi. Se lì guadagni meno di quanto valgono le quote, lascia fare agli altri.

coach-line-lead = Sulla { $line } sei davanti, { $own } quote a { $other }. La sua maggioranza ora vale { $money }.
coach-line-behind = Sulla { $line } è davanti { $player } con { $other } quote contro { $own }. La sua maggioranza ora vale { $money }.
coach-line-tie = Sulla { $line } sei in parità con { $player }, { $own } quote a testa. La sua maggioranza ora vale { $money }.
coach-lines-left = Linee ancora in gioco: { $n }. Quando al massimo una ha ancora quote da dare, la partita finisce.
