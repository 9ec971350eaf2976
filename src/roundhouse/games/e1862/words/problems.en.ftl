### 1862: what can be wrong with set-ups, written actions and logs.

e1862-problem-players = { $given } players; there must be 2 to 8
e1862-problem-option-unknown = there is no such option; there are: { $known }
e1862-problem-option-value = { $given } is not possible; allowed: { $allowed }
e1862-problem-option-kind = values of the right kind
e1862-problem-site-seed = must be a whole number
e1862-problem-logged-runs = must be a list of texts
e1862-problem-priority = must be a seat from 0 to { $most }, not { $given }
e1862-problem-shorter-length = the shorter game has its own number of trains: leave the length at standard
e1862-problem-beginners-variant = the beginners’ version is played with a simple variant only
e1862-problem-offer = must list the { $n } companies in play, each once
e1862-problem-company = there is no company { $given }; there are: { $known }
e1862-problem-permits = must list { $n } permits as letters of { $letters }
e1862-problem-action-edges = must be a list of edges from 0 to 5
e1862-problem-action-runs = must be a list of runs, each with a train and a path of hexes with their edges
e1862-problem-log-title = this is not an export of a game of 1862
e1862-problem-log-players = must list 2 to 8 players with their ids
e1862-problem-log-field = { $given } cannot be read here
e1862-problem-log-option = the optional rule { $given } is not known
e1862-problem-log-over = the game is over already
e1862-problem-log-illegal = { $type } breaks rule { $rule }
