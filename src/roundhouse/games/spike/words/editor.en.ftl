### Spike: drawing boards in the browser. Fetched with the editor.

editor-map = Map
editor-tool-city = City
editor-tool-colour = { $colour }
editor-tool-nothing = Nothing
editor-place-spot = { $place }: empty
editor-place-gap = { $place }: no segment
editor-place-segment = { $place }: segment, { $colour }
editor-place-junction = { $place }: junction
editor-place-city = { $place }: city { $name }
editor-empty-help = Lay segments with digits or with the colours above, and put cities where they meet.
editor-keys-colours = a segment in the first, second, third colour, and on to the right
editor-keys-nothing = no segment, no city
editor-keys-city = a city
editor-keys-next = the next city without a name
editor-keys-switch = from the segment to its end, and back
editor-keys-row = on to the next row of segments
editor-name = Name
editor-good = Commodity
editor-good-of = Commodity of { $card }
editor-colour = Colour
editor-tables = Cards, cities and payments
editor-wrong-here = something is wrong here
editor-contracts = Contracts
editor-routes = Route cards
editor-cities = Cities
editor-numbers = Payments and pieces
editor-card = Card
editor-face-a = Face A: cities and what they pay
editor-face-b = Face B
editor-face-of = { $card }, face { $face }
editor-list-help = Write a city and a number, and so on: chi 7 bos 14. The first letters of a city are enough. Enter leads on, at the end to a new card.
editor-unknown-city = No city, or more than one, begins like this: { $written }
editor-add-card = Add a contract
editor-add-route = Add a route card
editor-route-start = Start
editor-start-of = Start of { $card }
editor-destinations = Destinations and their values
editor-destinations-of = Destinations of { $card }
editor-remove = Remove
editor-show = Show
editor-goods = Commodities
editor-colours = Colours of the rails
editor-add-good = Add a commodity
editor-add-colour = Add a colour
editor-entry = Number { $n }
editor-paint = How it is painted
editor-market-rows = Rows of the market, from the cheapest
editor-market-columns = Columns of the market
editor-upgrade-cost = What upgrades cost, one after the other
editor-levels-locomotive = Speeds of the locomotive
editor-levels-tender = Cards of the tender
editor-levels-cars = Freight cars
editor-tracks = Track pieces per player
editor-hand = Rail cards at the start
editor-display = Rail cards in the display
editor-contracts-each = Contracts each with { $n } players
editor-copies = Rail cards of each colour
editor-removed = Of each colour removed with { $n } players
editor-coast = Coast
editor-coast-none = a plain sheet
editor-coast-america = Eastern America
editor-segments = Segments
editor-route-of = Route card of { $start }

## What is wrong, where a file would speak of its fields

editor-file-short-list =
    { $n ->
        [one] there is nothing here yet
       *[other] there must be at least { $n }
    }
editor-file-no-text = needs a name
editor-file-empty-text = must not be empty
editor-file-missing = something is missing
editor-file-shape = must be a number, or several
editor-file-twice = there is another one of that name
editor-file-unknown-colour = cannot be painted: choose one of { $known }, or say how it is painted, such as #2f6db5
