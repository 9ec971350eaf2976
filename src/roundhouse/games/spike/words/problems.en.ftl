### What is wrong with options, set-ups, actions and board files.

problem-spike-players = the game is for 2 to 4 players (SK-1.1-k), not { $given }
problem-first-seat = must be a seat from 0 to { $most }, not { $given }
problem-option-unknown = there is no such option; there are: { $known }
problem-option-value = cannot be { $given }; possible: { $allowed }
problem-spike-option-kind = the data of a board file, or its path
problem-action-names = a list of names is expected
problem-action-faces = an object is expected that gives a face, A or B, for each card
problem-action-direct = an object is expected that gives a whole number for each colour
problem-action-wild = wild sets are written as [colour, number of cards, colour they stand for]
problem-reshuffles = the decks to come are written as a list of objects with round and deck, top card first

## Set-ups that are given

problem-given-seats = there must be one entry for each of the { $players } players
problem-given-market = must hold every commodity once, in { $columns } columns of { $rows }
problem-given-contracts = every player has { $n } contracts
problem-given-card = there is no such contract card
problem-given-two-cards = there is a contract for this commodity already: { $commodity }
problem-given-face = the face must be A or B in the basic game, and is left out in the advanced one
problem-given-routes = every player must be dealt { $n } route cards
problem-given-route = there is no such route card, or it is dealt twice
problem-given-hand = there must be { $n } rail cards
problem-given-colour = no rail cards have the colour { $found }
problem-given-cards = there must be { $needed } rail cards of the colour { $colour }, but there are { $found }

## Board files

file-whole = board
file-field = board, field '{ $field }'
file-entry = board, field '{ $field }', { $name }
file-city = board, city { $city }
file-segment = board, segment { $segment }
file-card = board, card { $card }
file-cannot-read = the board file cannot be read
file-nowhere = there is no such board file
file-folder = this is a folder, not a board file
file-locked = the board file may not be read
file-not-text = the board file is not a text file in UTF-8
file-bad-json = the board file is not valid JSON (row { $line }, column { $column })
file-numbers = the board file holds a number that JSON does not have, or is nested too deep
file-not-object = the board file must be a JSON object
file-shape = has the wrong form
file-missing = field '{ $field }' is missing
file-kind = must be { $wanted }, not { $found }
file-least = must be at least { $bound }
file-most = must be at most { $bound }
file-above = must be more than { $bound }
file-below = must be less than { $bound }
file-empty-text = must be a text that is not empty
file-bad-id = may have letters, digits, _ and - in it, and nothing else
file-short-list =
    { $n ->
        [one] must have at least one entry
       *[other] must have at least { $n } entries
    }
file-value = cannot be { $found }
file-no-text = field '{ $field }' must be a text that is not empty
file-unseen = there are signs in the name that cannot be seen
file-too-long = must be a text of at most { $most } letters
file-twice = appears twice
file-many = has { $found } entries, and at most { $most } are possible
file-many-colours = there can be at most { $most } colours
file-time-colour = no colour can have this name: in decks it stands for the Time cards
file-few-cities = a game needs at least two cities
file-no-commodity = there is no commodity { $found }; there are: { $known }
file-no-node = there is no city or junction { $found }
file-loop = begins and ends at { $node }
file-unknown-colour = cannot be painted: choose one of { $known }, or say in 'hex' how it is painted, such as #2f6db5
file-no-coast = there is no coast { $found }; there is: { $known }
file-no-colour = there is no colour { $found }; there are: { $known }
file-node-and-segment = a city or junction has the same id
file-many-segments = at most { $most } segments can meet here
file-unreachable = cannot be reached from the other cities
file-rows = must be the numbers 1, 2, 3 and so on
file-market = has { $places } places for { $goods } commodities
file-levels = must have { $n } levels: one more than there are costs of upgrades
file-levels-fall = each level must be higher than the one before
file-contracts-each = must say how many contracts each of { $players } players gets, { $goods } in all at most
file-few-cards = { $players } players need at least { $needed } rail cards, and there are { $found }
file-no-city = there is no city { $found }
file-face-twice = this face appears twice
file-no-deliveries = pays in no city
file-one-face = needs a face A and a face B
file-two-commodities = has two commodities, { $first } and { $second }
file-no-destinations = has no destinations
file-city-twice = lists { $city } twice
file-no-card = there is no contract card for { $commodity }
file-few-routes = there must be at least { $needed } route cards, but there are { $found }

## Kinds of JSON values

json-int = a whole number
json-float = a number
json-str = a text
json-bool = true or false
json-array = a list
json-object = an object
json-null = nothing
