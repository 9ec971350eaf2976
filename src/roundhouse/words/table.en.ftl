### What a table says: why it refuses something, and what happened there beside the game.

## Refusals

table-stale = Something has happened in the meantime: you answered entry { $expected }, but the table is at entry { $seq }.
table-over = The game is over.
table-paused = The game is paused.
table-not-paused = The game is not paused.
table-closed = The table is closed.
table-not-begun = The game begins when all seats are taken.
table-no-such-seat = There is no seat number { $seat } at this table.
table-no-such-position =
    { $most ->
        [0] Nothing has been done yet: there is no position { $n }.
        [one] Only one action has been taken: there is no position { $n }.
       *[other] Only { $most } actions have been taken: there is no position { $n }.
    }
table-seat-taken = { $player } already sits there.
table-colour-taken = { $player } has chosen this colour already.
table-colour-late = Colours are chosen before the game begins.
table-nobody-there = Nobody is sitting there.
table-not-absent = { $player } is here, or was a moment ago: only the seat of an absent player can be given to a bot.
table-not-away = No bot is standing in on this seat.
table-time-is-over = Your time for this is up: { $bot } decides it. Then you can take your seat back.
table-bot-plays = The bot { $bot } is playing for you: take your seat back first.
table-person-plays = A person is playing this seat: no bot may act for them.

## Taking back

table-nothing-to-undo = You have done nothing that could be taken back.
table-undo-pending = { $player } has already asked to take something back.
table-no-undo-asked = Nobody has asked to take anything back.
table-not-asked-to-undo = This question is for the others.

## Standing answers, hints, branches

table-too-many-answers = No more than { $most } answers can be given ahead.
table-unknown-pick = There is nothing here that is called { $pick }.
table-no-such-answer = This cannot be answered ahead like that.
table-negative-limit = A limit cannot be less than nothing.
table-no-hints = This table is played without hints.
table-branch-not-over = Spectators can try out positions once the game is over.
table-course-not-over = The course of the game is shown once the game is over.
table-rematch-not-over = There can be a rematch once the game is over.

## Documents

table-known-only = tells only what one seat knew during the game; no table can be made of it
table-bad-position = is not a position of this game
table-bad-record = does not fit the game from entry { $n } on
table-records-differ = contradicts itself: what happened at the table leads to another game than its list of actions

## What happened

table-log-sat = { $player } sits down.
table-log-left = { $player } leaves the table.
table-log-bot-sat = The bot { $bot } sits down.
table-log-bot-host = The bot { $bot } plays for { $player } from now on.
table-log-bot-resigned = { $player } resigns; the bot { $bot } plays on.
    .you = You resign; the bot { $bot } plays on.
table-log-bot-clock = { $player } has run out of time; the bot { $bot } is standing in.
table-log-bot-away = { $player } is away; the bot { $bot } is standing in.
table-log-returned = { $player } is back.
    .you = You are back.
table-log-taken-back =
    { $n ->
        [one] { $player } takes back one action.
       *[other] { $player } takes back the last { $n } actions.
    }
    .you =
        { $n ->
            [one] You take back one action.
           *[other] You take back the last { $n } actions.
        }
table-log-undo-asked =
    { $n ->
        [one] { $player } asks to take back one action.
       *[other] { $player } asks to take back the last { $n } actions.
    }
    .you =
        { $n ->
            [one] You ask to take back one action.
           *[other] You ask to take back the last { $n } actions.
        }
table-log-undo-agreed = { $player } agrees.
    .you = You agree.
table-log-undo-refused = { $player } refuses the take-back.
    .you = You refuse the take-back.
table-log-paused = The game is paused.
table-log-resumed = The game goes on.
table-log-stood = The server was away for a while; the clocks stood still meanwhile.
table-log-mended =
    { $n ->
        [0] A record was damaged. An administrator has mended the table: the game begins anew, and nothing done before counts.
        [one] A record was damaged. An administrator has mended the table: the game goes on after its first action, and nothing done later counts.
       *[other] A record was damaged. An administrator has mended the table: the game goes on after { $n } actions, and nothing done later counts.
    }
table-log-closed = The table is closed.
table-log-watchable = From now on anyone may watch.
table-log-unwatchable = From now on only those seated here may watch.

table-earlier = Begun with an earlier version of Roundhouse: every action was checked again by the rules.

# A game that cannot go on under this version of the program; what is recorded can still be read.
table-stopped = This game cannot be played on here: { $why }. It can be read, exported, talked about and closed.
table-stopped-at = record { $n } does not fit the rules or cannot be read
table-stopped-setup = it cannot be set up any more
table-recorded = { $player } did this: { $kind }.
table-stopped-title = A game that cannot be played on

## Before the game begins

table-gathered = Everybody is here. The game begins when all are ready.
table-begun = The game has already begun.
table-log-ready = { $player } is ready.
table-log-started = The game begins.
table-log-drawn = The seats have been drawn; the game begins.
table-log-removed = { $player } has been asked to leave the table.
table-log-hosted = { $player } runs the table from now on.

## What people agree on

table-proposal-pending = Another proposal is still waiting for answers.
table-no-proposal = Nobody has proposed anything.
table-not-asked = This question is for the others.
table-no-draw = A draw can be agreed on when two people play against each other.
table-no-abort = The game has begun: it can no longer be called off.
table-sat-elsewhere = You have seen this game from another seat.
table-proposed-pause = { $player } would like to pause the game.
    .you = You would like to pause the game.
table-proposed-pause-host = The host would like to pause the game.
table-proposed-close = { $player } would like to close the table for good.
    .you = You would like to close the table for good.
table-proposed-close-host = The host would like to close the table for good.
table-proposed-replace = { $player } would like a bot to play for { $other }.
    .you = You would like a bot to play for { $other }.
table-proposed-replace-host = The host would like a bot to play for { $other }.
table-proposed-draw = { $player } offers a draw.
    .you = You offer a draw.
table-proposed-end = { $player } would like to end the game as it stands.
    .you = You would like to end the game as it stands.
table-proposed-end-host = The host would like to end the game as it stands.
table-log-agreed = { $player } agrees.
    .you = You agree.
table-log-refused = { $player } does not agree.
    .you = You do not agree.
table-log-withdrawn = The proposal is withdrawn.
table-log-bot-agreed = The bot { $bot } plays for { $player }, who may take the seat back.
table-log-bot-admin = An administrator has taken the seat away from { $player }; the bot { $bot } plays on.
table-log-closed-admin = An administrator has closed the table.
table-log-renamed = { $player } is called { $name } from now on.
table-log-forgotten = A former player’s name has been removed.
table-log-bots-slow = The bots play slowly from now on.
table-log-bots-normal = The bots play at the usual pace from now on.
table-log-bots-fast = The bots play fast from now on.
table-log-bots-at-once = The bots play without pausing from now on.

## How a game ended before its time

table-ended-resigned = { $player } resigns.
    .you = You resigned.
table-ended-clock = { $player } has run out of time.
    .you = You ran out of time.
table-ended-left = { $player } has left the game.
table-ended-draw = A draw by agreement.
table-ended-agreed = Everybody agreed to end the game as it stood.
table-ended-aborted = { $player } called the game off before the first move.
