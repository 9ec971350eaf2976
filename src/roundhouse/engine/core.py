"""The core of a game: what `simulate`, bots and research need. An author writes the members without a default."""

from __future__ import annotations

import copy
import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, Literal, Self, TypeVar, get_args

import msgspec

from roundhouse.engine.actions import Action, Actions, apply
from roundhouse.engine.bot import Bot
from roundhouse.engine.canonical import digest
from roundhouse.engine.decision import Decision, Violation
from roundhouse.engine.event import Event
from roundhouse.engine.legal import Legal, Listed
from roundhouse.engine.outcome import Category, Outcome
from roundhouse.engine.ranking import ranks
from roundhouse.engine.setup import BadSetup, Setup, written
from roundhouse.engine.text import Text

S = TypeVar("S")
A = TypeVar("A", bound=Action)


class NoOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a game that has none."""


class Core(ABC, Generic[S, A]):
    """One game: its set-up, its state, and the rules that lead from state to state.

    A state is a msgspec struct or a dataclass; or, for speed, a custom class that supports `copy` to `unpack` below.
    """

    # -- what an author writes

    id: ClassVar[str]
    #: Incremented whenever the same actions could lead to a different state.
    version: ClassVar[int]
    title: ClassVar[str]
    #: The possible numbers of players.
    seats: ClassVar[range]
    #: Every kind of action.
    kinds: ClassVar[tuple[type[Action], ...]]

    @abstractmethod
    def setup(self, setup: Setup) -> S:
        """The state before the first decision. The same set-up always gives the same state."""

    @abstractmethod
    def decision(self, state: S) -> Decision | None:
        """Who must decide what; None when the game is over."""

    @abstractmethod
    def legal(self, state: S) -> Legal[A]:
        """Every legal action of the seat that must decide."""

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """What every seat has scored so far; at the end, what decides the game."""

    def among(self, state: S, tries: Iterable[A]) -> Legal[A]:
        """The actions that no rule refuses, grouped by kind: the simplest way to list what is legal."""
        if self.decision(state) is None:
            return Legal([])
        kinds: dict[str, list[A]] = {kind.form.name: [] for kind in self.kinds}
        for action in tries:
            if action.why_not(state) is None:
                kinds[action.form.name].append(action)
        return Legal([Listed(name, actions) for name, actions in kinds.items()])

    def __repr__(self) -> str:
        return f"<rules of {self.title}>"

    # -- options

    #: The options as a typed struct with defaults; forms and help are generated from it.
    Options: ClassVar[type[msgspec.Struct]] = NoOptions
    #: What happens by default when one of more than two players gives up: a bot plays on, or the game ends as it
    #: stands.
    leaving: ClassVar[Literal["bot", "end"]] = "bot"
    #: Earlier versions of the rules under which games already begun can still be finished.
    earlier: ClassVar[tuple[int, ...]] = ()
    #: Variants that people know by name, each with the options that define it: forms offer them as one choice.
    variants: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    #: The one that is recommended to new players; empty: the game with its default options.
    first_variant: ClassVar[str] = ""
    #: Bots that know this game, by name.
    bots: ClassVar[Mapping[str, Callable[..., Bot]]] = {}

    def complete(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options with every default filled in, as plain data; `BadSetup` names the field that is wrong."""
        written(options)
        try:
            chosen = msgspec.convert(dict(options), self.Options)
        except msgspec.ValidationError as error:
            problem, _, place = str(error).partition(" - at `$.")
            raise BadSetup(place.strip("`") or "options", problem) from None
        completed: dict[str, Any] = msgspec.to_builtins(chosen)
        return completed

    def modern(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Options recorded by an older version, in today's terms: renamed and removed ones are mapped."""
        return dict(options)

    def under(self, version: int) -> Self | None:
        """The game under the version of the rules with which it was begun; None if it cannot go on.

        Code that depends on the version checks `self.version`, which is the game's and not always the newest.
        """
        if version == self.version:
            return self
        if version not in self.earlier:
            return None
        before = copy.copy(self)
        vars(before)["version"] = version
        return before

    # -- playing

    @cached_property
    def actions(self) -> Actions:
        """Reads and writes all kinds of actions."""
        return Actions(self.kinds)

    #: The rule that ends the game, and that refuses anything tried afterwards.
    over_rule: ClassVar[str] = ""

    def why_not(self, state: S, action: A, seat: int | None = None) -> Violation | None:
        """The first rule that the action breaks when `seat` (default: the one that must decide) tries it."""
        decision = self.decision(state)
        if decision is None:
            return Violation(self.over_rule, "why-over", {})
        if seat is not None and seat != decision.seat:
            return Violation(decision.rule, "why-not-asked", {"seat": decision.seat})
        return action.why_not(state)

    # Called for every action of every game: the compiled function itself, without a method around it.
    apply = staticmethod(apply)

    def neutral(self, state: S) -> A:
        """The action for somebody who does not answer: pass or decline, where the rules have such an action."""
        return self.legal(state)[0]

    #: What ends the game, and what is scored, for games where that never varies.
    ended: ClassVar[Text] = Text("ended")
    scored: ClassVar[Text] = Text("score")

    def outcome(self, state: S) -> Outcome | None:
        """The final account; None while the game goes on."""
        if self.decision(state) is not None:
            return None
        totals = self.scores(state)
        places = ranks(totals)
        winners = [seat for seat, place in enumerate(places) if place == 1]
        return Outcome([self.ended], [Category(self.scored, totals)], totals, places, winners)

    #: What simulations count, in the order of the report: keys of events, and any others that `tally` returns.
    #: Their words are `tally-<key>`.
    counted: ClassVar[tuple[str, ...]] = ()

    def tally(self, state: S, action: A, events: Sequence[Event]) -> Sequence[str]:
        """What to count for an action that has just been carried out.

        A key may have a detail after a colon (`merger:SER+GWR`), which appears in data for programs but is not spoken.
        """
        return [event.key for event in events if event.key in self.counted]

    def check(self, state: S) -> None:
        """Raise AssertionError if the state breaks an invariant of the rules."""

    # -- storing

    def copy(self, state: S) -> S:
        """An independent copy, by the state's own `copy` if it has one."""
        own: Callable[[], S] | None = getattr(state, "copy", None)
        return own() if own is not None else copy.deepcopy(state)

    def pack(self, state: S) -> dict[str, Any]:
        """The complete state as plain data, to resume from; the layout may change with the code."""
        packed: dict[str, Any] = msgspec.to_builtins(state)
        return packed

    def unpack(self, setup: Setup, data: Mapping[str, Any]) -> S:
        """The state that `pack` wrote, for a game with that set-up."""
        state: S = msgspec.convert(dict(data), self.state_class)
        return state

    @cached_property
    def state_class(self) -> Any:
        """The class of the states, taken from `Rules[State, Action]`."""
        return next(get_args(base)[0] for base in getattr(type(self), "__orig_bases__", ()) if get_args(base))

    #: Incremented whenever `write_state` writes the same position differently.
    form: ClassVar[int] = 1

    def digest(self, state: S) -> str:
        """A fingerprint of the written position, prefixed with the version of its form.

        It does not depend on how the state is held in memory, and a digest of another form is not mistaken for
        another position.
        """
        return f"{self.form}.{digest(self.whole(state))}"

    def whole(self, state: S) -> Any:
        """What digests are computed from: the written position, and whatever it leaves out."""
        return self.write_state(state)

    def has_form(self, found: str) -> bool:
        """Was this digest computed from the current written form? Others cannot be compared."""
        return found.startswith(f"{self.form}.")

    # -- the written form

    def write_action(self, state: S, action: A) -> dict[str, Any]:
        """An action as plain data, with the names printed on the board."""
        return action.form.write(state, action)

    def read_action(self, state: S, data: Any) -> A:
        """The action that plain data describe; `BadNotation` says which field is wrong."""
        action: A = self.actions.read(state, data)  # type: ignore[assignment]
        return action

    def write_event(self, state: S, event: Event) -> list[Any]:
        """An event as plain data: its key, then its arguments. Override it to write them with names of the board."""
        return [event.key, event.args]

    def write_state(self, state: S) -> dict[str, Any]:
        """The complete position."""
        return self.pack(state)

    def write_outcome(self, state: S) -> dict[str, Any]:
        """The end of the game as plain data, with everybody's total and rank."""
        totals = self.scores(state)
        return {"total": totals, "rank": ranks(totals)}

    @property
    def extras(self) -> Mapping[str, Callable[..., Any]]:
        """Additional functions of the game, by name; each takes the state first (`game.best_runs()`)."""
        return {}

    # -- files of the game

    @property
    def folder(self) -> Path:
        """The folder of the game, which contains `words`, `samples` and `page`."""
        return Path(inspect.getfile(type(self))).parent

    @property
    def words(self) -> Path:
        """The folder of the game's word files."""
        return self.folder / "words"

    @property
    def page(self) -> Path | None:
        """The folder of what the game adds to pictures and pages: `colours.css` and `icons/*.svg`."""
        there = self.folder / "page"
        return there if there.is_dir() else None

    @property
    def samples(self) -> Path | None:
        """The folder of finished sample games, as save files, if there is one."""
        there = self.folder / "samples"
        return there if there.is_dir() else None

    @property
    def lessons(self) -> Path | None:
        """The folder of its course of lessons, if it has one."""
        there = self.folder / "lessons"
        return there if there.is_dir() else None

    @property
    def howto(self) -> Path | None:
        """The file of its page "How to play", if it has one: chapters with pictures; words in `words/howto.*.ftl`."""
        there = self.folder / "howto.json"
        return there if there.is_file() else None
