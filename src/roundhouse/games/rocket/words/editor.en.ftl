### Stephenson's Rocket: drawing boards in the browser. Fetched with the editor.

editor-map = Map
editor-tool-plain = Hex
editor-tool-city = City
editor-tool-town = Railway town
editor-tool-start = Starting town
editor-tool-sea = No hex
editor-place-plain = { $hex }: open hex
editor-place-city = { $hex }: city { $name }
editor-place-town = { $hex }: railway town { $name }
editor-place-start = { $hex }: starting town { $name }, line { $line }
editor-place-sea = { $hex }: not on the board
editor-plain-help = An open hex has no name. Make it a city or a town to give it one.
editor-sea-help = There is no hex here yet.
editor-keys-paint = hex, city, railway town, starting town, and one hex down
editor-keys-sea = no hex, and one hex down
editor-keys-times = a number first: so many hexes downwards
editor-keys-next = the next place without a name
editor-name = Name
editor-investments = Investments
editor-investments-help = First letters are enough: { $letters }
editor-unknown-industry = No industry of this board begins like this: { $written }
editor-one-less = One less
editor-initials = Initials of the line
editor-line-name = Name of the line
editor-colour = Colour
editor-colour-red = red
editor-colour-violet = violet
editor-colour-blue = blue
editor-colour-yellow = yellow
editor-colour-black = black
editor-colour-orange = orange
editor-colour-green = green
editor-lines = Lines
editor-counts = { $hexes } hexes · { $lines } lines · { $cities } cities · { $towns } railway towns
editor-start = Starting town
editor-no-lines = Every starting town that you place gets a line.
editor-industries = Industries
editor-industry = Industry { $n }
editor-add-industry = Add an industry
editor-remove = Remove
editor-pieces = Box and coast
editor-piece-track-tiles = Track tiles
editor-piece-stations-per-player = Stations per player
editor-piece-passenger-tokens = Passengers
editor-coast = Coast
editor-coast-none = around the hexes
editor-coast-england = England
editor-cities = Cities
editor-towns = Railway towns

## What is wrong, where a file would speak of its fields

editor-file-no-text =
    { $field ->
        [id] its line needs initials
        [colour] its line needs a colour
       *[other] needs a name
    }
editor-file-long-text = cannot be longer than { $most } letters
editor-file-not-list = there is nothing here yet
editor-file-no-investments = needs investments: say which industries it has
editor-file-industries = every industry needs a name, and no two the same
editor-file-line-twice = another line has the same initials
editor-file-no-entry =
    { $field ->
        [lines] no line starts here
        [cities] is missing in the list of cities
       *[other] is missing in the list of railway towns
    }
editor-file-no-kind = does not say what it is
