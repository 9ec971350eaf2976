### Stephenson's Rocket: das Bild des Plans: Beschriftung der Karte und Hinweise.

## Beschriftung

map-title = { $board }: Karte der Eisenbahnlinien
map-north-sea = Nordsee
map-english-channel = Ärmelkanal
map-irish-sea = Irische See
map-wales = WALES
map-reconstruction = Plan: eine Rekonstruktion

## Orte

tip-hex = Feld { $hex }
tip-place = { $place }, Feld { $hex }
tip-town = { $place }, Eisenbahnort, { $hex }. Angeschlossen an: { $lines }.
tip-start = { $place }, Startort der { $line } ({ $name }), { $hex }. Angeschlossen an: { $lines }.
tip-city = { $city }, Stadt, { $hex }. Freie Investitionen: { $free }. Vergeben: { $claimed }. Angeschlossen an: { $lines }.
tip-no-line = keine Linie
tip-free = { $industry }: frei
tip-claim = { $industry }: vergeben an { $player }
tip-slot = { $place }, { $what }

## Steine

tip-track =
    { $tiles ->
        [0] Gleis der { $line } ({ $name })
        [one] Gleis der { $line } ({ $name }): ein Gleisplättchen
       *[other] Gleis der { $line } ({ $name }): { $tiles } Gleisplättchen
    }
tip-station = Bahnhof von { $player } auf { $hex }
tip-loco = { $name } ({ $line }, { $status }): Lokomotive auf { $hex }, Richtung { $facing }; Wert { $value }
tip-loco-unmoved = { $name } ({ $line }, { $status }): Lokomotive noch auf ihrem Startort { $hex }; Wert { $value }
tip-isolated = Die { $line } ({ $name }) ist isoliert.

## Eine laufende Verlängerung

tip-proposed = Die { $line } fährt gleich nach { $hex }.
tip-instead = Die { $line } könnte stattdessen nach { $hex } fahren.
tip-bid =
    { $n ->
        [one] { $player } bietet eine Aktie für { $hex }.
       *[other] { $player } bietet { $n } Aktien für { $hex }.
    }
