"""The actions a player can take, one class per row of the table of decision points (§18)."""

from __future__ import annotations


class Action:
    """Base of all actions: equal when of the same kind with the same arguments."""

    def key(self) -> tuple[str, int, int]:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        name, first, second = self.key()
        arguments = [str(argument) for argument in (first, second) if argument >= 0]
        return f"{name}({', '.join(arguments)})"


class Invest(Action):
    """RD-1a: claim an investment of a city."""

    def __init__(self, city: int, industry: int) -> None:
        self.city = city
        self.industry = industry

    def key(self) -> tuple[str, int, int]:
        return "Invest", self.city, self.industry


class PlaceStation(Action):
    """RD-1b: put a station from the reserve on a hex."""

    def __init__(self, to: int) -> None:
        self.to = to

    def key(self) -> tuple[str, int, int]:
        return "PlaceStation", self.to, -1


class MoveStation(Action):
    """RD-1b: move an own station to another hex."""

    def __init__(self, origin: int, to: int) -> None:
        self.origin = origin
        self.to = to

    def key(self) -> tuple[str, int, int]:
        return "MoveStation", self.origin, self.to


class Extend(Action):
    """RD-1c: drive the locomotive of a line to a hex."""

    def __init__(self, line: int, to: int) -> None:
        self.line = line
        self.to = to

    def key(self) -> tuple[str, int, int]:
        return "Extend", self.line, self.to


class Skip(Action):
    """RD-1: nothing else is possible (SR-4.1-e)."""

    def key(self) -> tuple[str, int, int]:
        return "Skip", -1, -1


class CallVeto(Action):
    """RD-2: open the veto round."""

    def key(self) -> tuple[str, int, int]:
        return "CallVeto", -1, -1


class DeclineVeto(Action):
    """RD-2: let the extension stand."""

    def key(self) -> tuple[str, int, int]:
        return "DeclineVeto", -1, -1


class Bid(Action):
    """RD-3: offer shares for sending the locomotive to a hex."""

    def __init__(self, shares: int, hex: int) -> None:
        self.shares = shares
        self.hex = hex

    def key(self) -> tuple[str, int, int]:
        return "Bid", self.shares, self.hex


class PassBid(Action):
    """RD-3: offer nothing."""

    def key(self) -> tuple[str, int, int]:
        return "PassBid", -1, -1


class Answer(Action):
    """RD-4: the active player matches or beats the last bid."""

    def __init__(self, shares: int, hex: int) -> None:
        self.shares = shares
        self.hex = hex

    def key(self) -> tuple[str, int, int]:
        return "Answer", self.shares, self.hex


class PassAnswer(Action):
    """RD-4: the active player gives way."""

    def key(self) -> tuple[str, int, int]:
        return "PassAnswer", -1, -1
