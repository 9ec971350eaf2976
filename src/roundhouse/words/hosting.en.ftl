### The words of the commands that look after a server: `serve`, `backup`, `restore`, `check` and `admin`.

## The command

cli-serve = serve tables over the network
serve-host = address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for everybody
serve-port = port to listen on; 0 takes a free one
serve-database = where tables are kept: sqlite:///file or postgresql://…; without it, SQLite in the data directory
serve-data = directory of the database and of the key that cookies are signed with
serve-workers = number of server processes (more than one needs PostgreSQL)
serve-bot-workers = number of processes per server process in which bots think
serve-bot-pause = seconds between two moves of bots, at every table (default: as is set at each table, where somebody looks on)
serve-sockets-per-person = how many sockets one person may have open at once in a server process
serve-sockets-per-address = how many sockets one address may have open at once in a server process
serve-origin = address of a page that may use this server although it has another one, such as https://games.example; may be repeated
serve-proxies = addresses of reverse proxies that are believed, with commas between them
serve-key = key that cookies are signed with, instead of the one in the data directory (better set in the environment)
serve-log = how much is logged
serve-open = open the page in a browser
serve-address = Roundhouse is at { $address }
serve-public-url = address that is told to others, such as https://games.example: invitations name it
serve-friends = Others reach it at { $address }
serve-alone = Only this machine reaches it. With --host 0.0.0.0, everybody in your network does.
serve-kept = Tables are kept in { $where }
trouble-serve-taken = { $address } is taken by another program. A free port is { $free }: --port { $free }
problem-serve-public-url = “{ $given }” is no address such as https://games.example or http://192.0.2.7:8000
serve-stop = Stop it with Ctrl+C.
serve-environment = Every option can also be set in the environment, such as ROUNDHOUSE_PORT=8000.
trouble-no-server = The server is not installed with this library. Install it with: pip install 'roundhouse-games[server]'
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
problem-serve-origin = “{ $given }” is no address of a page, such as https://games.example
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

## roundhouse admin

cli-admin = look after tables and people of a server, on its own machine; every act is written down
admin-act = what to do: see below
admin-about = a table, a seat, a name: see below
admin-days = for how long somebody is muted or banned (default: 7; less than 0 lifts it)
admin-as = who does it, for the log (default: whoever is logged in on this machine)
admin-list = list [WORD]: the latest tables
admin-people = people [NAME]: who has been here
admin-show = show TABLE: who sits there, what happened, and what is wrong with it
admin-close = close TABLE: for good, a damaged one, too
admin-end-seat = end-seat TABLE SEAT: whoever sits there does no longer; a bot plays on
admin-mend = mend TABLE: play it through anew, without its snapshot, and no longer parked; a game that has stopped goes on from its last sound record
admin-mute = mute NAME: they say nothing for a while
admin-ban = ban NAME: they are logged out and cannot come back for a while
admin-rename = rename NAME NEW: another name, at their tables, too
admin-password-link = password-link NAME: a link with which they set another password, once, within two days
admin-statistics = statistics: how much there is of everything
admin-log = log: what administrators have done
admin-done = Done, and written down.
admin-mended =
    { $n ->
        [0] The game begins anew; its players are told.
        [one] The game goes on after its first action; its players are told.
       *[other] The game goes on after { $n } actions; its players are told.
    }
admin-damaged-row = this row is damaged
admin-sound = Nothing is wrong with the table.
admin-wrong = What is wrong: { $why }.
admin-wrong-records = Records that cannot be read: { $records }.
admin-wrong-snapshot = Its snapshot is of no use and is not used.
admin-wrong-parked = It is parked, because it kept the others waiting.
admin-can-mend = “mend { $table }” lets it go on from before that; “close { $table }” ends it.
admin-can-close = It cannot be mended here; “close { $table }” ends it.
admin-is-guest = guest
admin-is-muted = muted
admin-is-banned = banned
trouble-admin-usage = That needs something else: { $usage }.
trouble-admin-table = There is no such table: { $given }.
trouble-admin-broken = Nothing can be made of table { $given }: it can be closed, no more.
trouble-admin-unmendable = Table { $given } cannot be mended: { $why }. It can be read, exported and closed.
trouble-admin-person = Nobody is called { $given }; guests are found by their id.
trouble-admin-name = { $given } is taken, or looks like a name that is.
trouble-admin-days = Days are a number up to { $most }, not { $given }.
trouble-admin-seat = A seat is a number from 1 on, not { $given }.
trouble-admin-refused = The table refuses: { $why }
