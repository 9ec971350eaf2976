### Spike: l’immagine della mappa: scritte e suggerimenti.

## Scritte

map-title = { $board } – mappa della rete di linee
map-atlantic = Oceano
map-ocean = Atlantico
map-gulf = Golfo del Messico
map-reconstruction = Mappa: una ricostruzione

## Luoghi

tip-city = { $city }: fornisce { $commodity }
tip-joined-city = { $city }: fornisce { $commodity }; nella rete di { $players }
tip-segment = { $segment }.
tip-served = { $player } ha consegnato a { $city }
tip-pays = { $city } paga { $money } per ciò che è sul tuo treno

## Pezzi

tip-track =
    { $n ->
        [one] Binari di { $player }: 1 tratto
       *[other] Binari di { $player }: { $n } tratti
    }
tip-piece = Binari di { $player }: { $segment }
tip-train = Treno di { $player }: { $at }; velocità { $speed }, rifornimento { $supply }, vagoni merci { $cars }; a bordo: { $cargo }
