# Come si gioca, per chi non ha mai visto il gioco: howto-<capitolo>, howto-<capitolo>-<punto> e il suo testo.

howto-about = L’East Anglia al tempo della febbre delle ferrovie. Siete investitori. Il vostro denaro fonda compagnie, le compagnie posano binari e fanno correre treni, e quello che guadagnano torna a chi ne ha le azioni. Sulla mappa il denaro si produce; sul Mercato Azionario si vince.
howto-wins = Alla fine vince chi è più ricco: contanti più il prezzo di ogni azione. Ciò che una compagnia ha in tesoreria non conta per nessuno.
howto-fact-rounds = Si gioca
howto-fact-rounds-value = Parlamento, azioni, treni, da capo
howto-fact-luck = Fortuna
howto-fact-luck-value = solo nella preparazione
howto-fact-hidden = Nascosto
howto-fact-hidden-value = nulla

howto-idea = L’idea
howto-idea-money = Due tipi di denaro
howto-idea-money-text = C’è il tuo denaro e c’è quello di ogni compagnia, e non si mescolano mai. Con il tuo compri azioni; una compagnia compra treni con il suo. Da direttore decidi per una compagnia, ma non puoi metterti in tasca il suo denaro: solo i dividendi lo fanno.
howto-idea-rounds = Tre tipi di round
howto-idea-rounds-text = In un Round Parlamentare si fanno offerte per le concessioni con cui fondare compagnie. In un Round Azionario si comprano e si vendono azioni. Nei Round Operativi che seguono ogni compagnia agisce una volta per round: costruisce, corre, paga, compra treni. Poi di nuovo il Parlamento.
howto-idea-track = Le compagnie costruiscono
howto-idea-track-text = Una compagnia posa tessere a partire dalla stazione-base e mette stazioni nelle città. I suoi treni corrono solo dove le sue stazioni lo permettono.
howto-idea-trains = I treni guadagnano
howto-idea-trains-text = Ogni treno fa una corsa, da città a città, fino a un porto o a un’area rossa come Londra. Le corse disegnate qui sono di una partita vera; quello che rendono è l’incasso della compagnia.

howto-shares = Compagnie e azioni
howto-shares-share = Un decimo ciascuna
howto-shares-share-text = Una compagnia ha dieci azioni: sette singole e il certificato-direttore, che ne vale tre. Un’azione prende un decimo di ogni dividendo e vale il prezzo della compagnia.
howto-shares-director = Chi decide
howto-shares-director-text = Chi ha più azioni è direttore e prende tutte le decisioni della compagnia. Chi arriva ad averne di più prende il certificato-direttore, con tutto ciò che c’è di buono e di cattivo nella compagnia.
howto-shares-trade = Un turno del Round Azionario
howto-shares-trade-text = Prima vendi quanto vuoi, poi compri un certificato. Ogni azione venduta fa scendere il prezzo di un passo. Ciò che hai venduto non puoi ricomprarlo in questo Round Azionario.
howto-shares-price = Che cosa muove il prezzo
howto-shares-price-text = Un dividendo pari almeno al prezzo lo muove di una casella a destra, pari a due volte il prezzo di due, e così via. Se non si paga nulla va a sinistra. Così un’azione rende due volte: il dividendo adesso e un prezzo più alto poi.

howto-charters = Le concessioni
howto-charters-auction = L’asta
howto-charters-auction-text = Nel tuo turno proponi una compagnia e fai un’offerta per la sua concessione; gli altri possono rilanciare. Paga solo chi vince, e deve fondare la compagnia. Non interessa a nessun altro? Allora è tua gratis.
howto-charters-par = Il prezzo di collocamento
howto-charters-par-text = Chi vince sceglie il prezzo di collocamento, da £54 a £100, e lo paga tre volte per il certificato-direttore. Può comprare subito fino a due altre azioni. Un prezzo alto dà più denaro alla compagnia, e a te costa di più.
howto-charters-float = La compagnia si quota
howto-charters-float-text = Quando metà delle azioni è venduta la compagnia si quota: riceve dalla banca dieci volte il prezzo di collocamento, paga tre stazioni e agisce dal prossimo Round Operativo. Qui ha appena piazzato la stazione-base.

howto-running = Le corse dei treni
howto-running-route = Che cos’è una corsa
howto-running-route-text = Una corsa comincia e finisce in una stazione grande, in un porto o in un’area rossa e tocca una stazione della compagnia. Una corsa deve comprendere la stazione-base, le altre devono incontrarla. Nessun luogo conta due volte per la stessa compagnia.
howto-running-freight = Merci
howto-running-freight-text = Un treno merci conta solo i suoi due estremi, ma £20 per ogni esagono fra loro in linea d’aria, £30 verso un porto. Tutti i treni merci di una compagnia formano una catena: più si va lontano, meglio è.
howto-running-local = Locale
howto-running-local-text = Un treno locale conta le città e ogni stazione piccola lungo la via. In più la compagnia riceve un sussidio di £10 per esagono. Non può uscire dalla mappa.
howto-running-express = Espresso
howto-running-express-text = Un espresso conta le fermate: città, porti e aree rosse, tante quante dice il suo numero, e salta le stazioni piccole. Breve e ricca è la corsa migliore.
howto-running-dividend = Pagare o trattenere
howto-running-dividend-text = Paga l’incasso come dividendo, e ci guadagnano azionisti e prezzo. Trattienilo, e la compagnia può permettersi il prossimo treno, ma il prezzo scende. Una compagnia fa correre solo i treni per cui ha una licenza.

howto-obsolete = I treni diventano obsoleti
howto-obsolete-phases = Lettere e fasi
howto-obsolete-phases-text = I treni si vendono per lettera, dalla A alla H, ognuna esaurita prima della successiva. Il primo treno di una lettera comincia una fase: tessere nuove, altri valori, e i treni più vecchi spariscono.
howto-obsolete-rust = Che cosa sparisce e quando
howto-obsolete-rust-text = Il primo C elimina i treni A, il primo E i treni B, il primo F i treni C, il primo G i treni D. Una garanzia tiene in vita un treno per un altro turno; i treni A e D ne hanno una gratis.
howto-obsolete-must = Ogni compagnia ha bisogno di un treno
howto-obsolete-must-text = Alla fine del suo turno una compagnia deve possedere un treno. Se ha il denaro deve comprarlo. Chiediti sempre: quale dei miei treni sparirà presto, e quanto costerà il prossimo?
howto-obsolete-save = Quando il denaro non basta
howto-obsolete-save-text = Allora vende azioni della tesoreria, oppure si può rifinanziare: le azioni di tutti si dimezzano e la banca paga dieci volte il prezzo di collocamento. Se non basta ancora, la compagnia va in bancarotta. Il tuo denaro non si tocca mai.

howto-mergers = Le fusioni
howto-mergers-who = Chi con chi
howto-mergers-who-text = All’inizio del suo turno una compagnia può fare una fusione con un’altra che i suoi binari raggiungono, se i due direttori sono d’accordo. Alla fine del turno la stessa cosa si chiama acquisizione. Linee lunghe come questa ne incontrano molte altre.
howto-mergers-shares = Due azioni ne fanno una
howto-mergers-shares-text = Ognuno dimezza le sue azioni delle due. Quella dispari è un’opzione: paga metà del prezzo e tienila, o vendila per altrettanto. Il nuovo prezzo è quello della compagnia che vale meno più metà dell’altra.
howto-mergers-why = Perché farla
howto-mergers-why-text = La superstite ha denaro, treni, licenze e stazioni di tutte e due. Una compagnia con un treno obsoleto e la tesoreria piena e una con treni e senza denaro si salvano a vicenda. L’altra compagnia si può fondare di nuovo.

howto-end = Gli obblighi e la fine
howto-end-obligation = Gli obblighi
howto-end-obligation-text = Chi vince una concessione ha un obbligo: la compagnia deve quotarsi entro la fine del prossimo Round Azionario. Se no, la multa è cinque volte il prezzo di collocamento, e le azioni sono perse. Prima di offrire conta chi comprerà le azioni che mancano.
howto-end-ends = Tre modi di finire
howto-end-ends-text = Un prezzo arriva a £1.000: si gioca fino alla fine del Round Operativo. La banca è vuota: si gioca fino alla fine della serie di Round Operativi. Oppure si compra il primo treno H: nasce la LNER, e restano un Round Azionario e gli ultimi tre Round Operativi.
howto-end-count = Il conteggio
howto-end-count-text = Contanti e azioni al loro prezzo. Le azioni di una compagnia senza treno contano la metà. Verso la fine una compagnia dovrebbe pagare tutto il dividendo che può: quello che resta in tesoreria è perso.

howto-mistakes = Gli errori di chi comincia
howto-mistakes-treasury = Innamorarsi di una compagnia
howto-mistakes-treasury-text = Si vince con il proprio patrimonio. Una compagnia ricca di cui hai poche azioni arricchisce gli altri.
howto-mistakes-train = Farsi sorprendere dalla prossima lettera
howto-mistakes-train-text = Conta quanti treni della lettera restano. Se il prossimo acquisto rende obsoleto il tuo, tieni pronto il denaro per uno nuovo, o compralo tu prima degli altri.
howto-mistakes-sell = Vendere troppo in una volta
howto-mistakes-sell-text = Ogni azione venduta costa un passo del prezzo, anche per quelle che ti restano.
howto-mistakes-home = Costruire in mezzo ai campi
howto-mistakes-home-text = Costruisci verso il prossimo posto ricco: un porto, un’area rossa, una città con una lettera. Binari che nessun tuo treno raggiunge non rendono nulla.
howto-mistakes-float = Fare offerte senza i soldi per cinque azioni
howto-mistakes-float-text = Una compagnia si quota quando sono vendute cinque azioni. Tre e due puoi comprarle subito tu: un prezzo di collocamento che te lo permette ti rende indipendente.

howto-beginners = La partita per principianti
howto-beginners-differ = Che cosa manca
howto-beginners-differ-text = Solo treni merci e nessuna licenza, compagnie solo con una concessione, niente azioni da riscattare, niente garanzie a pagamento, niente Manovra Hudson. La partita più corta finisce con la LNER dopo il primo treno E. Per il resto è lo stesso gioco, ed è quello che consigliamo per cominciare.
