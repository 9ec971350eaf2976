### Stephenson's Rocket: what is said of a board file that can be used.

boardnote-places = { $hexes } hexes, { $lines } lines, { $cities } cities and { $towns } railway towns.
boardnote-pieces = Track tiles: { $tiles }. Stations per player: { $stations }. Passengers: { $passengers }.
boardnote-reconstruction = The file says that the board is a reconstruction; pictures of it say so too.
boardnote-provenance = Where the board comes from, in the words of whoever drew it: { $text }
boardnote-numbers = The printed game has 7 lines, 12 cities and 9 railway towns. Other numbers are played by the same rules.
boardnote-stuck = No open hex is adjacent to the starting town of the { $line }: its locomotive can never leave.
boardnote-apart =
    { $n ->
        [one] One hex is cut off from the rest of the board: { $hexes }.
       *[other] { $n } hexes are cut off from the rest of the board: { $hexes }.
    }
