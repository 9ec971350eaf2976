### Stephenson's Rocket: l'immagine della mappa: scritte e suggerimenti.

## Scritte

map-title = { $board }: mappa delle linee ferroviarie
map-north-sea = Mare del Nord
map-english-channel = La Manica
map-irish-sea = Mare d’Irlanda
map-wales = GALLES
map-reconstruction = Mappa: una ricostruzione

## Luoghi

tip-hex = esagono { $hex }
tip-place = { $place }, esagono { $hex }
tip-town = { $place }, cittadina ferroviaria, { $hex }. Connessa a: { $lines }.
tip-start = { $place }, cittadina di partenza della { $line } ({ $name }), { $hex }. Connessa a: { $lines }.
tip-city = { $city }, città, { $hex }. Investimenti liberi: { $free }. Acquisiti: { $claimed }. Connessa a: { $lines }.
tip-no-line = nessuna linea
tip-free = { $industry }: libero
tip-claim = { $industry }: acquisito da { $player }
tip-slot = { $place }, { $what }

## Pezzi

tip-track =
    { $tiles ->
        [0] Binari della { $line } ({ $name })
        [one] Binari della { $line } ({ $name }): una tessera binario
       *[other] Binari della { $line } ({ $name }): { $tiles } tessere binario
    }
tip-station = Stazione di { $player } in { $hex }
tip-loco = { $name } ({ $line }, { $status }): locomotiva in { $hex }, orientamento { $facing }; valore { $value }
tip-loco-unmoved = { $name } ({ $line }, { $status }): locomotiva ancora sulla sua cittadina di partenza, { $hex }; valore { $value }
tip-isolated = La { $line } ({ $name }) è isolata.

## Un ampliamento in corso

tip-proposed = La { $line } sta per andare in { $hex }.
tip-instead = La { $line } potrebbe invece andare in { $hex }.
tip-bid =
    { $n ->
        [one] { $player } offre una quota per { $hex }.
       *[other] { $player } offre { $n } quote per { $hex }.
    }
