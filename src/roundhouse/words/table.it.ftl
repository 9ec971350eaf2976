### Che cosa dice il tavolo: perché rifiuta qualcosa, e che cosa vi è successo oltre alla partita.

## Rifiuti

table-stale = Nel frattempo è successo qualcosa: hai risposto alla voce { $expected }, ma il tavolo è arrivato alla { $seq }.
table-over = La partita è finita.
table-paused = La partita è in pausa.
table-not-paused = La partita non è in pausa.
table-closed = Il tavolo è chiuso.
table-not-begun = La partita comincia quando tutti i posti sono occupati.
table-no-such-seat = A questo tavolo non c’è un posto numero { $seat }.
table-no-such-position =
    { $most ->
        [0] Non è ancora successo nulla: la posizione { $n } non esiste.
        [one] È stata fatta una sola azione: la posizione { $n } non esiste.
       *[other] Sono state fatte solo { $most } azioni: la posizione { $n } non esiste.
    }
table-seat-taken = Quel posto è già di { $player }.
table-colour-taken = Questo colore è già di { $player }.
table-colour-late = I colori si scelgono prima che la partita cominci.
table-nobody-there = Lì non è seduto nessuno.
table-not-absent = { $player } è presente, o lo era poco fa: a un bot si può affidare solo il posto di chi è assente.
table-not-away = Nessun bot sta sostituendo qualcuno a questo posto.
table-time-is-over = Il tempo per questa decisione è scaduto: tocca a { $bot }. Poi puoi riprendere il tuo posto.
table-bot-plays = Sta giocando per te il bot { $bot }: prima riprendi il tuo posto.
table-person-plays = A questo posto gioca una persona: nessun bot può agire al suo posto.

## Annullare

table-nothing-to-undo = Non hai fatto niente che si possa annullare.
table-undo-pending = { $player } ha già chiesto di annullare qualcosa.
table-no-undo-asked = Nessuno ha chiesto di annullare qualcosa.
table-not-asked-to-undo = Questa domanda è per gli altri.

## Risposte anticipate, suggerimenti, diramazioni

table-too-many-answers = Non si possono dare più di { $most } risposte anticipate.
table-unknown-pick = Qui non c’è niente che si chiami { $pick }.
table-no-such-answer = A questo non si può rispondere in anticipo così.
table-negative-limit = Un limite non può essere inferiore a zero.
table-no-hints = A questo tavolo si gioca senza suggerimenti.
table-branch-not-over = Chi guarda può provare le posizioni a partita finita.
table-course-not-over = L’andamento della partita si può vedere a partita finita.
table-rematch-not-over = La rivincita si può chiedere a partita finita.

## Documenti

table-known-only = contiene soltanto ciò che un posto sapeva durante la partita; non se ne può ricavare un tavolo
table-bad-position = non è una posizione di questo gioco
table-bad-record = non corrisponde alla partita dalla voce { $n } in poi
table-records-differ = si contraddice: ciò che è successo al tavolo porta a una partita diversa dal suo elenco di azioni

## Che cosa è successo

table-log-sat = { $player } si siede al tavolo.
table-log-left = { $player } lascia il tavolo.
table-log-bot-sat = Si siede il bot { $bot }.
table-log-bot-host = D’ora in poi il bot { $bot } gioca per { $player }.
table-log-bot-resigned = { $player } abbandona; continua il bot { $bot }.
    .you = Abbandoni; continua il bot { $bot }.
table-log-bot-clock = { $player } ha esaurito il tempo; al suo posto gioca il bot { $bot }.
table-log-bot-away = { $player } non c’è; al suo posto gioca il bot { $bot }.
table-log-returned = { $player } è di nuovo al tavolo.
    .you = Sei di nuovo al tavolo.
table-log-taken-back =
    { $n ->
        [one] { $player } annulla un’azione.
       *[other] { $player } annulla le ultime { $n } azioni.
    }
    .you =
        { $n ->
            [one] Annulli un’azione.
           *[other] Annulli le ultime { $n } azioni.
        }
table-log-undo-asked =
    { $n ->
        [one] { $player } chiede di annullare un’azione.
       *[other] { $player } chiede di annullare le ultime { $n } azioni.
    }
    .you =
        { $n ->
            [one] Chiedi di annullare un’azione.
           *[other] Chiedi di annullare le ultime { $n } azioni.
        }
table-log-undo-agreed = { $player } è d’accordo.
    .you = Accetti.
table-log-undo-refused = { $player } non accetta di annullare.
    .you = Non accetti di annullare.
table-log-paused = La partita è in pausa.
table-log-resumed = La partita riprende.
table-log-stood = Il server è rimasto fermo per un po’: nel frattempo gli orologi non hanno corso.
table-log-mended =
    { $n ->
        [0] Una registrazione era danneggiata. Un amministratore ha riparato il tavolo: la partita ricomincia da capo e quanto giocato prima non conta più.
        [one] Una registrazione era danneggiata. Un amministratore ha riparato il tavolo: la partita riprende dopo la prima azione e quanto giocato in seguito non conta più.
       *[other] Una registrazione era danneggiata. Un amministratore ha riparato il tavolo: la partita riprende dopo { $n } azioni e quanto giocato in seguito non conta più.
    }
table-log-closed = Il tavolo è chiuso.
table-log-watchable = D’ora in poi chiunque può guardare.
table-log-unwatchable = D’ora in poi può guardare solo chi siede qui.

table-earlier = Iniziata con una versione precedente di Roundhouse: ogni azione è stata ricontrollata secondo le regole.

# Una partita che non può continuare con questa versione del programma; ciò che è registrato si può ancora leggere.
table-stopped = Qui questa partita non può continuare: { $why }. Si può leggere, esportare, commentare e chiudere.
table-stopped-at = la registrazione { $n } non rispetta le regole o non è leggibile
table-stopped-setup = non si può più preparare
table-recorded = Mossa di { $player }: { $kind }.
table-stopped-title = Una partita che non può continuare

## Prima della partita

table-gathered = Ci siete tutti. La partita comincia quando tutti sono pronti.
table-begun = La partita è già cominciata.
table-log-ready = { $player } ha dato il via.
table-log-started = La partita comincia.
table-log-drawn = I posti sono stati sorteggiati; la partita comincia.
table-log-removed = { $player } non fa più parte del tavolo.
table-log-hosted = D’ora in poi il tavolo è gestito da { $player }.

## Che cosa si decide insieme

table-proposal-pending = Un’altra proposta aspetta ancora risposta.
table-no-proposal = Nessuno ha proposto nulla.
table-not-asked = Questa domanda è per gli altri.
table-no-draw = Si può concordare una patta quando si gioca in due, persona contro persona.
table-no-abort = La partita è cominciata: non si può più annullare.
table-sat-elsewhere = Hai già visto questa partita da un altro posto.
table-proposed-pause = { $player } propone di mettere in pausa la partita.
    .you = Proponi di mettere in pausa la partita.
table-proposed-pause-host = Chi gestisce il tavolo propone di mettere in pausa la partita.
table-proposed-close = { $player } propone di chiudere il tavolo per sempre.
    .you = Proponi di chiudere il tavolo per sempre.
table-proposed-close-host = Chi gestisce il tavolo propone di chiuderlo per sempre.
table-proposed-replace = { $player } propone che un bot giochi per { $other }.
    .you = Proponi che un bot giochi per { $other }.
table-proposed-replace-host = Chi gestisce il tavolo propone che un bot giochi per { $other }.
table-proposed-draw = { $player } propone la patta.
    .you = Proponi la patta.
table-proposed-end = { $player } propone di finire qui la partita, con la classifica attuale.
    .you = Proponi di finire qui la partita, con la classifica attuale.
table-proposed-end-host = Chi gestisce il tavolo propone di finire qui la partita, con la classifica attuale.
table-log-agreed = { $player } è d’accordo.
    .you = Accetti.
table-log-refused = { $player } non è d’accordo.
    .you = Non accetti.
table-log-withdrawn = La proposta è stata ritirata.
table-log-bot-agreed = Il bot { $bot } gioca per { $player }, che può riprendere il posto.
table-log-bot-admin = Un amministratore ha liberato il posto di { $player }; continua il bot { $bot }.
table-log-closed-admin = Un amministratore ha chiuso il tavolo.
table-log-renamed = D’ora in poi { $player } si chiama { $name }.
table-log-forgotten = Il nome di un ex giocatore è stato rimosso.
table-log-bots-slow = D’ora in poi i bot giocano con calma.
table-log-bots-normal = D’ora in poi i bot giocano al ritmo normale.
table-log-bots-fast = D’ora in poi i bot giocano in fretta.
table-log-bots-at-once = D’ora in poi i bot giocano senza pause.

## Come è finita una partita prima del tempo

table-ended-resigned = { $player } abbandona.
    .you = Hai abbandonato.
table-ended-clock = { $player } ha esaurito il tempo.
    .you = Hai esaurito il tempo.
table-ended-left = { $player } ha lasciato la partita.
table-ended-draw = Patta concordata.
table-ended-agreed = Tutti hanno deciso di finire la partita con la classifica del momento.
table-ended-aborted = { $player } ha annullato la partita prima della prima mossa.
