"""1862 as a ruleset: the contract of the kernel, answered by the chapters of this folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec

from roundhouse.engine.bot import Bot
from roundhouse.engine.decision import Violation
from roundhouse.engine.foreign import Foreign
from roundhouse.engine.outcome import Outcome
from roundhouse.engine.parts.commands import Command
from roundhouse.engine.rules import Rules
from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.engine.setup import written as written_options
from roundhouse.engine.text import Arg, Text
from roundhouse.games.e1862 import commands, decisions, invariants, written
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.ahead import accept, buy, concern, for_sale, proxy, stage, subjects, touches, wanted
from roundhouse.games.e1862.bots.apprentice.bot import Apprentice
from roundhouse.games.e1862.bots.levels import Engineer, Master
from roundhouse.games.e1862.bots.random_player import RandomPlayer
from roundhouse.games.e1862.ending import worth
from roundhouse.games.e1862.finance.parliament import begin_parliament
from roundhouse.games.e1862.import_18xx.export import Export
from roundhouse.games.e1862.mergers.merger import Consent
from roundhouse.games.e1862.mergers.procedure import Option
from roundhouse.games.e1862.names import COMPANY
from roundhouse.games.e1862.operating.running import LISTED, RunTrains, alternatives
from roundhouse.games.e1862.outcome import final_account
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.present import speech
from roundhouse.games.e1862.present.changes import changes
from roundhouse.games.e1862.present.coach import matters
from roundhouse.games.e1862.present.laying import arranged
from roundhouse.games.e1862.present.own_runs import open_picks
from roundhouse.games.e1862.present.panels import panels, sheet
from roundhouse.games.e1862.present.picks import pick_label, pick_name, pickable, picks, read_picks, renames
from roundhouse.games.e1862.present.picture import picture
from roundhouse.games.e1862.present.prospects import prospect, suppose
from roundhouse.games.e1862.present.textboard import text_board
from roundhouse.games.e1862.present.trace import TRACED, trace
from roundhouse.games.e1862.present.view import look
from roundhouse.games.e1862.present.why import explain
from roundhouse.games.e1862.puzzles.themes import THEMES
from roundhouse.games.e1862.rounds import go_on
from roundhouse.games.e1862.runs.best.solve import Answer
from roundhouse.games.e1862.setup import deal, former, options
from roundhouse.games.e1862.setup.variants import VARIANTS
from roundhouse.games.e1862.state import State, pack, unpack
from roundhouse.games.e1862.steps import OPTION, OVER, RUN


class E1862(Rules[State, E1862Action]):
    """Two to eight players found, run, merge and ruin the railways of East Anglia."""

    id = "1862"
    counted = ("merged", "floated", "train", "tile", "station")
    version = 2
    earlier = (1,)
    title = "1862: Railway Mania in the Eastern Counties"
    seats = range(2, 9)
    Options: ClassVar[type[msgspec.Struct]] = options.Options
    kinds: ClassVar = decisions.KINDS
    themes: ClassVar = THEMES
    variants: ClassVar[Mapping[str, Mapping[str, Any]]] = VARIANTS
    first_variant = "beginners-shorter"
    bots: ClassVar[Mapping[str, Callable[..., Bot]]] = {
        "random": RandomPlayer,
        "apprentice": Apprentice,
        "engineer": Engineer,
        "master": Master,
    }

    # -- from set-up to the end

    def complete(self, given: Mapping[str, Any]) -> dict[str, Any]:
        written_options(given)
        return options.complete(given, self.version)

    modern = staticmethod(former.modern)

    def setup(self, setup: Setup) -> State:
        if setup.players not in self.seats:
            raise BadSetup("players", Text("e1862-problem-players", {"given": setup.players}))
        completed = self.complete(setup.options)
        switches = options.switches(completed, setup.players, self.version, setup.given)
        state = deal.new_game(setup, switches, completed["extra_companies"])
        begin_parliament(state)
        go_on(state)
        state.events = []
        return state

    # Asked many thousand times a second: the compiled functions themselves, without a method around them.
    decision = staticmethod(decisions.decision)
    legal = staticmethod(decisions.legal)

    def why_not(self, state: State, action: E1862Action, seat: int | None = None) -> Violation | None:
        return decisions.why_not(state, action, state.asked if seat is None else seat)

    def outcome(self, state: State) -> Outcome | None:
        return final_account(state) if state.step == OVER else None

    def neutral(self, state: State) -> E1862Action:
        """Pass or decline where the rules know it; else the first answer there is."""
        if state.step in Consent.answers:
            return Consent(0)
        if state.step == OPTION:
            return Option(0)
        if state.step == RUN:
            # The best runs would have to be searched for.
            return RunTrains([])
        return Pass() if decisions.why_not_action(state, Pass()) is None else decisions.legal(state)[0]

    def scores(self, state: State) -> list[int]:
        return [worth(state, seat) for seat in range(state.players)]

    check = staticmethod(invariants.check)

    # -- the best runs

    @property
    def extras(self) -> Mapping[str, Callable[..., Any]]:
        return {"best_runs": self.best_runs}

    def best_runs(
        self, state: State, company: str | int | None = None, count: int = LISTED, deadline: float | None = None
    ) -> list[Answer]:
        """The runs of a company (else of the operating one) with the best totals, best first (§7.8).

        A company by its initials or its number; `count` totals at most, `deadline` in seconds.
        """
        return alternatives(state, self._company(state, company), count, deadline=deadline)

    def _company(self, state: State, company: str | int | None) -> int:
        if company is None:
            return state.operating
        if isinstance(company, int):
            return company
        return COMPANY.read(state, {"company": company}, "company")

    def commands(self) -> Mapping[str, Command]:
        return {"routes": commands}

    # -- games recorded elsewhere

    def foreign(self, data: Any) -> Foreign | None:
        """An export of the public site."""
        return Export(data) if isinstance(data, dict) and str(data.get("title")) == "1862" else None

    # -- the written form

    write_event = staticmethod(written.write_event)
    write_state = staticmethod(written.write_state)
    write_outcome = staticmethod(written.write_outcome)

    # -- keeping

    pack = staticmethod(pack)

    def unpack(self, setup: Setup, data: Mapping[str, Any]) -> State:
        completed = self.complete(setup.options)
        return unpack(options.switches(completed, setup.players, self.version, setup.given), dict(data))

    # -- answering ahead

    answerable = frozenset({"raise_bid", "consent_merger", "consent_acquisition", "consent_train", "option"})
    passable = frozenset({"open_auction", "trade"})
    skippable = frozenset({"merger", "redeem", "acquisition"})
    acceptable = frozenset({"redeem"})

    concern = staticmethod(concern)
    proxy = staticmethod(proxy)
    accept = staticmethod(accept)
    buy = staticmethod(buy)
    for_sale = staticmethod(for_sale)
    subjects = staticmethod(subjects)
    wanted = staticmethod(wanted)
    touches = staticmethod(touches)
    stage = staticmethod(stage)

    # -- for people; everything is public

    view = staticmethod(look)
    scene = staticmethod(picture)
    quiet = frozenset({"pass"})
    traced = TRACED
    trace = staticmethod(trace)
    changes = staticmethod(changes)
    prospect = staticmethod(prospect)
    suppose = staticmethod(suppose)
    panels = staticmethod(panels)
    sheet = staticmethod(sheet)
    picks = staticmethod(picks)
    arranged = staticmethod(arranged)
    read_picks = staticmethod(read_picks)
    explain = staticmethod(explain)
    open_picks = staticmethod(open_picks)
    pickable = staticmethod(pickable)
    pick_name = staticmethod(pick_name)
    renames = staticmethod(renames)
    pick_label = staticmethod(pick_label)
    prompt = staticmethod(speech.prompt)
    text_board = staticmethod(text_board)
    matters = staticmethod(matters)
    say_event = staticmethod(speech.say_event)

    def say_action(self, state: State, action: E1862Action, seat: int | None = None) -> Text:
        return speech.say_action(state, action)

    def say(self, state: State, args: Mapping[str, Any]) -> dict[str, Arg]:
        return speech.named(state, args)

    def say_points(self, state: State, points: int) -> Text:
        return speech.money(points)
