### What the server says: why it refuses something, and its first page.

## Refusals

server-no-such-table = There is no such table.
server-no-such-seat = The table has no such seat.
server-not-allowed = You are not allowed to do that at this table.
server-nobody = First tell us who you are.
server-malformed = The request cannot be read.
server-not-json = Requests must be JSON, and say so (Content-Type: application/json).
server-field = Something has the wrong form: { $why }
server-not-found = There is nothing here.
server-no-board = This game has no board that comes from a file.
server-wrong-method = That cannot be done here.
server-too-large = That is too large.
server-too-fast =
    { $seconds ->
        [one] Too many requests: try again in 1 second.
       *[other] Too many requests: try again in { $seconds } seconds.
    }
server-too-many-sockets = There are too many connections already: at most { $most } at once. Close another window first.
server-cross-site = This request came from somebody else’s page.
server-fault = Something went wrong here. It has been logged; please try again.
server-not-ready = The server cannot reach its store of tables. Please try again in a moment.
server-read-only = The server can only read its tables just now, not write to them. Nothing is lost; please try again in a moment.
server-full = The disk that the server keeps its tables on is full. Nothing is lost; play goes on as soon as there is room.
server-gone = The file that the server keeps its tables in was moved, deleted or replaced. Nothing is written until it is back, or the server has been started again.
server-unsure = What the server keeps its tables in does not answer just now. This may have been done all the same: look before you try again.
server-slow = What the server keeps its tables in does not answer just now. Nothing is lost; please try again in a moment.
server-bad-invitation = This invitation is not valid, or no longer is.
server-name-taken = Somebody else has registered this name.
server-already-registered = You already have an account.
server-bad-login = Wrong name or password.
server-no-account = A guest has no password. Register first.
server-bad-password = The old password is wrong.
server-banned = You have been banned from this server.
server-muted = An administrator has asked you to be silent for a while.
server-wrong-password = The password is wrong.
server-common-password = Too many people use this password, so it would be tried first. Choose a longer one, several words for instance.
server-no-name = A name needs at least one letter.
server-marked-name = A name cannot end like the mark of a guest.
server-token-scope = This token is not for that: it lacks the scope “{ $scope }”.
server-token-never = No token may do that: it is done in a browser, or with the password.
server-too-many-tokens = You have { $most } tokens already: take one back first.
server-broken-game = This game cannot be shown as its author meant it: { $why }. `roundhouse check-game` says more.
server-broken-table = This table cannot be opened: it was played under other rules, or its log is damaged.
server-parked-table = This table is parked: its positions take so long to work out that everybody at the other tables would have to wait. It can still be exported, and it opens again with a newer version of the server.
server-too-many-tables = You have { $most } tables going, or boards that are too large together: close one of your tables first.
server-too-many-boards = You have { $most } boards, or boards that are too large together: delete one of them first.
server-no-such-board = There is no such board, or it is not shared.
server-board-other-game = This board belongs to another game.
server-board-twice = A table has one board: give its id, or its data among the options.
server-colour-twice = Two seats cannot have the same colour.
server-too-many-guesses = That was wrong too often. Please try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-players = This game is for { $least } to { $most } players, not { $given }.
server-nothing-said = There is nothing in this to read.
server-no-action = Say what you want to do: an action, or the things you pick.
server-picks-unfinished = Something more has to be picked.
server-no-rasteriser = This server draws no PNG: install { $extra } there.
server-too-late = No answer was found in time.

## The first page

home-running = The server is running, version { $version }.
home-games = Games: { $games }.
home-api = What this server can be asked
home-openapi = The same as an OpenAPI document
home-health = Is everything well?

## On the card of a link

server-share-gathering = { $players }: waiting for more players.
server-share-running =
    { $n ->
        [0] { $players } are about to begin.
        [one] { $players } are playing: one action so far.
       *[other] { $players } are playing: { $n } actions so far.
    }
server-share-over =
    { $n ->
        [one] { $players }: a finished game of one action, to step through.
       *[other] { $players }: a finished game of { $n } actions, to step through.
    }
