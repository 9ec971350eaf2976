### Stephenson's Rocket: wie die Bots spielen und warum sie etwas tun. Englisch: bots.en.ftl.

## Wie sie spielen

describe-apprentice = Spielt sofort: wägt ab, was jede Aktion wohl allen einbringt, und fürchtet Vetos.
describe-engineer = Antwortet schnell, stellt sich aber vor, wie eine Runde nach den besten Aktionen weiterginge.
describe-master = Denkt so lange, wie er darf, und stellt sich viele Fortsetzungen der Partie vor.

## Wie Sätze zusammenkommen

reason-next = Das Nächstbeste: { $what }, mit etwa { $money } weniger.
reason-next-close = Etwa ebenso gut: { $what }.

## Eine Linie verlängern

reason-extend-merger = Die Fusion der { $line } mit der { $survivor } bringt { $money }.
reason-extend-town = Wird { $place } an die { $line } angeschlossen, bringen die Bahnhöfe { $money }.
reason-extend-passenger = Auf { $hex } trifft die { $line } auf einen fremden Bahnhof und bringt einen Passagier.
reason-extend-city = Wird { $place } an die { $line } angeschlossen, bringen die Investitionen { $money }.
reason-extend-majority =
    { $n ->
        [one] 1 Aktie ist
       *[other] { $n } Aktien sind
    } die Mehrheit der { $line }, und { $hex } führt sie in die richtige Richtung.
reason-extend-stations = Über { $hex } bleibt die { $line } auf dem Weg zu den richtigen Bahnhöfen.
reason-extend-share = Eine Aktie der { $line } lohnt sich, und { $hex } nützt niemand anderem mehr.
reason-also-pays = Es bringt auch anderen etwas: { $pay }.
reason-veto-price =
    Ein Veto, bei dem man nicht mitgehen kann, würde { $player } { $n ->
        [one] 1 Aktie
       *[other] { $n } Aktien
    } kosten.

## Investieren

reason-invest-lead = { $city } bringt die Führung in dieser Industrie ({ $industry }): { $n } Investitionen gegen { $theirs }.
reason-invest-tie = { $city } bringt einen Teil der Führung in dieser Industrie ({ $industry }): je { $n } Investitionen.
reason-invest-behind = { $city } hilft, in dieser Industrie ({ $industry }) aufzuholen: { $n } Investitionen gegen { $theirs }.

## Bahnhöfe

reason-station-place = Die { $line } kommt mit { $percent } % Wahrscheinlichkeit durch { $hex }, und dann ist der Bahnhof angeschlossen.
reason-station-move = Auf { $from } nützt der Bahnhof wenig; die { $line } kommt mit { $percent } % Wahrscheinlichkeit durch { $hex }.

## Vetos

reason-veto-call = { $hex } ist ein schlechtes Feld: Lieber Aktien zahlen und die { $line } anderswohin schicken.
reason-veto-bid =
    Die { $line } nach { $hex } zu bringen ist { $n ->
        [one] 1 Aktie
       *[other] { $n } Aktien
    } wert.
reason-veto-deny =
    Ein Gebot von { $n ->
        [one] 1 Aktie
       *[other] { $n } Aktien
    } sorgt dafür, dass { $hex } den aktiven Spieler etwas kostet: einen Passagier oder Aktien der { $line }.
reason-veto-match =
    Die { $line } doch nach { $hex } zu schicken ist { $n ->
        [one] 1 Aktie
       *[other] { $n } Aktien
    } wert.
reason-veto-give-way =
    Die { $line } nach { $hex } zu schicken ist keine { $n ->
        [one] Aktie
       *[other] { $n } Aktien
    } wert.
reason-veto-leave = Für kein anderes Feld der { $line } lohnt es sich, Aktien zu zahlen: { $hex } ist in Ordnung.

## Das Ende der Partie

reason-end = Damit endet die Partie, und ein besseres Ende ist nicht in Sicht.
reason-skip = Nichts anderes ist möglich.

## Was sonst möglich gewesen wäre

doing-extend = die { $line } nach { $hex } zu verlängern
doing-invest = in { $city } ({ $industry }) zu investieren
doing-station-place = ein Bahnhof auf { $hex }
doing-station-move = einen Bahnhof von { $from } nach { $hex } zu versetzen
doing-bid =
    { $n ->
        [one] 1 Aktie
       *[other] { $n } Aktien
    } für { $hex } zu bieten
doing-call = ein Veto einzulegen
doing-pass = es dabei zu lassen
doing-skip = nichts

## Was Simulationen pro Partie zählen

tally-merger = Fusionen
tally-isolated = Isolierte Linien
tally-veto_won = Gewonnene Vetos
tally-passenger = Genommene Passagiere
tally-city = Angeschlossene Städte
tally-town = Angeschlossene Eisenbahnorte
