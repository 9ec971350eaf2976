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
web-unofficial = Roundhouse is unofficial.

## What can go wrong

web-offline = The server cannot be reached. Is the connection up?
web-strange-answer = The server gave an answer that was not understood ({ $status }).
web-unexpected = Something unexpected happened on this page. Load it again if it does not go on.
web-not-json = { $file } is not a JSON file.
web-no-table = There is no table here
web-line-lost = The connection is lost. Trying again; nothing that was confirmed is lost.
web-line-back = Connected again. Everything that happened meanwhile is here.

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
web-welcome = Railway games, free and with every refusal explained by its rule.
web-tables-wait =
    { $n ->
        [one] One table waits for you.
       *[other] { $n } tables wait for you.
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
web-no-open-tables = No table is open. Start one, and leave a seat free for somebody who comes.
web-no-replays = No finished game yet.
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
web-waiting = waits for players
web-over = over
web-closed = closed
web-stopped = cannot be played on
web-join = Join
web-look = Look
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
        [one] by day, 1 h a move
       *[other] by day, { $n } h a move
    }
web-running = Running
web-finished = Finished
web-no-own-tables = You sit at no table. The lobby offers games against bots in two clicks.
web-no-finished = Nothing is finished yet.
web-replays-help = Finished games to step through, branch from and download.
web-played-here = Played here
web-sample-basic = basic
web-sample-advanced = advanced
web-sample-full = full game
web-sample-shorter = shorter game
web-samples = Sample games
web-samples-note = bots among themselves

## Who somebody is

web-who = What shall we call you?
web-name = Name
web-guest = Guest
web-name-help = No password, no address. This browser remembers you.
web-go-on = Go on
web-have-account = I have an account
web-no-account = I have no account yet
web-rename = Another name
web-rename-help = Seats that you have taken already keep the name that you took them under.
web-rename-ok = Change my name
web-login = Log in
web-register = Make an account
web-logout = Log out
web-password = Password
web-password-help = At least 8 characters. We keep only a fingerprint of it.
web-password-change = Change the password
web-password-old = Password as it is
web-password-new = New password
web-password-change-help = Every other browser is logged out. Length matters, signs do not: several words are a good password.
web-password-changed = The password is changed. Every other browser is logged out.
web-sessions = Where you are logged in
web-sessions-help = If you do not recognise one of these, end it and change your password.
web-session-this = this browser
web-session-used = last used { $when }
web-session-unknown = Unknown browser
web-session-end = Log out there
web-sessions-end = Log out everywhere else
web-hello = Welcome, { $name }.
web-you-are = You are { $name }.
web-you-are-guest = You play as a guest: { $name }. With a password you can come back from any browser, and keep every seat.
web-you-are-nobody = Nobody knows you yet. A name is enough to play.
web-logout-guest = A guest who logs out cannot come back to their seats.
web-logout-help = Your seats stay yours.
web-invited = You are invited
web-join-needs-name = A name is needed to take the seat.
web-again = Try again

## A new table

web-new-table = New table
web-who-plays = Who plays
web-who-me = I, at this screen
web-who-bot = a bot
web-who-open = somebody who comes
web-who-open-help = by link, or from the lobby
web-level = Strength of the bot
web-bot-random = random
web-bot-greedy = greedy
web-bot-apprentice = apprentice
web-bot-engineer = engineer
web-bot-master = master
web-level-time = Thinking time
web-level-seconds = { $n } s a decision
web-level-temper = How it plays
web-temper-even = as it thinks best
web-temper-friendly = friendly
web-temper-sharp = sharp
web-hot-seat = Several people at one screen: it is handed over between turns, and what is secret stays hidden.
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
web-pace-day-long = By the day, so many hours a move
web-pace-minutes = Minutes each
web-pace-increment = Seconds more per move
web-pace-hours = Hours a move
web-table = Table
web-title = Title
web-title-help = A name for this table, if you like
web-spectators = Everybody may look on, and sit down where a seat is open
web-hints = Hints may be asked for
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
web-away = away, a bot stands in
web-resigned = resigned
web-bot = Bot: { $bot }
web-connected = connected
web-not-connected = not connected
web-paused = paused
web-sit = Sit here
web-invite = Invite
web-give-bot = To a bot
web-return = I am back
web-link-copied = The link is copied: send it to whoever shall sit there.
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
web-prompt = What is asked
web-asked-by = Pick on the map or from the list. The rule that asks:
web-by-rule = The rule:
web-first-pick = Several ways lead there. First pick { $what }.
web-first-pick-many = Several ways lead there. First pick one of the { $n } that are offered.
web-not-asked = That is no part of what is asked now.
web-past =
    { $n ->
        [0] The beginning of the game.
        [one] The board after the first action.
       *[other] The board after { $n } actions.
    }
web-to-now = Back to now
web-back = Back
web-picked = Picked
web-on-map =
    { $n ->
        [one] one more, on the map
       *[other] { $n } more, on the map
    }
web-search = Search
web-nothing-found = Nothing fits.
web-searching = Looking for the best choices…
web-log = Log
web-chat = Chat
web-notes = Notes
web-parts = Parts of the table
web-tab-board = Board
web-panels = Beside the board
web-filter = Show whose actions
web-everybody = everybody
web-since = Since my turn
web-whole-log = Whole log
web-replay = Play it back
web-look-there = Look at the board at that moment
web-log-empty = Nothing has happened yet.
web-nothing-since = Nothing has happened since your last turn.
web-chat-empty = Nobody has said anything.
web-chat-say = Say something
web-chat-send = Send
web-rematch-there = A rematch has been opened.
web-notes-help = Only you can read this.
web-notes-kept = kept
web-history = History
web-step-back = One action back
web-step-on = One action on
web-undo = Take back
web-undo-ask = Ask the others to take back
web-undo-asked =
    { $n ->
        [one] { $player } asks to take back one action.
       *[other] { $player } asks to take back { $n } actions.
    }
web-agree = Agree
web-refuse = Refuse
web-hint = Ask for a hint
web-hint-moves = Moves compared, with what the bot expects of each
web-branch = Try this position against bots
web-branched =
    { $n ->
        [one] A practice table from the position after one action.
       *[other] A practice table from the position after { $n } actions.
    }
web-text-board = The board in words
web-text-choices = You can
web-text-recent = What happened last
web-zoom-in = Nearer
web-zoom-out = Further away
web-zoom-fit = Show everything
web-handover = Hand the screen over
web-handover-to = The screen is for { $player } now.
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
web-save = Save file
web-save-mine = Save what I know
web-save-picture = Save the picture
web-watch-link = Link for spectators
web-spectators-yes = Let everybody look on
web-spectators-no = Let nobody else look on
web-pause = Stop the clocks
web-resume = Let it go on
web-resign = Resign
web-sure-resign = Really resign?
web-leave = Leave the table
web-sure-leave = Really leave?
web-close-table = Close the table
web-sure-close = Close it for good?
web-commitment = What chance has decided was sealed at the start and is opened at the end. Its seal:

## Standing answers

web-standing = Answer ahead
web-standing-help = What you will be asked can be answered ahead. Nobody else sees it, and you are asked after all when something concerns you.
web-standing-none = No answer is given ahead.
web-standing-add = Add
web-standing-drop = Remove
web-standing-pass = do not ask me
web-standing-proxy = bid for me
web-standing-bid = bid up to { $limit } for { $want }
web-standing-when = About
web-standing-any = any question
web-standing-about = about { $what }
web-standing-unless = unless it is about { $what }
web-standing-unless-paid = unless I would be paid
web-standing-unless-these = Ask me after all if it is about
web-standing-only = about { $what }
web-standing-only-these = Only if it is about
web-standing-several = Several with Ctrl or Cmd.
web-standing-ask-paid = Ask me after all if I would be paid
web-standing-want = For
web-standing-limit = At most
web-standing-turn = until my next turn
web-standing-game = for the whole game
web-standing-turns = pass my turns
web-standing-turns-turn = only the next one
web-standing-turns-change = until somebody does something else
web-standing-turns-round = to the end of this round

## Keys

web-keys = Keys
web-key-tab = from one thing to the next
web-key-arrows = on the map: from one possible place to the next
web-key-enter = pick, or carry out what is picked
web-key-escape = take the last pick back; from the past back to now
web-key-search = search in everything that can be picked
web-key-numbers = press the buttons of the prompt
web-key-text = the board in words, and back
web-key-history = one action back or on
web-key-ends = the beginning, and now
web-key-undo = take back
web-key-hint = ask for a hint
web-key-standing = answer ahead
web-key-zoom = nearer, further away, everything
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
web-not-verified = the seal of the start does not fit what was opened
web-podium = Podium
web-made-of = What it is made of
web-account-table = The final account
web-category = category
web-total = total
web-from-log = From the log
web-lead-changes = Changes of the lead
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

web-rules-help = Every rule has a number, and every refusal names the rule that it comes from.
web-rules-search = Search in the rules
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
web-boards-help = A board is a file. Load another one, check it, look at it, play on it, or begin with ours and change it.
web-board-load = Load a file
web-board-usual = Begin with our board
web-board-check = Check and draw
web-board-save = Save
web-board-play = Play on this board
web-board-file = Board file
web-board-paste = The text of a board file
web-board-picture = Picture
web-board-none = Nothing has been checked yet.

## Settings

web-settings-help = Kept in this browser.
web-look-feel = Look
web-theme = Theme
web-theme-system = as the system
web-theme-light = day sheet (light)
web-theme-dark = night mail (dark)
web-motion = Motion
web-motion-system = as the system
web-motion-none = none: pieces appear in place
web-colours = Colours of players and lines
web-colours-period = those of the period
web-colours-apart = far apart, for eyes that see few colours
web-notation = Notation
web-notation-words = the log tells in sentences
web-notation-written = the log writes as save files do
web-contrast = High contrast
web-labels = Coordinates on the map
web-playing = Playing
web-confirm = Before an action is carried out
web-confirm-always = show what it would cause, and ask
web-confirm-never = do it at once
web-sounds = A bell when it is my turn
web-notify = A notification when it is my turn and I look elsewhere
web-notify-refused = The browser does not allow notifications from this page.

## About

web-about-what = A place to play railway board games in the browser, alone against bots or with friends, live or by the day, and a Python library to study them.
web-about-unofficial = It has nothing to do with the authors and publishers of the games. If you like a game, buy it: cardboard is better company.
web-about-art = Every picture, icon and sentence here was made for this project. The rules are told in our own words, with their numbers, so that you can look up why something is refused.
web-about-honest = Bots know no more than their seat may know. Whatever chance decides is sealed before the first action and can be checked at the end.
web-about-free = It is free, open source under the MIT licence, and can be hosted by any game group.
web-about-sources = Sources
web-about-coast = Coastlines are made from Natural Earth, which is in the public domain.
web-about-type = Set in Old Standard and Source Sans, both under the SIL Open Font License.
