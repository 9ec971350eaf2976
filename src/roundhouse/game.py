"""The front door: `Game`, the object that scripts, notebooks and tests use to play."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import wraps
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from roundhouse import saves
from roundhouse.engine.actions import Action
from roundhouse.engine.chance import Chance
from roundhouse.engine.decision import Decision, Refused, Violation
from roundhouse.engine.event import Event
from roundhouse.engine.legal import Legal
from roundhouse.engine.outcome import Outcome
from roundhouse.engine.registry import find, find_under
from roundhouse.engine.rules import Rules, View
from roundhouse.engine.scene import Scene
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.picture.paint import Look
from roundhouse.picture.svg import render
from roundhouse.seats import Seat
from roundhouse.words import Words

S = TypeVar("S")
A = TypeVar("A", bound=Action)

#: Actions between two checkpoints: going back replays fewer than this.
EVERY: Final = 50


class Played(NamedTuple):
    """A past action: whose it was, the action itself, the action as a line of text, what it caused, and a sentence.

    The sentence refers to the position before the action and contains only what is public: `game.say(played)`.
    """

    seat: int
    action: Any
    text: str
    events: list[Event]
    sentence: Text


class Game(Generic[S, A]):
    """One game from its set-up to now: a state, and the actions that led to it.

    `ruleset` holds the rules, `setup` the players, options and seed, `state` the position, `actions`
    all actions so far, `seats` who plays. The actions are the truth: the state can always be rebuilt from them.
    """

    def __init__(self, ruleset: Rules[S, A], setup: Setup) -> None:
        self.ruleset = ruleset
        self.setup = setup
        self.state: S = begin(ruleset, setup)
        self.actions: list[A] = []
        #: Who plays, including bots, as in a save file; empty if nobody has been named.
        self.seats: tuple[Seat, ...] = ()
        #: Checkpoints: copies of the state after some of the actions. Only a cache, for going back in a long game.
        self.marks: dict[int, S] = {}

    # -- what is asked, and what is possible

    @property
    def decision(self) -> Decision | None:
        """Who must decide what; None when the game is over."""
        return self.ruleset.decision(self.state)

    @property
    def over(self) -> bool:
        """Is there nothing left to decide?"""
        return self.ruleset.decision(self.state) is None

    @property
    def legal(self) -> Legal[A]:
        """Every legal action of the seat that must decide, as a lazy sequence."""
        return self.ruleset.legal(self.state)

    def why_not(self, action: A, seat: int | None = None) -> Violation | None:
        """The rule that refuses an action, or None if it is legal."""
        return self.ruleset.why_not(self.state, action, seat)

    @property
    def scores(self) -> list[int]:
        """Every seat's score so far; the final totals when the game is over."""
        outcome = self.outcome
        return self.ruleset.scores(self.state) if outcome is None else outcome.totals

    @property
    def outcome(self) -> Outcome | None:
        """The final account; None while the game goes on."""
        return self.ruleset.outcome(self.state)

    # -- playing

    def push(self, action: A) -> list[Event]:
        """Carry out an action that is known to be legal, such as one of `legal`. Nothing is checked."""
        events = self.ruleset.apply(self.state, action)
        self.go_on(action, self.state)
        return events

    def go_on(self, action: Any, state: Any) -> None:
        """Adopt the state that an action has led to, wherever it was carried out."""
        self.state = state
        self.actions.append(action)
        if len(self.actions) % EVERY == 0:
            self.marks[len(self.actions)] = self.ruleset.copy(state)

    def play(self, action: A | Mapping[str, Any] | str, seat: int | None = None) -> list[Event]:
        """Check an action and carry it out; if it breaks a rule, `Refused` says which, and nothing has changed.

        It is an action object, plain data as returned by `write`, or a line of text as returned by `text`.
        """
        chosen = self._read(action)
        violation = self.why_not(chosen, seat)
        if violation is not None:
            raise Refused(violation, self.say(self.ruleset.say_violation(self.state, violation)))
        return self.push(chosen)

    def _read(self, action: A | Mapping[str, Any] | str) -> A:
        if isinstance(action, str):
            return self.parse(action)
        return self.read(action) if isinstance(action, Mapping) else action

    def pop(self) -> A:
        """Take the last action back and return it."""
        if not self.actions:
            raise IndexError("there is no action to take back")
        action = self.actions[-1]
        earlier = self.at(len(self.actions) - 1)
        self.state, self.actions, self.marks = earlier.state, earlier.actions, earlier.marks
        return action

    def at(self, number: int) -> Game[S, A]:
        """The game as it was after that many actions."""
        if not 0 <= number <= len(self.actions):
            raise IndexError(f"the game has {len(self.actions)} actions, there is no position {number}")
        mark = max([known for known in self.marks if known <= number], default=0)
        earlier = self._marked(mark)
        for action in self.actions[mark:number]:
            earlier.push(action)
        # Keep the checkpoints made on the way.
        self.marks |= earlier.marks
        return earlier

    def _marked(self, mark: int) -> Game[S, A]:
        """The game as it was at a checkpoint, or at its beginning."""
        if not mark:
            return self._with(begin(self.ruleset, self.setup), [], {})
        marks = {known: state for known, state in self.marks.items() if known <= mark}
        return self._with(self.ruleset.copy(self.marks[mark]), self.actions[:mark], marks)

    def copy(self) -> Game[S, A]:
        """An independent copy."""
        return self._with(self.ruleset.copy(self.state), self.actions[:], dict(self.marks))

    def _with(self, state: S, actions: list[A], marks: dict[int, S]) -> Game[S, A]:
        other: Game[S, A] = Game.__new__(Game)
        other.ruleset, other.setup = self.ruleset, self.setup
        other.state, other.actions, other.marks, other.seats = state, actions, marks, self.seats
        return other

    # -- what happened

    @property
    def history(self) -> list[Played]:
        """Every action from the first, with what it caused. Replays the game."""
        return list(self._replay())

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, in order. Replays the game."""
        again = Game(self.ruleset, self.setup)
        return [event for action in self.actions for event in again.push(action)]

    def _replay(self) -> Iterator[Played]:
        again = Game(self.ruleset, self.setup)
        for action in self.actions:
            decision = again.decision
            assert decision is not None
            text, sentence = again.text(action), self.ruleset.say_action(again.state, action)
            yield Played(decision.seat, action, text, again.push(action), sentence)

    # -- reading and writing

    def read(self, data: Mapping[str, Any]) -> A:
        """The action that plain data describes; `BadNotation` says which field is wrong."""
        return self.ruleset.read_action(self.state, dict(data))

    def write(self, action: A) -> dict[str, Any]:
        """An action as plain data."""
        return self.ruleset.write_action(self.state, action)

    def parse(self, line: str) -> A:
        """The action that a line of text names, such as `invest London steel`.

        `BadNotation` says which word is wrong, or what is possible there.
        """
        action: A = self.ruleset.actions.parse(self.state, line)  # type: ignore[assignment]
        return action

    def text(self, action: A) -> str:
        """An action in one line of text, as `parse` reads it."""
        return action.form.text(self.state, action)

    @property
    def digest(self) -> str:
        """A fingerprint of the position."""
        return self.ruleset.digest(self.state)

    def save(self, path: str | os.PathLike[str], names: list[str] | None = None) -> None:
        """Write a save file, which `roundhouse.load`, the command and the server can read.

        `names` are the players' names, one each; by default those that the game was loaded with.
        """
        saves.write(Path(path), saves.document(self, self._named(names), Game))

    def _named(self, names: list[str] | None) -> list[Seat]:
        """The seats, with these names if given; bots stay where they are."""
        players = self.setup.players
        seats = list(self.seats) or [Seat(name=f"Player {seat + 1}") for seat in range(players)]
        if names is None:
            return seats
        if len(names) != players:
            raise saves.BadSave("names", Text("save-seats", {"expected": players, "found": len(names)}))
        return [msgspec.structs.replace(seat, name=name) for seat, name in zip(seats, names, strict=True)]

    # -- seeing

    def view(self, seat: int | None = None) -> View:
        """What a seat may see; without a seat, what a spectator may see."""
        self._must_exist(seat)
        return self.ruleset.view(self.state, seat)

    def observe(self, seat: int, chance: Chance) -> S:
        """A state for a bot on that seat: what it cannot know is removed, or dealt anew using `chance`."""
        self._must_exist(seat)
        return self.ruleset.observe(self.state, seat, chance)

    def _must_exist(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.setup.players:
            raise IndexError(f"there is no seat {seat}: the seats of {self.setup.players} players are counted from 0")

    def scene(self, seat: int | None = None) -> Scene:
        """The picture as data, with the last move marked."""
        scene = self.ruleset.scene(self.view(seat))
        return msgspec.structs.replace(scene, last=self.last_picks())

    def last_picks(self) -> tuple[str, ...]:
        """The picks of the last action, for highlighting it on the board."""
        if not self.actions:
            return ()
        return self.ruleset.picks(self.state, self.actions[-1])

    def targets(self) -> frozenset[str]:
        """What can be picked now: the first two picks of every legal action.

        The second is included because the first may be a button, which is not on the board.
        """
        paths = [self.ruleset.picks(self.state, action) for action in self.legal]
        return frozenset(pick for path in paths for pick in path[:2])

    def words(self, language: str = "en") -> Words:
        """What turns texts of this game into sentences."""
        return Words(language, [self.ruleset.words])

    def say(self, what: Text | A | Played | Event | Violation, language: str = "en") -> str:
        """A text, an action about to be taken, an entry of the `history`, an event or a refusal, as a sentence.

        A bare action is described as if taken now by the player to decide; for past actions use `history` or `at`.
        """
        text: Text
        if isinstance(what, Action):
            if self.over:
                raise ValueError("the game is over, nobody is about to act: `history` tells what was done, or `at`")
            text = self.ruleset.say_action(self.state, what)
        elif isinstance(what, Played):
            text = what.sentence
        elif isinstance(what, Event):
            text = self.ruleset.say_event(self.state, what)
        elif isinstance(what, Violation):
            text = self.ruleset.say_violation(self.state, what)
        else:
            text = what
        return self.words(language).say(text)

    def explain(self, violation: Violation, language: str = "en") -> str:
        """Why something is refused, as a sentence with its rule."""
        return f"{self.say(violation, language)} [{violation.rule}]"

    def svg(
        self,
        seat: int | None = None,
        *,
        theme: Look = "light",
        language: str = "en",
        targets: bool = False,
        action: A | None = None,
    ) -> str:
        """The board as an SVG picture; with `targets`, what can be picked now is highlighted.

        With an `action`, what it would draw over the board is included: the routes of the trains that it runs.
        """
        scene = self.scene(seat)
        if action is not None:
            scene = msgspec.structs.replace(scene, sprites=scene.sprites + self.ruleset.trace(self.state, action))
        return render(
            scene,
            theme=theme,
            say=self.words(language).say,
            targets=self.targets() if targets else frozenset(),
            # Pictures on one page must not share ids.
            prefix="rh" + self.digest.rpartition(".")[2][:8],
        )

    def _repr_svg_(self) -> str:
        return self.svg(theme="auto")

    def __str__(self) -> str:
        """The position in lines of text, as a spectator sees it."""
        words = self.words()
        lines = [words.say(line) for line in self.ruleset.text_board(self.view())]
        return "\n".join([words.say(self.ruleset.prompt(self.state, None)), *lines])

    def __repr__(self) -> str:
        state = "over" if self.over else f"{len(self.actions)} actions"
        return f"<{self.ruleset.title}, {self.setup.players} players, {state}>"

    # -- pickling: a game is its set-up and its actions

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.ruleset.id, self.ruleset.version, self.setup, self.actions, self.seats)

    def __copy__(self) -> Game[S, A]:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game[S, A]:
        return self.copy()

    def __getattr__(self, name: str) -> Any:
        """Additional functions of the game (`ruleset.extras`), applied to this position."""
        if name.startswith("_") or name == "ruleset":
            raise AttributeError(f"a game has no {name!r}")
        if name not in self.ruleset.extras:
            raise AttributeError(f"a game of {self.ruleset.title} has no {name!r}")
        return self._offered(self.ruleset.extras[name])

    def _offered(self, extra: Callable[..., Any]) -> Callable[..., Any]:
        """An additional function with its name and docstring, bound to the state."""

        @wraps(extra)
        def offered(*arguments: Any, **options: Any) -> Any:
            return extra(self.state, *arguments, **options)

        # A compiled function may not know its signature.
        with suppress(TypeError, ValueError):
            signature = inspect.signature(extra)
            rest = list(signature.parameters.values())[1:]
            vars(offered)["__signature__"] = signature.replace(parameters=rest)
        return offered

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self.ruleset.extras]


#: A game whose state and action types do not matter to the caller.
AnyGame: TypeAlias = Game[Any, Any]


def _again(game: str, rules: int, setup: Setup, actions: list[Any], seats: tuple[Seat, ...] = ()) -> AnyGame:
    """Rebuild a pickled game."""
    again: AnyGame = Game(find_under(game, rules), setup)
    again.seats = seats
    for action in actions:
        again.push(action)
    return again


def begin(ruleset: Rules[S, A], setup: Setup) -> S:
    """The initial state of a game: from its set-up, or the position it branches off from."""
    if setup.position is None:
        return ruleset.setup(setup)
    return ruleset.unpack(setup, setup.position)


def new(game: str, players: int | None = None, *, seed: int = 0, **options: Any) -> AnyGame:
    """Begin a game by its id, with a number of players and options by name; `roundhouse games` lists both.

    The seed makes a game repeatable. It is a small number that a search can find from what everybody sees: where people
    play for real, a server draws from a secret of 256 bits instead.
    """
    ruleset = find(game)
    players = ruleset.seats[0] if players is None else players
    return Game(ruleset, Setup(players=players, options=ruleset.complete(options), seed=seed))


def load(path: str | os.PathLike[str]) -> AnyGame:
    """A game from a save file, replayed and checked; `BadSave` says where it does not fit the rules."""
    saved = saves.read(Path(path), saves.Document)
    game = saves.restore(saved, str(path), Game)
    game.seats = tuple(saved.seats)
    return game
