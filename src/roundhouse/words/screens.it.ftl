### The words of the screens around the tables, which a page fetches with the first of them.

## Pagine

web-api = Per i programmi: l’API
web-unofficial = Roundhouse è un progetto non ufficiale.

## Che cosa può andare storto

web-not-json = { $file } non è un file JSON.

## L’atrio

web-good-morning =
    { $known ->
        [yes] Buongiorno, { $name }.
       *[no] Buongiorno.
    }
web-good-day =
    { $known ->
        [yes] Buon pomeriggio, { $name }.
       *[no] Buon pomeriggio.
    }
web-good-evening =
    { $known ->
        [yes] Buonasera, { $name }.
       *[no] Buonasera.
    }
web-welcome = Giochi ferroviari gratuiti, con tutte le regole a portata di mano.
web-tables-wait =
    { $n ->
        [one] Un tavolo ti aspetta.
       *[other] { $n } tavoli ti aspettano.
    }
web-import = Importa un file di partita
web-card-players = giocatori
web-card-time = durata
web-card-editions = versioni
web-from-to = da { $from } a { $to }
web-play-bots =
    { $n ->
        [one] Gioca contro un bot
        [2] Gioca contro due bot
        [3] Gioca contro tre bot
       *[other] Gioca contro { $n } bot
    }
web-customise = Personalizza
web-customise-game = { $game }: nuovo tavolo
web-watch-bots = Guarda giocare i bot
web-board-reconstruction = Il tabellone è una ricostruzione
web-open-tables = Tavoli aperti
web-find = Trovami un tavolo
web-find-game = Gioco
web-find-live = dal vivo
web-find-day = per corrispondenza
web-find-none = senza orologio
web-find-there = { $host } cerca compagnia per una partita a { $game }.
web-find-opens =
    { $n ->
        [2] Per ora nessuno aspetta una partita così. Apriamo un tavolo per due a { $game } ({ $pace }): chi ne cerca uno dopo di te si siede lì.
       *[other] Per ora nessuno aspetta una partita così. Apriamo un tavolo per { $n } a { $game } ({ $pace }): chi ne cerca uno dopo di te si siede lì.
    }
web-find-nothing = Scegli almeno un gioco, un ritmo e un numero di giocatori che vadano insieme.
web-find-sit = Siediti al tavolo
web-find-open = Aprilo e aspetta
web-latest-replays = Ultime partite finite
web-all-replays = tutte le partite finite
web-no-open-tables = Nessun tavolo aperto. Aprine uno e lascia un posto libero per altri giocatori.
web-no-replays = Ancora nessuna partita finita.
web-n-running =
    { $n ->
        [one] una in corso
       *[other] { $n } in corso
    }
web-n-tables =
    { $n ->
        [0] nessuno
        [one] un tavolo
       *[other] { $n } tavoli
    }
web-col-turn = turno
web-col-table = tavolo
web-col-seats = posti
web-col-pace = ritmo
web-col-players = giocatori
web-col-when = quando
web-your-turn = Tocca a te
web-waiting = in attesa di giocatori
web-closed = chiuso
web-stopped = non può continuare
web-join = Partecipa
web-look = Vedi
web-play = Gioca
web-watch = Guarda
web-running = In corso
web-finished = Finite
web-no-own-tables = Non siedi a nessun tavolo. Dall’atrio bastano due clic per giocare contro i bot.
web-no-finished = Ancora nessuna partita finita.
web-replays-help = Partite finite da rivedere, da riprovare da qualsiasi posizione e da scaricare.
web-played-here = Giocate qui
web-samples = Partite d’esempio
web-samples-note = bot contro bot
web-filter-game = Gioco
web-filter-any = tutti i giochi
web-filter-free = con un posto libero
web-more = Mostra altri

## Chi è chi

web-no-account = Non ho ancora un profilo
web-rename = Cambia nome
web-rename-help = I posti che hai già occupato conservano il nome con cui li hai presi.
web-rename-ok = Cambia il mio nome
web-login = Accedi
web-register = Crea un profilo
web-logout = Esci
web-password = Password
web-password-help = Almeno 8 caratteri. Ne conserviamo soltanto un’impronta.
web-password-change = Cambia la password
web-password-old = Password attuale
web-password-new = Nuova password
web-password-change-help = Tutti gli altri browser vengono disconnessi. Conta la lunghezza, non i segni: più parole fanno una buona password.
web-password-changed = Password cambiata. Tutti gli altri browser sono stati disconnessi.
web-sessions = Dove hai effettuato l’accesso
web-sessions-help = Se non ne riconosci uno, disconnettilo e cambia la password.
web-session-this = questo browser
web-session-used = ultimo accesso: { $when }
web-session-unknown = Browser sconosciuto
web-session-end = Disconnetti
web-sessions-end = Disconnetti tutti gli altri
web-tokens = Chiavi per i programmi
web-tokens-help = Un tuo bot o un tuo script agisce a tuo nome con una chiave propria, e solo per quanto la chiave consente. Nessuna chiave può modificare il tuo profilo. Una nuova password le revoca tutte.
web-token-name = A che cosa serve la chiave
web-token-may = Che cosa può fare il programma
web-token-read = Guardare tavoli, tabelloni e partite
web-token-play = Sedersi e giocare
web-token-host = Aprire e gestire tavoli e conservare tabelloni
web-token-read-short = guardare
web-token-play-short = giocare
web-token-host-short = gestire
web-token-bot = I suoi posti sono segnati come quelli di un programma
web-token-make = Crea una chiave
web-token-once = Questa è la chiave. Copiala subito: non sarà più mostrata.
web-token-copy = Copia la chiave
web-token-copied = Chiave copiata.
web-token-end = Revoca
web-hello = Ciao, { $name }.
web-you-are = Il tuo nome è { $name }.
web-you-are-guest = Giochi come ospite: { $name }. Con una password puoi tornare da qualsiasi browser e conservare i tuoi posti.
web-you-are-nobody = Non ti conosciamo ancora. Per giocare basta un nome.
web-logout-guest = Un ospite che esce perde i suoi posti per sempre.
web-logout-help = I tuoi posti restano tuoi.
web-invited = Hai ricevuto un invito
web-join-needs-name = Per prendere il posto serve un nome.
web-again = Riprova

## Un nuovo tavolo

web-new-table = Nuovo tavolo
web-who-plays = Chi gioca
web-who-me = io, a questo schermo
web-who-bot = un bot
web-who-open = chi si unisce
web-who-open-help = con un link, o dall’atrio
web-level = Forza del bot
web-level-time = Tempo per pensare
web-level-seconds = { $n } s per decisione
web-level-temper = Come gioca
web-temper-even = come crede meglio
web-temper-friendly = amichevole
web-temper-sharp = aggressivo
web-hot-seat = Più persone allo stesso schermo: passa di mano fra un turno e l’altro, e ciò che è segreto resta nascosto.
web-options = Regole
web-variants = Modi di giocare
web-more-options =
    { $n ->
        [one] Un’altra opzione
       *[other] Altre { $n } opzioni
    }
web-usual = Ripristina
web-pace = Ritmo
web-pace-none-long = Senza orologio
web-pace-live-long = Dal vivo, con un orologio per tutta la partita
web-pace-day-long = Per corrispondenza, con un numero di ore per mossa
web-pace-minutes = Minuti a testa
web-pace-increment = Secondi in più per mossa
web-pace-hours = Ore per mossa
web-table = Tavolo
web-title = Titolo
web-title-help = Un nome per questo tavolo, se vuoi
web-spectators = Chiunque può guardare, e sedersi dove c’è un posto libero
web-hints = Si possono chiedere suggerimenti
web-practice = Esercizio: si può annullare tutto
web-start = Inizia la partita

## Regole

web-rules-help = Ogni regola ha un numero, e ogni rifiuto dice da quale regola viene.
web-rules-search = Cerca nelle regole
web-n-rules =
    { $n ->
        [0] nessuna regola
        [one] una regola
       *[other] { $n } regole
    }
web-chapter-before = Capitolo precedente
web-chapter-after = Capitolo successivo
web-chapter = Capitolo { $n }
web-rulings = Interpretazioni

## Tabelloni

web-on-board = Sul tabellone «{ $name }», versione { $n }.

## Impostazioni

web-settings-help = Conservate in questo browser.
web-look-feel = Aspetto
web-picture-of =
    { $n ->
        [0] La posizione prima della prima mossa
       *[other] La posizione dopo la mossa { $n }
    }
web-picture-moving =
    { $n ->
        [one] Tutta la partita, in un fotogramma
       *[other] Tutta la partita, in { $n } fotogrammi
    }
web-picture-drawn = { $n } su { $whole }
web-picture-failed = Questo browser non è riuscito a creare l’immagine.
web-theme = Tema
web-theme-system = come il sistema
web-motion = Movimento
web-motion-system = come il sistema
web-motion-none = nessuno: i pezzi appaiono al loro posto
web-colours = Colori di giocatori e linee
web-colours-period = quelli dell’epoca
web-colours-apart = ben distinti, per chi è daltonico
web-notation = Notazione
web-notation-words = il registro è scritto in frasi
web-notation-written = il registro è scritto come nei file salvati
web-contrast = Contrasto elevato
web-labels = Coordinate sulla mappa
web-playing = Gioco
web-confirm = Prima di eseguire un’azione
web-confirm-always = mostra che cosa provocherebbe, e chiedi
web-confirm-never = eseguila subito
web-sounds = Suona una campanella quando tocca a me
web-notify = Avvisami quando tocca a me e sto guardando altrove
web-notify-refused = Il browser non permette notifiche da questa pagina.

## Informazioni

web-about-what = Un luogo per giocare nel browser a giochi da tavolo ferroviari, contro i bot o con gli amici, dal vivo o per corrispondenza, e una libreria Python per studiarli.
web-about-unofficial = Non ha alcun legame con gli autori e gli editori dei giochi. Se un gioco ti piace, compralo: il cartone è una compagnia migliore.
web-about-art = Ogni immagine, icona e frase è stata fatta per questo progetto. Le regole sono raccontate con parole nostre, con il loro numero, perché si possa controllare il motivo di un rifiuto.
web-about-honest = I bot non sanno più di quanto può sapere il loro posto. Ciò che decide il caso è sigillato prima della prima azione e si può verificare alla fine.
web-about-free = È gratuito e open source, con licenza MIT, e qualsiasi gruppo di gioco può ospitarlo.
web-about-sources = Fonti
web-about-coast = Le coste vengono da Natural Earth, che è di pubblico dominio.
web-about-version = Versione { $version }, { $build ->
    [compiled] compilata.
   *[plain] in puro Python: regole e bot sono parecchie volte più lenti. Sul server, `roundhouse --version` dice perché e che cosa fare.
}
web-about-type = Composto in Old Standard e Source Sans, entrambi sotto la SIL Open Font License.
web-play-first =
    { $n ->
        [one] Prima partita con un bot
        [2] Prima partita con due bot
       *[other] Prima partita con { $n } bot
    }
web-ends = Termina automaticamente il mio turno quando non resta nulla da fare

## Le persone al tavolo, e ciò che si conserva di loro

web-somebody = Qualcuno
web-invites-you = { $host } ti invita a una partita di { $game }.
web-agreed = Edizione e regole
web-your-seat = il tuo posto
web-seats-drawn = I posti si sorteggiano all’inizio della partita.
web-invitation-late = Questo posto è già occupato, oppure la partita è finita.
web-my-data = I tuoi dati
web-my-data-help = Tutto ciò che questo server conserva su di te, in un solo file. Le partite si salvano una per una, ai loro tavoli.
web-my-data-take = Scarica i tuoi dati
web-forget = Elimina tutto ciò che ti riguarda
web-forget-help = Il tuo nome, gli accessi, gli appunti e tutto ciò che hai scritto vengono rimossi per sempre. Le partite restano, con «ex giocatore» al tuo posto.
web-forget-sure = Eliminare davvero? Non si può tornare indietro.
web-forgotten = Tutto ciò che ti riguardava è stato eliminato.
web-arranged = Mantieni i posti in quest’ordine (altrimenti si sorteggiano all’inizio della partita)
web-leaving = Se qualcuno abbandona
web-leaving-usual = come d’uso in questo gioco
web-leaving-bot = continua un bot
web-leaving-end = la partita finisce lì
web-col-host = ospita
web-practice-tables = Esercizio
web-practice-tables-help = tavoli per fare prove
web-new-here = Prima volta qui?
web-new-hide = nascondi
web-new-read = Come si gioca, in figure
web-new-read-help =
    { $n ->
        [one] { $game }, un minuto
       *[other] { $game }, { $n } minuti
    }
web-new-coach = Prima partita con l’istruttore
web-new-coach-help = due bot gentili, niente orologio
web-new-bots = Una partita contro i bot
web-new-bots-help = scegli quanto sono forti
web-new-people = Un tavolo con altre persone
web-new-people-join = qualcuno aspetta giocatori
web-new-people-open = lascia un posto libero, o invita un amico
web-new-go-read = Leggi
web-new-go-open = Aprine uno
web-first-game = Gioca la tua prima partita
web-learn-title = Impara { $game }
web-learn-help = Lezioni brevi su posizioni vere, direttamente al tavolo. Qualunque cosa provi si può annullare.
web-learn-lessons = Lezioni al tavolo
web-learn-done = { $done } di { $all } fatte
web-learn-left = mancano circa { $n } minuti
web-learn-minutes = { $n } min
web-learn-start = Inizia
web-learn-again = Ripeti
web-learn-next = Continua
web-learn-finished = fatta
web-learn-none = Nessun gioco qui ha lezioni.

## The list of keys

web-key-tab = da un elemento al successivo
web-key-arrows = sulla mappa: da un luogo possibile al successivo
web-key-enter = scegli, o esegui ciò che è scelto
web-key-pass = passa
web-key-escape = chiudi un elenco; annulla l’ultima scelta; vai al mio turno; dal passato torna al presente
web-key-search = cerca in tutto ciò che si può scegliere
web-key-numbers = premi i pulsanti della domanda
web-key-text = il tabellone a parole, e ritorno
web-key-history = un’azione indietro o avanti
web-key-ends = l’inizio, e il presente
web-key-undo = annulla
web-key-hint = chiedi un suggerimento
web-key-standing = rispondi in anticipo
web-key-zoom = ingrandisci, rimpicciolisci, mostra tutto
web-key-chat = chat
web-key-help = questo elenco
web-key-space = pausa e ripresa: le azioni degli altri, o la cronologia

## Answering ahead

web-standing-help = Rispondi alle domande prima che arrivino. Nessun altro vede le tue risposte, e ti viene chiesto comunque ciò che ti riguarda.
web-standing-none = Nessuna risposta in anticipo.
web-standing-add = Aggiungi
web-standing-drop = Togli
web-standing-pass = non chiedermelo
web-standing-proxy = offri per me
web-standing-bid = offri fino a { $limit } per { $want }
web-standing-when = Riguardo a
web-standing-any = qualsiasi domanda
web-standing-about = riguardo a { $what }
web-standing-unless = a meno che non si tratti di { $what }
web-standing-unless-paid = a meno che non ci sia un pagamento per me
web-standing-unless-these = Chiedimelo comunque se si tratta di
web-standing-only = riguardo a { $what }
web-standing-only-these = Solo se si tratta di
web-standing-several = Selezionane più d’uno con Ctrl o Cmd.
web-standing-ask-paid = Chiedimelo comunque se c’è un pagamento per me
web-standing-want = Per
web-standing-limit = Al massimo
web-standing-turns = passa i miei turni
web-standing-buy = compra per me
web-standing-buys = compra { $want } finché costa al massimo { $limit }
web-standing-accept = fallo sempre

## Il menu di un tavolo

web-save-mine = Salva ciò che so
web-watch-link = Link per chi guarda
web-spectators-yes = Lascia guardare chiunque
web-spectators-no = Non lasciar guardare nessun altro
web-resume = Riprendi
web-resign = Abbandona
web-sure-resign-lose = Abbandoni davvero? La partita conta come persa.
web-sure-resign-bot = Abbandoni davvero? Per te continua un bot, e non potrai tornare.
web-leave = Lascia il tavolo
web-sure-leave = Lasci davvero il tavolo?
web-close-table = Chiudi il tavolo
web-sure-close = Lo chiudi definitivamente?
web-commitment = Ciò che ha deciso il caso è stato sigillato all’inizio e si apre alla fine. Il sigillo:
web-offer-abort = Annulla la partita
web-offer-draw = Proponi la patta
web-offer-end = Finisci qui la partita
web-offer-pause = Metti in pausa la partita
web-sure = Confermi?
web-sure-leave-lose = Lasci davvero? La partita conta come persa.
web-sure-leave-bot = Lasci davvero? Per te continua un bot.
web-bots-slow = con calma
web-bots-normal = a ritmo normale
web-bots-fast = in fretta
web-bots-at-once = senza pause
web-coach-on = Istruttore: sì
web-coach-off = Istruttore: no
