"""A game in the hand: the object that scripts, notebooks and tests play with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from roundhouse.engine.chance import Chance
from roundhouse.engine.decision import Decision, Refused, Violation
from roundhouse.engine.event import Event
from roundhouse.engine.legal import Legal
from roundhouse.engine.outcome import Outcome
from roundhouse.engine.registry import find
from roundhouse.engine.rules import AnyRules, View
from roundhouse.engine.scene import Scene
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.picture.paint import Look
from roundhouse.picture.svg import render
from roundhouse.words import Words

#: Actions between two marks: going back plays through fewer than these.
EVERY: Final = 50


class Game:
    """One game from its set-up to now: a state, and the actions that led to it.

    The log is the truth: the state can always be made again from the set-up and the actions.
    """

    def __init__(self, ruleset: AnyRules, setup: Setup) -> None:
        self.ruleset = ruleset
        self.setup = setup
        self.state: Any = begin(ruleset, setup)
        self.actions: list[Any] = []
        #: Copies of the state after some of the actions: only a cache, for going back in a long game.
        self.marks: dict[int, Any] = {}

    # -- what is asked, and what is possible

    @property
    def decision(self) -> Decision | None:
        """Who must decide what; None when the game is over."""
        return self.ruleset.decision(self.state)

    @property
    def over(self) -> bool:
        return self.ruleset.decision(self.state) is None

    @property
    def legal(self) -> Legal[Any]:
        """Every legal action of the deciding seat, as a lazy sequence."""
        return self.ruleset.legal(self.state)

    def why_not(self, action: Any, seat: int | None = None) -> Violation | None:
        """The rule that refuses an action, or None if it is legal."""
        return self.ruleset.why_not(self.state, action, seat)

    # -- playing

    def push(self, action: Any) -> list[Event]:
        """Carry out an action that is known to be legal, such as one of `legal`. Nothing is checked."""
        events = self.ruleset.apply(self.state, action)
        self.actions.append(action)
        if len(self.actions) % EVERY == 0:
            self.marks[len(self.actions)] = self.ruleset.copy(self.state)
        return events

    def play(self, action: Any, seat: int | None = None) -> list[Event]:
        """Carry out an action after checking it; `Refused` says which rule it breaks, and nothing has changed."""
        if isinstance(action, Mapping):
            action = self.read(action)
        violation = self.why_not(action, seat)
        if violation is not None:
            raise Refused(violation, self.say(self.ruleset.say_violation(self.state, violation)))
        return self.push(action)

    def pop(self) -> Any:
        """Take the last action back and return it."""
        action = self.actions[-1]
        earlier = self.at(len(self.actions) - 1)
        self.state, self.actions, self.marks = earlier.state, earlier.actions, earlier.marks
        return action

    def at(self, number: int) -> Game:
        """The game as it was after that many actions."""
        if not 0 <= number <= len(self.actions):
            raise IndexError(f"the game has {len(self.actions)} actions, there is no position {number}")
        mark = max([known for known in self.marks if known <= number], default=0)
        earlier = self._marked(mark)
        for action in self.actions[mark:number]:
            earlier.push(action)
        # What has been played through once need not be again.
        self.marks |= earlier.marks
        return earlier

    def _marked(self, mark: int) -> Game:
        """The game as it was at a mark, or at its beginning."""
        if not mark:
            return Game(self.ruleset, self.setup)
        earlier = Game.__new__(Game)
        earlier.ruleset, earlier.setup = self.ruleset, self.setup
        earlier.state = self.ruleset.copy(self.marks[mark])
        earlier.actions = self.actions[:mark]
        earlier.marks = {known: state for known, state in self.marks.items() if known <= mark}
        return earlier

    def copy(self) -> Game:
        """An independent copy."""
        other = Game.__new__(Game)
        other.ruleset = self.ruleset
        other.setup = self.setup
        other.state = self.ruleset.copy(self.state)
        other.actions = self.actions[:]
        other.marks = dict(self.marks)
        return other

    # -- reading and writing

    def read(self, data: Mapping[str, Any]) -> Any:
        """The action that plain data describe; `BadNotation` says which field is wrong."""
        return self.ruleset.read_action(self.state, dict(data))

    def write(self, action: Any) -> dict[str, Any]:
        """An action as plain data."""
        return self.ruleset.write_action(self.state, action)

    @property
    def digest(self) -> str:
        """A fingerprint of the state."""
        return self.ruleset.digest(self.state)

    # -- seeing

    @property
    def outcome(self) -> Outcome | None:
        """The final account; None while the game goes on."""
        return self.ruleset.outcome(self.state)

    def view(self, seat: int | None = None) -> View:
        """What a seat may see; without a seat, what a spectator may see."""
        return self.ruleset.view(self.state, seat)

    def observe(self, seat: int, chance: Chance | None = None) -> Any:
        """A state for a bot on that seat: what it cannot know is removed or dealt anew."""
        return self.ruleset.observe(self.state, seat, chance or Chance())

    def scene(self, seat: int | None = None) -> Scene:
        """The picture as data, with the last move marked."""
        scene = self.ruleset.scene(self.view(seat))
        return msgspec.structs.replace(scene, last=self.last_picks())

    def last_picks(self) -> tuple[str, ...]:
        """What was picked for the last action, for marking it on the board."""
        if not self.actions:
            return ()
        return self.ruleset.picks(self.state, self.actions[-1])

    def targets(self) -> frozenset[str]:
        """Everything that can be picked first for a legal action."""
        paths = [self.ruleset.picks(self.state, action) for action in self.legal]
        # A pick that begins nothing on the board, such as a button, leads to the picks that follow it.
        return frozenset(pick for path in paths for pick in path[:2])

    def words(self, language: str = "en") -> Words:
        return Words(language, [self.ruleset.words])

    def say(self, text: Text, language: str = "en") -> str:
        """A text of this game in words."""
        return self.words(language).say(text)

    def explain(self, violation: Violation, language: str = "en") -> str:
        """Why something is refused, in a sentence, with its rule."""
        sentence = self.say(self.ruleset.say_violation(self.state, violation), language)
        return f"{sentence} [{violation.rule}]"

    def svg(
        self,
        seat: int | None = None,
        *,
        theme: Look = "light",
        language: str = "en",
        targets: bool = False,
    ) -> str:
        """The board as an SVG picture; with `targets`, what can be picked now is lit up."""
        scene = self.scene(seat)
        return render(
            scene,
            theme=theme,
            say=self.words(language).say,
            targets=self.targets() if targets else frozenset(),
            # Pictures on one page must not share names.
            prefix="rh" + self.digest[:8],
        )

    def _repr_svg_(self) -> str:
        return self.svg(theme="auto")

    def __repr__(self) -> str:
        state = "over" if self.over else f"{len(self.actions)} actions"
        return f"<{self.ruleset.title}, {self.setup.players} players, {state}>"


def begin(ruleset: AnyRules, setup: Setup) -> Any:
    """The state that a game starts from: its set-up, or the position that it branches off from."""
    if setup.position is None:
        return ruleset.setup(setup)
    return ruleset.unpack(setup, setup.position)


def new(game: str, players: int | None = None, *, seed: int = 0, **options: Any) -> Game:
    """Begin a game: `new("rocket", 3, seed=7, edition="2018")`."""
    ruleset = find(game)
    players = ruleset.seats[0] if players is None else players
    return Game(ruleset, Setup(players=players, options=ruleset.complete(options), seed=seed))
