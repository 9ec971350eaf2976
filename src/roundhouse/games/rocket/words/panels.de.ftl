### Stephenson's Rocket: die Tafeln neben dem Plan.

## Ein laufendes Veto

panel-veto = Veto über die { $line }
panel-veto-called = ein Veto ist eingelegt
panel-veto-open = wer Aktien hat, darf eines einlegen
panel-veto-player = Spieler
panel-veto-holds = Aktien
panel-veto-answer = Antwort
panel-veto-bid = bietet { $n }
panel-veto-asked = wird jetzt gefragt
panel-veto-proposed = hat den Zug gewählt
panel-veto-later = darf noch antworten
panel-veto-done = hat geantwortet

## Aktien und Linien

panel-shares = Aktien und Linien
panel-shares-tab = Aktien
panel-shares-note = die Mehrheit bekommt den Wert, der Zweite die Hälfte
panel-line = Linie
panel-left = übrig
panel-left-tip = Aktien, die noch verfügbar sind
panel-value = Wert
panel-value-tip = Orte, die an die Linie angeschlossen sind
panel-linked = Bhf.
panel-linked-tip = Bahnhöfe an der Linie
panel-linked-each = Angeschlossene Bahnhöfe: { $each }
panel-each = { $player } { $n }
panel-pays = zahlt jetzt
panel-pays-tip = Was die Aktien der Linie brächten, wenn jetzt gewertet würde
panel-paid = Zahlt jetzt: { $pay }
panel-line-tip = { $name } ({ $status })
panel-gone-tip = Die { $name } ist in der { $survivor } aufgegangen.

## Investitionen

panel-investments = Investitionen
panel-investments-tab = Städte
panel-investments-note = { $n } von { $whole } vergeben
panel-city = Stadt
panel-reached = angeschlossen an
panel-reached-tip = Linien, an die die Stadt angeschlossen ist
panel-claims = { $each }

## Vorrat

panel-supply = Vorrat
panel-supply-tab = Vorrat
panel-of = { $n } von { $whole }
panel-tiles = Gleisplättchen übrig
panel-passengers = Passagiere
panel-own-supplementary = { $n } davon Zusatzaktien
panel-supplementary = Zusatzaktien

## Unter dem Namen eines Spielers

sheet-total = Bisher erzielt
sheet-secret = die Summen sind geheim
sheet-shares =
    { $n ->
        [one] { $n } Aktie
       *[other] { $n } Aktien
    }
sheet-stations-short = { $n } Bhf.
sheet-claims-short = { $n } Inv.
sheet-passengers-short = { $n } Pass.
sheet-stations-tip =
    { $n ->
        [one] { $n } Bahnhof auf dem Plan, { $reserve } im Vorrat
       *[other] { $n } Bahnhöfe auf dem Plan, { $reserve } im Vorrat
    }
sheet-claims =
    { $n ->
        [one] { $n } Investition
       *[other] { $n } Investitionen
    }
sheet-passengers =
    { $n ->
        [one] { $n } Passagier
       *[other] { $n } Passagiere
    }

## Was sich mit einer Aktion tun lässt und was sie bringt

verb-invest = Investieren
verb-invest-brings =
    { $begins ->
        [0] nichts ist übrig
        [one] { $free } frei in einer Stadt
       *[other] { $free } frei in { $begins } Städten
    }
verb-invest-asks =
    { $picked ->
        [0] Investieren: in welche Stadt und Industrie?
       *[other] In { $what } investieren: in welche Industrie?
    }
verb-station-place = Bahnhof bauen
verb-station-place-brings =
    { $begins ->
        [0] keiner kann gebaut werden
       *[other] { $reserve } im Vorrat
    }
verb-station-place-asks = Bahnhof bauen: auf welchem Feld?
verb-station-move = Bahnhof versetzen
verb-station-move-brings =
    { $begins ->
        [0] keiner ist beweglich
        [one] einer ist beweglich
       *[other] { $begins } sind beweglich
    }
verb-station-move-asks =
    { $picked ->
        [0] Bahnhof versetzen: welchen?
       *[other] Bahnhof versetzen: wohin?
    }
verb-extend = Linie verlängern
verb-extend-brings =
    { $begins ->
        [0] keine kann verlängert werden
        [one] eine Linie
       *[other] { $begins } Linien
    }
verb-extend-asks =
    { $picked ->
        [0] Linie verlängern: welche?
       *[other] Die { $what } verlängern: wohin?
    }

brings-reaches = erreicht
brings-place = { $place }
brings-value = { $places }: Wert { $n } auf { $then }
brings-paid = jetzt bezahlt
brings-you-nothing = du: nichts
brings-shares = Aktien
brings-then = dann
brings-merger = die { $line } geht in der { $survivor } auf
brings-passenger = ein Passagier
brings-isolated = die { $line } ist isoliert

do-invest = In { $city } investieren: { $industry }
do-station-place = Bahnhof auf { $hex } bauen
do-station-move = Bahnhof von { $from } nach { $hex } versetzen
do-extend = Die { $line } nach { $hex } verlängern
do-bid = Veto: { $n } für { $hex } bieten
do-answer = Mit { $n } für { $hex } antworten

prospect-answers = Was daraus wird
prospect-if-win = wenn du gewinnst
prospect-if-match = wenn { $player } mitgeht
prospect-if-let-be = wenn du passt
prospect-won =
    { $n ->
        [one] du gibst eine Aktie zurück; es geht nach { $hex }. Bezahlt:
       *[other] du gibst { $n } Aktien zurück; es geht nach { $hex }. Bezahlt:
    }
prospect-matched =
    { $n ->
        [one] { $player } gibt eine Aktie zurück; es geht wie vorgeschlagen. Bezahlt:
       *[other] { $player } gibt { $n } Aktien zurück; es geht wie vorgeschlagen. Bezahlt:
    }
prospect-nothing = niemand gibt etwas zurück. Bezahlt:
