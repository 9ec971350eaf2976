"""1862 as a ruleset: the contract of the kernel, answered by the chapters of this folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from roundhouse.engine.bot import Bot
from roundhouse.engine.chance import Chance
from roundhouse.engine.decision import Violation
from roundhouse.engine.foreign import Foreign
from roundhouse.engine.outcome import Outcome
from roundhouse.engine.ruleset import Notation, Ruleset
from roundhouse.engine.setup import BadSetup, Setup, written
from roundhouse.engine.text import Text
from roundhouse.games.e1862 import invariants, turn
from roundhouse.games.e1862.actions import Action, Consent, Option, Pass, RunTrains
from roundhouse.games.e1862.ahead import concern, proxy, stage, subjects, touches, wanted
from roundhouse.games.e1862.bots.apprentice.bot import Apprentice
from roundhouse.games.e1862.bots.random_player import RandomPlayer
from roundhouse.games.e1862.decisions import ACQUIRE_CONSENT, MERGE_CONSENT, OPTION, OVER, RUN, TRAIN_CONSENT
from roundhouse.games.e1862.ending import worth
from roundhouse.games.e1862.finance.parliament import begin_parliament
from roundhouse.games.e1862.import_18xx.export import Export
from roundhouse.games.e1862.notation import E1862Notation
from roundhouse.games.e1862.outcome import final_account
from roundhouse.games.e1862.present import speech
from roundhouse.games.e1862.present.own_runs import open_picks
from roundhouse.games.e1862.present.panels import panels, sheet
from roundhouse.games.e1862.present.picks import pick_label, pick_name, pickable, picks, read_picks
from roundhouse.games.e1862.present.picture import picture
from roundhouse.games.e1862.present.textboard import text_board
from roundhouse.games.e1862.present.view import look
from roundhouse.games.e1862.rounds import go_on
from roundhouse.games.e1862.setup import deal, options
from roundhouse.games.e1862.setup.variants import VARIANTS
from roundhouse.games.e1862.state import State, pack, unpack


class E1862(Ruleset):
    """Two to eight players found, run, merge and ruin the railways of East Anglia."""

    id = "1862"
    version = 1
    title = "1862: Railway Mania in the Eastern Counties"
    seats = range(2, 9)
    Options: ClassVar[type[msgspec.Struct]] = options.Options
    notation: ClassVar[Notation] = E1862Notation()
    words = Path(__file__).parent / "words"
    samples = Path(__file__).parent / "samples"
    variants: ClassVar[Mapping[str, Mapping[str, Any]]] = VARIANTS
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = {"random": RandomPlayer, "apprentice": Apprentice}

    # -- from set-up to the end

    def complete(self, given: Mapping[str, Any]) -> dict[str, Any]:
        written(given)
        return options.complete(given)

    def setup(self, setup: Setup) -> State:
        if setup.players not in self.seats:
            raise BadSetup("players", Text("e1862-problem-players", {"given": setup.players}))
        completed = self.complete(setup.options)
        switches = options.switches(completed, setup.players, setup.given)
        state = deal.new_game(setup, switches, completed["extra_companies"])
        begin_parliament(state)
        go_on(state)
        return state

    decision = staticmethod(turn.decision)
    legal = staticmethod(turn.legal)
    apply = staticmethod(turn.apply)

    def why_not(self, state: State, action: Action, seat: int | None = None) -> Violation | None:
        return turn.why_not(state, action, state.asked if seat is None else seat)

    def outcome(self, state: State) -> Outcome | None:
        return final_account(state) if state.step == OVER else None

    def neutral(self, state: State) -> Action:
        """Pass or decline where the rules know it; else the first answer there is."""
        if state.step in (MERGE_CONSENT, ACQUIRE_CONSENT, TRAIN_CONSENT):
            return Consent(0)
        if state.step == OPTION:
            return Option(0)
        if state.step == RUN:
            # The best runs would have to be searched for.
            return RunTrains([])
        if turn.why_not_action(state, Pass()) is None:
            return Pass()
        action: Action = turn.legal(state)[0]
        return action

    def standing(self, state: State) -> list[int]:
        return [worth(state, seat) for seat in range(state.players)]

    # -- games recorded elsewhere

    def foreign(self, data: Any) -> Foreign | None:
        """An export of the public site."""
        return Export(data) if isinstance(data, dict) and str(data.get("title")) == "1862" else None

    # -- who may know what: everything is public

    def observe(self, state: State, seat: int, chance: Chance) -> State:
        return state.copy()

    view = staticmethod(look)

    # -- answering ahead

    answerable = frozenset({"raise_bid", "consent_merger", "consent_acquisition", "consent_train", "option"})
    passable = frozenset({"open_auction", "trade"})

    concern = staticmethod(concern)
    proxy = staticmethod(proxy)
    subjects = staticmethod(subjects)
    wanted = staticmethod(wanted)
    touches = staticmethod(touches)
    stage = staticmethod(stage)

    # -- for people

    scene = staticmethod(picture)
    panels = staticmethod(panels)
    sheet = staticmethod(sheet)
    picks = staticmethod(picks)
    read_picks = staticmethod(read_picks)
    open_picks = staticmethod(open_picks)
    pickable = staticmethod(pickable)
    pick_name = staticmethod(pick_name)

    def renames(self, pick: str) -> bool:
        return False

    pick_label = staticmethod(pick_label)
    prompt = staticmethod(speech.prompt)

    def say_action(self, state: State, action: Action, seat: int | None = None) -> Text:
        return speech.say_action(state, action)

    say_event = staticmethod(speech.say_event)
    say_violation = staticmethod(speech.say_violation)

    def say_points(self, state: State, points: int) -> Text:
        return speech.money(points)

    text_board = staticmethod(text_board)

    # -- keeping

    def copy(self, state: State) -> State:
        return state.copy()

    pack = staticmethod(pack)

    def unpack(self, setup: Setup, data: Mapping[str, Any]) -> State:
        completed = self.complete(setup.options)
        return unpack(options.switches(completed, setup.players, setup.given), dict(data))

    check = staticmethod(invariants.check)
