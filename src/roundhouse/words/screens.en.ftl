### The words of the screens around the tables, which a page fetches with the first of them.

## Pages

web-api = For programs: the API
web-unofficial = Roundhouse is an unofficial project.

## What can go wrong

web-not-json = { $file } is not a JSON file.

## The lobby

web-good-morning =
    { $known ->
        [yes] Good morning, { $name }.
       *[no] Good morning.
    }
web-good-day =
    { $known ->
        [yes] Good afternoon, { $name }.
       *[no] Good afternoon.
    }
web-good-evening =
    { $known ->
        [yes] Good evening, { $name }.
       *[no] Good evening.
    }
web-welcome = Railway games, free to play, with every rule at hand.
web-tables-wait =
    { $n ->
        [one] One table is waiting for you.
       *[other] { $n } tables are waiting for you.
    }
web-import = Import a save file
web-card-players = players
web-card-time = time
web-card-editions = versions
web-from-to = { $from } to { $to }
web-play-bots =
    { $n ->
        [one] Play against a bot
        [2] Play against two bots
        [3] Play against three bots
       *[other] Play against { $n } bots
    }
web-customise = Customise
web-customise-game = { $game }: new table
web-watch-bots = Watch bots play
web-board-reconstruction = The board is a reconstruction
web-open-tables = Open tables
web-find = Find me a table
web-find-game = Game
web-find-live = live
web-find-day = turn by turn
web-find-none = no clock
web-find-there = { $host } is waiting for somebody to play { $game } with.
web-find-opens =
    { $n ->
        [2] Nobody is waiting for that yet. We’ll open a table for two to play { $game } ({ $pace }) and seat the next person who is looking for one.
       *[other] Nobody is waiting for that yet. We’ll open a table for { $n } to play { $game } ({ $pace }) and seat whoever is looking for one next.
    }
web-find-nothing = Choose at least one game, one pace and one number of players that go together.
web-find-sit = Seat me there
web-find-open = Open it and wait
web-latest-replays = Latest replays
web-all-replays = all replays
web-no-open-tables = No tables are open. Start one and leave a seat free for others to join.
web-no-replays = No finished games yet.
web-n-running =
    { $n ->
        [one] one running
       *[other] { $n } running
    }
web-n-tables =
    { $n ->
        [0] none
        [one] one table
       *[other] { $n } tables
    }
web-col-turn = turn
web-col-table = table
web-col-seats = seats
web-col-pace = pace
web-col-players = players
web-col-when = when
web-your-turn = Your turn
web-waiting = waiting for players
web-closed = closed
web-stopped = cannot be played on
web-join = Join
web-look = View
web-play = Play
web-watch = Watch
web-running = Running
web-finished = Finished
web-no-own-tables = You are not seated at any table. In the lobby a game against bots is two clicks away.
web-no-finished = No finished games yet.
web-replays-help = Finished games to step through, try out from any position and download.
web-played-here = Played here
web-samples = Sample games
web-samples-note = bots playing each other
web-filter-game = Game
web-filter-any = all games
web-filter-free = with a free seat
web-more = Show more

## Who somebody is

web-no-account = I don’t have an account yet
web-rename = Change your name
web-rename-help = Seats you have already taken keep the name you took them under.
web-rename-ok = Change my name
web-login = Log in
web-register = Create an account
web-logout = Log out
web-password = Password
web-password-help = At least 8 characters. We keep only a fingerprint of it.
web-password-change = Change the password
web-password-old = Current password
web-password-new = New password
web-password-change-help = All other browsers are logged out. Length matters, special characters do not: several words make a good password.
web-password-changed = Password changed. All other browsers have been logged out.
web-sessions = Where you are logged in
web-sessions-help = If you do not recognise one of these, end it and change your password.
web-session-this = this browser
web-session-used = last used { $when }
web-session-unknown = Unknown browser
web-session-end = Log out there
web-sessions-end = Log out everywhere else
web-tokens = Keys for programs
web-tokens-help = A bot or a script of yours acts in your name with a key of its own, and only as far as the key allows. No key can change your account. A new password ends them all.
web-token-name = What the key is for
web-token-may = What the program may do
web-token-read = Look at tables, boards and games
web-token-play = Sit down and play
web-token-host = Open and run tables, and store boards
web-token-read-short = look
web-token-play-short = play
web-token-host-short = host
web-token-bot = Its seats are marked as a program’s
web-token-make = Make a key
web-token-once = This is the key. Copy it now: it is not shown again.
web-token-copy = Copy the key
web-token-copied = Key copied.
web-token-end = End it
web-hello = Welcome, { $name }.
web-you-are = You are { $name }.
web-you-are-guest = You are playing as a guest: { $name }. With a password you can come back from any browser and keep your seats.
web-you-are-nobody = We don’t know you yet. A name is all it takes to play.
web-logout-guest = A guest who logs out loses their seats for good.
web-logout-help = Your seats stay yours.
web-invited = You are invited
web-join-needs-name = You need a name to take the seat.
web-again = Try again

## A new table

web-new-table = New table
web-who-plays = Who is playing
web-who-me = me, at this screen
web-who-bot = a bot
web-who-open = anyone who joins
web-who-open-help = by link, or from the lobby
web-level = Strength of the bot
web-level-time = Thinking time
web-level-seconds = { $n } s per decision
web-level-temper = How it plays
web-temper-even = as it thinks best
web-temper-friendly = friendly
web-temper-sharp = sharp
web-hot-seat = Several people share this screen: it is passed on between turns, and what is secret stays hidden.
web-options = Rules
web-variants = Ways to play
web-more-options =
    { $n ->
        [one] One more option
       *[other] { $n } more options
    }
web-usual = Reset
web-pace = Pace
web-pace-none-long = No clock
web-pace-live-long = Live, with a clock for the whole game
web-pace-day-long = Turn by turn, with a number of hours per move
web-pace-minutes = Minutes each
web-pace-increment = Extra seconds per move
web-pace-hours = Hours per move
web-table = Table
web-title = Title
web-title-help = A name for this table, if you like
web-spectators = Anyone may watch, and sit down where a seat is free
web-hints = Players may ask for hints
web-practice = Practice: everything can be taken back
web-start = Start the game

## Rules

web-rules-help = Every rule has a number, and every refusal names the rule behind it.
web-rules-search = Search the rules
web-n-rules =
    { $n ->
        [0] no rules
        [one] one rule
       *[other] { $n } rules
    }
web-chapter-before = Previous chapter
web-chapter-after = Next chapter
web-chapter = Chapter { $n }
web-rulings = Rulings

## Boards

web-on-board = On the board “{ $name }”, version { $n }.

## Settings

web-settings-help = Kept in this browser.
web-look-feel = Appearance
web-picture-of =
    { $n ->
        [0] The position before the first action
       *[other] The position after action { $n }
    }
web-picture-moving =
    { $n ->
        [one] The whole game, in one frame
       *[other] The whole game, in { $n } frames
    }
web-picture-drawn = { $n } of { $whole }
web-picture-failed = This browser could not make the picture.
web-theme = Theme
web-theme-system = same as system
web-motion = Motion
web-motion-system = same as system
web-motion-none = none: pieces appear in place
web-colours = Colours of players and lines
web-colours-period = those of the period
web-colours-apart = easy to tell apart, for colour-blind players
web-notation = Notation
web-notation-words = the log is written in sentences
web-notation-written = the log is written as in save files
web-contrast = High contrast
web-labels = Coordinates on the map
web-playing = Playing
web-confirm = Before an action is carried out
web-confirm-always = show what it would do, and ask
web-confirm-never = do it at once
web-sounds = Ring a bell when it is my turn
web-notify = Notify me when it is my turn and I am looking elsewhere
web-notify-refused = The browser does not allow notifications from this page.

## About

web-about-what = A place to play railway board games in the browser, alone against bots or with friends, live or turn by turn, and a Python library to study them.
web-about-unofficial = It has no connection with the authors and publishers of the games. If you like a game, buy it: cardboard is better company.
web-about-art = Every picture, icon and sentence here was made for this project. The rules are told in our own words, with their numbers, so that you can look up why something is refused.
web-about-honest = Bots know no more than their seat may know. Whatever chance decides is sealed before the first action and can be checked at the end.
web-about-free = It is free, open source under the MIT licence, and can be hosted by any game group.
web-about-sources = Sources
web-about-coast = Coastlines are made from Natural Earth, which is in the public domain.
web-about-version = Version { $version }, { $build ->
    [compiled] compiled.
   *[plain] plain Python: rules and bots run several times slower. On the server, `roundhouse --version` says why and what to do.
}
web-about-type = Set in Old Standard and Source Sans, both under the SIL Open Font License.
web-play-first =
    { $n ->
        [one] First game with a bot
        [2] First game with two bots
       *[other] First game with { $n } bots
    }
web-ends = End my turn automatically when there is nothing left to do

## People at a table, and what is kept about them

web-somebody = Somebody
web-invites-you = { $host } invites you to a game of { $game }.
web-agreed = Edition and rulings
web-your-seat = your seat
web-seats-drawn = Who sits where is drawn when the game begins.
web-invitation-late = Somebody else has taken this seat, or the game is over.
web-my-data = Your data
web-my-data-help = Everything this server keeps about you, as one file. Games are saved one by one, at their tables.
web-my-data-take = Download your data
web-forget = Delete everything about you
web-forget-help = Your name, sessions, notes and everything you said are removed for good. Games stay, with “former player” in your seat.
web-forget-sure = Really delete? This cannot be undone.
web-forgotten = Everything about you has been deleted.
web-arranged = Keep the seats in this order (otherwise they are drawn when the game begins)
web-leaving = When somebody gives up
web-leaving-usual = as is usual for this game
web-leaving-bot = a bot plays on
web-leaving-end = the game ends as it stands
web-col-host = host
web-practice-tables = Practice
web-practice-tables-help = tables for trying things out
web-new-here = New here?
web-new-hide = hide
web-new-read = How to play, in pictures
web-new-read-help =
    { $n ->
        [one] { $game }, one minute
       *[other] { $game }, { $n } minutes
    }
web-new-coach = First game with a coach
web-new-coach-help = two gentle bots, no clock
web-new-bots = A game against bots
web-new-bots-help = choose how strong they are
web-new-people = A table with people
web-new-people-join = somebody is waiting for players
web-new-people-open = leave a seat free, or invite a friend
web-new-go-read = Read
web-new-go-open = Open one
web-first-game = Play your first game
web-learn-title = Learn { $game }
web-learn-help = Short lessons on real positions, at the table itself. Whatever you try can be taken back.
web-learn-lessons = Lessons at the table
web-learn-done = { $done } of { $all } done
web-learn-left = about { $n } minutes left
web-learn-minutes = { $n } min
web-learn-start = Start
web-learn-again = Again
web-learn-next = Go on
web-learn-finished = done
web-learn-none = No game here has lessons.

## The list of keys

web-key-tab = from one thing to the next
web-key-arrows = on the map: from one possible place to the next
web-key-enter = pick, or carry out what is picked
web-key-pass = pass
web-key-escape = close a list; take the last pick back; skip to my turn; from the past back to now
web-key-search = search everything that can be picked
web-key-numbers = press the buttons of the prompt
web-key-text = the board in words, and back
web-key-history = one action back or forward
web-key-ends = the beginning, and now
web-key-undo = take back
web-key-hint = ask for a hint
web-key-standing = answer ahead
web-key-zoom = zoom in, zoom out, show everything
web-key-chat = chat
web-key-help = this list
web-key-space = pause and resume: what the others do, or the history

## Answering ahead

web-standing-help = Answer questions before they come up. Nobody else sees your answers, and you are still asked whenever something concerns you.
web-standing-none = No answers given ahead.
web-standing-add = Add
web-standing-drop = Remove
web-standing-pass = don’t ask me
web-standing-proxy = bid for me
web-standing-bid = bid up to { $limit } for { $want }
web-standing-when = About
web-standing-any = any question
web-standing-about = about { $what }
web-standing-unless = unless it is about { $what }
web-standing-unless-paid = unless I would be paid
web-standing-unless-these = Still ask me if it is about
web-standing-only = about { $what }
web-standing-only-these = Only if it is about
web-standing-several = Select several with Ctrl or Cmd.
web-standing-ask-paid = Still ask me if I would be paid
web-standing-want = For
web-standing-limit = At most
web-standing-turns = pass my turns
web-standing-buy = buy for me
web-standing-buys = buy { $want } while it costs at most { $limit }
web-standing-accept = always do it

## The menu of a table

web-save-mine = Save what I know
web-watch-link = Link for spectators
web-spectators-yes = Let anyone watch
web-spectators-no = Let nobody else watch
web-resume = Resume
web-resign = Resign
web-sure-resign-lose = Really resign? The game counts as lost.
web-sure-resign-bot = Really resign? A bot plays on for you, and you cannot come back.
web-leave = Leave the table
web-sure-leave = Really leave?
web-close-table = Close the table
web-sure-close = Close it for good?
web-commitment = What chance decided was sealed at the start and will be opened at the end. Its seal:
web-offer-abort = Call the game off
web-offer-draw = Offer a draw
web-offer-end = End the game as it stands
web-offer-pause = Pause the game
web-sure = Really?
web-sure-leave-lose = Really leave? The game counts as lost.
web-sure-leave-bot = Really leave? A bot plays on for you.
web-bots-slow = slowly
web-bots-normal = at a normal pace
web-bots-fast = fast
web-bots-at-once = without pausing
web-coach-on = Coach: on
web-coach-off = Coach: off
