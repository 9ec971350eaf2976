### Die Seiten im Browser: alles, was nicht ein Spiel, ein Tisch oder der Server sagt.

## Seiten

web-lobby = Lobby
web-mine = Meine Partien
web-replays = Nachspielen
web-rules = Regeln
web-settings = Einstellungen
web-account = Konto
web-about = Über Roundhouse
web-main-menu = Menü
web-skip = Zum Inhalt springen
web-language = Sprache
web-close = Schließen
web-loading = Einen Moment …
web-lost = Dieses Gleis führt nirgendwohin
web-lost-help = Unter dieser Adresse gibt es keine Seite.
web-to-lobby = Zur Lobby

## Was schiefgehen kann

web-offline = Der Server ist nicht erreichbar. Bist du online?
web-renewed = Roundhouse wurde erneuert. Lade die Seite neu, um weiterzuspielen; nichts Bestätigtes geht verloren.
web-reload = Neu laden
web-strange-answer = Der Server hat etwas geantwortet, das diese Seite nicht versteht ({ $status }).
web-unexpected = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu, wenn sie hängt.
web-no-table = Hier ist kein Tisch
web-line-lost = Verbindung unterbrochen. Sie wird wiederhergestellt; nichts Bestätigtes geht verloren.
web-line-back = Wieder verbunden. Du bist auf dem neuesten Stand.

## Die Lobby

web-over = beendet
web-pace-none = ohne Uhr
web-pace-live =
    { $n ->
        [one] live, je 1 min
       *[other] live, je { $n } min
    }
web-pace-day =
    { $n ->
        [one] Zug um Zug, 1 h pro Zug
       *[other] Zug um Zug, { $n } h pro Zug
    }
web-sample-basic = Grundspiel
web-sample-advanced = für Fortgeschrittene
web-sample-full = ganzes Spiel
web-sample-shorter = kürzeres Spiel

## Wer jemand ist

web-who = Wie sollen wir dich nennen?
web-name = Name
web-guest = Gast
web-name-help = Kein Passwort, keine E-Mail. Dieser Browser merkt sich dich.
web-go-on = Weiter
web-have-account = Ich habe ein Konto

## Ein neuer Tisch

web-bot-random = Zufall
web-bot-greedy = Raffzahn
web-bot-apprentice = Lehrling
web-bot-engineer = Ingenieur
web-bot-master = Meister
web-bot-prompter = Übungspartner
web-none = keine

## Der Tisch

web-players = Spieler
web-n-players =
    { $n ->
        [one] ein Spieler
       *[other] { $n } Spieler
    }
web-seat = Platz { $n }
web-seat-colour = Platz { $n }: Farbe { $colour }, ändern
web-seat-colour-help = Farbe ändern
web-open-seat = freier Platz
web-you = du
web-away = nicht da, ein Bot vertritt
web-resigned = aufgegeben
web-bot = Bot: { $bot }
web-program = Ein Programm, das von selbst spielt
web-connected = verbunden
web-not-connected = nicht verbunden
web-paused = unterbrochen
web-sit = Hier setzen
web-keep-seat = Ich spiele hier
web-seats = Wer spielt wo
web-seats-offered = Du spielst jeden Platz, bis ihn jemand nimmt: lade andere ein, überlass Plätze Bots oder spiel einfach weiter. Mit ← und → lässt sich die ganze bisherige Partie ansehen.
web-seats-go-on = Zum Tisch
web-invite = Einladen
web-give-bot = Einem Bot überlassen
web-return = Ich bin zurück
web-link-copied = Link kopiert: Schick ihn, wem der Platz gehören soll.
web-link-local = Link kopiert, aber er führt jeden auf den eigenen Rechner. Damit andere kommen können, starte den Server mit --host 0.0.0.0 oder --public-url.
web-days =
    { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
web-hours =
    { $n ->
        [one] 1 Stunde
       *[other] { $n } Stunden
    }
web-minutes =
    { $n ->
        [one] 1 Minute
       *[other] { $n } Minuten
    }
web-pictures = Bilder
web-verb-none = { $what }: jetzt nicht, { $why }.
web-verbs = Was tun
web-prompt = Was zu entscheiden ist
web-asked-by = Wähle auf der Karte oder aus der Liste. Die Regel dazu:
web-by-rule = Die Regel:
web-first-pick = Dorthin führen mehrere Wege. Wähle zuerst { $what }.
web-first-pick-many = Dorthin führen mehrere Wege. Wähle zuerst einen der { $n } angebotenen.
web-not-asked = Danach ist gerade nicht gefragt.
web-past =
    { $n ->
        [0] Der Anfang der Partie.
        [one] Der Plan nach der ersten Aktion.
       *[other] Der Plan nach { $n } Aktionen.
    }
web-to-now = Zurück zu jetzt
web-changes = Was sich ändern würde
web-number-bounds = { $least } bis { $most }
web-back = Zurück
web-picked = Gewählt
web-on-map = { $n } auf der Karte: als Liste zeigen
web-search = Suchen
web-nothing-found = Nichts gefunden.
web-searching = Die besten Möglichkeiten werden gesucht …
web-final = Schlusswertung
web-log = Verlauf
web-chat = Chat
web-notes = Notizen
web-parts = Teile des Tisches
web-tab-board = Plan
web-panels = Neben dem Plan
web-filter = Aktionen zeigen von
web-everybody = allen
web-jump = Springen zu …
web-passed = Gepasst:
web-since = seit meinem Zug
web-replay = Abspielen
web-look-there = Den Plan in diesem Augenblick ansehen
web-log-empty = Noch ist nichts geschehen.
web-nothing-since = Seit deinem letzten Zug ist nichts geschehen.
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-chat-send = Senden
web-rematch-there = Eine Revanche ist eröffnet.
web-notes-help = Das kannst nur du lesen.
web-notes-kept = gespeichert
web-history = Verlauf
web-step-back = Eine Aktion zurück
web-step-on = Eine Aktion vor
web-undo = Zurücknehmen
web-undo-ask = Die anderen bitten, zurücknehmen zu dürfen
web-agree = Einverstanden
web-refuse = Ablehnen
web-hint = Um einen Tipp bitten
web-hint-moves = Verglichene Züge: der beste, und wie viel weniger der Bot von den anderen erwartet
web-hint-best = am besten
web-hint-thinking = Der Tipp wird überlegt …
web-branch = Diese Stellung gegen Bots ausprobieren
web-branched =
    { $n ->
        [one] Ein Übungstisch ab der Stellung nach einer Aktion.
       *[other] Ein Übungstisch ab der Stellung nach { $n } Aktionen.
    }
web-text-board = Der Plan in Worten
web-text-choices = Du kannst
web-text-recent = Was zuletzt geschah
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-fit = Alles zeigen
web-handover = Bildschirm weitergeben
web-handover-to = Der Bildschirm gehört jetzt { $player }.
web-handover-take = Ich bin { $player }
web-shape-disc = Scheibe
web-shape-square = Quadrat
web-shape-triangle = Dreieck
web-shape-diamond = Raute
web-shape-cross = Kreuz
web-shape-star = Stern
web-shape-hexagon = Sechseck
web-shape-ring = Ring

## Das Menü eines Tisches

web-table-menu = Dieser Tisch
web-save = In einer Datei speichern

## Antworten im Voraus

web-standing = Im Voraus antworten
web-standing-turn = bis zu meinem nächsten Zug
web-standing-game = für die ganze Partie
web-standing-turns-turn = nur im nächsten
web-standing-turns-change = bis jemand etwas anderes tut
web-standing-turns-round = bis zum Ende dieser Runde

## Tasten

web-keys = Tasten

## Das Ende einer Partie

web-wins =
    { $n ->
        [one]
            { $you ->
                [yes] Du gewinnst.
               *[no] { $winners } gewinnt.
            }
       *[other] { $winners } teilen sich den Sieg.
    }
web-wins-by =
    { $you ->
        [yes] Du gewinnst mit { $by } Vorsprung.
       *[no] { $winners } gewinnt mit { $by } Vorsprung.
    }
web-closed-early = Der Tisch wurde geschlossen.
web-verified = was der Zufall entschied, war von Anfang an versiegelt: geprüft
web-not-verified = das Siegel vom Anfang passt nicht zu dem, was geöffnet wurde
web-podium = Siegertreppe
web-made-of = Woraus es besteht
web-account-table = Die Schlussabrechnung
web-category = Posten
web-total = Summe
web-from-log = Aus dem Verlauf
web-lead-changes = Führungswechsel
web-longest-lead = Am längsten in Führung
web-longest-lead-value = { $player }, { $share } % der Partie
web-last-lead = Endgültig in Führung
web-last-lead-value = { $player }, ab Aktion { $n }
web-best-action = Am meisten durch eine Aktion
web-best-action-value = { $player }, { $points } (Aktion { $n })
web-over-time = Wie es lief
web-over-time-note = Stand nach jeder Aktion
web-n-actions =
    { $n ->
        [one] 1 Aktion
       *[other] { $n } Aktionen
    }
web-rematch = Revanche
web-replay-board = Nachspielen
web-show-result = Das Ergebnis

## Pläne

web-boards = Spielpläne

## Einstellungen

web-theme-light = Tagesfahrplan (hell)
web-theme-dark = Nachtpost (dunkel)

# -- den anderen folgen

web-thinks = { $player } denkt nach: { $time }
web-waits = { $player } ist am Zug: { $time }
web-following = Was die anderen tun
web-speed = Tempo
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-speed-once = sofort
web-speed-slow-long = langsam: vier Sekunden für jede Aktion der anderen
web-speed-normal-long = normal: zwei Sekunden
web-speed-fast-long = schnell: weniger als eine Sekunde
web-speed-once-long = sofort: nur das Ergebnis
web-stops = Anhalten, wenn ich Geld bekomme, etwas verliere oder antworten darf
web-hold = Anhalten
web-unpause = Weiter
web-space = Leertaste
web-skip-to-me = Zu meinem Zug springen
web-skip-to-now = Zu jetzt springen
web-play-back = Ab hier abspielen

## Leute am Tisch und was über sie gespeichert ist

web-ready = Bereit
web-ready-waiting = Du bist bereit. Es fehlen noch { $names }.
web-everybody-here = Alle sind da. Bist du bereit?
web-is-ready = bereit
web-seconds = { $n } s
web-without = ohne { $what }
web-guest-mark = Gast
web-guest-mark-help = Spielt ohne Konto: Jeder könnte diesen Namen verwenden.
web-former = Früherer Spieler
web-waiting-for-answers = die anderen müssen noch antworten
web-withdraw = Zurückziehen
web-bot-speed = Bots spielen
web-remove = Entfernen
web-nobody-won = Niemand hat gewonnen
web-draw = Unentschieden

# -- lernen

web-learn = Lernen
web-puzzles = Aufgaben
web-lesson = Lektion { $n }
web-lesson-step = Schritt { $n } von { $all }
web-lesson-task = Deine Aufgabe
web-lesson-hint = Tipp
web-lesson-show = Zeig es mir
web-lesson-shown = Es ist für dich gewählt: Sieh dir an, was es bewirken würde, und bestätige es.
web-lesson-take-back = Zurücknehmen
web-lesson-other = Das ist erlaubt, aber nicht das, was dieser Schritt verlangt. Nimm es zurück und versuch es noch einmal.
web-lesson-waiting = Die anderen antworten.
web-lesson-learned = Was du gelernt hast
web-lesson-next = Nächste Lektion
web-lesson-repeat = Noch einmal
web-lesson-leave = Zum Kurs
web-lesson-coach = Trainer
web-lesson-back = Zurück

## Was zu tun ist, und was seit dem letzten Zug geschah

web-if-confirmed = Wenn du bestätigst:
web-begin =
    { $where ->
        [map] Wähle hier oder auf dem Plan.
        [side] Wähle hier oder rechts.
       *[all] Wähle hier, auf dem Plan oder rechts.
    }
web-since-yours = Seit deinem letzten Zug
web-since-close = schließen
web-since-more =
    { $n ->
        [one] Eine weitere Aktion steht im Verlauf.
       *[other] { $n } weitere Aktionen stehen im Verlauf.
    }
web-watch-again = noch einmal ansehen
