### What is wrong with options, actions and board files.

problem-players = the game is for 2 to 4 players (SR-1.1-i), not { $given }
problem-first-seat = must be a seat from 0 to { $most }, not { $given }
problem-option-unknown = there is no such option; there are: { $known }
problem-option-value = cannot be { $given }; possible: { $allowed }
problem-option-kind = what the list of options describes (roundhouse games rocket)
problem-action-hex = a hex is written as a list of two whole numbers, [q, r]

## Board files

file-field = board, field '{ $field }'
file-hex-number = board, hex number { $n }
file-hex = board, hex [{ $q }, { $r }]
file-named-hex = board, { $name }, hex [{ $q }, { $r }]
file-line = board, line { $line }
file-line-number = board, line number { $n }
file-unreadable = the board file cannot be read ({ $why })
file-not-text = the board file is not a text file in UTF-8
file-not-json = the board file is not valid JSON (row { $line }: { $why })
file-not-object = the board file must be a JSON object
file-must-be = must be { $expected }, not { $found }
file-not-list = must be a list with at least one entry
file-many = has { $found } entries, and at most { $most } are possible
file-bad-coordinate = a hex is written as [q, r], two whole numbers between -{ $far } and { $far }, not { $found }
file-no-text = field '{ $field }' must be a text that is not empty
file-long-text = field '{ $field }' must not be longer than { $most } letters
file-hex-object = every hex must be an object with { $fields }, not { $found }
file-hex-twice = the hex is listed twice
file-hex-kind = kind must be one of { $known }, not { $found }
file-plain-name = is plain and cannot have a name: is it of another kind?
file-label = label { $found } must be a text that no other hex has
file-industries = must be a list of different names
file-line-object = must be an object with { $fields }
file-off-board = should be { $expected }, but the hex is not on the board
file-wrong-kind = should be { $expected }, but the hex is { $found }
file-place-object = every entry must be an object with { $fields }, not { $found }
file-other-name = the hex has another name there: { $found }
file-no-investments = field '{ $field }' must list the investments of the city
file-no-industry = there is no industry { $found }; there are: { $known }
file-used-twice = the hex is used twice, for { $first } and for { $second }
file-name-twice = there are two places called { $name }
file-no-entry = is { $kind } but has no entry in '{ $field }'
file-few-lines = a game needs at least two lines
file-line-twice = there are two lines with this id
file-starts-touch = the starting towns { $first } and { $second } touch: no line could begin
file-component = must be a whole number from 1 to { $most }, not { $found }
