### Il client per il browser: tutto ciò che si legge nelle sue pagine e che non dicono un gioco, un tavolo o il server.

## Pagine

web-lobby = Atrio
web-mine = Le mie partite
web-replays = Partite finite
web-rules = Regole
web-settings = Impostazioni
web-account = Profilo
web-about = Informazioni
web-main-menu = Menu
web-skip = Vai al contenuto
web-language = Lingua
web-close = Chiudi
web-loading = Un momento…
web-lost = Questo binario non porta da nessuna parte
web-lost-help = A questo indirizzo non c’è nessuna pagina.
web-to-lobby = Torna all’atrio

## Che cosa può andare storto

web-offline = Il server non è raggiungibile. Sei in linea?
web-renewed = Roundhouse è stato aggiornato. Ricarica la pagina per continuare: ciò che è stato confermato non va perso.
web-reload = Ricarica
web-strange-answer = Il server ha inviato una risposta che questa pagina non capisce ({ $status }).
web-unexpected = In questa pagina qualcosa è andato storto. Se sembra bloccata, ricaricala.
web-no-table = Qui non c’è nessun tavolo
web-line-lost = Connessione persa. Nuovo tentativo in corso: ciò che è stato confermato non va perso.
web-line-back = Di nuovo in linea. La pagina è aggiornata.

## L’atrio

web-over = finita
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
web-sample-basic = base
web-sample-advanced = avanzato
web-sample-full = partita intera
web-sample-shorter = partita più corta

## Chi è chi

web-who = Come vuoi che ti chiamiamo?
web-name = Nome
web-guest = Ospite
web-name-help = Niente password, niente e-mail. Questo browser si ricorda di te.
web-go-on = Avanti
web-have-account = Ho già un profilo

## Un nuovo tavolo

web-bot-random = casuale
web-bot-greedy = avido
web-bot-apprentice = apprendista
web-bot-engineer = ingegnere
web-bot-master = maestro
web-bot-prompter = compagno di esercizio
web-none = nessuno

## Il tavolo

web-players = Giocatori
web-n-players =
    { $n ->
        [one] un giocatore
       *[other] { $n } giocatori
    }
web-seat = Posto { $n }
web-seat-colour = Posto { $n }: colore { $colour }, cambialo
web-seat-colour-help = Cambia il colore
web-open-seat = posto libero
web-you = tu
web-away = assente, al suo posto gioca un bot
web-resigned = ha abbandonato
web-bot = Bot: { $bot }
web-program = Un programma che gioca da solo
web-connected = in linea
web-not-connected = non in linea
web-paused = in pausa
web-sit = Siediti qui
web-keep-seat = Gioco io qui
web-seats = Chi gioca dove
web-seats-offered = Giochi tu ogni posto finché qualcuno non lo prende: invita altri, affida dei posti ai bot, oppure vai avanti da solo. Con ← e → si rivede tutta la partita fin qui.
web-seats-go-on = Al tavolo
web-invite = Invita
web-give-bot = Affida a un bot
web-return = Sono di nuovo qui
web-link-copied = Link copiato: mandalo a chi deve sedersi lì.
web-link-local = Link copiato, ma porta ciascuno al proprio computer. Perché gli altri possano venire, avvia il server con --host 0.0.0.0 o --public-url.
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
web-pictures = Immagini
web-verb-none = { $what }: ora no, { $why }.
web-verbs = Che cosa fare
web-prompt = Che cosa decidere
web-asked-by = Scegli sulla mappa o dall’elenco. La regola di riferimento:
web-by-rule = La regola:
web-first-pick = Ci si arriva in più modi. Prima scegli { $what }.
web-first-pick-many = Ci si arriva in più modi. Prima scegli una delle { $n } possibilità.
web-if-confirmed = Se confermi:
web-begin =
    { $where ->
        [map] Scegli qui o sulla mappa.
        [side] Scegli qui o a destra.
       *[all] Scegli qui, sulla mappa o a destra.
    }
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
web-on-map = { $n } sulla mappa: mostra l’elenco
web-search = Cerca
web-nothing-found = Nessun risultato.
web-searching = Ricerca delle scelte migliori…
web-final = Punteggio finale
web-log = Registro
web-chat = Chat
web-notes = Appunti
web-parts = Parti del tavolo
web-tab-board = Tabellone
web-panels = Accanto al tabellone
web-filter = Mostra le azioni di
web-everybody = tutti
web-jump = Vai a…
web-passed = Hanno passato:
web-since = dal mio turno
web-since-yours = Dal tuo ultimo turno
web-since-close = chiudi
web-since-more =
    { $n ->
        [one] Un’altra azione è nel registro.
       *[other] Altre { $n } azioni sono nel registro.
    }
web-watch-again = rivedi
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
web-agree = Accetta
web-refuse = Rifiuta
web-hint = Chiedi un suggerimento
web-hint-moves = Mosse a confronto: la migliore, e quanto il bot si aspetta in meno dalle altre
web-hint-best = la migliore
web-hint-thinking = Il suggerimento arriva…
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

## Risposte in anticipo

web-standing = Rispondi in anticipo
web-standing-turn = fino al mio prossimo turno
web-standing-game = per tutta la partita
web-standing-turns-turn = solo il prossimo
web-standing-turns-change = finché qualcuno non fa qualcos’altro
web-standing-turns-round = fino alla fine di questo round

## Tasti

web-keys = Tasti

## La fine di una partita

web-wins =
    { $n ->
        [one]
            { $you ->
                [yes] Hai vinto.
               *[no] Vince { $winners }.
            }
       *[other] Vittoria condivisa: { $winners }.
    }
web-wins-by =
    { $you ->
        [yes] Hai vinto con { $by } di vantaggio.
       *[no] { $winners } vince con { $by } di vantaggio.
    }
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
web-longest-lead-value = { $player }, { $share }% della partita
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

## Tabelloni

web-boards = Tabelloni

## Impostazioni

web-theme-light = foglio di giorno (chiaro)
web-theme-dark = postale notturno (scuro)

## Informazioni

# Il primo pulsante di un gioco che ne ha uno per principianti.

# -- seguire gli altri

web-thinks = { $player } sta pensando: { $time }
web-waits = In attesa di { $player }: { $time }
web-following = Che cosa fanno gli altri
web-speed = Velocità
web-speed-slow = lenta
web-speed-normal = normale
web-speed-fast = rapida
web-speed-once = subito
web-speed-slow-long = lenta: quattro secondi per ogni azione degli altri
web-speed-normal-long = normale: due secondi
web-speed-fast-long = rapida: meno di un secondo
web-speed-once-long = subito: solo il risultato
web-stops = Fermati quando incasso, perdo qualcosa o posso rispondere
web-hold = Pausa
web-unpause = Riprendi
web-space = barra spaziatrice
web-skip-to-me = Vai al mio turno
web-skip-to-now = Vai al presente
web-play-back = Riproduci da qui

## Le persone al tavolo, e ciò che si conserva di loro

web-ready = Pronti!
web-ready-waiting = Tu ci sei. Si aspetta ancora: { $names }.
web-everybody-here = Ci siete tutti. Si comincia?
web-is-ready = c’è
web-seconds = { $n } sec
web-without = senza { $what }
web-guest-mark = ospite
web-guest-mark-help = Gioca senza profilo: chiunque potrebbe usare questo nome.
web-former = Ex giocatore
web-waiting-for-answers = si aspettano gli altri
web-withdraw = Ritira
web-bot-speed = I bot giocano
web-remove = Allontana
web-nobody-won = Nessun vincitore
web-draw = Patta

# -- imparare

web-learn = Impara
web-puzzles = Rompicapi
web-lesson = Lezione { $n }
web-lesson-step = passo { $n } di { $all }
web-lesson-task = Il tuo compito
web-lesson-hint = Suggerimento
web-lesson-show = Mostrami
web-lesson-shown = È già scelto per te: guarda che cosa succederebbe, e conferma.
web-lesson-take-back = Annulla la mossa
web-lesson-other = Si può fare, ma non è quello che chiede questo passo. Annulla e riprova.
web-lesson-waiting = Gli altri rispondono.
web-lesson-learned = Che cosa hai imparato
web-lesson-next = Prossima lezione
web-lesson-repeat = Ripeti
web-lesson-leave = Al corso
web-lesson-coach = Istruttore
web-lesson-back = Indietro
