"""Stephenson's Rocket as a ruleset: the contract of the kernel, answered by the chapters of this folder."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import msgspec

from roundhouse.engine.aboutboard import AboutBoard
from roundhouse.engine.bot import Bot
from roundhouse.engine.canonical import canonical
from roundhouse.engine.chance import Chance
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.outcome import Outcome
from roundhouse.engine.panel import Cell, Panel
from roundhouse.engine.ruleset import Notation, Ruleset, View
from roundhouse.engine.scene import Scene
from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.engine.text import Text
from roundhouse.games.rocket import invariants, options, panels, speech, turn
from roundhouse.games.rocket.aboutboard import about_board
from roundhouse.games.rocket.actions import Action, DeclineVeto, PassAnswer, PassBid
from roundhouse.games.rocket.apprentice.bot import Apprentice
from roundhouse.games.rocket.board import Board
from roundhouse.games.rocket.boardfile import SCHEMA, load_data, must_be, printed_board, printed_data, read_board
from roundhouse.games.rocket.drawing.scene import draw
from roundhouse.games.rocket.notation import RocketNotation
from roundhouse.games.rocket.outcome import final_account
from roundhouse.games.rocket.picks import pick_label, pick_name, pickable, picks, read_picks
from roundhouse.games.rocket.proxy import concern, proxy, subjects, wanted
from roundhouse.games.rocket.state import OVER, VETO_ANSWER, VETO_BID, VETO_CALL, State, pack, unpack
from roundhouse.games.rocket.switches import Switches
from roundhouse.games.rocket.textboard import text_board
from roundhouse.games.rocket.view import hide_totals, look, totals


class Rocket(Ruleset):
    """Two to four players build seven lines across England."""

    id = "rocket"
    version = 1
    title = "Stephenson's Rocket"
    seats = range(2, 5)
    Options: ClassVar[type[msgspec.Struct]] = options.Options
    notation: ClassVar[Notation] = RocketNotation()
    words = Path(__file__).parent / "words"
    samples = Path(__file__).parent / "samples"
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = {"apprentice": Apprentice}

    # -- from set-up to the end

    def complete(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """A board may be given as the path of a file; from then on its data travel with the game."""
        return dict(prepared(given).options)

    def setup(self, setup: Setup) -> State:
        if setup.players not in self.seats:
            raise BadSetup("players", Text("problem-players", {"given": setup.players}))
        ready = prepared(setup.options)
        return State(ready.board, ready.switches, setup.players, first_seat(setup))

    # Asked many thousand times a second: the compiled functions themselves, without a method around them.
    decision = staticmethod(turn.decision)
    legal = staticmethod(turn.legal)
    apply = staticmethod(turn.apply)

    def why_not(self, state: State, action: Action, seat: int | None = None) -> Violation | None:
        return turn.why_not(state, action, state.asked if seat is None else seat)

    def outcome(self, state: State) -> Outcome | None:
        return final_account(state) if state.phase == OVER else None

    def neutral(self, state: State) -> Action:
        if state.phase == VETO_CALL:
            return DeclineVeto()
        if state.phase == VETO_BID:
            return PassBid()
        if state.phase == VETO_ANSWER:
            return PassAnswer()
        action: Action = turn.legal(state)[0]
        return action

    def standing(self, state: State) -> list[int]:
        return list(state.money)

    # -- boards

    def board_data(self) -> dict[str, Any]:
        return printed_data()

    def about_board(self, view: View) -> AboutBoard:
        return about_board(view.board)

    # -- who may know what

    def observe(self, state: State, seat: int, chance: Chance) -> State:
        return hide_totals(state.copy(), seat)

    def view(self, state: State, seat: int | None) -> View:
        return look(state, seat)

    def view_beside(self, state: State, seat: int, public: Callable[[], View]) -> View:
        return View(seat, {**public().data, "money": totals(state, seat)}, state.board)

    # -- answering ahead

    answerable = frozenset({"veto_call", "veto_bid", "veto_answer"})

    def concern(self, state: State) -> frozenset[str]:
        return concern(state)

    def proxy(self, state: State, want: str, limit: int) -> Action | None:
        return proxy(state, want, limit)

    def subjects(self, state: State) -> tuple[str, ...]:
        return subjects(state)

    def exceptions(self, state: State) -> tuple[str, ...]:
        return wanted(state)

    def wanted(self, state: State) -> tuple[str, ...]:
        return wanted(state)

    # -- for people

    def scene(self, view: View) -> Scene:
        return draw(view)

    def panels(self, view: View) -> tuple[Panel, ...]:
        return panels.panels(view)

    def sheet(self, view: View, seat: int) -> tuple[Cell, ...]:
        return panels.sheet(view, seat)

    def picks(self, state: State, action: Action) -> tuple[str, ...]:
        return picks(state, action)

    def read_picks(self, state: State, picks: tuple[str, ...]) -> list[Action]:
        return read_picks(state, picks)

    def pickable(self, state: State) -> list[str]:
        return pickable(state)

    def pick_name(self, state: State, pick: str, picked: tuple[str, ...] = ()) -> Text:
        return pick_name(state, pick, picked)

    def renames(self, pick: str) -> bool:
        return pick.startswith("loco:")

    def pick_label(self, state: State, pick: str) -> Text | str:
        return pick_label(state, pick)

    def prompt(self, state: State, seat: int | None) -> Text:
        return speech.prompt(state, seat)

    def say_action(self, state: State, action: Action, seat: int | None = None) -> Text:
        return speech.say_action(state, action)

    def say_event(self, state: State, event: Event) -> Text:
        return speech.say_event(state, event)

    def say_violation(self, state: State, violation: Violation) -> Text:
        return speech.say_violation(state, violation)

    def say_points(self, state: State, points: int) -> Text:
        return speech.money(state, points)

    def text_board(self, view: View) -> list[Text]:
        return text_board(view)

    # -- keeping

    def copy(self, state: State) -> State:
        return state.copy()

    def pack(self, state: State) -> dict[str, Any]:
        return pack(state)

    def unpack(self, setup: Setup, data: Mapping[str, Any]) -> State:
        ready = prepared(setup.options)
        return unpack(ready.board, ready.switches, dict(data))

    def check(self, state: State) -> None:
        invariants.check(state)


class Prepared(NamedTuple):
    """What the options of a game amount to; shared by all games that have the same ones."""

    options: dict[str, Any]
    board: Board
    switches: Switches


def prepared(given: Mapping[str, Any]) -> Prepared:
    """The completed options, the board and the switches of a game with these options."""
    if isinstance(given.get("board"), str):
        given = {**given, "board": load_data(given["board"])}
    try:
        return _prepared(canonical(given))
    except (TypeError, RecursionError):
        raise not_json(given) from None
    except ValueError as error:
        if isinstance(error, BadSetup):
            raise
        raise not_json(given) from None


@lru_cache(maxsize=64)
def _prepared(given: str) -> Prepared:
    completed = options.complete(json.loads(given))
    data = completed["board"]
    board = printed_board() if data is None else read_board(data)
    return Prepared(completed, board, options.switches(completed))


def not_json(given: Mapping[str, Any]) -> BadSetup:
    """Options that no file could hold: sets, infinite numbers, keys that are no text."""
    for name, value in given.items():
        try:
            canonical({name: value})
        except (TypeError, ValueError, RecursionError):
            return BadSetup(str(name), Text("problem-option-kind-wrong"))
    return BadSetup("options", Text("problem-option-kind-wrong"))


def first_seat(setup: Setup) -> int:
    """Given, or drawn at random (SR-2.1-g)."""
    if setup.given is None:
        return Chance(setup.seed).below(setup.players)
    if setup.given.get("board", SCHEMA) != SCHEMA:
        raise BadSetup("board", must_be(SCHEMA, setup.given["board"]))
    first = setup.given.get("first_seat")
    if type(first) is not int or not 0 <= first < setup.players:
        raise BadSetup("first_seat", Text("problem-first-seat", {"most": setup.players - 1, "given": repr(first)}))
    return first
