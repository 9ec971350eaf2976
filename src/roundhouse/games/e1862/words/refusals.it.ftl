### 1862: perché un’azione è rifiutata. L’id della regola si dice accanto.

why-over = La partita è finita: non si può più giocare.
why-not-asked = Ora non tocca a te: prima deve decidere { $player }.
why-not-now = Questo non risponde alla domanda in corso: scegli una delle risposte proposte.
why-no-company = Questa compagnia non esiste: scegline una di quelle in gioco.
why-not-in-play = La { $company } non è in questa partita: scegli una delle compagnie in gioco.
why-lner-no-starts = La LNER si è formata e la { $company } non si può più avviare: compra azioni delle compagnie in corso.
why-started = La { $company } è già stata avviata: compra sue azioni o avvia un’altra compagnia.
why-not-open = La { $company } non è disponibile prima della fase { $phase }: scegli una compagnia di un gruppo già aperto.
why-barred = La { $company } non si è quotata in tempo e torna disponibile solo nel prossimo Round Azionario: scegli un’altra compagnia.
why-home-full = A { $hex }, l’esagono-base della { $company }, non c’è posto per la stazione-base e non si può fare: scegli un’altra compagnia.
why-has-charter = In questo Parlamento hai già ottenuto una concessione: non puoi più aprire aste, solo fare offerte in quelle degli altri.
why-reserve = Hai { $cash }, e dopo l’offerta devono restarti { $reserve } per il certificato-direttore: offri meno o passa.
why-limit = Sei al limite di { $limit } certificati: vendi azioni prima di prenderne un altro.
why-bid-step = Questa offerta non è possibile: le offerte sono multipli di £{ $step }, da £0 in su.
why-raise = L’offerta è troppo bassa: la prossima è di almeno £{ $least }, a passi di £{ $step }.
why-par-value = Non è un prezzo di collocamento: scegline uno fra { $pars }.
why-par-money = Con quel prezzo di collocamento il certificato-direttore costerebbe { $amount }, più di quanto hai: scegline uno più basso.
why-marker-count = La { $company } non può comprare quel numero di segnalini: scegli da { $least } a { $most }.
why-not-held =
    { $held ->
        [0] Non hai azioni della { $company }.
        [one] Hai solo 1 azione della { $company }.
       *[other] Hai solo { $held } azioni della { $company }.
    }
why-bought-now =
    In questo Round Azionario hai comprato { $n ->
        [one] 1 azione
       *[other] { $n } azioni
    } della { $company } e devi tenerne altrettante: vendine di meno.
why-certificate = Non puoi vendere quel numero di azioni della { $company }: il Bank Pool non può cambiare il certificato-direttore e nessun altro potrebbe prenderlo.
why-fine-short = Così { $amount } della multa resterebbero da pagare. Vendi un blocco più grande della { $company }: le sue azioni si vendono una volta sola.
why-sold-block = In questo turno hai già venduto azioni della { $company }, e si vende un solo blocco per compagnia: vendi quelle di un’altra o aspetta il prossimo turno.
why-must-sell = Superi il limite di { $limit } certificati: vendi azioni prima di fare altro.
why-not-started = La { $company } non è ancora stata avviata e non ha azioni in vendita: avviala o scegli un’altra compagnia.
why-no-source = Lì non si vendono azioni: compra dall’IPO, dal Bank Pool o da una tesoreria.
why-no-share = Non si possono comprare azioni della { $company } { $source }: scegli un’altra provenienza o un’altra compagnia.
why-sold-before = In questo Round Azionario hai venduto azioni della { $company }: non puoi comprarne fino al prossimo.
why-share-money = L’azione costa { $amount }, ma hai solo { $cash }: scegline una meno cara o prima vendi azioni.
why-beginners-start = Nella versione per principianti le compagnie si avviano solo in Parlamento: lì puoi fare un’offerta per una concessione.
why-start-price = Una compagnia non può partire da quel prezzo: scegli sul Mercato Azionario un prezzo da £{ $least } a £{ $most }.
why-no-partner = Non c’è una compagnia simile con cui unirsi: scegline una già quotata.
why-survivor = Quella compagnia non può sopravvivere: scegli la { $company } o la { $other }.
why-receivership-merger = La { $other } è in amministrazione controllata e non può unirsi a nessuno: scegli un’altra compagnia.
why-not-connected = Nessun binario collega la { $company } alla { $other }: due compagnie si uniscono solo se i binari vanno da una stazione dell’una a una dell’altra.
why-refused = Il direttore della { $other } ha già rifiutato che sopravviva la { $survivor }: proponi altro.
why-not-removable = La { $company } non può rinunciare a quel segnalino: scegline un altro dei suoi sulla mappa, ma non la stazione-base.
why-no-such-tile = Questa tessera o questo esagono non esiste: scegli fra quelli proposti.
why-home-first = La { $company } deve prima costruire sul suo esagono-base: posa una tessera a { $hex }.
why-home-room = Alla stazione-base serve posto: per { $hex } scegli una tessera con un posto in più.
why-no-route = Nessuna tratta della { $company } raggiunge così { $hex }: costruisci dove portano i suoi binari.
why-no-green = Le tessere verdi non sono disponibili prima della fase B: posane una gialla.
why-no-brown = Le tessere marroni non sono disponibili prima della fase D: scegli un altro colore.
why-no-tile-left = Le tessere { $tile } sono finite: scegline un’altra.
why-laid-already = In questo turno è già stata posata una tessera: a una gialla può seguire solo un’altra gialla.
why-n-alone = Una tessera N deve essere l’unica del turno: posala in un turno a parte.
why-no-segment = Lì non c’è posto per una stazione piccola: serve un tratto che non ne ha, su una tessera di cittadina verde o marrone.
why-no-large-station = Su quell’esagono non c’è una stazione grande: i segnalini si mettono solo sulle stazioni grandi.
why-no-marker = La { $company } non ha più segnalini da piazzare.
why-own-marker-there = La { $company } ha già un segnalino a { $hex }: scegli un’altra città.
why-no-slot = Tutti i posti a { $hex } sono occupati: scegli una città con un posto libero.
why-terminal-home = In questa partita una compagnia non può costruire un terminal nel turno in cui mette la stazione-base: costruiscilo in un turno successivo.
why-terminal-alone = Nel turno in cui costruisce un terminal, una compagnia non posa binari e non mette un’altra stazione: scegli una cosa o l’altra.
why-terminal-there = La { $company } ha già un terminal a Londra, e non può averne più di uno.
why-terminals-taken = Quel posto a Londra è occupato: scegline uno libero.
why-no-london = Nessuna tratta della { $company } raggiunge Londra: prima costruisci i binari fino a un suo ingresso.
why-logged-amounts = Gli importi si calcolano dalle corse; solo le partite importate possono indicare i propri.
why-beginners-hudson = La versione per principianti non prevede la Manovra George Hudson: paga o trattieni.
why-hudson-local = La manovra richiede un treno locale che abbia corso in questo turno: paga o trattieni.
why-hudson-revenue = La manovra richiede un incasso superiore a £10: paga o trattieni.
why-hudson-price = L’incasso raggiunge già il prezzo di { $price } e la manovra non serve: paga semplicemente i dividendi.
why-hudson-money = Per la manovra servirebbero { $amount }, più di quanto hanno tesoreria e sussidio: paga o trattieni.
why-no-such-type = In questa partita non ci sono treni di quel tipo: scegline un altro.
why-train-limit = La { $company } ha tutti i treni che può avere: non può comprarne un altro di questo tipo.
why-warranties =
    { $most ->
        [0] Con questo treno non si possono comprare garanzie.
        [one] Con questo treno si può comprare al massimo 1 garanzia.
       *[other] Con questo treno si possono comprare al massimo { $most } garanzie.
    }
why-train-money = Costa { $amount }, ma la tesoreria ha solo { $cash }.
why-no-such-train = Nessun’altra compagnia ha quel treno: scegline uno di quelli proposti.
why-lner-trains = Dopo la formazione della LNER i treni si comprano solo dalla banca.
why-bank-train = Dopo essersi procurata il denaro, la compagnia deve comprare il treno dalla banca.
why-receivership-train = La { $company } è in amministrazione controllata e non vende treni: compra dalla banca o da un’altra compagnia.
why-train-refused = La vendita di quel treno è già stata rifiutata: comprane un altro.
why-no-need = La { $company } non deve procurarsi denaro: ha un treno o può pagarne uno.
why-shares-short = Mancano { $amount }, e vendere le azioni della tesoreria non basterebbe: rifinanzia la compagnia.
why-refinancing-short = Il rifinanziamento porterebbe { $amount }, troppo poco per un treno della banca.
why-needs-train = La { $company } deve avere un treno alla fine del suo turno: prima comprane uno.
why-beginners-redeem = Nella versione per principianti non si possono riscattare azioni.
why-receivership-redeem = La { $company } è in amministrazione controllata e non può riscattare azioni.
why-nothing-to-redeem = Nel Bank Pool non ci sono azioni ordinarie della { $company }: non c’è nulla da riscattare.
why-redeem-money = Riscattare un’azione costa { $amount }, più di quanto ha la tesoreria.

## Un esagono, prima che sia scelta una tessera

why-hex-unreached = Nessuna tratta della { $company } arriva a { $hex }: costruisci dove porta il suo binario.
why-hex-finished = Nessun’altra tessera può sostituire quella in { $hex }.
why-hex-tiles = Ora in { $hex } non si può posare nulla: { $each }.
short-of-tiles = { $tiles } – { $why }
short-why-no-green = le tessere verdi arrivano con la fase B
short-why-no-brown = le tessere marroni arrivano con la fase D
short-why-no-tile-left = non ne restano
short-why-laid-already = dopo una tessera gialla può seguire solo un’altra gialla
short-why-n-alone = una tessera con la N dev’essere l’unica del turno
short-why-no-route = in nessuna rotazione il nuovo binario si unisce a una tratta
short-why-home-room = non lascia posto alla stazione-base
short-why-home-first = prima viene l’esagono-base

## Una corsa propria

why-own-middle = Una corsa è un unico tratto di binario: togli le fermate dalle estremità.
why-own-no-link = Nessun binario porta direttamente da un’estremità di questa corsa a { $stop }.
