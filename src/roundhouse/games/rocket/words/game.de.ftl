### Stephenson's Rocket: alles, was das Spiel außer seinen Regeln sagt. Englisch: game.en.ftl.

## Das Spiel

game-rocket-title = Stephenson’s Rocket
game-rocket-blurb = Sieben Eisenbahnlinien wachsen durch England und verschlingen einander, während ihr in Städte investiert, Bahnhöfe baut und mit Aktien darum bietet, wohin die Lokomotiven fahren.
game-rocket-length = 60–90 min
game-rocket-editions = 1999, 2018
game-rocket-reconstruction = Der gedruckte Plan lag uns nicht vor; dieser ist eine Rekonstruktion: Die Felder, die meisten Namen von Orten und Linien und die Industrien der Städte sind unsere eigenen. Die Regeln sind die des erschienenen Spiels; nur die Karte ist anders.

## Fragen

ask-over = Die Partie ist zu Ende.
ask-action-you =
    { $n ->
        [1] Du bist dran, erste von zwei Aktionen: in eine Stadt investieren, einen Bahnhof bauen oder versetzen oder eine Linie verlängern.
       *[other] Du bist dran, zweite von zwei Aktionen: in eine Stadt investieren, einen Bahnhof bauen oder versetzen oder eine Linie verlängern.
    }
ask-action-other =
    { $n ->
        [1] { $player } ist dran und wählt die erste von zwei Aktionen.
       *[other] { $player } ist dran und wählt die zweite von zwei Aktionen.
    }
ask-call-you =
    { $active } möchte mit der { $line } nach { $hex }. Du hast { $holding ->
        [one] 1 Aktie
       *[other] { $holding } Aktien
    }: Veto einlegen oder verzichten?
ask-call-other =
    { $active } möchte mit der { $line } nach { $hex }. { $player } hat { $holding ->
        [one] 1 Aktie
       *[other] { $holding } Aktien
    } und darf ein Veto einlegen.
ask-bid-first-you =
    Es gibt ein Veto: { $active } möchte mit der { $line } nach { $hex }, und noch hat niemand geboten. Du hast { $holding ->
        [one] 1 Aktie
       *[other] { $holding } Aktien
    }: für ein Feld deiner Wahl bieten oder passen?
ask-bid-first-other =
    Es gibt ein Veto: { $active } möchte mit der { $line } nach { $hex }, und noch hat niemand geboten. { $player } hat { $holding ->
        [one] 1 Aktie
       *[other] { $holding } Aktien
    } und darf bieten.
ask-bid-over-you =
    { $active } möchte mit der { $line } nach { $hex }; { $bidder } bietet { $last ->
        [one] 1 Aktie
       *[other] { $last } Aktien
    } für { $bid_hex }. Du hast { $holding }: mehr als { $last } bieten oder passen?
ask-bid-over-other =
    { $active } möchte mit der { $line } nach { $hex }; { $bidder } bietet { $last ->
        [one] 1 Aktie
       *[other] { $last } Aktien
    } für { $bid_hex }. { $player } hat { $holding } und darf mehr als { $last } bieten.
ask-answer-first-you =
    Niemand hat dagegen geboten, dass du mit der { $line } nach { $hex } fährst. Du hast { $holding ->
        [one] 1 Aktie
       *[other] { $holding } Aktien
    }: selbst bieten oder passen?
ask-answer-first-other =
    Niemand hat dagegen geboten, mit der { $line } nach { $hex } zu fahren. { $player } hat { $holding ->
        [one] 1 Aktie
       *[other] { $holding } Aktien
    } und darf noch bieten.
ask-answer-over-you =
    Du wolltest mit der { $line } nach { $hex }; { $bidder } bietet { $last ->
        [one] 1 Aktie
       *[other] { $last } Aktien
    } für { $bid_hex }. Du hast { $holding }: { $last } oder mehr bieten und das letzte Wort haben oder passen?
ask-answer-over-other =
    { $player } wollte mit der { $line } nach { $hex }; { $bidder } bietet { $last ->
        [one] 1 Aktie
       *[other] { $last } Aktien
    } für { $bid_hex }. { $player } hat { $holding } und darf mit einem Gebot von { $last } oder mehr antworten.

## Aktionen, wie der Verlauf sie erzählt

act-invest = { $player } investiert in { $city } ({ $industry }).
act-station-place = { $player } baut einen Bahnhof auf { $hex }.
act-station-move = { $player } versetzt einen Bahnhof von { $from } nach { $hex }.
act-extend = { $player } verlängert die { $line } in Richtung { $hex } ({ $direction }).
act-call = { $player } legt ein Veto ein.
act-decline = { $player } verzichtet auf ein Veto.
act-bid =
    { $player } bietet { $n ->
        [one] 1 Aktie
       *[other] { $n } Aktien
    } für { $hex }.
act-answer =
    { $player } antwortet mit einem Gebot von { $n ->
        [one] 1 Aktie
       *[other] { $n } Aktien
    } für { $hex }.
act-pass-bid = { $player } passt, ohne zu bieten.
act-nobody-bids = { $player } passt, ohne zu bieten. Niemand hat geboten: Die { $line } fährt wie vorgeschlagen nach { $hex }.
act-pass-answer = { $player } passt und gibt kein eigenes Gebot ab.
act-skip = { $player } hat keine mögliche Aktion und setzt aus.

## Ereignisse

event-veto-won =
    { $player } gewinnt das Veto und zahlt { $n ->
        [one] 1 Aktie
       *[other] { $n } Aktien
    }: Die { $line } fährt nach { $hex }.
event-passenger = { $player } bekommt einen Passagier.
event-city = Die { $line } schließt die Stadt { $place } an. Für Investitionen dort bezahlt: { $pay }.
event-town = Die { $line } schließt den Eisenbahnort { $place } an. Für Bahnhöfe an der Linie bezahlt: { $pay }.
event-merger = Fusion: Die { $line } geht in der überlebenden { $survivor } auf. Für Aktien der { $line } bezahlt: { $pay }.
event-isolated = Die { $line } ist isoliert: Sie zu verlängern bringt keine Aktie mehr.

## Ablehnungen

why-hex-nothing = Auf { $hex } ist jetzt nichts möglich: Keine Lokomotive kann dorthin fahren, und kein Bahnhof kann dort gebaut werden.
why-over = Die Partie ist zu Ende: Weitere Aktionen sind nicht möglich.
why-not-asked = Du bist noch nicht an der Reihe: Zuerst muss { $player } entscheiden.
why-not-now = Das beantwortet die gestellte Frage nicht: Wähle eine der angebotenen Antworten.
why-skip = Aussetzen darfst du nur, wenn nichts anderes möglich ist, und es ist etwas möglich: Wähle eine der möglichen Aktionen.
why-all-claimed = Alle Investitionen sind vergeben: Baue oder versetze einen Bahnhof oder verlängere eine Linie.
why-no-such-investment = Diese Investition gibt es nicht: Wähle eine Stadt und eine ihrer Industrien.
why-not-unclaimed = { $city } hat in dieser Industrie ({ $industry }) keine freie Investition mehr: Wähle eine, die noch niemand hat.
why-reserve-empty =
    Dein Vorrat ist leer: { $n ->
        [one] Dein einziger Bahnhof steht
       *[other] Alle deine { $n } Bahnhöfe stehen
    } auf dem Plan; versetze einen, statt einen zu bauen.
why-no-own-station = Auf { $hex } hast du keinen Bahnhof: Wähle ein Feld, auf dem einer von deinen steht.
why-station-linked = Dein Bahnhof auf { $hex } ist an die { $line } angeschlossen und muss bleiben: In dieser Partie darfst du nur Bahnhöfe versetzen, die nicht angeschlossen sind.
why-same-hex = Dein Bahnhof steht schon auf { $hex }: Versetze ihn auf ein anderes Feld.
why-hex-occupied = { $hex } ist besetzt: Ein Bahnhof braucht ein Feld ohne Stadt oder Ort, Gleis, Lokomotive oder anderen Bahnhof.
why-next-to-locomotive = { $hex } liegt neben einer Lokomotive: Wähle für den Bahnhof ein Feld, das neben keiner liegt.
why-next-to-station = { $hex } liegt neben einem anderen Bahnhof: Wähle ein Feld, das neben keinem liegt, auch nicht neben deinem eigenen.
why-off-board = { $hex } liegt nicht auf dem Plan: Wähle ein Feld der Karte.
why-no-such-line = Keine Linie dieses Plans heißt so: Verlängere eine der Linien im Spiel.
why-line-eliminated = Die { $line } ist nicht mehr im Spiel: Wähle eine Linie, die noch nicht aufgegangen ist.
why-extended-already = Du hast die { $line } in diesem Zug schon verlängert: Verlängere eine andere oder wähle eine andere Art von Aktion.
why-not-next-to-start = { $hex } liegt nicht neben der Lokomotive der { $line }: Von ihrem Startort darf sie auf jedes benachbarte Feld fahren.
why-not-ahead = { $hex } ist keines der drei Felder vor der { $line }: Ihre Lokomotive fährt ein Feld geradeaus, halb links oder halb rechts.
why-place-there = Auf { $hex } liegt { $place }: Lokomotiven fahren an Städten und Orten vorbei, aber nie hinein.
why-track-there = { $hex } gehört schon zur { $line }: Eine Lokomotive darf nur auf ein Feld ohne Gleis und ohne andere Lokomotive.
why-two-lines = { $hex } berührt zwei oder mehr andere Linien als die { $line }: Eine Lokomotive darf höchstens neben einer anderen Linie halten.
why-no-tile = Es ist kein Gleisplättchen mehr da, und nach { $hex } würde eines gebraucht: Nur eine Lokomotive, die ihren Startort verlässt, ohne eine Fusion auszulösen, braucht keines.
why-bid-nothing = Geboten wird mindestens 1 Aktie: Biete 1 oder mehr oder passe.
why-bid-beyond-holding =
    Du kannst nicht { $n } bieten, denn du hast nur { $holding ->
        [one] 1 Aktie
       *[other] { $holding } Aktien
    } der { $line }: Biete nicht mehr als das oder passe.
why-bid-supplementary =
    Du kannst nicht { $n } bieten, denn mit Zusatzaktien kann in dieser Partie nicht geboten werden: Von deinen Aktien der { $line } { $real ->
        [one] ist nur 1 gewöhnlich
       *[other] sind nur { $real } gewöhnlich
    }.
why-bid-too-low = Ein Gebot von { $n } ist zu niedrig, denn das letzte war { $last }: Biete mehr oder passe.
why-answer-too-low = Ein Gebot von { $n } ist zu niedrig: Biete { $last } oder mehr oder passe.
why-bid-hex = Die { $line } kann nicht nach { $hex }: Biete für eines der Felder, auf die ihre Lokomotive fahren darf.
why-not-original-hex = { $hex } ist nicht das Feld, das du gewählt hast: In dieser Partie kannst du nur auf { $original } bestehen.

## Arten von Aktionen, wie ein Menü sie anbietet

kind-invest = Investieren
kind-station = Bahnhof
kind-extend = Linie verlängern
kind-skip = Aussetzen
kind-call = Veto einlegen
kind-decline = Verzichten
kind-pass = Passen
kind-bid = Bieten

## Was gewählt werden kann

pick-hex = Feld { $hex }
pick-station = dein Bahnhof auf { $hex }
pick-reserve = ein Bahnhof aus deinem Vorrat
pick-loco = Lokomotive der { $line } ({ $name })
pick-city = { $city }
pick-industry = Industrie: { $industry }
pick-bid =
    { $n ->
        [one] 1 Aktie bieten
       *[other] { $n } Aktien bieten
    }
pick-pass = passen
pick-call = Veto einlegen
pick-decline = verzichten
pick-skip = aussetzen
place-start = Startort { $place }
place-city = Stadt { $place }
place-town = Eisenbahnort { $place }

## Wohin eine Lokomotive fahren kann und was sie dort erwartet

step-hex = Feld { $hex }, { $direction }
step-hex-notes = Feld { $hex }, { $direction }: { $notes }
step-proposed = wie vorgeschlagen
step-near = neben { $place }
step-station = Bahnhof von { $player }
step-station-own = dein eigener Bahnhof
step-merger = fusioniert mit der { $line }

## Der Plan in Zeilen

board-supply = Vorrat: Gleisplättchen { $tiles }, Passagiere { $passengers }.
board-player = { $player }: insgesamt { $money }; Aktien: { $shares }; Investitionen: { $claims }; Passagiere: { $passengers }; Bahnhöfe im Vorrat: { $reserve }.
board-holding = { $line } { $n }
board-none = keine
board-no-line = keine Linie
board-line = { $line } ({ $status }): Lokomotive auf { $hex }, Richtung { $facing }; Wert { $value }; verfügbare Aktien: { $available }; angeschlossene Orte: { $places }; Felder mit Gleis: { $track }.
board-line-unmoved = { $line } ({ $status }): Lokomotive noch auf ihrem Startort { $hex }; Wert { $value }; verfügbare Aktien: { $available }; angeschlossene Orte: { $places }; Felder mit Gleis: { $track }.
board-line-gone = { $line }: aufgegangen in der { $survivor }.
board-unlimited = unbegrenzt
board-stations = Felder mit Bahnhöfen von { $player }: { $hexes }.
board-place-start = { $place } auf { $hex }: Startort der { $line }; angeschlossen an: { $lines }.
board-place-city = { $place } auf { $hex }: Stadt; angeschlossen an: { $lines }.
board-place-town = { $place } auf { $hex }: Eisenbahnort; angeschlossen an: { $lines }.
board-city = { $city }: freie Investitionen: { $free }; vergeben: { $claimed }.
board-token = { $industry } { $n }
board-claim = { $industry } { $n } von { $player }
status-live = offen
status-isolated = isoliert
status-eliminated = aufgegangen

## Die Schlussabrechnung; die Gründe sind Satzteile

score-in-play = Zahlungen während der Partie
score-passengers = Passagiere
score-industry = Industrie: { $industry }
score-stations = Bahnhöfe an der { $line }
score-shares = Aktien der { $line }
ended-by-lines = höchstens eine Linie hat noch Aktien zu vergeben
ended-by-tiles = das letzte Gleisplättchen ist verbraucht

## Namen

direction-N = Norden
direction-NE = Nordosten
direction-SE = Südosten
direction-S = Süden
direction-SW = Südwesten
direction-NW = Nordwesten
direction-none = keine Richtung
industry-steel = Stahl
industry-textiles = Textil
industry-brewing = Brauerei
industry-leather = Leder
industry-none = unbekannte Industrie

## Geld

money-pounds =
    { $n ->
        [0] £0
       *[other] £{ $n }.000
    }
money-prestige = { $n }★
money-secret = geheim
payment = { $player } { $money }
payment-none = niemand

## Einstellungen

option-yes = ja
option-no = nein

option-edition = Ausgabe
option-edition-1999 = Ausgabe von 1999
option-edition-2018 = Ausgabe von 2018

option-veto_active_scope = Feld für das Gebot des aktiven Spielers
option-veto_active_scope-any_legal = jedes mögliche Feld
option-veto_active_scope-original_only = nur das zuerst gewählte Feld

option-active_may_call_veto = Der aktive Spieler darf ein Veto einlegen

option-linked_station_movable = Angeschlossene Bahnhöfe dürfen versetzt werden

option-share_limit = Begrenzung der Aktien
option-share_limit-none = unbegrenzt
option-share_limit-per_line = Aktien jeder Linie
option-share_limit-supplementary = Zusatzaktien

option-end_check = Prüfung auf das Ende
option-end_check-action = nach jeder Aktion
option-end_check-turn = nach jedem Zug

option-end_condition_lines = Linien, die das Spiel beenden
option-end_condition_lines-shares_available_le_1 = höchstens 1 Linie hat verfügbare Aktien
option-end_condition_lines-closed_ge_6 = 6 Linien sind aufgegangen oder isoliert

option-isolation_model = Prüfung auf Isolation
option-isolation_model-exact = genau
option-isolation_model-relaxed = nachsichtig: ohne ihr eigenes künftiges Gleis
option-isolation_model-region = Gebiet: auch ohne die Fahrtrichtung

option-survivor_extendable = Die aufnehmende Linie verlängern

option-supplementary_bids = Mit Zusatzaktien bieten

option-places_one_by_one = Orte nacheinander anschließen

option-call_denies_passenger = Schon das Veto kostet den Passagier

option-tiles_never_lack = Ohne Plättchen weiterspielen

option-totals_visible = Offene Summen

option-unit_name = Einheit
option-unit_name-1000_pounds = Tausend Pfund
option-unit_name-prestige = Prestigepunkte

option-invest_medium = Investitionen gezeigt als
option-invest_medium-token = Marker
option-invest_medium-cube = Würfel

option-isolated_pile = Aktien isolierter Linien
option-isolated_pile-discard = abgelegt
option-isolated_pile-marker = mit einem X versehen

option-connector_tiles = Verbindungsplättchen

option-city_indicator = Marker auf Städten

option-board = Plan
option-board-variant = ein lebhafterer Plan, auch von uns
option-board-none = unser Plan
