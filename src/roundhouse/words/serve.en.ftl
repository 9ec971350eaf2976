### What the server says: why it refuses something, and the words of `roundhouse serve`.

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
server-slow = What the server keeps its tables in does not answer just now. Nothing is lost; please try again in a moment.
server-bad-invitation = This invitation is not valid, or no longer is.
server-name-taken = Somebody else has registered this name.
server-already-registered = You already have an account.
server-bad-login = Wrong name or password.
server-no-account = A guest has no password. Register first.
server-bad-password = The old password is wrong.
server-common-password = Too many people use this password, so it would be tried first. Choose a longer one, several words for instance.
server-no-name = A name needs at least one letter.
server-broken-table = This table cannot be opened: it was played under other rules, or its log is damaged.
server-parked-table = This table is parked: its positions take so long to work out that everybody at the other tables would have to wait. It can still be exported, and it opens again with a newer version of the server.
server-too-many-tables = You have { $most } tables going, or boards that are too large together: close one of your tables first.
server-too-many-guesses = That was wrong too often. Please try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-players = This game is for { $least } to { $most } players, not { $given }.
server-nothing-said = There is nothing in this to read.
server-no-action = Say what you want to do: an action, or the things you pick.
server-picks-unfinished = Something more has to be picked.
server-too-late = No answer was found in time.

## The first page

home-running = The server is running, version { $version }.
home-games = Games: { $games }.
home-api = What this server can be asked
home-openapi = The same as an OpenAPI document
home-health = Is everything well?

## The command

cli-serve = serve tables over the network
serve-host = address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for everybody
serve-port = port to listen on; 0 takes a free one
serve-database = where tables are kept: sqlite:///file or postgresql://…; without it, SQLite in the data directory
serve-data = directory of the database and of the key that cookies are signed with
serve-workers = number of server processes (more than one needs PostgreSQL)
serve-bot-workers = number of processes per server process in which bots think
serve-bot-pause = least number of seconds between two moves of bots, so that people can follow
serve-sockets-per-person = how many sockets one person may have open at once in a server process
serve-sockets-per-address = how many sockets one address may have open at once in a server process
serve-origin = address of a page that may use this server although it has another one, such as https://games.example; may be repeated
serve-proxies = addresses of reverse proxies that are believed, with commas between them
serve-key = key that cookies are signed with, instead of the one in the data directory (better set in the environment)
serve-log = how much is logged
serve-open = open the page in a browser
serve-address = Roundhouse is at { $address }
serve-stop = Stop it with Ctrl+C.
serve-environment = Every option can also be set in the environment, such as ROUNDHOUSE_PORT=8000.
trouble-serve-port = { $address } cannot be listened on: { $why }.
trouble-serve-workers = Several processes need PostgreSQL: give --database postgresql://…
trouble-serve-database = The database cannot be used: { $why }.
trouble-serve-newer = The database was last used by a newer version of Roundhouse (its schema is { $found }): install that one, or choose another database.
trouble-serve-start = The server could not start; its log says why.
trouble-serve-environment = { $name } cannot be “{ $given }”.
problem-serve-key = is too short: it should have at least 32 characters
problem-serve-data = cannot be the data directory: { $why }
problem-serve-key-file = holds no key: remove it, and a new one is made (guests lose their seats, everybody else logs in again)
problem-serve-number = should be a number of at least { $least }, not “{ $given }”
problem-serve-networks = '{ $given }' names no networks, such as 10.0.0.0/8 or ::1
problem-serve-database = is no address of a database that can be used: there are sqlite:///file and postgresql://…

# `roundhouse backup`, `restore`, `check`
cli-backup = copy everything that a server keeps into a file, while it goes on
cli-backup-file = the file to write
backup-done = { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
  } with { $records ->
    [one] one record
   *[other] { $records } records
  }.
backup-key = Keep the key of the cookies as well (cookie.key in the data directory): guests are known by it.
cli-restore = fill an empty database with a backup
cli-restore-file = the file that `roundhouse backup` has written
restore-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
  } with { $records ->
    [one] one record
   *[other] { $records } records
  } restored. “roundhouse check” plays them through.
backup-format = is no backup that this version can read
backup-damaged = is damaged or not complete; nothing was restored
backup-not-empty = can only be restored into an empty database
cli-check = play every table of a database through and compare it with what was recorded
check-lost = its beginning cannot be read
check-sound-count = { $n ->
    [one] One table is sound.
   *[other] { $n } tables are sound.
  }
check-earlier-count = { $n ->
    [one] One table was begun with an earlier version; the rules allow all of it.
   *[other] { $n } tables were begun with an earlier version; the rules allow all of it.
  }
check-stopped-count = { $n ->
    [one] One table cannot go on; it can be read and exported.
   *[other] { $n } tables cannot go on; they can be read and exported.
  }
check-lost-count = { $n ->
    [one] One table cannot be opened.
   *[other] { $n } tables cannot be opened.
  }
check-snapshots-count = { $n ->
    [one] One snapshot is of an earlier version or damaged: it will be thrown away.
   *[other] { $n } snapshots are of an earlier version or damaged: they will be thrown away.
  }
