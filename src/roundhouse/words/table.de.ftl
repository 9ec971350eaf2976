### Was ein Tisch sagt: warum er etwas ablehnt und was dort neben dem Spiel geschah.

## Ablehnungen

table-stale = Inzwischen ist etwas geschehen: Du hast auf Eintrag { $expected } geantwortet, aber der Tisch ist bei Eintrag { $seq }.
table-over = Die Partie ist zu Ende.
table-paused = Die Partie ist unterbrochen.
table-not-paused = Die Partie ist nicht unterbrochen.
table-closed = Der Tisch ist geschlossen.
table-not-begun = Die Partie beginnt, wenn alle Plätze besetzt sind.
table-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
table-no-such-position =
    { $most ->
        [0] Noch ist nichts getan: Es gibt keine Stellung { $n }.
        [one] Erst eine Aktion wurde ausgeführt: Es gibt keine Stellung { $n }.
       *[other] Erst { $most } Aktionen wurden ausgeführt: Es gibt keine Stellung { $n }.
    }
table-seat-taken = Dort sitzt schon { $player }.
table-colour-taken = Diese Farbe hat schon { $player } gewählt.
table-colour-late = Farben werden gewählt, bevor die Partie beginnt.
table-nobody-there = Dort sitzt niemand.
table-not-absent = { $player } ist da oder war es eben noch: Nur der Platz von jemandem, der fehlt, kann einem Bot gegeben werden.
table-not-away = Auf diesem Platz vertritt kein Bot.
table-time-is-over = Deine Zeit dafür ist um: { $bot } entscheidet. Danach kannst du deinen Platz wieder einnehmen.
table-bot-plays = Der Bot { $bot } spielt für dich: Nimm zuerst deinen Platz wieder ein.
table-person-plays = Diesen Platz spielt ein Mensch: Kein Bot darf für ihn handeln.

## Zurücknehmen

table-nothing-to-undo = Du hast nichts getan, was zurückgenommen werden könnte.
table-undo-pending = { $player } hat schon darum gebeten, etwas zurückzunehmen.
table-no-undo-asked = Niemand hat darum gebeten, etwas zurückzunehmen.
table-not-asked-to-undo = Diese Frage geht an die anderen.

## Antworten im Voraus, Tipps, Abzweigungen

table-too-many-answers = Niemand darf mehr als { $most } Antworten im Voraus haben.
table-unknown-pick = Hier heißt nichts { $pick }.
table-no-such-answer = Das lässt sich so nicht im Voraus beantworten.
table-negative-limit = Eine Grenze kann nicht unter null liegen.
table-no-hints = An diesem Tisch wird ohne Tipps gespielt.
table-branch-not-over = Zuschauer können Stellungen ausprobieren, wenn die Partie zu Ende ist.
table-course-not-over = Wie die Partie lief, wird gezeigt, wenn sie zu Ende ist.
table-rematch-not-over = Eine Revanche ist möglich, wenn die Partie zu Ende ist.

## Dokumente

table-known-only = sagt nur, was ein Platz während der Partie wusste; daraus lässt sich kein Tisch machen
table-bad-position = ist keine Stellung dieses Spiels
table-bad-record = passt ab Eintrag { $n } nicht zur Partie
table-records-differ = widerspricht sich: Was am Tisch geschah, führt zu einer anderen Partie als die Liste der Aktionen

## Was geschah

table-log-sat = { $player } setzt sich.
table-log-left = { $player } verlässt den Tisch.
table-log-bot-sat = Der Bot { $bot } setzt sich.
table-log-bot-host = Von jetzt an spielt der Bot { $bot } für { $player }.
table-log-bot-resigned = { $player } gibt auf; der Bot { $bot } spielt weiter.
    .you = Du gibst auf; der Bot { $bot } spielt weiter.
table-log-bot-clock = { $player } hat keine Zeit mehr; der Bot { $bot } vertritt.
table-log-bot-away = { $player } ist nicht da; der Bot { $bot } vertritt.
table-log-returned = { $player } ist zurück.
    .you = Du bist zurück.
table-log-taken-back =
    { $n ->
        [one] { $player } nimmt eine Aktion zurück.
       *[other] { $player } nimmt die letzten { $n } Aktionen zurück.
    }
    .you =
        { $n ->
            [one] Du nimmst eine Aktion zurück.
           *[other] Du nimmst die letzten { $n } Aktionen zurück.
        }
table-log-undo-asked =
    { $n ->
        [one] { $player } möchte eine Aktion zurücknehmen.
       *[other] { $player } möchte die letzten { $n } Aktionen zurücknehmen.
    }
    .you =
        { $n ->
            [one] Du möchtest eine Aktion zurücknehmen.
           *[other] Du möchtest die letzten { $n } Aktionen zurücknehmen.
        }
table-log-undo-agreed = { $player } ist einverstanden.
    .you = Du bist einverstanden.
table-log-undo-refused = { $player } lehnt es ab, etwas zurückzunehmen.
    .you = Du lehnst es ab, etwas zurückzunehmen.
table-log-paused = Die Partie ist unterbrochen.
table-log-resumed = Die Partie geht weiter.
table-log-stood = Der Server war eine Weile weg; die Uhren standen so lange still.
table-log-mended =
    { $n ->
        [0] Ein Eintrag war beschädigt. Ein Verwalter hat den Tisch wiederhergestellt: Die Partie beginnt von vorn, und nichts davor zählt.
        [one] Ein Eintrag war beschädigt. Ein Verwalter hat den Tisch wiederhergestellt: Die Partie geht nach ihrer ersten Aktion weiter, und nichts danach zählt.
       *[other] Ein Eintrag war beschädigt. Ein Verwalter hat den Tisch wiederhergestellt: Die Partie geht nach { $n } Aktionen weiter, und nichts danach zählt.
    }
table-log-closed = Der Tisch ist geschlossen.
table-log-watchable = Von jetzt an dürfen alle zuschauen.
table-log-unwatchable = Von jetzt an dürfen nur noch die zuschauen, die hier sitzen.

table-earlier = Mit einer früheren Version von Roundhouse begonnen: Jede Aktion wurde noch einmal nach den Regeln geprüft.

# Eine Partie, die mit dieser Version nicht weitergehen kann; was aufgezeichnet ist, lässt sich noch lesen.
table-stopped = Diese Partie kann hier nicht weitergespielt werden: { $why }. Man kann sie lesen, ausführen, besprechen und schließen.
table-stopped-at = Eintrag { $n } passt nicht zu den Regeln oder lässt sich nicht lesen
table-stopped-setup = sie lässt sich nicht mehr aufbauen
table-recorded = { $player } hat das getan: { $kind }.
table-stopped-title = Eine Partie, die nicht weitergespielt werden kann

## Bevor die Partie beginnt

table-gathered = Alle sind da. Die Partie beginnt, wenn alle bereit sind.
table-begun = Die Partie hat schon begonnen.
table-log-ready = { $player } ist bereit.
table-log-started = Die Partie beginnt.
table-log-drawn = Die Plätze sind ausgelost; die Partie beginnt.
table-log-removed = { $player } wurde gebeten, den Tisch zu verlassen.
table-log-hosted = Von jetzt an leitet { $player } den Tisch.

## Worauf man sich einigt

table-proposal-pending = Ein anderer Vorschlag wartet noch auf Antworten.
table-no-proposal = Niemand hat etwas vorgeschlagen.
table-not-asked = Diese Frage geht an die anderen.
table-no-draw = Ein Unentschieden kann vereinbart werden, wenn zwei Menschen gegeneinander spielen.
table-no-abort = Die Partie hat begonnen: Sie kann nicht mehr abgesagt werden.
table-sat-elsewhere = Du hast diese Partie schon von einem anderen Platz aus gesehen.
table-proposed-pause = { $player } möchte die Partie unterbrechen.
    .you = Du möchtest die Partie unterbrechen.
table-proposed-pause-host = Der Gastgeber möchte die Partie unterbrechen.
table-proposed-close = { $player } möchte den Tisch für immer schließen.
    .you = Du möchtest den Tisch für immer schließen.
table-proposed-close-host = Der Gastgeber möchte den Tisch für immer schließen.
table-proposed-replace = { $player } möchte, dass ein Bot für { $other } spielt.
    .you = Du möchtest, dass ein Bot für { $other } spielt.
table-proposed-replace-host = Der Gastgeber möchte, dass ein Bot für { $other } spielt.
table-proposed-draw = { $player } bietet ein Unentschieden an.
    .you = Du bietest ein Unentschieden an.
table-proposed-end = { $player } möchte die Partie beenden, wie sie steht.
    .you = Du möchtest die Partie beenden, wie sie steht.
table-proposed-end-host = Der Gastgeber möchte die Partie beenden, wie sie steht.
table-log-agreed = { $player } ist einverstanden.
    .you = Du bist einverstanden.
table-log-refused = { $player } ist nicht einverstanden.
    .you = Du bist nicht einverstanden.
table-log-withdrawn = Der Vorschlag ist zurückgezogen.
table-log-bot-agreed = Der Bot { $bot } spielt für { $player }; der Platz kann wieder eingenommen werden.
table-log-bot-admin = Ein Verwalter hat { $player } den Platz genommen; der Bot { $bot } spielt weiter.
table-log-closed-admin = Ein Verwalter hat den Tisch geschlossen.
table-log-renamed = { $player } heißt von jetzt an { $name }.
table-log-forgotten = Der Name eines früheren Spielers wurde entfernt.
table-log-bots-slow = Die Bots spielen von jetzt an langsam.
table-log-bots-normal = Die Bots spielen von jetzt an im üblichen Tempo.
table-log-bots-fast = Die Bots spielen von jetzt an schnell.
table-log-bots-at-once = Die Bots spielen von jetzt an ohne Pausen.

## Wie eine Partie vor der Zeit endete

table-ended-resigned = { $player } gibt auf.
    .you = Du hast aufgegeben.
table-ended-clock = { $player } hat keine Zeit mehr.
    .you = Du hast keine Zeit mehr.
table-ended-left = { $player } hat die Partie verlassen.
table-ended-draw = Unentschieden nach Vereinbarung.
table-ended-agreed = Alle waren sich einig, die Partie zu beenden, wie sie stand.
table-ended-aborted = { $player } hat die Partie vor dem ersten Zug abgesagt.
