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
server-no-board = Questo gioco non ha una mappa presa da un file.
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
server-slow = L’archivio dei tavoli in questo momento non risponde. Non si è perso nulla: riprova tra un momento, per favore.
server-bad-invitation = Questo invito non è valido, o non lo è più.
server-name-taken = Qualcun altro ha registrato questo nome.
server-already-registered = Hai già un profilo.
server-bad-login = Nome o password errati.
server-no-account = Gli ospiti non hanno una password: registrati prima.
server-bad-password = La vecchia password è sbagliata.
server-common-password = Questa password la usano in troppi: sarebbe la prima a essere provata. Scegline una più lunga, per esempio di più parole.
server-no-name = Un nome ha bisogno di almeno una lettera.
server-broken-table = Questo tavolo non si può aprire: è stato giocato con altre regole, o il suo registro è danneggiato.
server-parked-table = Questo tavolo è stato fermato: le sue posizioni richiedono così tanti calcoli che tutti gli altri tavoli dovrebbero aspettare. Si può ancora esportare, e si riaprirà con una versione più recente del server.
server-too-many-tables = Hai già { $most } tavoli in corso, o plance troppo grandi nel complesso: chiudi prima uno dei tuoi tavoli.
server-too-many-guesses = Troppi tentativi sbagliati. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
server-players = Questo gioco è da { $least } a { $most } giocatori, non { $given }.
server-nothing-said = Qui non c’è nulla da leggere.
server-no-action = Di’ che cosa vuoi fare: un’azione, o le cose che scegli.
server-picks-unfinished = Bisogna scegliere ancora qualcosa.
server-too-late = Non si è trovata una risposta in tempo.

## La prima pagina

home-running = Il server è in funzione, versione { $version }.
home-games = Giochi: { $games }.
home-api = Che cosa si può chiedere a questo server
home-openapi = Lo stesso come documento OpenAPI
home-health = Va tutto bene?

## Il comando

cli-serve = offri tavoli in rete
serve-host = indirizzo su cui ascoltare: 127.0.0.1 solo per questo computer, 0.0.0.0 per tutti
serve-port = porta su cui ascoltare; 0 ne prende una libera
serve-database = dove si conservano i tavoli: sqlite:///file o postgresql://…; senza, SQLite nella cartella dei dati
serve-data = cartella del database e della chiave con cui si firmano i cookie
serve-workers = numero di processi del server (più di uno richiede PostgreSQL)
serve-bot-workers = numero di processi, per ogni processo del server, in cui pensano i bot
serve-bot-pause = secondi che passano almeno tra due mosse dei bot, perché si possano seguire
serve-sockets-per-person = quanti socket può tenere aperti insieme una persona in un processo del server
serve-sockets-per-address = quanti socket può tenere aperti insieme un indirizzo in un processo del server
serve-origin = indirizzo di una pagina che può usare questo server benché ne abbia un altro, come https://games.example; si può ripetere
serve-proxies = indirizzi dei reverse proxy a cui si crede, separati da virgole
serve-key = chiave con cui si firmano i cookie, al posto di quella nella cartella dei dati (meglio se impostata nell’ambiente)
serve-log = quanto si annota
serve-open = apri la pagina in un browser
serve-address = Roundhouse è a { $address }
serve-stop = Si ferma con Ctrl+C.
serve-environment = Ogni opzione si può impostare anche nell’ambiente, come ROUNDHOUSE_PORT=8000.
trouble-serve-port = Non si può ascoltare su { $address }: { $why }.
trouble-serve-workers = Più processi richiedono PostgreSQL: indica --database postgresql://…
trouble-serve-database = Il database non si può usare: { $why }.
trouble-serve-newer = Il database è stato usato da una versione più recente di Roundhouse (il suo schema è { $found }): installa quella, o scegli un altro database.
trouble-serve-start = Il server non è riuscito ad avviarsi; il motivo è nel suo registro.
trouble-serve-environment = { $name } non può essere «{ $given }».
problem-serve-key = è troppo corta: dovrebbe avere almeno 32 caratteri
problem-serve-data = non può essere la cartella dei dati: { $why }
problem-serve-key-file = non contiene una chiave: eliminalo e ne verrà creata una nuova (gli ospiti perdono i loro posti, tutti gli altri devono accedere di nuovo)
problem-serve-number = dovrebbe essere un numero di almeno { $least }, non «{ $given }»
problem-serve-networks = '{ $given }' non indica reti, come 10.0.0.0/8 o ::1
problem-serve-database = non è l’indirizzo di un database utilizzabile: ci sono sqlite:///file e postgresql://…

# `roundhouse backup`, `restore`, `check`
cli-backup = copia in un file tutto ciò che un server conserva, mentre è in funzione
cli-backup-file = il file da scrivere
backup-done = { $file }: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
  } con { $records ->
    [one] una registrazione
   *[other] { $records } registrazioni
  }.
backup-key = Conserva anche la chiave dei cookie (cookie.key nella cartella dei dati): gli ospiti si riconoscono da quella.
cli-restore = riempi un database vuoto con una copia di sicurezza
cli-restore-file = il file scritto da `roundhouse backup`
restore-done = { $tables ->
    [one] Ripristinato un tavolo
   *[other] Ripristinati { $tables } tavoli
  } con { $records ->
    [one] una registrazione
   *[other] { $records } registrazioni
  }. “roundhouse check” li rigioca tutti.
backup-format = non è una copia di sicurezza che questa versione sappia leggere
backup-damaged = è danneggiato o incompleto; non è stato ripristinato nulla
backup-not-empty = si può ripristinare solo in un database vuoto
cli-check = rigioca ogni tavolo di un database e confrontalo con quanto è stato registrato
check-lost = il suo inizio non è leggibile
check-sound-count = { $n ->
    [one] Un tavolo è integro.
   *[other] { $n } tavoli sono integri.
  }
check-earlier-count = { $n ->
    [one] Un tavolo è iniziato con una versione precedente; le regole lo ammettono per intero.
   *[other] { $n } tavoli sono iniziati con una versione precedente; le regole li ammettono per intero.
  }
check-stopped-count = { $n ->
    [one] Un tavolo non può continuare; si può leggere ed esportare.
   *[other] { $n } tavoli non possono continuare; si possono leggere ed esportare.
  }
check-lost-count = { $n ->
    [one] Un tavolo non si può aprire.
   *[other] { $n } tavoli non si possono aprire.
  }
check-snapshots-count = { $n ->
    [one] Un’istantanea è di una versione precedente o danneggiata: sarà scartata.
   *[other] { $n } istantanee sono di una versione precedente o danneggiate: saranno scartate.
  }
