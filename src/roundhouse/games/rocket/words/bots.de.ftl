### Stephenson's Rocket: wie die Bots spielen und warum sie etwas tun. Englisch: bots.en.ftl.

## Wie sie spielen

describe-apprentice = Spielt sofort: wägt ab, was jede Aktion wohl allen einbringt, und fürchtet Vetos.
describe-engineer = Antwortet schnell, stellt sich aber vor, wie eine Runde nach den besten Aktionen weiterginge.
describe-master = Denkt so lange, wie er darf, und stellt sich viele Fortsetzungen der Partie vor.

## Wie Sätze zusammenkommen

reason-next = Das Nächstbeste war { $what }, was nach meiner Erwartung etwa { $money } weniger brächte.
reason-next-close = Etwa ebenso gut: { $what }.

## Eine Linie verlängern

reason-extend-merger = Die Fusion der { $line } mit der { $survivor } bringt mir { $money }.
reason-extend-town = Wird { $place } an die { $line } angeschlossen, bringen meine Bahnhöfe { $money }.
reason-extend-passenger = Auf { $hex } trifft die { $line } auf einen fremden Bahnhof und bringt mir einen Passagier.
reason-extend-city = Wird { $place } an die { $line } angeschlossen, bringen meine Investitionen { $money }.
reason-extend-majority =
    Mit { $n ->
        [one] 1 Aktie
       *[other] { $n } Aktien
    } habe ich die Mehrheit der { $line }, und { $hex } führt sie in die richtige Richtung.
reason-extend-stations = Über { $hex } bleibt die { $line } auf dem Weg zu meinen Bahnhöfen.
reason-extend-share = Eine Aktie der { $line } lohnt sich, und { $hex } nützt mir mehr als allen anderen.
reason-also-pays = Es bringt auch anderen etwas: { $pay }.
reason-veto-price =
    Ein Veto, bei dem ich nicht mitgehen kann, würde { $player } { $n ->
        [one] 1 Aktie
       *[other] { $n } Aktien
    } kosten.

## Investieren

reason-invest-lead = Mit { $city } habe ich die meisten Investitionen in dieser Industrie ({ $industry }): { $n } gegen { $theirs }.
reason-invest-tie = Mit { $city } hat niemand mehr Investitionen in dieser Industrie ({ $industry }) als ich: je { $n }.
reason-invest-behind = { $city } hilft mir, in dieser Industrie ({ $industry }) aufzuholen: { $n } gegen { $theirs }.

## Bahnhöfe

reason-station-place = Die { $line } kommt mit { $percent } % Wahrscheinlichkeit durch { $hex }, und dann ist mein Bahnhof angeschlossen.
reason-station-move = Auf { $from } nützt mein Bahnhof wenig; die { $line } kommt mit { $percent } % Wahrscheinlichkeit durch { $hex }.

## Vetos

reason-veto-call = { $hex } ist ein schlechtes Feld für mich: Lieber zahle ich Aktien, um die { $line } anderswohin zu schicken.
reason-veto-bid =
    Die { $line } nach { $hex } zu bringen ist mir { $n ->
        [one] 1 Aktie
       *[other] { $n } Aktien
    } wert.
reason-veto-deny =
    Ich biete { $n ->
        [one] 1 Aktie
       *[other] { $n } Aktien
    }, damit { $hex } den aktiven Spieler etwas kostet: einen Passagier oder Aktien der { $line }.
reason-veto-match =
    Die { $line } doch nach { $hex } zu schicken ist mir { $n ->
        [one] 1 Aktie
       *[other] { $n } Aktien
    } wert.
reason-veto-give-way =
    Die { $line } nach { $hex } zu schicken ist mir keine { $n ->
        [one] Aktie
       *[other] { $n } Aktien
    } wert.
reason-veto-leave = Für kein anderes Feld der { $line } lohnt es sich, Aktien zu zahlen: { $hex } ist in Ordnung.

## Das Ende der Partie

reason-end = Damit endet die Partie, und ein besseres Ende kann ich nicht erreichen.
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
