### Was gesagt wird, wo man ein Spiel lernt: wie man spielt, die erste Partie, der Trainer. Wird mit diesen Seiten geholt.

## Die Wege zu lernen

learn-ways = Wege zu lernen
learn-read-minutes = { $n } Minuten, lesen
learn-howto = So wird gespielt
learn-howto-help = Worum es geht, ein Zug in Bildern, wie man gewinnt und was Anfänger falsch machen.
learn-howto-read = Lesen
learn-first-time = Eine ganze Partie, spielen
learn-first = Erste Partie mit einem Trainer
learn-first-help = Sanfte Bots, keine Uhr. Der Trainer erklärt jede Entscheidung, sagt, worauf es jetzt ankommt, und lässt dich Züge zurücknehmen.
learn-first-begin = Beginnen
learn-puzzles-time = Ein paar Minuten
learn-puzzles = Aufgaben
learn-puzzles-help = Eine Entscheidung aus einer echten Partie: Finde die beste Antwort.
learn-puzzles-go = Zu den Aufgaben

## So wird gespielt

learn-howto-minutes = So wird gespielt · { $n } Minuten
learn-players = Spieler
learn-time = Dauer
learn-try-lessons = Die Lektionen ausprobieren
learn-full-rules = Vollständige Regeln
learn-on-page = Auf dieser Seite
learn-rules = Regeln

## Der Trainer der ersten Partie

coach-title = Trainer
coach-off = Kein Trainer mehr
coach-explain = Worum geht es bei dieser Entscheidung?
coach-now = Worauf es jetzt ankommt
coach-hint = Was würdest du tun?
coach-thinking = Der Trainer denkt nach …
coach-brought = Was dein Zug gebracht hat
coach-waiting = Die anderen spielen. Achte darauf, wofür sie Geld bekommen.
coach-fold = Den Trainer einklappen
coach-best = Am meisten, was du sofort gewinnen kannst, ist { $points }: { $what }
coach-others = Bedenke, wem es noch etwas bringt: { $player } { $points }.
coach-next = Lässt du alles, wie es ist, kann { $player } als Nächstes { $points } gewinnen: { $what }
