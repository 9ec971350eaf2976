"""A game in the terminal: says what is asked, takes picks by number or name, explains, undoes, saves."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from roundhouse.bots import ladder
from roundhouse.cli.choices import game_words
from roundhouse.cli.telling import tell_action, tell_board, tell_outcome
from roundhouse.engine.actions import Action
from roundhouse.engine.bot import Bot, as_move
from roundhouse.engine.decision import Violation
from roundhouse.engine.rules import MORE, BadNotation
from roundhouse.engine.text import Text
from roundhouse.game import AnyGame, Game
from roundhouse.seats import Seat
from roundhouse.table.save import BadSave, save
from roundhouse.words import Words, rule_ids, rule_key

#: Longer lists are not numbered: names are shorter to type than to find.
LONGEST_LIST = 40
#: No more than this is repeated of what somebody typed.
LONGEST_ECHO = 60
#: Longer rules do not follow a refusal: its sentence says enough, and the command for rules says the rest.
LONGEST_RULE = 450
#: A hint comes from the strongest bot that thinks no longer than this, in seconds.
HINT_SECONDS = 2.0
#: Between the picks of one action.
THEN = " → "

Paths = Mapping[tuple[str, ...], Any]


class Leave(Exception):
    """Somebody wants to stop playing."""


class Session:
    """One game on one screen. Nothing moves on the screen: lines are only added, so that they can be read aloud."""

    def __init__(self, game: AnyGame, seats: list[Seat], file: Path, words: Words) -> None:
        self.game = game
        self.seats = seats
        self.file = file
        self.words = game_words(game.ruleset, words, tuple(seat.name for seat in seats))
        self.bots: dict[int, Bot] = {
            number: ladder.make(seat.bot, game.ruleset) for number, seat in enumerate(seats) if seat.bot
        }
        # The set-up has drawn from the trunk already.
        self.chance = game.setup.chance().branch()
        self.complained = False
        self.back = {"b", *self.spellings("back")}
        self.commands = self.spell_commands()

    def spell_commands(self) -> dict[str, Callable[[str], None]]:
        """What carries out each command, by all of its spellings."""
        commands: dict[str, Callable[[str], None]] = {
            "board": self.show_board,
            "hint": self.give_hint,
            "undo": self.undo,
            "save": self.save,
            "rule": self.explain_rule,
            "help": self.help,
            "quit": self.leave,
        }
        spelled = {spelling: commands[name] for name in commands for spelling in self.spellings(name)}
        return {"q": self.leave, **spelled}

    def spellings(self, command: str) -> list[str]:
        """A command in the language of the player, and in English."""
        return [command, self.words.say(f"command-{command}").casefold()]

    def run(self) -> int:
        with leaving_when_closed():
            # A terminal that is closed ends the input and sends a signal: the second of them must not disturb saving.
            with suppress(Leave):
                with suppress(Leave, EOFError, KeyboardInterrupt, OSError):
                    self.greet()
                    self.play()
                    self.print(*tell_outcome(self.game, self.words))
                ignore_closing()
            return self.stop()

    def play(self) -> None:
        while (decision := self.game.decision) is not None:
            if decision.seat in self.bots:
                self.move_bot(decision.seat)
            else:
                self.ask(decision.seat)

    # -- speaking

    def print(self, *lines: str) -> None:
        print(*lines, sep="\n", flush=True)

    def say(self, key: str, **args: Any) -> None:
        self.print(self.words.say(key, **args))

    def greet(self) -> None:
        ruleset = self.game.ruleset
        self.say("play-welcome", title=ruleset.title, players=", ".join(self.words.names))
        about = ruleset.about_board(self.game.view(None))
        reconstruction = f"game-{ruleset.id}-reconstruction"
        if about is not None and about.reconstruction and self.words.has(reconstruction):
            self.say(reconstruction)
        self.list_commands()

    def list_commands(self) -> None:
        self.say("play-commands", example=self.example_rule())

    def stop(self) -> int:
        """Save, then say so if anybody is still there to read it."""
        problem = write(self.file, self.game, self.seats)
        try:
            self.print("")
            if problem is not None:
                self.print(self.words.say(problem))
            else:
                self.say("play-saved", file=str(self.file))
                if not self.game.over:
                    self.say("play-resume", file=str(self.file))
        except OSError:
            silence()
        return 0 if problem is None else 2

    def keep(self) -> None:
        """Save silently; only the first failure is reported."""
        problem = write(self.file, self.game, self.seats)
        if problem is not None and not self.complained:
            self.complained = True
            self.print(self.words.say(problem))

    # -- deciding

    def move_bot(self, seat: int) -> None:
        move = as_move(self.bots[seat].choose(self.game.observe(seat, self.chance), self.chance))
        self.print(*tell_action(self.game, move.action, self.words, reason=move.reason))

    def ask(self, seat: int) -> None:
        """Narrow the legal actions pick by pick until one remains, then carry it out."""
        ruleset, state = self.game.ruleset, self.game.state
        self.print("", self.prompt(seat))
        paths = {ruleset.picks(state, action): action for action in self.game.legal}
        paths |= dict.fromkeys(ruleset.open_picks(state, ()))
        picked: tuple[str, ...] = ()
        before = len(self.game.actions)
        while True:
            self.open_paths(paths, picked)
            offered = next_picks(paths, picked)
            if len(offered) == 1 and picked:
                picked = (*picked, offered[0])
            else:
                pick = self.ask_pick(paths, picked)
                if len(self.game.actions) != before:
                    return  # an undo went back
                if isinstance(pick, Action):
                    self.do(pick, seat)
                    return
                picked = picked[:-1] if pick is None else (*picked, pick)
            if picked in paths:
                action = paths[picked] or ruleset.read_picks(state, picked)[0]
                if (violation := self.game.why_not(action)) is not None:
                    self.refuse(violation)
                    picked = picked[:-1]
                    continue
                self.do(action, seat)
                return

    def do(self, action: Action, seat: int) -> None:
        """Carry out what somebody has decided."""
        self.print(*tell_action(self.game, action, self.words, seat))
        self.keep()

    def open_paths(self, paths: dict[tuple[str, ...], Any], picked: tuple[str, ...]) -> None:
        """Where a path goes on, put what may follow in its place."""
        if paths.pop((*picked, MORE), self) is not self:
            paths |= dict.fromkeys(self.game.ruleset.open_picks(self.game.state, picked))

    def prompt(self, seat: int) -> str:
        """What is asked; if several people share the screen, with the name of whoever is asked."""
        asked = self.words.say(self.game.ruleset.prompt(self.game.state, seat))
        if len(self.seats) - len(self.bots) < 2:
            return asked
        return self.words.say("play-asked", player=self.words.names[seat], prompt=asked)

    def ask_pick(self, paths: Paths, picked: tuple[str, ...]) -> str | Action | None:
        """One pick, or a whole action as a line of text; None takes the last pick back.

        Commands are carried out on the way.
        """
        before = len(self.game.actions)
        offered = next_picks(paths, picked)
        self.list_picks(paths, picked)
        while True:
            answer = read_line()
            command, _, rest = answer.partition(" ")
            if answer.startswith("?"):
                self.why_not(answer[1:].strip(), offered, picked)
            elif command.casefold() in self.commands:
                self.commands[command.casefold()](rest.strip())
                if len(self.game.actions) != before:
                    return None
            elif answer.casefold() in self.back:
                if picked:
                    return None
                self.say("play-nothing-to-take-back")
            elif answer:
                pick = self.read_pick(answer, offered)
                if pick is not None:
                    return pick
                action = self.read_line(answer)
                if action is not None and self.game.why_not(action) is None:
                    return action
                self.why_not(answer, offered, picked)

    def list_picks(self, paths: Paths, picked: tuple[str, ...]) -> None:
        offered = next_picks(paths, picked)
        if len(offered) > LONGEST_LIST:
            names = ", ".join(self.label(pick) for pick in offered)
            self.say("play-name-one", names=names)
            return
        for number, pick in enumerate(offered, 1):
            whole = forced(paths, (*picked, pick))
            self.print(f"{number:3}  {self.name_picks(whole, len(picked))}")

    def name_picks(self, path: tuple[str, ...], start: int = 0) -> str:
        """The picks of a path from one of them on, in words."""
        ruleset, state = self.game.ruleset, self.game.state
        names = [ruleset.pick_name(state, path[at], path[:at]) for at in range(start, len(path))]
        return THEN.join(self.words.say(name) for name in names)

    def label(self, pick: str) -> str:
        label = self.game.ruleset.pick_label(self.game.state, pick)
        return label if isinstance(label, str) else self.words.say(label)

    def read_pick(self, answer: str, offered: Iterable[str]) -> str | None:
        """The offered pick with that number or name."""
        picks = list(offered)
        if answer.isdecimal():
            # Python refuses to read numbers of thousands of digits.
            number = int(answer) if len(answer) < LONGEST_ECHO else 0
            return picks[number - 1] if 1 <= number <= len(picks) else None
        for pick in picks:
            if answer.casefold() in (self.label(pick).casefold(), pick.casefold()):
                return pick
        return None

    def read_line(self, answer: str) -> Action | None:
        """The action whose line of text somebody has typed, legal or not."""
        try:
            action: Action = self.game.parse(answer)
        except BadNotation:
            return None
        return action

    # -- explaining

    def why_not(self, what: str, offered: list[str], picked: tuple[str, ...]) -> None:
        """Why something cannot be picked now; without a name, what is asked and by which rule."""
        ruleset, state = self.game.ruleset, self.game.state
        decision = self.game.decision
        assert decision is not None
        if not what:
            self.print(f"{decision.rule}  {self.rule_text(decision.rule)}")
            self.list_commands()
            return
        action = self.read_line(what)
        violation = self.game.why_not(action) if action is not None else None
        if violation is not None:
            self.refuse(violation)
            return
        if action is not None or self.read_pick(what, offered) is not None:
            self.say("play-possible", what=clip(what))
            return
        named = [pick for pick in ruleset.pickable(state) if self.read_pick(what, [pick]) == pick]
        if not named:
            self.say("play-unknown", what=clip(what))
            return
        for pick in named:
            actions = ruleset.read_picks(state, (*picked, pick))
            violations = [violation for action in actions if (violation := self.game.why_not(action)) is not None]
            if violations:
                self.refuse(violations[0])
                return
        self.say("play-not-here", what=clip(what))

    def refuse(self, violation: Violation) -> None:
        """Why something is not possible, and the rule that says so unless it is a long one."""
        sentence = self.words.say(self.game.ruleset.say_violation(self.game.state, violation))
        self.print(f"{sentence} [{violation.rule}]")
        rule = self.rule_text(violation.rule)
        if len(rule) <= LONGEST_RULE:
            self.print("  " + rule)

    def rule_text(self, rule: str) -> str:
        """What a rule says; empty for a game that does not explain its rules."""
        return self.words.say(rule_key(rule)) if self.words.has(rule_key(rule)) else ""

    def example_rule(self) -> str:
        """How rules of this game are written: the one that asks now, or the first one when the game is over."""
        decision = self.game.decision
        return decision.rule if decision is not None else next(iter(rule_ids(self.game.ruleset.words)), "")

    def explain_rule(self, rule: str) -> None:
        if meant := self.words.rule_meant(rule):
            self.print(f"{meant}  {self.rule_text(meant)}")
        else:
            self.say("trouble-rule", given=clip(rule), example=self.example_rule())

    # -- commands

    def show_board(self, rest: str) -> None:
        decision = self.game.decision
        self.print(*tell_board(self.game, decision.seat if decision else None, self.words))

    def give_hint(self, rest: str) -> None:
        decision = self.game.decision
        assert decision is not None
        advisor = ladder.make(ladder.strongest(self.game.ruleset, HINT_SECONDS), self.game.ruleset)
        move = as_move(advisor.choose(self.game.observe(decision.seat, self.chance), self.chance))
        picks = self.name_picks(self.game.ruleset.picks(self.game.state, move.action))
        self.say("play-hint", picks=picks, reason=self.words.say(move.reason))

    def undo(self, rest: str) -> None:
        """Back to the last decision of a person; the answers of bots after it are taken back with it."""
        replay = Game(self.game.ruleset, self.game.setup)
        last = -1
        for number, action in enumerate(self.game.actions):
            decision = replay.decision
            if decision is not None and decision.seat not in self.bots:
                last = number
            replay.push(action)
        if last < 0:
            self.say("play-nothing-to-undo")
            return
        while len(self.game.actions) > last:
            self.game.actions.pop()
        self.game.state = self.game.at(last).state
        self.say("play-undone", n=last)
        self.keep()

    def save(self, rest: str) -> None:
        file = Path(rest) if rest else self.file
        problem = write(file, self.game, self.seats)
        if problem is not None:
            self.print(self.words.say(problem))
            return
        self.file = file
        self.say("play-saved", file=str(file))

    def help(self, rest: str) -> None:
        self.list_commands()

    def leave(self, rest: str) -> None:
        raise Leave


def next_picks(paths: Iterable[tuple[str, ...]], picked: tuple[str, ...]) -> list[str]:
    """What can be picked next, each thing once, in the order of the actions."""
    depth = len(picked)
    return list(dict.fromkeys(path[depth] for path in paths if path[:depth] == picked and len(path) > depth))


def forced(paths: Paths, picked: tuple[str, ...]) -> tuple[str, ...]:
    """These picks, and those that follow because nothing else can."""
    while len(following := next_picks(paths, picked)) == 1 and following != [MORE]:
        picked = (*picked, following[0])
    return picked


def clip(text: str) -> str:
    """What somebody typed, short enough and fit to be repeated."""
    shown = "".join(letter if letter.isprintable() else "\ufffd" for letter in text[:LONGEST_ECHO])
    return shown + "…" if len(text) > LONGEST_ECHO else shown


def read_line() -> str:
    """One typed line. A keyboard that has gone away is somebody who leaves."""
    try:
        return input("> ").strip()
    except UnicodeDecodeError:
        return "\ufffd"
    except (OSError, RuntimeError, ValueError):
        raise Leave from None


def write(file: Path, game: AnyGame, seats: list[Seat]) -> Text | None:
    """Write the save file; a text says why that cannot be done."""
    try:
        save(file, game, seats)
    except BadSave as error:
        return error.text
    except ValueError as error:  # a name that no file can have
        return Text("trouble-write", {"file": clip(str(file)), "why": str(error)})
    return None


def can_be_closed() -> bool:
    """Signals reach the main thread only, and not every system has this one."""
    return hasattr(signal, "SIGHUP") and threading.current_thread() is threading.main_thread()


def ignore_closing() -> None:
    if can_be_closed():
        signal.signal(signal.SIGHUP, signal.SIG_IGN)


@contextmanager
def leaving_when_closed() -> Iterator[None]:
    """While the game goes on, a terminal that is closed is somebody who leaves."""
    if not can_be_closed():
        yield
        return

    def leave(*_: object) -> None:
        ignore_closing()
        raise Leave

    before = signal.signal(signal.SIGHUP, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGHUP, before)


def silence() -> None:
    """Nobody can read any more: what is still printed goes nowhere."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
