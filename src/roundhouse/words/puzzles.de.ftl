### Aufgaben im Browser; sie werden mit der ersten geholt. Was ein Spiel fragt, steht in seinem eigenen Ordner.

puzzles-title = Aufgaben
puzzles-help = Stellungen aus gespielten Partien mit einer besten Antwort und einem Beweis dafür. Du löst sie auf dem Plan, wie beim Spielen.
puzzles-none = Kein Spiel hier hat Aufgaben.
puzzles-today = Aufgabe des Tages
puzzles-today-help = für alle dieselbe, eine neue um Mitternacht UTC
puzzles-today-done = gelöst
puzzles-solve = Lösen
puzzles-again = Noch einmal
puzzles-rating = Wertung { $n }
puzzles-rating-none = noch keine Wertung
puzzles-streak =
    { $n ->
        [0] keine Serie
        [one] Serie von 1 Tag
       *[other] Serie von { $n } Tagen
    }
puzzles-solved = { $done } von { $all } gelöst
puzzles-level-easy = Leicht
puzzles-level-medium = Mittel
puzzles-level-hard = Schwer
puzzles-all = Alle Aufgaben
puzzles-choose = { $game }, { $theme }, { $level }
puzzles-panel = Aufgabe
puzzles-task = Deine Aufgabe
puzzles-difficulty = Schwierigkeit { $n }
puzzles-waiting = Die anderen antworten.
puzzles-right = Das ist die beste Antwort.
puzzles-wrong = Es gibt etwas Besseres.
puzzles-yours = Deine
puzzles-best = Beste
puzzles-best-answer = Die beste Antwort
puzzles-best-count = { $n } Antworten sind ebenso gut.
puzzles-proof =
    { $n ->
        [one] 1 naheliegende Antwort ist schlechter: { $tempting }.
       *[other] { $n } naheliegende Antworten sind schlechter; die verlockendste: { $tempting }.
    }
puzzles-origin = Aus einer Partie zwischen Bots ({ $origin }), nach { $at } Aktionen.
puzzles-boards = Deine und die beste auf dem Plan
puzzles-enlarge = Vergrößern
puzzles-board-yours = Der Plan nach deiner Antwort
puzzles-board-best = Der Plan nach der besten Antwort
puzzles-next = Nächste Aufgabe
puzzles-retry = Noch einmal versuchen
puzzles-leave = Zu den Aufgaben
puzzles-earlier = Diese hast du schon einmal beantwortet: Sie zählt nicht mehr.

## Hilfe

puzzles-helps = Hilfe
puzzles-helps-cost = jede kostet einen Stern, nie die Serie
puzzles-help-more = Ein Tipp
puzzles-help-show = Die Antwort zeigen
puzzles-help-begin = Es beginnt mit dem, was umringt ist: { $what }.
puzzles-help-picked = Es ist gewählt: Du musst nur noch bestätigen.
puzzles-stars =
    { $n ->
        [0] Kein Stern
        [one] 1 Stern von 3
       *[other] { $n } Sterne von 3
    }
puzzle-worth = Die beste Antwort bringt: { $best }. Die verlockendste der anderen: { $tempting }.
