"""Spike as a ruleset: the contract of the kernel, answered by the chapters of this folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from roundhouse.engine.aboutboard import AboutBoard
from roundhouse.engine.bot import Bot
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.outcome import Outcome
from roundhouse.engine.prepared import Boards, preparing
from roundhouse.engine.rules import Rules, View
from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.engine.text import Arg, Text
from roundhouse.games.spike import dealing, decisions, invariants, options, written
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.boardcsv import FILES, paths, read_tables, write_tables
from roundhouse.games.spike.boardfile import check_board, load_data, printed_board, printed_data, read_board
from roundhouse.games.spike.bots.apprentice.bot import Apprentice
from roundhouse.games.spike.bots.levels import Engineer, Master
from roundhouse.games.spike.build import Build
from roundhouse.games.spike.draw import StopDrawing
from roundhouse.games.spike.movement import FreeMove
from roundhouse.games.spike.observe import observe
from roundhouse.games.spike.outcome import final_account
from roundhouse.games.spike.present import speech
from roundhouse.games.spike.present.aboutboard import about_board
from roundhouse.games.spike.present.coach import matters
from roundhouse.games.spike.present.drawing.scene import draw
from roundhouse.games.spike.present.own_paths import LAY, open_picks
from roundhouse.games.spike.present.panels import sheet, sheet_note
from roundhouse.games.spike.present.picks import pick_label, pick_name, pickable, read_picks
from roundhouse.games.spike.present.swatches import brings, button, pick_cells
from roundhouse.games.spike.present.textboard import text_board
from roundhouse.games.spike.present.verbs import verbs
from roundhouse.games.spike.puzzles.themes import THEMES
from roundhouse.games.spike.state import DRAW, END_TURN, FREE_MOVE, MOST_PLAYERS, OVER, State, pack, unpack
from roundhouse.games.spike.turn import EndTurn, turn_is_idle
from roundhouse.games.spike.variant import variant_board
from roundhouse.games.spike.view import look, look_upon


class Spike(Rules[State, SpikeAction]):
    """Two to four players build railways in the Eastern United States and deliver goods."""

    id = "spike"
    version = 1
    title = "Spike"
    seats = range(2, MOST_PLAYERS + 1)
    Options: ClassVar[type[msgspec.Struct]] = options.Options
    kinds: ClassVar = decisions.KINDS
    themes: ClassVar = THEMES
    bots: ClassVar[Mapping[str, Callable[..., Bot]]] = {
        "apprentice": Apprentice,
        "engineer": Engineer,
        "master": Master,
    }

    # -- from set-up to the end

    def complete(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """A board may be given as the path of a file; from then on its data travel with the game."""
        return dict(prepared(given).options)

    def setup(self, setup: Setup) -> State:
        if setup.players not in self.seats:
            raise BadSetup("players", Text("problem-spike-players", {"given": setup.players}))
        ready = prepared(setup.options)
        if setup.given is None:
            return dealing.deal(ready.board, ready.switches, setup.players, setup.chance())
        return dealing.lay_out(ready.board, ready.switches, setup.players, setup.given, setup.chance())

    # Asked many thousand times a second: the compiled functions themselves, without a method around them.
    decision = staticmethod(decisions.decision)
    legal = staticmethod(decisions.legal)

    def why_not(self, state: State, action: SpikeAction, seat: int | None = None) -> Violation | None:
        return decisions.why_not(state, action, state.asked if seat is None else seat)

    def outcome(self, state: State) -> Outcome | None:
        return final_account(state) if state.phase == OVER else None

    def neutral(self, state: State) -> SpikeAction:
        """Stay, stop, end the turn; where something must be done, the first thing there is: mostly to take a card."""
        if state.phase == FREE_MOVE:
            return FreeMove(())
        if state.phase == DRAW:
            return StopDrawing()
        if state.phase == END_TURN:
            return EndTurn()
        legal = decisions.legal(state)
        action: SpikeAction = next((kind.at(0) for kind in legal.kinds if kind.kind == "draw"), legal[0])
        return action

    def scores(self, state: State) -> list[int]:
        return list(state.money)

    # -- the written form

    golden_header = frozenset({"options", "setup"})
    golden_options = frozenset(written.OPTIONS)
    golden_exact = False
    golden_facts = frozenset({"payments"})

    write_event = staticmethod(written.write_event)
    write_state = staticmethod(written.write_state)
    write_short = staticmethod(written.write_short)
    write_outcome = staticmethod(written.write_outcome)
    count_legal = staticmethod(written.count_legal)
    write_legal = staticmethod(written.write_legal)
    write_fact = staticmethod(written.write_fact)
    foresee = staticmethod(written.foresee)

    def whole(self, state: State) -> list[Any]:
        """Golden games, whose files stay as they are, record less than there is to know."""
        return [written.write_state(state), written.write_rest(state)]

    # -- who may know what

    observe = staticmethod(observe)
    view = staticmethod(look)
    view_upon = staticmethod(look_upon)

    # -- simulations

    counted = ("paid", "joined", "built", "built-direct", "built-wild", "segment")

    def tally(self, state: State, action: SpikeAction, events: Sequence[Event]) -> list[str]:
        """Also what was built, and with how many wild sets."""
        found = [*super().tally(state, action, events)]
        if isinstance(action, Build):
            found += ["built", "built-wild" if action.wild else "built-direct", *["segment"] * len(action.path)]
        return found

    # -- boards

    board_data = staticmethod(printed_data)
    check_board = staticmethod(check_board)
    board_files = FILES
    write_board = staticmethod(write_tables)
    read_board_files = staticmethod(read_tables)
    board_paths = staticmethod(paths)

    def entitled(self, data: Mapping[str, Any], title: str, provenance: str) -> dict[str, Any]:
        game = data.get("game")
        return {**data, "game": {**(game if isinstance(game, dict) else {}), "title": title}, "provenance": provenance}

    def about_board(self, view: View) -> AboutBoard:
        return about_board(view.board)

    # -- for people

    quiet = frozenset({"end_turn"})
    idle = staticmethod(turn_is_idle)
    passes = frozenset({"stay", "stop", "end", "skip"})
    verbs = staticmethod(verbs)
    brings = staticmethod(brings)
    button = staticmethod(button)
    pick_cells = staticmethod(pick_cells)
    scene = staticmethod(draw)
    sheet = staticmethod(sheet)
    sheet_note = staticmethod(sheet_note)
    read_picks = staticmethod(read_picks)
    open_picks = staticmethod(open_picks)
    pickable = staticmethod(pickable)
    pick_name = staticmethod(pick_name)

    def renames(self, pick: str) -> bool:
        """Segments of a path of one's own are laid, others are driven to."""
        return pick == LAY or pick.startswith("segment:")

    pick_label = staticmethod(pick_label)
    prompt = staticmethod(speech.prompt)
    say_action = staticmethod(speech.say_action)

    def say(self, state: State, args: Mapping[str, Any]) -> dict[str, Arg]:
        return speech.named(state, args)

    def say_points(self, state: State, points: int) -> Text:
        return speech.dollars(points)

    text_board = staticmethod(text_board)
    matters = staticmethod(matters)

    # -- keeping

    pack = staticmethod(pack)

    def unpack(self, setup: Setup, data: Mapping[str, Any]) -> State:
        ready = prepared(setup.options)
        return unpack(ready.board, ready.switches, dict(data))

    check = staticmethod(invariants.check)


#: Completed options, board and switches from what was given.
prepared = preparing(
    options.complete, options.switches, Boards(printed_board, variant_board, load_data, check_board, read_board)
)
