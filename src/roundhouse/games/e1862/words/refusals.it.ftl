### 1862: perché un’azione è rifiutata. L’id della regola si dice accanto.

why-over = La partita è finita.
why-not-asked = Ora deve decidere { $player }.
why-not-now = Non è questo che si chiede ora.
why-no-company = Questa compagnia non esiste.
why-not-in-play = La { $company } non è in questa partita.
why-lner-no-starts = La LNER si è formata: la { $company } non si può più avviare.
why-started = La { $company } è già stata avviata.
why-not-open = La { $company } è disponibile solo dalla fase { $phase }.
why-barred = La { $company } ha mancato l’obbligo e torna nel prossimo turno azionario.
why-home-full = Non si può fare posto a { $hex }, la sede della { $company }.
why-has-charter = In questo Parlamento hai già ottenuto una concessione; puoi solo fare offerte nelle aste altrui.
why-reserve = Dopo l’offerta devono restare { $reserve } per il certificato di direttore; hai { $cash }.
why-limit = Il limite di { $limit } certificati è raggiunto.
why-bid-step = Le offerte sono multipli di £{ $step }, a partire da £0.
why-raise = La prossima offerta è di almeno £{ $least }, a passi di £{ $step }.
why-par-value = Il collocamento è uno fra { $pars }.
why-par-money = Il certificato di direttore costerebbe { $amount }, più di quanto hai.
why-marker-count = La { $company } può comprare da { $least } a { $most } segnalini.
why-not-held =
    { $held ->
        [0] Non hai quote
        [one] Hai solo 1 quota
       *[other] Hai solo { $held } quote
    } della { $company }.
why-bought-now =
    In questo turno azionario hai comprato { $n ->
        [one] 1 quota
       *[other] { $n } quote
    } della { $company } e devi tenerne altrettante.
why-certificate = Il mercato non può cambiare il certificato di direttore della { $company } e nessun altro potrebbe prenderlo.
why-fine-short = Così { $amount } della multa resterebbero da pagare, anche se della { $company } si può vendere un blocco più grande; si vende una volta sola.
why-sold-block = Hai già venduto quote della { $company } in questo turno: un solo blocco per compagnia.
why-must-sell = Superi il limite di { $limit } certificati e devi prima vendere.
why-not-started = La { $company } non è stata avviata.
why-no-source = Le quote si comprano dall’offerta iniziale, dal mercato o da una tesoreria.
why-no-share = Non si possono comprare quote della { $company } { $source }.
why-sold-before = In questo turno azionario hai venduto quote della { $company } e non puoi comprarne.
why-share-money = La quota costa { $amount }; hai { $cash }.
why-beginners-start = Nella versione per principianti le compagnie si avviano solo in Parlamento.
why-start-price = Il prezzo è una casella del listino da £{ $least } a £{ $most }.
why-no-partner = Non c’è una tale compagnia con cui unirsi.
why-survivor = Sopravvive la { $company } oppure la { $other }.
why-receivership-merger = La { $other } è in amministrazione controllata.
why-not-connected = Nessun binario collega la { $company } alla { $other }.
why-refused = Il direttore della { $other } ha già rifiutato che sopravviva la { $survivor }.
why-not-removable = Non è un segnalino a cui la { $company } può rinunciare.
why-no-such-tile = Questa tessera o questo esagono non esiste.
why-home-first = Prima si deve costruire sulla sede, { $hex }.
why-home-room = La nuova tessera a { $hex } deve avere un posto in più.
why-no-route = Nessun percorso della { $company } raggiunge così { $hex }.
why-no-green = Le tessere verdi arrivano con la fase B.
why-no-brown = Le tessere marroni arrivano con la fase D.
why-no-tile-left = Non restano tessere { $tile }.
why-laid-already = In questo turno si è già posata una tessera: può seguirne solo un’altra gialla.
why-n-alone = Una tessera N deve essere l’unica del turno.
why-no-segment = Una piccola stazione richiede un tratto che non ne ha, su una tessera di cittadina verde o marrone.
why-no-large-station = Su quell’esagono non c’è una grande stazione.
why-no-marker = La { $company } non ha segnalini da usare.
why-own-marker-there = La { $company } ha già un segnalino a { $hex }.
why-no-slot = Tutti i posti a { $hex } sono occupati.
why-terminal-home = In questa partita una compagnia non costruisce un terminal nel turno in cui mette la base.
why-terminal-alone = Nel turno del terminal la compagnia non costruisce e non mette un’altra stazione.
why-terminal-there = La { $company } ha già un terminal.
why-terminals-taken = Quel posto a Londra non è libero.
why-no-london = Nessun percorso della { $company } raggiunge Londra.
why-logged-amounts = Gli importi si calcolano dalle corse; solo le partite importate portano i propri.
why-beginners-hudson = La versione per principianti non ha la manovra di Hudson.
why-hudson-local = La manovra richiede un treno locale che abbia corso.
why-hudson-revenue = La manovra richiede un incasso superiore a £10.
why-hudson-price = L’incasso raggiunge il prezzo di { $price } anche senza la manovra.
why-hudson-money = Si dovrebbero aggiungere { $amount }, più di quanto abbiano tesoreria e sussidio.
why-no-such-type = In questa partita non ci sono treni di quel tipo.
why-train-limit = La { $company } è al suo limite di treni.
why-warranties =
    { $most ->
        [0] Non si possono comprare garanzie.
        [one] Con questo treno si può comprare al massimo 1 garanzia.
       *[other] Con questo treno si possono comprare al massimo { $most } garanzie.
    }
why-train-money = Costa { $amount }; la tesoreria ha { $cash }.
why-no-such-train = Nessun’altra compagnia ha quel treno.
why-lner-trains = Dopo la LNER i treni si comprano solo dalla banca.
why-bank-train = Dopo essersi procurati il denaro il treno deve venire dalla banca.
why-receivership-train = La { $company } è in amministrazione controllata e non vende treni.
why-train-refused = Quel treno è già stato rifiutato.
why-no-need = La { $company } non deve procurarsi denaro.
why-shares-short = Le quote della tesoreria non coprono le { $amount } che mancano.
why-refinancing-short = Rifinanziarsi porterebbe { $amount }, troppo poco per un treno della banca.
why-needs-train = La { $company } deve avere un treno alla fine del suo turno.
why-beginners-redeem = Nella versione per principianti non si riscattano quote.
why-receivership-redeem = La { $company } è in amministrazione controllata e non riscatta nulla.
why-nothing-to-redeem = Il mercato non ha quote ordinarie della { $company }.
why-redeem-money = Una quota costa { $amount }, più di quanto abbia la tesoreria.
