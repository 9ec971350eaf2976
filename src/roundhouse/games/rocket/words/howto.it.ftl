# Come si gioca, per chi non ha mai visto il gioco: howto-<capitolo>, howto-<capitolo>-<punto> e il suo testo.

howto-about = Inghilterra, 1830. Sette linee attraversano il paese, e ogni giocatore può ampliare quella che vuole. Le linee non sono di nessuno: tue sono le quote, gli investimenti nelle città e le stazioni.
howto-wins = Alla fine vince chi ha più soldi. La partita finisce quando al massimo una linea ha ancora quote da dare, o quando finiscono le tessere binario.
howto-fact-turn = Un turno
howto-fact-turn-value = due azioni
howto-fact-luck = Fortuna
howto-fact-luck-value = nessuna
howto-fact-hidden = Nascosto
howto-fact-hidden-value = solo quanti soldi ha ciascuno

howto-idea = L’idea in sei immagini
howto-idea-turn = Nel tuo turno fai due cose
howto-idea-turn-text = Investi in una città, piazza una stazione o amplia una linea. Qui è illuminato tutto ciò che puoi scegliere.
howto-idea-extend = Amplia una linea, prendi una quota
howto-idea-extend-text = Chiunque può muovere qualsiasi locomotiva di un esagono. Chi lo fa prende una quota di quella linea: le quote sono tue, le linee no.
howto-idea-cities = Le città pagano chi ha investito
howto-idea-cities-text = Una linea che arriva accanto a una città la fa pagare subito: £2.000 a chi vi ha più investimenti, £1.000 al secondo.
howto-idea-towns = Le cittadine ferroviarie pagano le stazioni
howto-idea-towns-text = Quando una linea arriva accanto a una cittadina ferroviaria incassa chi ha più stazioni su quella linea, e una linea lunga rende più di una corta.
howto-idea-veto = Non ti va? Veto
howto-idea-veto-text = Chi ha quote della linea può fare un’offerta di quote per mandare la locomotiva altrove. L’offerta più alta decide e le sue quote si restituiscono; il giocatore di turno può pareggiarla.
howto-idea-merger = Linee in fusione: la maggioranza incassa
howto-idea-merger-text = Porta una linea dentro un’altra e sparisce. Chi ha più quote incassa il suo valore, il secondo la metà. Le sue quote passano alla superstite, una ogni due.

howto-turn = Un turno, passo per passo
howto-turn-invest = Investire
howto-turn-invest-text = Prendi uno dei segnalini industria di una città. Non costa che l’azione. L’investimento paga quando una linea connette la città, e ancora una volta alla fine.
howto-turn-station = Piazzare una stazione
howto-turn-station-text = Metti una tua stazione su un esagono libero dove è probabile che passi una linea. Quando i binari la raggiungono è collegata a quella linea, e conta per ogni cittadina ferroviaria che la linea connette da lì in poi.
howto-turn-extend = Ampliare una linea
howto-turn-extend-text = Scegli una linea e uno degli esagoni davanti alla locomotiva. Prendi una quota; gli altri possono porre il veto; poi si posano i binari dietro la locomotiva e si paga tutto ciò che raggiunge. Con le tue due azioni non puoi ampliare due volte la stessa linea.
howto-turn-passengers = Passeggeri
howto-turn-passengers-text = Se porti una locomotiva nella stazione di un altro ottieni un passeggero. Alla fine chi ha più passeggeri incassa £6.000, il secondo £3.000.

howto-veto = Il veto, con un esempio
howto-veto-call = Qualcuno non è d’accordo
howto-veto-call-text = Ada amplia la LBSCR verso London, dove ha investito. Bruno ha una quota della LBSCR, quindi può chiamare il veto e offrirla per un altro esagono. Se nessuno offre di più e Ada non pareggia, la linea va dove vuole lui, e lui restituisce la quota.
howto-veto-answer = La risposta
howto-veto-answer-text = Ada pareggia con la quota appena presa: a parità decide il giocatore di turno. La linea si ferma accanto a London, e London le paga £2.000. Dunque una quota è anche un’arma: chi non ne ha su una linea non può fermarla.

howto-end = La fine e l’ultimo conteggio
howto-end-when = Quando finisce
howto-end-when-text = Le linee spariscono con una fusione, e quelle che non possono raggiungerne un’altra sono isolate: non danno più quote. Quando al massimo una linea ha ancora quote da dare, la partita è finita. Lo è anche quando si posa l’ultima delle 60 tessere binario.
howto-end-count = Che cosa si paga allora
howto-end-count-text = I passeggeri; per ogni industria chi vi ha più investimenti; per ogni linea rimasta chi vi ha più stazioni e più quote. Il valore di una linea è ciò che connette, e una linea lunga alla fine vale più di molti pagamenti fatti prima.

howto-mistakes = Gli errori di chi comincia
howto-mistakes-order = Prima ampliare, poi investire
howto-mistakes-order-text = Una città paga quando la linea arriva, non dopo. Investi con la prima azione, amplia con la seconda.
howto-mistakes-single = Investimenti sparsi dappertutto
howto-mistakes-single-text = Si pagano solo i primi due, e chi è in parità divide. Due segnalini in una città che una linea raggiungerà valgono più di uno in ciascuna di due città.
howto-mistakes-money = Pagare gli altri
howto-mistakes-money-text = Prima di confermare guarda chi incassa. Una quota per te e £2.000 per un altro sono un cattivo affare.
howto-mistakes-veto = Spendere l’ultima quota
howto-mistakes-veto-text = Un veto costa quote, che ne valga la pena o no. Tienine una su ogni linea che conta, e lascia correre le piccole cose.
howto-mistakes-end = Perdere la maggioranza
howto-mistakes-end-text = Quando due linee sono a un esagono di distanza, conta le loro quote: chi fa la fusione nel prossimo turno sceglie il momento. Falla finché sei davanti, o prima prendi ancora una quota.

howto-editions = 1999 o 2018
howto-editions-differ = Che cosa cambia
howto-editions-differ-text = Nell’edizione del 2018 si conta il prestigio, visibile a tutti, invece di soldi nascosti, le quote sono senza limite, e il giocatore di turno risponde al veto solo per l’esagono scelto all’inizio. Finisce dopo un turno in cui sei linee sono chiuse. Per la prima partita consigliamo l’edizione del 1999, in tre.
