"""The actions a player can take, one class per row of the table of decision points."""

from __future__ import annotations

from typing import Final

from roundhouse.games.e1862.runs.run import Run, Step

# How a dividend is decided (D-25).
WITHHOLD: Final = 0
PAY: Final = 1
HUDSON: Final = 2
DIVIDENDS: Final = ["withhold", "pay", "hudson"]

# Where a share is bought (D-07), and how money is raised (D-30).
FROM_IPO: Final = 0
FROM_POOL: Final = 1
FROM_TREASURY: Final = 2
SOURCES: Final = ["ipo", "pool", "treasury"]
SELL_TREASURY: Final = 0
REFINANCE: Final = 1
WAYS: Final = ["sell_treasury", "refinance"]


class Action:
    """Base of all actions: equal when of the same kind with the same arguments."""

    def key(self) -> tuple[str, int, int, int]:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        name, *arguments = self.key()
        return f"{name}({', '.join([str(argument) for argument in arguments if argument >= 0])})"


class Pass(Action):
    """D-02 to D-09, D-32: decline, or end the step."""

    def key(self) -> tuple[str, int, int, int]:
        return "Pass", -1, -1, -1


class OpenAuction(Action):
    """D-02: put a company up for a charter."""

    def __init__(self, company: int, bid: int) -> None:
        self.company = company
        self.bid = bid

    def key(self) -> tuple[str, int, int, int]:
        return "OpenAuction", self.company, self.bid, -1


class RaiseBid(Action):
    """D-03."""

    def __init__(self, bid: int) -> None:
        self.bid = bid

    def key(self) -> tuple[str, int, int, int]:
        return "RaiseBid", self.bid, -1, -1


class SetPar(Action):
    """D-04."""

    def __init__(self, price: int) -> None:
        self.price = price

    def key(self) -> tuple[str, int, int, int]:
        return "SetPar", self.price, -1, -1


class BuyCharterShare(Action):
    """D-05."""

    def key(self) -> tuple[str, int, int, int]:
        return "BuyCharterShare", -1, -1, -1


class SellShares(Action):
    """D-06, D-10, D-12."""

    def __init__(self, company: int, count: int) -> None:
        self.company = company
        self.count = count

    def key(self) -> tuple[str, int, int, int]:
        return "SellShares", self.company, self.count, -1


class BuyShare(Action):
    """D-07."""

    def __init__(self, company: int, source: int) -> None:
        self.company = company
        self.source = source

    def key(self) -> tuple[str, int, int, int]:
        return "BuyShare", self.company, self.source, -1


class StartCompany(Action):
    """D-08: start a company without a charter."""

    def __init__(self, company: int, price: int) -> None:
        self.company = company
        self.price = price

    def key(self) -> tuple[str, int, int, int]:
        return "StartCompany", self.company, self.price, -1


class ChooseMarkers(Action):
    """D-11."""

    def __init__(self, count: int) -> None:
        self.count = count

    def key(self) -> tuple[str, int, int, int]:
        return "ChooseMarkers", self.count, -1, -1


class ProposeMerger(Action):
    """D-13, D-26."""

    def __init__(self, other: int, survivor: int) -> None:
        self.other = other
        self.survivor = survivor

    def key(self) -> tuple[str, int, int, int]:
        return "ProposeMerger", self.other, self.survivor, -1


class Consent(Action):
    """D-14, D-29."""

    def __init__(self, yes: int) -> None:
        self.yes = yes

    def key(self) -> tuple[str, int, int, int]:
        return "Consent", self.yes, -1, -1


class Option(Action):
    """D-15, D-16, D-17."""

    def __init__(self, redeem: int) -> None:
        self.redeem = redeem

    def key(self) -> tuple[str, int, int, int]:
        return "Option", self.redeem, -1, -1


class RemoveMarker(Action):
    """D-18."""

    def __init__(self, hex: int, slot: int) -> None:
        self.hex = hex
        self.slot = slot

    def key(self) -> tuple[str, int, int, int]:
        return "RemoveMarker", self.hex, self.slot, -1


class LayTile(Action):
    """D-19, D-20."""

    def __init__(self, hex: int, tile: int, turn: int) -> None:
        self.hex = hex
        self.tile = tile
        self.turn = turn

    def key(self) -> tuple[str, int, int, int]:
        return "LayTile", self.hex, self.tile, self.turn


class PlaceSmallStation(Action):
    """D-21: on the segment with these two edges, as a mask."""

    def __init__(self, hex: int, segment: int) -> None:
        self.hex = hex
        self.segment = segment

    def key(self) -> tuple[str, int, int, int]:
        return "PlaceSmallStation", self.hex, self.segment, -1


class BuildTerminal(Action):
    """D-22."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def key(self) -> tuple[str, int, int, int]:
        return "BuildTerminal", self.slot, -1, -1


class PlaceStation(Action):
    """D-23."""

    def __init__(self, hex: int) -> None:
        self.hex = hex

    def key(self) -> tuple[str, int, int, int]:
        return "PlaceStation", self.hex, -1, -1


class DecideDividend(Action):
    """D-25."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def key(self) -> tuple[str, int, int, int]:
        return "DecideDividend", self.kind, -1, -1


class BuyTrain(Action):
    """D-27."""

    def __init__(self, kind: int, warranties: int) -> None:
        self.kind = kind
        self.warranties = warranties

    def key(self) -> tuple[str, int, int, int]:
        return "BuyTrain", self.kind, self.warranties, -1


class BuyTrainFrom(Action):
    """D-28: the train has that number in the fleet."""

    def __init__(self, train: int) -> None:
        self.train = train

    def key(self) -> tuple[str, int, int, int]:
        return "BuyTrainFrom", self.train, -1, -1


class RaiseMoney(Action):
    """D-30."""

    def __init__(self, way: int) -> None:
        self.way = way

    def key(self) -> tuple[str, int, int, int]:
        return "RaiseMoney", self.way, -1, -1


class Redeem(Action):
    """D-31."""

    def key(self) -> tuple[str, int, int, int]:
        return "Redeem", -1, -1, -1


class RunTrains(Action):
    """D-24: the runs of all trains. A game from a log may carry the amounts that were recorded there."""

    def __init__(self, runs: list[Run], revenue: int = -1, subsidy: int = -1) -> None:
        self.runs = runs
        self.revenue = revenue
        self.subsidy = subsidy

    def key(self) -> tuple[str, int, int, int]:
        return "RunTrains", self.revenue, self.subsidy, len(self.runs)

    def ways(self) -> list[tuple[int, list[Step], list[int] | None, int]]:
        return [(run.train, run.path, run.unscored, run.chain) for run in self.runs]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RunTrains) and self.key() == other.key() and self.ways() == other.ways()

    def __hash__(self) -> int:
        return hash(self.key())
