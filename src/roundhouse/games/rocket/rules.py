"""Stephenson's Rocket as a ruleset: the contract of the kernel, answered by the chapters of this folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from roundhouse.engine.aboutboard import AboutBoard
from roundhouse.engine.bot import Bot
from roundhouse.engine.chance import Chance
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.outcome import Outcome
from roundhouse.engine.prepared import Boards, preparing
from roundhouse.engine.rules import Rules, View
from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.engine.text import Text
from roundhouse.games.rocket import decisions, invariants, options, written
from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.ahead import concern, proxy, subjects, wanted
from roundhouse.games.rocket.boardfile import (
    check_board,
    load_data,
    printed_board,
    printed_data,
    read_board,
)
from roundhouse.games.rocket.boardtext import FILE, paths, read_text, write_text
from roundhouse.games.rocket.bots.levels import Apprentice, Engineer, Master
from roundhouse.games.rocket.outcome import final_account
from roundhouse.games.rocket.present import speech
from roundhouse.games.rocket.present.aboutboard import about_board
from roundhouse.games.rocket.present.brings import brings, button, prospect
from roundhouse.games.rocket.present.coach import matters
from roundhouse.games.rocket.present.drawing.scene import draw
from roundhouse.games.rocket.present.panels import panels, sheet, sheet_note
from roundhouse.games.rocket.present.picks import explain, pick_cells, pick_label, pick_name, pickable, read_picks
from roundhouse.games.rocket.present.textboard import text_board
from roundhouse.games.rocket.present.verbs import verbs
from roundhouse.games.rocket.puzzles.themes import THEMES
from roundhouse.games.rocket.setup import first_seat, new_game
from roundhouse.games.rocket.state import OVER, VETO_ANSWER, VETO_BID, VETO_CALL, State, pack, unpack
from roundhouse.games.rocket.variant import variant_board
from roundhouse.games.rocket.veto import DeclineVeto, PassAnswer, PassBid
from roundhouse.games.rocket.view import hide_totals, look, look_back, totals


class Rocket(Rules[State, RocketAction]):
    """Two to four players build seven lines across England."""

    id = "rocket"
    version = 1
    title = "Stephenson's Rocket"
    seats = range(2, 5)
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
            raise BadSetup("players", Text("problem-players", {"given": setup.players}))
        ready = prepared(setup.options)
        return new_game(ready.board, ready.switches, setup.players, first_seat(setup))

    # Asked many thousand times a second: the compiled functions themselves, without a method around them.
    decision = staticmethod(decisions.decision)
    legal = staticmethod(decisions.legal)

    def why_not(self, state: State, action: RocketAction, seat: int | None = None) -> Violation | None:
        return decisions.why_not(state, action, state.asked if seat is None else seat)

    def outcome(self, state: State) -> Outcome | None:
        return final_account(state) if state.phase == OVER else None

    def neutral(self, state: State) -> RocketAction:
        if state.phase == VETO_CALL:
            return DeclineVeto()
        if state.phase == VETO_BID:
            return PassBid()
        if state.phase == VETO_ANSWER:
            return PassAnswer()
        return decisions.legal(state)[0]

    def scores(self, state: State) -> list[int]:
        return list(state.money)

    # -- the written form

    golden_header = frozenset({"options", "board", "first_seat", "state"})
    golden_options = frozenset(options.EDITIONS["1999"]) | {"edition", "active_may_call_veto", "isolation_model"}
    golden_decision = frozenset({"seat", "action", "legal", "legal_hash", "state"})
    golden_part = frozenset({"next"})

    write_event = staticmethod(written.write_event)
    write_state = staticmethod(written.write_state)
    write_outcome = staticmethod(written.write_outcome)

    # -- simulations

    counted = ("merger", "isolated", "veto_won", "passenger", "city", "town")

    def tally(self, state: State, action: RocketAction, events: Sequence[Event]) -> list[str]:
        """Mergers also by their two lines."""
        ids = state.board.line_ids
        mergers = [event.args for event in events if event.key == "merger"]
        pairs = [sorted([ids[merger["line"]], ids[merger["survivor"]]]) for merger in mergers]
        return [*super().tally(state, action, events), *("merger:" + "+".join(pair) for pair in pairs)]

    # -- boards

    board_data = staticmethod(printed_data)
    check_board = staticmethod(check_board)
    board_files = (FILE,)
    write_board = staticmethod(write_text)
    read_board_files = staticmethod(read_text)
    board_paths = staticmethod(paths)

    def about_board(self, view: View) -> AboutBoard:
        return about_board(view.board)

    # -- who may know what

    def observe(self, state: State, seat: int, chance: Chance) -> State:
        return hide_totals(state.copy(), seat)

    view = staticmethod(look)

    def view_upon(self, state: State, seat: int, public: Callable[[], View]) -> View:
        return View(seat, {**public().data, "money": totals(state, seat)}, state.board)

    hindsight = staticmethod(look_back)

    # -- answering ahead

    answerable = frozenset({"veto_call", "veto_bid", "veto_answer"})

    concern = staticmethod(concern)
    proxy = staticmethod(proxy)
    subjects = staticmethod(subjects)
    exceptions = staticmethod(wanted)
    wanted = staticmethod(wanted)

    # -- for people

    # Who passes once a veto is called is told: else nobody reads how it ended.
    quiet = frozenset({"veto_decline", "answer_pass"})
    passes = frozenset({"pass", "decline", "skip"})
    verbs = staticmethod(verbs)
    brings = staticmethod(brings)
    button = staticmethod(button)
    prospect = staticmethod(prospect)
    scene = staticmethod(draw)
    panels = staticmethod(panels)
    sheet = staticmethod(sheet)
    sheet_note = staticmethod(sheet_note)
    read_picks = staticmethod(read_picks)
    explain = staticmethod(explain)
    pickable = staticmethod(pickable)
    pick_name = staticmethod(pick_name)
    pick_cells = staticmethod(pick_cells)

    def renames(self, pick: str) -> bool:
        return pick.startswith("loco:")

    pick_label = staticmethod(pick_label)
    prompt = staticmethod(speech.prompt)

    def say_action(self, state: State, action: RocketAction, seat: int | None = None) -> Text:
        return speech.say_action(state, action)

    say_event = staticmethod(speech.say_event)
    say_violation = staticmethod(speech.say_violation)

    def say_points(self, state: State, points: int) -> Text:
        return speech.money(state, points)

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
