### 1862: what can be wrong with set-ups, written actions and logs.

mania-problem-players = { $given } players; there must be 2 to 8
mania-problem-option-unknown = unknown option; known are { $known }
mania-problem-option-value = { $given } is not possible; allowed: { $allowed }
mania-problem-option-kind = values of the right kind
mania-problem-site-seed = must be a whole number
mania-problem-logged-runs = must be a list of texts
mania-problem-beginners-variant = the beginners’ version is played with a simple variant only
mania-problem-offer = must list the { $n } companies in play, each once
mania-problem-company = { $given } is no company; known are { $known }
mania-problem-permits = must list { $n } permits as letters of { $letters }
mania-problem-action-object = an action is an object with a type
mania-problem-action-type = { $given } is no kind of action; known are { $known }
mania-problem-action-field = an action of type { $type } has no such field
mania-problem-action-number = must be a whole number
mania-problem-action-name = must be a name
mania-problem-action-edges = must be a list of edges from 0 to 5
mania-problem-action-runs = must be a list of runs, each with a train and a path of hexes with their edges
mania-problem-name-unknown = { $given } is not known here
mania-problem-log-title = this is no export of a game of 1862
mania-problem-log-players = must list 2 to 8 players with their ids
mania-problem-log-field = { $given } cannot be read here
mania-problem-log-option = the optional rule { $given } is not known
mania-problem-log-over = the game is over already
mania-problem-log-illegal = { $type } breaks rule { $rule }
