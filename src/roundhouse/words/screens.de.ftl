### Die Worte der Seiten rund um die Tische; eine Seite holt sie mit der ersten davon.

## Seiten

web-api = Für Programme: die API
web-unofficial = Roundhouse ist ein inoffizielles Projekt.

## Was schiefgehen kann

web-not-json = { $file } ist keine JSON-Datei.

## Die Lobby

web-good-morning =
    { $known ->
        [yes] Guten Morgen, { $name }.
       *[no] Guten Morgen.
    }
web-good-day =
    { $known ->
        [yes] Guten Tag, { $name }.
       *[no] Guten Tag.
    }
web-good-evening =
    { $known ->
        [yes] Guten Abend, { $name }.
       *[no] Guten Abend.
    }
web-welcome = Eisenbahnspiele, frei zu spielen, mit allen Regeln zur Hand.
web-tables-wait =
    { $n ->
        [one] Ein Tisch wartet auf dich.
       *[other] { $n } Tische warten auf dich.
    }
web-import = Spielstand einlesen
web-card-players = Spieler
web-card-time = Dauer
web-card-editions = Ausgaben
web-from-to = { $from } bis { $to }
web-play-bots =
    { $n ->
        [one] Gegen einen Bot spielen
        [2] Gegen zwei Bots spielen
        [3] Gegen drei Bots spielen
       *[other] Gegen { $n } Bots spielen
    }
web-customise = Anpassen
web-customise-game = { $game }: neuer Tisch
web-watch-bots = Bots zusehen
web-board-reconstruction = Der Plan ist eine Rekonstruktion
web-open-tables = Offene Tische
web-latest-replays = Zuletzt beendete Partien
web-all-replays = alle Partien
web-no-open-tables = Kein Tisch ist offen. Eröffne einen und lass einen Platz für andere frei.
web-no-replays = Noch keine beendeten Partien.
web-n-running =
    { $n ->
        [one] eine läuft
       *[other] { $n } laufen
    }
web-n-tables =
    { $n ->
        [0] keine
        [one] ein Tisch
       *[other] { $n } Tische
    }
web-col-turn = Zug
web-col-table = Tisch
web-col-seats = Plätze
web-col-pace = Tempo
web-col-players = Spieler
web-col-when = wann
web-your-turn = Du bist dran
web-waiting = wartet auf Spieler
web-closed = geschlossen
web-stopped = kann nicht weitergespielt werden
web-join = Mitspielen
web-look = Ansehen
web-play = Spielen
web-watch = Zuschauen
web-running = Laufend
web-finished = Beendet
web-no-own-tables = Du sitzt an keinem Tisch. In der Lobby ist eine Partie gegen Bots zwei Klicks entfernt.
web-no-finished = Noch keine beendeten Partien.
web-replays-help = Beendete Partien zum Durchgehen, zum Ausprobieren ab jeder Stellung und zum Herunterladen.
web-played-here = Hier gespielt
web-samples = Beispielpartien
web-samples-note = Bots gegen Bots
web-filter-game = Spiel
web-filter-any = alle Spiele
web-filter-free = mit freiem Platz
web-more = Mehr zeigen

## Wer jemand ist

web-no-account = Ich habe noch kein Konto
web-rename = Namen ändern
web-rename-help = Plätze, die du schon hast, behalten den Namen, unter dem du sie genommen hast.
web-rename-ok = Meinen Namen ändern
web-login = Anmelden
web-register = Konto anlegen
web-logout = Abmelden
web-password = Passwort
web-password-help = Mindestens 8 Zeichen. Wir speichern nur einen Fingerabdruck davon.
web-password-change = Passwort ändern
web-password-old = Bisheriges Passwort
web-password-new = Neues Passwort
web-password-change-help = Alle anderen Browser werden abgemeldet. Auf die Länge kommt es an, nicht auf Sonderzeichen: Mehrere Wörter sind ein gutes Passwort.
web-password-changed = Passwort geändert. Alle anderen Browser wurden abgemeldet.
web-sessions = Wo du angemeldet bist
web-sessions-help = Wenn du einen davon nicht kennst, beende ihn und ändere dein Passwort.
web-session-this = dieser Browser
web-session-used = zuletzt benutzt { $when }
web-session-unknown = Unbekannter Browser
web-session-end = Dort abmelden
web-sessions-end = Überall sonst abmelden
web-tokens = Schlüssel für Programme
web-tokens-help = Ein Bot oder Skript von dir handelt mit einem eigenen Schlüssel in deinem Namen, und nur so weit der Schlüssel reicht. Kein Schlüssel kann dein Konto ändern. Ein neues Passwort beendet sie alle.
web-token-name = Wofür der Schlüssel ist
web-token-may = Was das Programm darf
web-token-read = Tische, Pläne und Spiele ansehen
web-token-play = Sich setzen und spielen
web-token-host = Tische eröffnen und leiten, Pläne ablegen
web-token-read-short = ansehen
web-token-play-short = spielen
web-token-host-short = leiten
web-token-bot = Seine Plätze sind als die eines Programms gekennzeichnet
web-token-make = Schlüssel erstellen
web-token-once = Das ist der Schlüssel. Kopiere ihn jetzt: Er wird nicht noch einmal gezeigt.
web-token-copy = Schlüssel kopieren
web-token-copied = Schlüssel kopiert.
web-token-end = Beenden
web-hello = Willkommen, { $name }.
web-you-are = Du bist { $name }.
web-you-are-guest = Du spielst als Gast: { $name }. Mit einem Passwort kannst du von jedem Browser aus zurückkommen und behältst deine Plätze.
web-you-are-nobody = Wir kennen dich noch nicht. Zum Spielen genügt ein Name.
web-logout-guest = Meldet sich ein Gast ab, sind seine Plätze für ihn verloren.
web-logout-help = Deine Plätze bleiben deine.
web-invited = Du bist eingeladen
web-join-needs-name = Um den Platz zu nehmen, brauchst du einen Namen.
web-again = Noch einmal versuchen

## Ein neuer Tisch

web-new-table = Neuer Tisch
web-who-plays = Wer spielt
web-who-me = ich, an diesem Bildschirm
web-who-bot = ein Bot
web-who-open = wer auch immer kommt
web-who-open-help = über einen Link oder aus der Lobby
web-level = Stärke des Bots
web-level-time = Bedenkzeit
web-level-seconds = { $n } s pro Entscheidung
web-level-temper = Wie er spielt
web-temper-even = wie er es für richtig hält
web-temper-friendly = freundlich
web-temper-sharp = scharf
web-hot-seat = Mehrere teilen sich diesen Bildschirm: Er wird zwischen den Zügen weitergegeben, und was geheim ist, bleibt verborgen.
web-options = Regeln
web-variants = Spielweisen
web-more-options =
    { $n ->
        [one] Eine weitere Einstellung
       *[other] { $n } weitere Einstellungen
    }
web-usual = Zurücksetzen
web-pace = Tempo
web-pace-none-long = Ohne Uhr
web-pace-live-long = Live, mit einer Uhr für die ganze Partie
web-pace-day-long = Zug um Zug, mit einer Anzahl Stunden pro Zug
web-pace-minutes = Minuten für jeden
web-pace-increment = Zusätzliche Sekunden pro Zug
web-pace-hours = Stunden pro Zug
web-table = Tisch
web-title = Titel
web-title-help = Ein Name für diesen Tisch, wenn du magst
web-spectators = Alle dürfen zuschauen und sich setzen, wo ein Platz frei ist
web-hints = Spieler dürfen um Tipps bitten
web-practice = Übung: Alles kann zurückgenommen werden
web-start = Partie beginnen

## Regeln

web-rules-help = Jede Regel hat eine Nummer, und jede Ablehnung nennt die Regel dahinter.
web-rules-search = Die Regeln durchsuchen
web-n-rules =
    { $n ->
        [0] keine Regeln
        [one] eine Regel
       *[other] { $n } Regeln
    }
web-chapter-before = Das Kapitel davor
web-chapter-after = Das nächste Kapitel
web-chapter = Kapitel { $n }
web-rulings = Auslegungen

## Pläne

web-on-board = Auf dem Plan „{ $name }“, Fassung { $n }.

## Einstellungen

web-settings-help = In diesem Browser gespeichert.
web-look-feel = Aussehen
web-picture-of =
    { $n ->
        [0] Die Stellung vor der ersten Aktion
       *[other] Die Stellung nach Aktion { $n }
    }
web-picture-moving =
    { $n ->
        [one] Die ganze Partie in einem Bild
       *[other] Die ganze Partie in { $n } Bildern
    }
web-picture-drawn = { $n } von { $whole }
web-picture-failed = Dieser Browser konnte das Bild nicht herstellen.
web-theme = Farbschema
web-theme-system = wie im System
web-motion = Bewegung
web-motion-system = wie im System
web-motion-none = keine: Steine erscheinen an ihrem Platz
web-colours = Farben der Spieler und Linien
web-colours-period = die der Epoche
web-colours-apart = gut unterscheidbar, bei Farbenblindheit
web-notation = Schreibweise
web-notation-words = der Verlauf steht in Sätzen
web-notation-written = der Verlauf steht wie in Spielständen
web-contrast = Hoher Kontrast
web-labels = Koordinaten auf der Karte
web-playing = Beim Spielen
web-confirm = Bevor eine Aktion ausgeführt wird
web-confirm-always = zeigen, was sie bewirken würde, und fragen
web-confirm-never = sofort ausführen
web-sounds = Läuten, wenn ich dran bin
web-notify = Benachrichtigen, wenn ich dran bin und woanders hinschaue
web-notify-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen.

## Über Roundhouse

web-about-what = Ein Ort, um Eisenbahn-Brettspiele im Browser zu spielen, allein gegen Bots oder mit Freunden, live oder Zug um Zug, und eine Python-Bibliothek, um sie zu erforschen.
web-about-unofficial = Mit den Autoren und Verlagen der Spiele hat es nichts zu tun. Wenn dir ein Spiel gefällt, kauf es: Pappe ist die bessere Gesellschaft.
web-about-art = Jedes Bild, jedes Zeichen und jeder Satz hier wurde für dieses Projekt gemacht. Die Regeln stehen in unseren eigenen Worten da, mit ihren Nummern, damit du nachsehen kannst, warum etwas abgelehnt wird.
web-about-honest = Bots wissen nicht mehr, als ihr Platz wissen darf. Was der Zufall entscheidet, wird vor der ersten Aktion versiegelt und kann am Ende geprüft werden.
web-about-free = Es ist kostenlos, quelloffen unter der MIT-Lizenz, und jede Spielegruppe kann es selbst betreiben.
web-about-sources = Quellen
web-about-coast = Die Küsten stammen aus Natural Earth, das gemeinfrei ist.
web-about-version = Version { $version }, { $build ->
    [compiled] kompiliert.
   *[plain] reines Python: Regeln und Bots laufen mehrfach langsamer. Auf dem Server sagt `roundhouse --version`, warum und was zu tun ist.
}
web-about-type = Gesetzt aus der Old Standard und der Source Sans, beide unter der SIL Open Font License.
web-play-first =
    { $n ->
        [one] Erste Partie mit einem Bot
        [2] Erste Partie mit zwei Bots
       *[other] Erste Partie mit { $n } Bots
    }
web-ends = Meinen Zug von selbst beenden, wenn nichts mehr zu tun ist

## Leute am Tisch und was über sie gespeichert ist

web-somebody = Jemand
web-invites-you = { $host } lädt dich zu einer Partie { $game } ein.
web-agreed = Ausgabe und Auslegungen
web-your-seat = dein Platz
web-seats-drawn = Wer wo sitzt, wird ausgelost, wenn die Partie beginnt.
web-invitation-late = Jemand anderes hat diesen Platz genommen, oder die Partie ist zu Ende.
web-my-data = Deine Daten
web-my-data-help = Alles, was dieser Server über dich speichert, in einer Datei. Partien werden einzeln gespeichert, an ihren Tischen.
web-my-data-take = Deine Daten herunterladen
web-forget = Alles über dich löschen
web-forget-help = Dein Name, deine Anmeldungen, deine Notizen und alles, was du gesagt hast, werden endgültig entfernt. Partien bleiben, mit „früherer Spieler“ auf deinem Platz.
web-forget-sure = Wirklich löschen? Das lässt sich nicht rückgängig machen.
web-forgotten = Alles über dich wurde gelöscht.
web-arranged = Die Plätze in dieser Reihenfolge lassen (sonst werden sie ausgelost, wenn die Partie beginnt)
web-leaving = Wenn jemand aufgibt
web-leaving-usual = wie bei diesem Spiel üblich
web-leaving-bot = spielt ein Bot weiter
web-leaving-end = endet die Partie, wie sie steht
web-col-host = Gastgeber
web-practice-tables = Übung
web-practice-tables-help = Tische, um etwas auszuprobieren
web-first-game = Spiel deine erste Partie
web-learn-title = { $game } lernen
web-learn-help = Kurze Lektionen an echten Stellungen, am Tisch selbst. Was du auch versuchst, lässt sich zurücknehmen.
web-learn-lessons = Lektionen am Tisch
web-learn-done = { $done } von { $all } geschafft
web-learn-left = noch etwa { $n } Minuten
web-learn-minutes = { $n } min
web-learn-start = Beginnen
web-learn-again = Noch einmal
web-learn-next = Weiter
web-learn-finished = geschafft
web-learn-none = Kein Spiel hier hat Lektionen.
web-new-here = Neu hier?
web-new-hide = ausblenden
web-new-read = So wird gespielt, in Bildern
web-new-read-help =
    { $n ->
        [one] { $game }, eine Minute
       *[other] { $game }, { $n } Minuten
    }
web-new-coach = Erste Partie mit einem Trainer
web-new-coach-help = zwei sanfte Bots, keine Uhr
web-new-bots = Eine Partie gegen Bots
web-new-bots-help = wähle, wie stark sie sind
web-new-people = Ein Tisch mit Menschen
web-new-people-join = jemand wartet auf Mitspieler
web-new-people-open = lass einen Platz frei oder lade Freunde ein
web-new-go-read = Lesen
web-new-go-open = Eröffnen

## Einen Tisch finden

web-find = Finde mir einen Tisch
web-find-game = Spiel
web-find-live = live
web-find-day = Zug um Zug
web-find-none = ohne Uhr
web-find-there = { $host } wartet an einem Tisch: { $game }.
web-find-opens =
    { $n ->
        [2] Darauf wartet noch niemand. Wir eröffnen einen Tisch für zwei ({ $game }, { $pace }), und wer als Nächstes einen sucht, wird dort hingesetzt.
       *[other] Darauf wartet noch niemand. Wir eröffnen einen Tisch für { $n } ({ $game }, { $pace }), und wer als Nächstes einen sucht, wird dort hingesetzt.
    }
web-find-nothing = Wähle mindestens ein Spiel, ein Tempo und eine Spielerzahl, die zusammenpassen.
web-find-sit = Setz mich dorthin
web-find-open = Eröffnen und warten

## The list of keys

web-key-tab = von einem zum nächsten
web-key-arrows = auf der Karte: von einem möglichen Ort zum nächsten
web-key-enter = wählen oder das Gewählte ausführen
web-key-pass = passen
web-key-escape = eine Liste schließen; die letzte Wahl zurücknehmen; zu meinem Zug springen; aus der Vergangenheit zurück zu jetzt
web-key-search = alles durchsuchen, was gewählt werden kann
web-key-numbers = die Knöpfe der Frage drücken
web-key-text = der Plan in Worten und zurück
web-key-history = eine Aktion zurück oder vor
web-key-ends = der Anfang, und jetzt
web-key-undo = zurücknehmen
web-key-hint = um einen Tipp bitten
web-key-standing = im Voraus antworten
web-key-zoom = vergrößern, verkleinern, alles zeigen
web-key-chat = Chat
web-key-help = diese Liste
web-key-space = anhalten und weiter: was die anderen tun, oder der Verlauf

## Answering ahead

web-standing-help = Du kannst im Voraus beantworten, was du gefragt werden wirst. Niemand sonst sieht es, und du wirst trotzdem gefragt, wenn dich etwas betrifft.
web-standing-none = Keine Antworten im Voraus.
web-standing-add = Hinzufügen
web-standing-drop = Entfernen
web-standing-pass = frag mich nicht
web-standing-proxy = biete für mich
web-standing-bid = bis { $limit } für { $want } bieten
web-standing-when = Betrifft
web-standing-any = jede Frage
web-standing-about = zu { $what }
web-standing-unless = außer es geht um { $what }
web-standing-unless-paid = außer ich bekäme Geld
web-standing-unless-these = Trotzdem fragen, wenn es geht um
web-standing-only = zu { $what }
web-standing-only-these = Nur, wenn es geht um
web-standing-several = Mehrere mit Strg oder Cmd auswählen.
web-standing-ask-paid = Trotzdem fragen, wenn ich Geld bekäme
web-standing-want = Für
web-standing-limit = Höchstens
web-standing-turns = in meinen Zügen passen
web-standing-buy = kaufe für mich
web-standing-buys = { $want } kaufen, solange es höchstens { $limit } kostet
web-standing-accept = immer tun

## Das Menü eines Tisches

web-save-mine = Speichern, was ich weiß
web-watch-link = Link für Zuschauer
web-spectators-yes = Alle zuschauen lassen
web-spectators-no = Niemand sonst soll zuschauen
web-resume = Fortsetzen
web-resign = Aufgeben
web-sure-resign-lose = Wirklich aufgeben? Die Partie gilt als verloren.
web-sure-resign-bot = Wirklich aufgeben? Ein Bot spielt für dich weiter, und du kannst nicht zurückkommen.
web-leave = Den Tisch verlassen
web-sure-leave = Wirklich gehen?
web-close-table = Den Tisch schließen
web-sure-close = Für immer schließen?
web-commitment = Was der Zufall entschieden hat, wurde am Anfang versiegelt und wird am Ende geöffnet. Das Siegel:
web-offer-abort = Die Partie absagen
web-offer-draw = Unentschieden anbieten
web-offer-end = Die Partie beenden, wie sie steht
web-offer-pause = Die Partie unterbrechen
web-sure = Wirklich?
web-sure-leave-lose = Wirklich gehen? Die Partie gilt als verloren.
web-sure-leave-bot = Wirklich gehen? Ein Bot spielt für dich weiter.
web-bots-slow = langsam
web-bots-normal = in normalem Tempo
web-bots-fast = schnell
web-bots-at-once = ohne Pausen
web-coach-on = Trainer: an
web-coach-off = Trainer: aus
