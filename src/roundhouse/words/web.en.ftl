### The browser client: everything on its pages that is not said by a game, a table or the server.

## Pages

web-lobby = Lobby
web-mine = My games
web-replays = Replays
web-rules = Rules
web-settings = Settings
web-account = Account
web-about = About
web-main-menu = Menu
web-skip = Skip to the content
web-language = Language
web-close = Close
web-loading = One moment…
web-lost = This track leads nowhere
web-lost-help = There is no page at this address.
web-to-lobby = To the lobby

## What can go wrong

web-offline = The server cannot be reached. Are you online?
web-renewed = Roundhouse has been updated. Reload the page to go on; nothing that was confirmed is lost.
web-reload = Reload
web-strange-answer = The server sent an answer this page does not understand ({ $status }).
web-unexpected = Something went wrong on this page. Reload it if it seems stuck.
web-no-table = There is no table here
web-line-lost = Connection lost. Reconnecting; nothing that was confirmed is lost.
web-line-back = Connected again. You are up to date.

## The lobby

web-over = over
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
web-sample-basic = basic
web-sample-advanced = advanced
web-sample-full = full game
web-sample-shorter = shorter game

## Who somebody is

web-who = What should we call you?
web-name = Name
web-guest = Guest
web-name-help = No password, no e-mail. This browser remembers you.
web-go-on = Continue
web-have-account = I have an account

## A new table

web-bot-random = random
web-bot-greedy = greedy
web-bot-apprentice = apprentice
web-bot-engineer = engineer
web-bot-master = master
web-bot-prompter = practice partner
web-none = none

## The table

web-players = Players
web-n-players =
    { $n ->
        [one] one player
       *[other] { $n } players
    }
web-seat = Seat { $n }
web-seat-colour = Seat { $n }: colour { $colour }, change it
web-seat-colour-help = Change the colour
web-open-seat = open seat
web-you = you
web-away = away, a bot is standing in
web-resigned = resigned
web-bot = Bot: { $bot }
web-program = A program that plays by itself
web-connected = connected
web-not-connected = not connected
web-paused = paused
web-sit = Sit here
web-keep-seat = I play here
web-seats = Who plays where
web-seats-offered = You play every seat until somebody takes it: invite others, hand seats to bots, or just go on. The whole game so far can be looked through with ← and →.
web-seats-go-on = To the table
web-invite = Invite
web-give-bot = Hand to a bot
web-return = I’m back
web-link-copied = Link copied: send it to whoever should sit there.
web-link-local = Link copied, but it leads everybody to their own computer. Start the server with --host 0.0.0.0 or --public-url, so that others can come.
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
web-pictures = Pictures
web-verb-none = { $what }: not now, { $why }.
web-verbs = What to do
web-prompt = What to decide
web-asked-by = Pick on the map or from the list. The rule behind it:
web-by-rule = The rule:
web-first-pick = There are several ways to get there. First pick { $what }.
web-first-pick-many = There are several ways to get there. First pick one of the { $n } on offer.
web-if-confirmed = If you confirm:
web-begin =
    { $where ->
        [map] Choose here or on the map.
        [side] Choose here or on the right.
       *[all] Choose here, on the map, or on the right.
    }
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
web-on-map = { $n } on the map: show as a list
web-search = Search
web-nothing-found = Nothing matches.
web-searching = Looking for the best choices…
web-final = Final scoring
web-log = Log
web-chat = Chat
web-notes = Notes
web-parts = Parts of the table
web-tab-board = Board
web-panels = Beside the board
web-filter = Show actions of
web-everybody = everybody
web-jump = Jump to…
web-passed = Passed:
web-since = since my turn
web-since-yours = Since your last turn
web-since-close = close
web-since-more =
    { $n ->
        [one] One more action is in the log.
       *[other] { $n } more actions are in the log.
    }
web-watch-again = watch again
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
web-agree = Agree
web-refuse = Refuse
web-hint = Ask for a hint
web-hint-moves = Moves compared: the best, and how much less the bot expects of the others
web-hint-best = best
web-hint-thinking = Thinking of a hint…
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

## Standing answers

web-standing = Answer ahead
web-standing-turn = until my next turn
web-standing-game = for the whole game
web-standing-turns-turn = only the next one
web-standing-turns-change = until somebody does something else
web-standing-turns-round = until the end of this round

## Keys

web-keys = Keys

## The end of a game

web-wins =
    { $n ->
        [one]
            { $you ->
                [yes] You win.
               *[no] { $winners } wins.
            }
       *[other] { $winners } share the victory.
    }
web-wins-by =
    { $you ->
        [yes] You win by { $by }.
       *[no] { $winners } wins by { $by }.
    }
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
web-longest-lead-value = { $player }, { $share }% of the game
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

## Boards

web-boards = Boards

## Settings

web-theme-light = day sheet (light)
web-theme-dark = night mail (dark)

## About

# The first button of a game that has one for beginners.

# -- following the others

web-thinks = { $player } is thinking: { $time }
web-waits = Waiting for { $player }: { $time }
web-following = What the others do
web-speed = Speed
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-once = at once
web-speed-slow-long = slow: four seconds for each action of the others
web-speed-normal-long = normal: two seconds
web-speed-fast-long = fast: less than a second
web-speed-once-long = at once: only the result
web-stops = Stop when I am paid, lose something or may answer
web-hold = Pause
web-unpause = Resume
web-space = space bar
web-skip-to-me = Skip to my turn
web-skip-to-now = Skip to now
web-play-back = Play from here

## People at a table, and what is kept about them

web-ready = Ready
web-ready-waiting = You are ready. Waiting for { $names }.
web-everybody-here = Everybody is here. Are you ready?
web-is-ready = ready
web-seconds = { $n } s
web-without = without { $what }
web-guest-mark = guest
web-guest-mark-help = Plays without an account: anybody could use this name.
web-former = Former player
web-waiting-for-answers = waiting for the others
web-withdraw = Withdraw
web-bot-speed = Bots play
web-remove = Remove
web-nobody-won = Nobody won
web-draw = A draw

# -- learning

web-learn = Learn
web-puzzles = Puzzles
web-lesson = Lesson { $n }
web-lesson-step = step { $n } of { $all }
web-lesson-task = Your task
web-lesson-hint = Hint
web-lesson-show = Show me
web-lesson-shown = It is picked for you: look at what it would cause, and confirm it.
web-lesson-take-back = Take it back
web-lesson-other = That is allowed, but it is not what this step asks for. Take it back and try again.
web-lesson-waiting = The others are answering.
web-lesson-learned = What you have learnt
web-lesson-next = Next lesson
web-lesson-repeat = Again
web-lesson-leave = To the course
web-lesson-coach = Coach
web-lesson-back = Back
