"""The contract that every game fulfils. Server, browser, bots, command line and pictures are derived from it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

import msgspec

from roundhouse.engine.aboutboard import AboutBoard
from roundhouse.engine.bot import Bot
from roundhouse.engine.canonical import digest
from roundhouse.engine.chance import Chance
from roundhouse.engine.decision import Decision, Violation
from roundhouse.engine.event import Event
from roundhouse.engine.foreign import Foreign
from roundhouse.engine.legal import Legal
from roundhouse.engine.outcome import Outcome
from roundhouse.engine.panel import Cell, Panel
from roundhouse.engine.problem import Problem
from roundhouse.engine.scene import Scene
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text

#: The end of a path of picks that goes on: what may follow has to be asked for.
MORE: Final = "…"


class View(NamedTuple):
    """What a seat (None: a spectator) may see, as plain data, and the printed board, which everybody sees."""

    seat: int | None
    data: dict[str, Any]
    board: Any


class Notation(ABC):
    """The written form of a game: actions, events and positions as plain data with the players' own names."""

    #: What a golden game must record, besides whatever else it records: header, options, every decision.
    golden_header: ClassVar[frozenset[str]] = frozenset({"options"})
    golden_options: ClassVar[frozenset[str]] = frozenset()
    golden_decision: ClassVar[frozenset[str]] = frozenset({"seat", "action", "legal", "state"})
    #: Parts of a state that may stand for the whole where nothing else has changed.
    golden_part: ClassVar[frozenset[str]] = frozenset()
    #: Do golden games record events, list legal actions in canonical order, and name the first rule that is broken?
    golden_exact: ClassVar[bool] = True
    #: Further facts about the action that a decision may record (see `write_fact`).
    golden_facts: ClassVar[frozenset[str]] = frozenset()

    @abstractmethod
    def write_action(self, state: Any, action: Any) -> dict[str, Any]: ...

    @abstractmethod
    def read_action(self, state: Any, data: Any) -> Any:
        """The action, or `BadNotation` that says which field is wrong."""

    def pack_action(self, state: Any, action: Any) -> Any:
        """An action of the past as plain data that can be read in any later position.

        Override it, and `unpack_action`, where actions name things that come and go: a train that has left the game
        can no longer be found by its name.
        """
        return self.write_action(state, action)

    def unpack_action(self, state: Any, data: Any) -> Any:
        """The action that `pack_action` wrote."""
        return self.read_action(state, data)

    @abstractmethod
    def write_event(self, state: Any, event: Event) -> list[Any]: ...

    @abstractmethod
    def write_state(self, state: Any) -> dict[str, Any]:
        """The complete position."""

    @abstractmethod
    def write_outcome(self, state: Any) -> dict[str, Any]: ...

    # -- what golden games write in another way; override where they do

    def write_short(self, state: Any) -> dict[str, Any]:
        """The position as every decision of a golden game records it; the complete one may stand beside it."""
        return self.write_state(state)

    def count_legal(self, state: Any, legal: Legal) -> int:
        """The number of legal actions, as golden games count them."""
        return len(legal)

    def write_legal(self, state: Any, legal: Legal) -> list[dict[str, Any]]:
        """The actions that were counted."""
        return [self.write_action(state, action) for action in legal]

    def write_fact(self, state: Any, action: Any, name: str) -> Any:
        """One of the `golden_facts`, before the action is carried out."""
        raise NotImplementedError

    def foresee(self, state: Any, chance: Any) -> None:
        """Fix what chance decides while the next action is carried out."""
        raise BadNotation("chance", Text("golden-no-chance"))


class BadNotation(Problem):
    """Data that is not an action of this game: which field, and what would be right."""

    @property
    def field(self) -> str:
        return self.where


class Ruleset(ABC):
    """One game: its options, its state, and the rules that lead from state to state."""

    id: ClassVar[str]
    #: Raised whenever the same actions could lead to another state.
    version: ClassVar[int]
    title: ClassVar[str]
    seats: ClassVar[range]
    #: The options as a typed struct with defaults; forms and help are generated from it.
    Options: ClassVar[type[msgspec.Struct]]
    notation: ClassVar[Notation]
    #: The folder of the game's word files.
    words: ClassVar[Path]
    #: The folder of finished games that come with it, as save files, if there are some.
    samples: ClassVar[Path | None] = None
    #: The folder of what the game brings to pictures and pages, if it does: `colours.css` and `icons/*.svg`.
    page: ClassVar[Path | None] = None
    #: Ways to play it that people ask for by name, each with the options that make it: forms offer them as one choice.
    variants: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    #: Bots that know this game, by name.
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = {}

    # -- from set-up to the end

    @abstractmethod
    def complete(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options with every default filled in, as plain data; `BadSetup` names the field that is wrong."""

    @abstractmethod
    def setup(self, setup: Setup) -> Any:
        """The state before the first decision. The same set-up always gives the same state."""

    @abstractmethod
    def decision(self, state: Any) -> Decision | None:
        """Who must decide what; None when the game is over."""

    @abstractmethod
    def legal(self, state: Any) -> Legal:
        """Every legal action of the deciding seat."""

    @abstractmethod
    def why_not(self, state: Any, action: Any, seat: int | None = None) -> Violation | None:
        """The first rule that the action breaks when `seat` (default: the deciding one) tries it."""

    @abstractmethod
    def apply(self, state: Any, action: Any) -> list[Event]:
        """Carry out a legal action, in place. Trusted: an illegal action must be refused before."""

    @abstractmethod
    def outcome(self, state: Any) -> Outcome | None:
        """The final account; None while the game goes on."""

    @abstractmethod
    def neutral(self, state: Any) -> Any:
        """The answer for somebody who does not answer: pass or decline where the rules know one."""

    @abstractmethod
    def standing(self, state: Any) -> list[int]:
        """What every seat has scored so far."""

    # -- boards

    def board_data(self) -> dict[str, Any] | None:
        """The usual board file, as data, of a game that has one; its option `board` takes another."""
        return None

    def about_board(self, view: View) -> AboutBoard | None:
        """What there is to say of the board that is played on, where it comes from a file."""
        return None

    # -- games recorded elsewhere

    def foreign(self, data: Any) -> Foreign | None:
        """A game that another program has recorded, from its plain data; None if it is none of this game."""
        return None

    # -- who may know what

    @abstractmethod
    def observe(self, state: Any, seat: int, chance: Chance) -> Any:
        """A copy in which everything that the seat cannot know is removed or dealt anew."""

    @abstractmethod
    def view(self, state: Any, seat: int | None) -> View:
        """What the seat (None: a spectator) may see."""

    def view_beside(self, state: Any, seat: int, public: Callable[[], View]) -> View:
        """`view(state, seat)`, with what a spectator sees at hand.

        Override where a seat sees nearly the same as everybody, so that most of the work is done once for a table.
        """
        return self.view(state, seat)

    def show_action(self, state: Any, action: Any, seat: int | None) -> dict[str, Any]:
        """An action, before it is done, as the seat may know it. Override where actions hold secrets."""
        return self.notation.write_action(state, action)

    # -- answering ahead

    #: Kinds of decisions that are asked out of turn, and that a player may therefore answer ahead.
    answerable: ClassVar[frozenset[str]] = frozenset()
    #: Kinds of decisions of one's own turn that a player may pass ahead, for those who say so.
    passable: ClassVar[frozenset[str]] = frozenset()

    def concern(self, state: Any) -> frozenset[str]:
        """The picks that the pending decision is about: the line, the hex, the company. Everybody may know them."""
        return frozenset()

    def proxy(self, state: Any, want: str, limit: int) -> Any:
        """The cheapest answer to the pending decision that gets `want`, a pick, for at most `limit`; or None."""
        return None

    def subjects(self, state: Any) -> tuple[str, ...]:
        """The picks that questions out of turn can be about, for people who answer ahead: lines, hexes, companies."""
        return ()

    def exceptions(self, state: Any) -> tuple[str, ...]:
        """Those of them that make somebody want to be asked after all."""
        return self.subjects(state)

    def wanted(self, state: Any) -> tuple[str, ...]:
        """Those of them that a proxy can bid for."""
        return ()

    def touches(self, action: Any) -> frozenset[str]:
        """What an action is about, for those who have passed ahead: picks, or anything else; nothing for a pass."""
        return frozenset()

    def stage(self, state: Any) -> str:
        """The part of the game that the pending decision belongs to, such as a round: passes ahead end with it."""
        return ""

    # -- for people

    @abstractmethod
    def scene(self, view: View) -> Scene:
        """The picture of a view."""

    def panels(self, view: View) -> tuple[Panel, ...]:
        """The tables that stand beside the board, made of nothing but the view. None unless a game has some."""
        return ()

    def sheet(self, view: View, seat: int) -> tuple[Cell, ...]:
        """The line of facts under a player's name: what they have, as far as the view tells."""
        return ()

    @abstractmethod
    def picks(self, state: Any, action: Any) -> tuple[str, ...]:
        """The things a person picks, in order, to say this action."""

    @abstractmethod
    def read_picks(self, state: Any, path: tuple[str, ...]) -> list[Any]:
        """Actions that begin with these picks, legal or not: what to explain when a pick is not offered.

        Empty if the picks mean nothing together.
        """

    def open_picks(self, state: Any, path: tuple[str, ...]) -> list[tuple[str, ...]]:
        """Where more actions are legal than can be listed, they are said pick by pick: the paths one pick further.

        Those that go on end in `MORE`; any other is a whole action, which `read_picks` reads and `why_not` judges.
        For no picks at all: how such paths begin.
        """
        return []

    @abstractmethod
    def pickable(self, state: Any) -> list[str]:
        """Everything that has a name and could be picked at some time: hexes, pieces, buttons."""

    @abstractmethod
    def pick_name(self, state: Any, pick: str, picked: tuple[str, ...] = ()) -> Text:
        """What a pick is called, in a sentence; `picked` is what was picked before it."""

    def renames(self, pick: str) -> bool:
        """May what is picked after this be called otherwise than by itself? A no saves asking for hundreds of names."""
        return True

    @abstractmethod
    def pick_label(self, state: Any, pick: str) -> Text | str:
        """The shortest name of a pick, as somebody would type it."""

    @abstractmethod
    def prompt(self, state: Any, seat: int | None) -> Text:
        """One sentence: who must do what, and why."""

    @abstractmethod
    def say_action(self, state: Any, action: Any, seat: int | None = None) -> Text:
        """What the deciding player does, as a sentence for that seat (None: for everybody), before it is done."""

    @abstractmethod
    def say_event(self, state: Any, event: Event) -> Text:
        """What happened, as a sentence."""

    @abstractmethod
    def say_violation(self, state: Any, violation: Violation) -> Text:
        """Why something is refused, as a sentence."""

    def say_points(self, state: Any, points: int) -> Text:
        """An amount of what is scored, as `n` of a text; games that have a unit name it, one for the whole game."""
        return Text("points", {"n": points})

    @abstractmethod
    def text_board(self, view: View) -> list[Text]:
        """The position in lines of text, for a terminal and for screen readers."""

    # -- keeping

    @abstractmethod
    def copy(self, state: Any) -> Any:
        """An independent copy."""

    @abstractmethod
    def pack(self, state: Any) -> dict[str, Any]:
        """The state as plain data, without loss."""

    @abstractmethod
    def unpack(self, setup: Setup, data: Mapping[str, Any]) -> Any:
        """The state that `pack` wrote, for a game with that set-up."""

    def digest(self, state: Any) -> str:
        """A fingerprint of the state: equal states, equal digests."""
        return digest(self.pack(state))

    def check(self, state: Any) -> None:
        """Raise AssertionError if the state breaks an invariant of the rules."""
