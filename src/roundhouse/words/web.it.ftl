### Il client per il browser: tutto ciò che si legge nelle sue pagine e che non dicono un gioco, un tavolo o il server.

## Pagine

web-lobby = Atrio
web-mine = Le mie partite
web-replays = Partite finite
web-rules = Regole
web-settings = Impostazioni
web-account = Profilo
web-about = Informazioni
web-api = Per i programmi: l’API
web-main-menu = Menu
web-skip = Vai al contenuto
web-language = Lingua
web-close = Chiudi
web-loading = Un momento…
web-lost = Questo binario non porta da nessuna parte
web-lost-help = A questo indirizzo non c’è nessuna pagina.
web-to-lobby = Torna all’atrio
web-unofficial = Roundhouse è un progetto non ufficiale.

## Che cosa può andare storto

web-offline = Il server non è raggiungibile. Sei in linea?
web-strange-answer = Il server ha inviato una risposta che questa pagina non capisce ({ $status }).
web-unexpected = In questa pagina qualcosa è andato storto. Se sembra bloccata, ricaricala.
web-not-json = { $file } non è un file JSON.
web-no-table = Qui non c’è nessun tavolo
web-line-lost = Connessione persa. Nuovo tentativo in corso: ciò che è stato confermato non va perso.
web-line-back = Di nuovo in linea. La pagina è aggiornata.

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
web-welcome = Giochi ferroviari gratuiti, con la regola accanto a ogni rifiuto.
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
web-over = finita
web-closed = chiuso
web-stopped = non può continuare
web-join = Partecipa
web-look = Vedi
web-play = Gioca
web-watch = Guarda
web-pace-none = senza orologio
web-pace-live =
    { $n ->
        [one] dal vivo, 1 min a testa
       *[other] dal vivo, { $n } min a testa
    }
web-pace-day =
    { $n ->
        [one] per corrispondenza, 1 ora a mossa
       *[other] per corrispondenza, { $n } ore a mossa
    }
web-running = In corso
web-finished = Finite
web-no-own-tables = Non siedi a nessun tavolo. Dall’atrio bastano due clic per giocare contro i bot.
web-no-finished = Ancora nessuna partita finita.
web-replays-help = Partite finite da rivedere, da riprovare da qualsiasi posizione e da scaricare.
web-played-here = Giocate qui
web-sample-basic = base
web-sample-advanced = avanzato
web-sample-full = partita intera
web-sample-shorter = partita più corta
web-samples = Partite d’esempio
web-samples-note = bot contro bot

## Chi è chi

web-who = Come vuoi che ti chiamiamo?
web-name = Nome
web-guest = Ospite
web-name-help = Niente password, niente e-mail. Questo browser si ricorda di te.
web-go-on = Avanti
web-have-account = Ho già un profilo
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
web-hello = Ciao, { $name }.
web-you-are = Il tuo nome è { $name }.
web-you-are-guest = Giochi come ospite: { $name }. Con una password puoi tornare da qualsiasi browser e conservare i tuoi posti.
web-you-are-nobody = Non ti conosciamo ancora. Per giocare basta un nome.
web-logout-guest = Se un ospite esce, non può più tornare ai suoi posti.
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
web-bot-random = casuale
web-bot-greedy = avido
web-bot-apprentice = apprendista
web-bot-engineer = ingegnere
web-bot-master = maestro
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
web-usual = Come al solito
web-none = nessuno
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

## Il tavolo

web-players = Giocatori
web-n-players =
    { $n ->
        [one] un giocatore
       *[other] { $n } giocatori
    }
web-seat = Posto { $n }
web-open-seat = posto libero
web-you = tu
web-away = assente, al suo posto gioca un bot
web-resigned = ha abbandonato
web-bot = Bot: { $bot }
web-connected = in linea
web-not-connected = non in linea
web-paused = in pausa
web-sit = Siediti qui
web-invite = Invita
web-give-bot = Affida a un bot
web-return = Sono di nuovo qui
web-link-copied = Link copiato: mandalo a chi deve sedersi lì.
web-days =
    { $n ->
        [one] 1 giorno
       *[other] { $n } giorni
    }
web-hours =
    { $n ->
        [one] 1 ora
       *[other] { $n } ore
    }
web-minutes =
    { $n ->
        [one] 1 minuto
       *[other] { $n } minuti
    }
web-prompt = Che cosa decidere
web-asked-by = Scegli sulla mappa o dall’elenco. La regola di riferimento:
web-by-rule = La regola:
web-first-pick = Ci si arriva in più modi. Prima scegli { $what }.
web-first-pick-many = Ci si arriva in più modi. Prima scegli una delle { $n } possibilità.
web-not-asked = Non fa parte della domanda in corso.
web-past =
    { $n ->
        [0] L’inizio della partita.
        [one] Il tabellone dopo la prima azione.
       *[other] Il tabellone dopo { $n } azioni.
    }
web-to-now = Torna al presente
web-changes = Che cosa cambierebbe
web-number-bounds = da { $least } a { $most }
web-back = Indietro
web-picked = Scelto
web-on-map =
    { $n ->
        [one] un’altra, sulla mappa
       *[other] altre { $n }, sulla mappa
    }
web-search = Cerca
web-nothing-found = Nessun risultato.
web-searching = Ricerca delle scelte migliori…
web-log = Registro
web-chat = Chat
web-notes = Appunti
web-parts = Parti del tavolo
web-tab-board = Tabellone
web-panels = Accanto al tabellone
web-filter = Mostra le azioni di
web-everybody = tutti
web-since = Dal mio turno
web-whole-log = Tutto il registro
web-replay = Rivedi
web-look-there = Guarda il tabellone in quel momento
web-log-empty = Non è ancora successo nulla.
web-nothing-since = Dal tuo ultimo turno non è successo nulla.
web-chat-empty = Nessuno ha ancora scritto.
web-chat-say = Scrivi qualcosa
web-chat-send = Invia
web-rematch-there = È stata aperta una rivincita.
web-notes-help = Puoi leggerli soltanto tu.
web-notes-kept = salvati
web-history = Cronologia
web-step-back = Un’azione indietro
web-step-on = Un’azione avanti
web-undo = Annulla
web-undo-ask = Chiedi agli altri di poter annullare
web-undo-asked =
    { $n ->
        [one] { $player } chiede di annullare un’azione.
       *[other] { $player } chiede di annullare { $n } azioni.
    }
web-agree = Accetta
web-refuse = Rifiuta
web-hint = Chiedi un suggerimento
web-hint-moves = Mosse a confronto, con quanto il bot si aspetta da ciascuna
web-branch = Prova questa posizione contro i bot
web-branched =
    { $n ->
        [one] Un tavolo di esercizio dalla posizione dopo un’azione.
       *[other] Un tavolo di esercizio dalla posizione dopo { $n } azioni.
    }
web-text-board = Il tabellone a parole
web-text-choices = Puoi
web-text-recent = Che cosa è appena successo
web-zoom-in = Ingrandisci
web-zoom-out = Rimpicciolisci
web-zoom-fit = Mostra tutto
web-handover = Passa lo schermo
web-handover-to = Ora lo schermo è per { $player }.
web-handover-take = Sono { $player }
web-shape-disc = disco
web-shape-square = quadrato
web-shape-triangle = triangolo
web-shape-diamond = rombo
web-shape-cross = croce
web-shape-star = stella
web-shape-hexagon = esagono
web-shape-ring = anello

## Il menu di un tavolo

web-table-menu = Questo tavolo
web-save = Salva in un file
web-save-mine = Salva ciò che so
web-save-picture = Salva l’immagine
web-watch-link = Link per chi guarda
web-spectators-yes = Lascia guardare chiunque
web-spectators-no = Non lasciar guardare nessun altro
web-pause = Ferma gli orologi
web-resume = Riprendi
web-resign = Abbandona
web-sure-resign = Abbandoni davvero?
web-leave = Lascia il tavolo
web-sure-leave = Lasci davvero il tavolo?
web-close-table = Chiudi il tavolo
web-sure-close = Lo chiudi definitivamente?
web-commitment = Ciò che ha deciso il caso è stato sigillato all’inizio e si apre alla fine. Il sigillo:

## Risposte in anticipo

web-standing = Rispondi in anticipo
web-standing-help = Puoi rispondere in anticipo a ciò che ti verrà chiesto. Nessun altro lo vede, e ti viene chiesto comunque se qualcosa ti riguarda.
web-standing-none = Nessuna risposta in anticipo.
web-standing-add = Aggiungi
web-standing-drop = Togli
web-standing-pass = non chiedermelo
web-standing-proxy = offri per me
web-standing-bid = offri fino a { $limit } per { $want }
web-standing-when = Riguardo a
web-standing-any = qualsiasi domanda
web-standing-about = riguardo a { $what }
web-standing-unless = a meno che si tratti di { $what }
web-standing-unless-paid = a meno che ci sia un pagamento per me
web-standing-unless-these = Chiedimelo comunque se si tratta di
web-standing-only = riguardo a { $what }
web-standing-only-these = Solo se si tratta di
web-standing-several = Selezionane più d’uno con Ctrl o Cmd.
web-standing-ask-paid = Chiedimelo comunque se c’è un pagamento per me
web-standing-want = Per
web-standing-limit = Al massimo
web-standing-turn = fino al mio prossimo turno
web-standing-game = per tutta la partita
web-standing-turns = passa i miei turni
web-standing-turns-turn = solo il prossimo
web-standing-turns-change = finché qualcuno non fa qualcos’altro
web-standing-turns-round = fino alla fine di questo round

## Tasti

web-keys = Tasti
web-key-tab = da un elemento al successivo
web-key-arrows = sulla mappa: da un luogo possibile al successivo
web-key-enter = scegli, o esegui ciò che è scelto
web-key-pass = passa
web-key-escape = annulla l’ultima scelta; dal passato torna al presente
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

## La fine di una partita

web-wins =
    { $n ->
        [one] Vince { $winners }.
       *[other] Vittoria condivisa: { $winners }.
    }
web-wins-by = { $winners } vince con { $by } di vantaggio.
web-closed-early = Il tavolo è stato chiuso.
web-verified = ciò che ha deciso il caso era sigillato all’inizio: verificato
web-not-verified = il sigillo iniziale non corrisponde a ciò che è stato aperto
web-podium = Podio
web-made-of = Da che cosa è composto
web-account-table = Il conto finale
web-category = voce
web-total = totale
web-from-log = Dal registro
web-lead-changes = Cambi in testa
web-longest-lead = Più a lungo in testa
web-longest-lead-value = { $player }, { $share } % della partita
web-last-lead = In testa fino alla fine
web-last-lead-value = { $player }, dall’azione { $n }
web-best-action = Azione più redditizia
web-best-action-value = { $player }, { $points } (azione { $n })
web-over-time = Com’è andata
web-over-time-note = patrimonio dopo ogni azione
web-n-actions =
    { $n ->
        [one] 1 azione
       *[other] { $n } azioni
    }
web-rematch = Rivincita
web-replay-board = Rivedi la partita
web-show-result = Il risultato

## Regole

web-rules-help = Ogni regola ha un numero, e ogni rifiuto dice da quale regola viene.
web-rules-search = Cerca nelle regole
web-n-rules =
    { $n ->
        [0] nessuna regola
        [one] una regola
       *[other] { $n } regole
    }
web-chapter = Capitolo { $n }
web-rulings = Interpretazioni

## Tabelloni

web-boards = Tabelloni
web-boards-help = Un tabellone è un file. Caricane un altro, controllalo, guardalo e giocaci, oppure parti dal nostro e modificalo.
web-board-load = Carica un file
web-board-usual = Parti dal nostro tabellone
web-board-check = Controlla e disegna
web-board-save = Salva
web-board-play = Gioca su questo tabellone
web-board-file = File del tabellone
web-board-paste = Il testo di un file di tabellone
web-board-picture = Immagine
web-board-none = Non è stato ancora controllato nulla.

## Impostazioni

web-settings-help = Conservate in questo browser.
web-look-feel = Aspetto
web-theme = Tema
web-theme-system = come il sistema
web-theme-light = foglio di giorno (chiaro)
web-theme-dark = postale notturno (scuro)
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
web-about-type = Composto in Old Standard e Source Sans, entrambi sotto la SIL Open Font License.
