### The browser client: everything on its pages that is not said by a game, a table or the server.

## Pages

web-lobby = Lobby
web-mine = My games
web-replays = Replays
web-rules = Rules
web-settings = Settings
web-account = Account
web-about = About
web-api = For programs: the API
web-main-menu = Menu
web-skip = Skip to the content
web-language = Language
web-close = Close
web-loading = One moment…
web-lost = This track leads nowhere
web-lost-help = There is no page at this address.
web-to-lobby = To the lobby
web-unofficial = Roundhouse is an unofficial project.

## What can go wrong

web-offline = The server cannot be reached. Are you online?
web-strange-answer = The server sent an answer this page does not understand ({ $status }).
web-unexpected = Something went wrong on this page. Reload it if it seems stuck.
web-not-json = { $file } is not a JSON file.
web-no-table = There is no table here
web-line-lost = Connection lost. Reconnecting; nothing that was confirmed is lost.
web-line-back = Connected again. You are up to date.

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
web-welcome = Railway games, free to play; every refusal names its rule.
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
web-over = over
web-closed = closed
web-stopped = cannot be played on
web-join = Join
web-look = View
web-play = Play
web-watch = Watch
web-pace-none = no clock
web-pace-live =
    { $n ->
        [one] live, 1 min each
       *[other] live, { $n } min each
    }
web-pace-day =
    { $n ->
        [one] turn by turn, 1 h per move
       *[other] turn by turn, { $n } h per move
    }
web-running = Running
web-finished = Finished
web-no-own-tables = You are not seated at any table. In the lobby a game against bots is two clicks away.
web-no-finished = No finished games yet.
web-replays-help = Finished games to step through, try out from any position and download.
web-played-here = Played here
web-sample-basic = basic
web-sample-advanced = advanced
web-sample-full = full game
web-sample-shorter = shorter game
web-samples = Sample games
web-samples-note = bots playing each other

## Who somebody is

web-who = What should we call you?
web-name = Name
web-guest = Guest
web-name-help = No password, no e-mail. This browser remembers you.
web-go-on = Continue
web-have-account = I have an account
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
web-password-old = Password as it is
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
web-hello = Welcome, { $name }.
web-you-are = You are { $name }.
web-you-are-guest = You are playing as a guest: { $name }. With a password you can come back from any browser and keep your seats.
web-you-are-nobody = We don’t know you yet. A name is all it takes to play.
web-logout-guest = If a guest logs out, their seats are lost to them.
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
web-bot-random = random
web-bot-greedy = greedy
web-bot-apprentice = apprentice
web-bot-engineer = engineer
web-bot-master = master
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
web-usual = As usual
web-none = none
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

## The table

web-players = Players
web-n-players =
    { $n ->
        [one] one player
       *[other] { $n } players
    }
web-seat = Seat { $n }
web-open-seat = open seat
web-you = you
web-away = away, a bot is standing in
web-resigned = resigned
web-bot = Bot: { $bot }
web-connected = connected
web-not-connected = not connected
web-paused = paused
web-sit = Sit here
web-invite = Invite
web-give-bot = Hand to a bot
web-return = I’m back
web-link-copied = Link copied: send it to whoever should sit there.
web-days =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
web-hours =
    { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }
web-minutes =
    { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
web-prompt = What to decide
web-asked-by = Pick on the map or from the list. The rule behind it:
web-by-rule = The rule:
web-first-pick = There are several ways to get there. First pick { $what }.
web-first-pick-many = There are several ways to get there. First pick one of the { $n } on offer.
web-not-asked = That is not part of the question being asked.
web-past =
    { $n ->
        [0] The beginning of the game.
        [one] The board after the first action.
       *[other] The board after { $n } actions.
    }
web-to-now = Back to now
web-changes = What would change
web-number-bounds = { $least } to { $most }
web-back = Back
web-picked = Picked
web-on-map =
    { $n ->
        [one] one more, on the map
       *[other] { $n } more, on the map
    }
web-search = Search
web-nothing-found = Nothing matches.
web-searching = Looking for the best choices…
web-log = Log
web-chat = Chat
web-notes = Notes
web-parts = Parts of the table
web-tab-board = Board
web-panels = Beside the board
web-filter = Show actions of
web-everybody = everybody
web-since = Since my turn
web-whole-log = Whole log
web-replay = Play it back
web-look-there = Look at the board at that moment
web-log-empty = Nothing has happened yet.
web-nothing-since = Nothing has happened since your last turn.
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-rematch-there = A rematch has been opened.
web-notes-help = Only you can read this.
web-notes-kept = saved
web-history = History
web-step-back = One action back
web-step-on = One action forward
web-undo = Take back
web-undo-ask = Ask the others to allow a take-back
web-undo-asked =
    { $n ->
        [one] { $player } asks to take back one action.
       *[other] { $player } asks to take back { $n } actions.
    }
web-agree = Agree
web-refuse = Refuse
web-hint = Ask for a hint
web-hint-moves = Moves compared, with what the bot expects from each
web-branch = Try this position against bots
web-branched =
    { $n ->
        [one] A practice table from the position after one action.
       *[other] A practice table from the position after { $n } actions.
    }
web-text-board = The board in words
web-text-choices = You can
web-text-recent = What happened last
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show everything
web-handover = Pass the screen on
web-handover-to = The screen is now for { $player }.
web-handover-take = I am { $player }
web-shape-disc = disc
web-shape-square = square
web-shape-triangle = triangle
web-shape-diamond = diamond
web-shape-cross = cross
web-shape-star = star
web-shape-hexagon = hexagon
web-shape-ring = ring

## The menu of a table

web-table-menu = This table
web-save = Save to a file
web-save-mine = Save what I know
web-save-picture = Save the picture
web-watch-link = Link for spectators
web-spectators-yes = Let anyone watch
web-spectators-no = Let nobody else watch
web-pause = Stop the clocks
web-resume = Resume
web-resign = Resign
web-sure-resign = Really resign?
web-leave = Leave the table
web-sure-leave = Really leave?
web-close-table = Close the table
web-sure-close = Close it for good?
web-commitment = What chance decided was sealed at the start and will be opened at the end. Its seal:

## Standing answers

web-standing = Answer ahead
web-standing-help = You can answer ahead what you will be asked. Nobody else sees it, and you are still asked when something concerns you.
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
web-standing-turn = until my next turn
web-standing-game = for the whole game
web-standing-turns = pass my turns
web-standing-turns-turn = only the next one
web-standing-turns-change = until somebody does something else
web-standing-turns-round = until the end of this round

## Keys

web-keys = Keys
web-key-tab = from one thing to the next
web-key-arrows = on the map: from one possible place to the next
web-key-enter = pick, or carry out what is picked
web-key-pass = pass
web-key-escape = undo the last pick; from the past back to now
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

## The end of a game

web-wins =
    { $n ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
web-wins-by = { $winners } wins by { $by }.
web-closed-early = The table was closed.
web-verified = what chance decided was sealed at the start: verified
web-not-verified = the seal made at the start does not match what was opened
web-podium = Podium
web-made-of = What it is made of
web-account-table = The final account
web-category = category
web-total = total
web-from-log = From the log
web-lead-changes = Changes of lead
web-longest-lead = Longest in the lead
web-longest-lead-value = { $player }, { $share } % of the game
web-last-lead = In the lead for good
web-last-lead-value = { $player }, from action { $n }
web-best-action = Most from one action
web-best-action-value = { $player }, { $points } (action { $n })
web-over-time = How it went
web-over-time-note = worth after every action
web-n-actions =
    { $n ->
        [one] 1 action
       *[other] { $n } actions
    }
web-rematch = Rematch
web-replay-board = Replay
web-show-result = The result

## Rules

web-rules-help = Every rule has a number, and every refusal names the rule behind it.
web-rules-search = Search the rules
web-n-rules =
    { $n ->
        [0] no rules
        [one] one rule
       *[other] { $n } rules
    }
web-chapter = Chapter { $n }
web-rulings = Rulings

## Boards

web-boards = Boards
web-boards-help = A board is a file. Load another one, check it, look at it and play on it, or start from ours and change it.
web-board-load = Load a file
web-board-usual = Start from our board
web-board-check = Check and draw
web-board-save = Save
web-board-play = Play on this board
web-board-file = Board file
web-board-paste = The text of a board file
web-board-picture = Picture
web-board-none = Nothing has been checked yet.

## Settings

web-settings-help = Kept in this browser.
web-look-feel = Appearance
web-theme = Theme
web-theme-system = same as system
web-theme-light = day sheet (light)
web-theme-dark = night mail (dark)
web-motion = Motion
web-motion-system = same as system
web-motion-none = none: pieces appear in place
web-colours = Colours of players and lines
web-colours-period = those of the period
web-colours-apart = high distinction, for colour-blind players
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
web-about-type = Set in Old Standard and Source Sans, both under the SIL Open Font License.
