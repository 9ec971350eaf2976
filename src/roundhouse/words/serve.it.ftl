### Ciò che dice il server: perché rifiuta qualcosa, e le parole di `roundhouse serve`.

## Rifiuti

server-no-such-table = Questo tavolo non esiste.
server-no-such-seat = Il tavolo non ha questo posto.
server-not-allowed = A questo tavolo non puoi farlo.
server-nobody = Prima di’ chi sei.
server-malformed = La richiesta non è leggibile.
server-not-json = Le richieste devono essere in JSON, e dichiararlo (Content-Type: application/json).
server-field = Qualcosa ha la forma sbagliata: { $why }
server-not-found = Qui non c’è niente.
server-no-board = Questo gioco non ha un tabellone preso da un file.
server-wrong-method = Qui non si può fare.
server-too-large = È troppo grande.
server-too-fast =
    { $seconds ->
        [one] Troppe richieste: riprova fra 1 secondo.
       *[other] Troppe richieste: riprova fra { $seconds } secondi.
    }
server-too-many-sockets = Ci sono già troppe connessioni: al massimo { $most } insieme. Chiudi prima un’altra finestra.
server-cross-site = Questa richiesta è arrivata da una pagina di qualcun altro.
server-fault = Qui qualcosa è andato storto. È stato annotato; riprova, per favore.
server-not-ready = Il server non raggiunge l’archivio dei suoi tavoli. Riprova tra un momento, per favore.
server-read-only = In questo momento il server può solo leggere i suoi tavoli, non scriverli. Non si è perso nulla: riprova tra un momento, per favore.
server-full = Il disco su cui il server conserva i suoi tavoli è pieno. Non si è perso nulla: si riprende appena c’è spazio.
server-gone = Il file in cui il server conserva i suoi tavoli è stato spostato, eliminato o sostituito. Non si scrive nulla finché non torna al suo posto o il server non viene riavviato.
server-unsure = L’archivio dei tavoli in questo momento non risponde. Può darsi che la richiesta sia andata comunque a buon fine: controlla prima di riprovare.
server-slow = L’archivio dei tavoli in questo momento non risponde. Non si è perso nulla: riprova tra un momento, per favore.
server-bad-invitation = Questo invito non è valido, o non lo è più.
server-name-taken = Qualcun altro ha registrato questo nome.
server-already-registered = Hai già un profilo.
server-bad-login = Nome o password errati.
server-no-account = Gli ospiti non hanno una password: registrati prima.
server-bad-password = La vecchia password è sbagliata.
server-banned = Non puoi più usare questo server.
server-muted = Un amministratore ti ha chiesto di non scrivere per un po’.
server-wrong-password = La password è sbagliata.
server-common-password = Questa password la usano in troppi: sarebbe la prima a essere provata. Scegline una più lunga, per esempio di più parole.
server-no-name = Un nome ha bisogno di almeno una lettera.
server-marked-name = Un nome non può finire come il contrassegno degli ospiti.
server-token-scope = Questo token non serve a questo: gli manca l’ambito «{ $scope }».
server-token-never = Nessun token può farlo: si fa in un browser, o con la password.
server-too-many-tokens = Hai già { $most } token: prima revocane uno.
server-broken-game = Questo gioco non si può mostrare come voleva il suo autore: { $why }. `roundhouse check-game` dice di più.
server-broken-table = Questo tavolo non si può aprire: è stato giocato con altre regole, o il suo registro è danneggiato.
server-parked-table = Questo tavolo è stato fermato: le sue posizioni richiedono così tanti calcoli che tutti gli altri tavoli dovrebbero aspettare. Si può ancora esportare, e si riaprirà con una versione più recente del server.
server-too-many-tables = Hai già { $most } tavoli in corso, o tabelloni troppo grandi nel complesso: chiudi prima uno dei tuoi tavoli.
server-too-many-boards = Hai già { $most } tabelloni, o tabelloni troppo grandi nel complesso: eliminane prima uno.
server-no-such-board = Questo tabellone non esiste, oppure non è condiviso.
server-board-other-game = Questo tabellone appartiene a un altro gioco.
server-board-twice = Un tavolo ha un solo tabellone: indica il suo identificativo, oppure i suoi dati fra le opzioni.
server-colour-twice = Due posti non possono avere lo stesso colore.
server-too-many-guesses = Troppi tentativi sbagliati. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
server-players = Questo gioco è da { $least } a { $most } giocatori, non { $given }.
server-nothing-said = Qui non c’è nulla da leggere.
server-no-action = Di’ che cosa vuoi fare: un’azione, o le cose che scegli.
server-picks-unfinished = Bisogna scegliere ancora qualcosa.
server-no-rasteriser = Questo server non produce PNG: bisogna installarvi { $extra }.
server-too-late = Non si è trovata una risposta in tempo.

## La prima pagina

home-running = Il server è in funzione, versione { $version }.
home-games = Giochi: { $games }.
home-api = Che cosa si può chiedere a questo server
home-openapi = Lo stesso come documento OpenAPI
home-health = Va tutto bene?

## Sul biglietto di un collegamento

server-share-gathering = { $players }: in attesa di altri giocatori.
server-share-running =
    { $n ->
        [0] { $players }: si sta per cominciare.
        [one] { $players } in gioco: finora una mossa.
       *[other] { $players } in gioco: finora { $n } mosse.
    }
server-share-over =
    { $n ->
        [one] { $players }: partita finita, una mossa da rivedere.
       *[other] { $players }: partita finita, { $n } mosse da rivedere.
    }
