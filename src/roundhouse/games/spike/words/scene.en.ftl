### Spike: the picture of the board: lettering of the map and tooltips.

## Lettering

map-title = { $board }: map of the rail grid
map-atlantic = Atlantic
map-ocean = Ocean
map-gulf = Gulf of Mexico
map-reconstruction = Board: a reconstruction

## Places

tip-city = { $city }: supplies { $commodity }
tip-joined-city = { $city }: supplies { $commodity }; in the network of { $players }
tip-segment = { $segment }
tip-served = { $player } has delivered in { $city }
tip-pays = { $city } pays { $money } for what is on your train

## Pieces

tip-track =
    { $n ->
        [one] Track of { $player }: 1 segment
       *[other] Track of { $player }: { $n } segments
    }
tip-piece = Track of { $player }: { $segment }
tip-train = Train of { $player }: { $at }; speed { $speed }, supply { $supply }, freight cars { $cars }; loaded: { $cargo }
