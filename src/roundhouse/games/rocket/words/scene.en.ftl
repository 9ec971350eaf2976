### Stephenson's Rocket: the picture of the board: lettering of the map and tooltips.

## Lettering

map-title = { $board }: map of the railway lines
map-north-sea = The North Sea
map-english-channel = The English Channel
map-irish-sea = The Irish Sea
map-wales = WALES
map-reconstruction = Board: a reconstruction

## Places

tip-hex = hex { $hex }
tip-place = { $place }, hex { $hex }
tip-town = { $place }, railway town, { $hex }. Connected to: { $lines }.
tip-start = { $place }, starting town of the { $line } ({ $name }), { $hex }. Connected to: { $lines }.
tip-city = { $city }, city, { $hex }. Free investments: { $free }. Claimed: { $claimed }. Connected to: { $lines }.
tip-no-line = no line
tip-free = { $industry }: free
tip-claim = { $industry }: claimed by { $player }
tip-slot = { $place }, { $what }

## Pieces

tip-track =
    { $tiles ->
        [0] Track of the { $line } ({ $name })
        [one] Track of the { $line } ({ $name }): one track tile
       *[other] Track of the { $line } ({ $name }): { $tiles } track tiles
    }
tip-station = Station of { $player } on { $hex }
tip-loco = { $name } ({ $line }, { $status }): locomotive on { $hex }, facing { $facing }; value { $value }
tip-loco-unmoved = { $name } ({ $line }, { $status }): locomotive still on its starting town, { $hex }; value { $value }
tip-isolated = The { $line } ({ $name }) is isolated.

## An extension under way

tip-proposed = The { $line } is about to go to { $hex }.
tip-instead = The { $line } could go to { $hex } instead.
tip-bid =
    { $n ->
        [one] { $player } bids one share for { $hex }.
       *[other] { $player } bids { $n } shares for { $hex }.
    }
