"""What runs are judged by: a company about to run its trains, and the readings of the rules that touch runs."""

# compiled
from __future__ import annotations

from roundhouse.games.e1862.map.atlas import HOME, NONE
from roundhouse.games.e1862.map.board import Board
from roundhouse.games.e1862.operating.permits import allows


class RunRules:
    """The readings of the rules that touch runs; `rulebook` and `site` are the two presets."""

    def __init__(self, site: bool, permanent_from: int = 4) -> None:
        #: Runs meet in any common stop, not only in a large station (R7.8-c, A-18).
        self.runs_meet_anywhere = site
        #: A chain of freights is judged train by train: it may visit a stop twice or join two ports (A-20).
        self.loose_freight_chains = site
        #: Permanent freights that share an end are always linked (R7.8.1-i, A-21).
        self.freights_always_linked = site
        #: First band whose freights are permanent: E, or D in the shorter game (R11.2-c).
        self.permanent_from = permanent_from


def rulebook(permanent_from: int = 4) -> RunRules:
    """Preset `rulebook`."""
    return RunRules(False, permanent_from)


def site(permanent_from: int = 4) -> RunRules:
    """Preset `18xx-games`."""
    return RunRules(True, permanent_from)


class Running:
    """A company about to run: the board, its number, the phase (0 is A), all its trains, its permits, and the rules.

    Trains are numbered `train(kind, band)`; `permits` has bit `kind` for every type the company may run (R7.8-g; all
    three where no permits are used, R11.1-a). `home` is the hex of the home base (R7.8-c).
    """

    def __init__(
        self, board: Board, company: int, phase: int, trains: list[int], permits: int, rules: RunRules, home: int = NONE
    ) -> None:
        self.board = board
        self.company = company
        self.phase = phase
        self.trains = trains
        self.permits = permits
        self.rules = rules
        self.home = HOME[company] if home == NONE else home

    def may_run(self, train: int) -> bool:
        """Whether the company holds the permit for a train of this type (R7.8-g)."""
        return allows(self.permits, train >> 3)
