"""The actions a player can take, one class per row of the table of decision points (§16)."""

from __future__ import annotations

#: A wild set: the colour played, how many cards, and the colours they stand for (SK-7.2-b).
WildSet = tuple[int, int, tuple[int, ...]]


class Action:
    """Base of all actions: equal when of the same kind with the same arguments."""

    def key(self) -> tuple[object, ...]:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        key = self.key()
        return f"{key[0]}({', '.join([repr(argument) for argument in key[1:]])})"


class ContractFace(Action):
    """KD-1: the face of every own contract card, as pairs of card and face."""

    def __init__(self, faces: tuple[tuple[int, int], ...]) -> None:
        self.faces = faces

    def key(self) -> tuple[object, ...]:
        return "ContractFace", self.faces


class GiveCard(Action):
    """KD-2: a rail card for the player on the right."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def key(self) -> tuple[object, ...]:
        return "GiveCard", self.colour


class KeepRoute(Action):
    """KD-3: one of two route cards."""

    def __init__(self, route: int) -> None:
        self.route = route

    def key(self) -> tuple[object, ...]:
        return "KeepRoute", self.route


class PlaceTrain(Action):
    """KD-4: the city to start from."""

    def __init__(self, node: int) -> None:
        self.node = node

    def key(self) -> tuple[object, ...]:
        return "PlaceTrain", self.node


class FreeMove(Action):
    """KD-5: the spaces entered, in order; none to stay."""

    def __init__(self, spaces: tuple[int, ...]) -> None:
        self.spaces = spaces

    def key(self) -> tuple[object, ...]:
        return "FreeMove", self.spaces


class Load(Action):
    """KD-6"""

    def __init__(self, commodity: int) -> None:
        self.commodity = commodity

    def key(self) -> tuple[object, ...]:
        return "Load", self.commodity


class Unload(Action):
    """KD-7"""

    def __init__(self, commodity: int) -> None:
        self.commodity = commodity

    def key(self) -> tuple[object, ...]:
        return "Unload", self.commodity


class Deliver(Action):
    """KD-8"""

    def __init__(self, commodity: int) -> None:
        self.commodity = commodity

    def key(self) -> tuple[object, ...]:
        return "Deliver", self.commodity


class TakeCard(Action):
    """KD-9a: a card of the display."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def key(self) -> tuple[object, ...]:
        return "TakeCard", self.colour


class DrawCard(Action):
    """KD-9a: the top card of the deck."""

    def key(self) -> tuple[object, ...]:
        return ("DrawCard",)


class StopDrawing(Action):
    """KD-9a: no more cards."""

    def key(self) -> tuple[object, ...]:
        return ("StopDrawing",)


class Build(Action):
    """KD-9b: the segments from the own network to a new city, cards paid directly per colour, and wild sets."""

    def __init__(self, path: tuple[int, ...], direct: tuple[int, ...], wild: tuple[WildSet, ...]) -> None:
        self.path = path
        self.direct = direct
        self.wild = tuple(sorted([(source, n, tuple(sorted(targets))) for source, n, targets in wild]))

    def key(self) -> tuple[object, ...]:
        return "Build", self.path, self.direct, self.wild


class Start(Action):
    """KD-9c: the spaces entered, in order."""

    def __init__(self, spaces: tuple[int, ...]) -> None:
        self.spaces = spaces

    def key(self) -> tuple[object, ...]:
        return "Start", self.spaces


class Boost(Action):
    """KD-9d: one space more."""

    def __init__(self, space: int) -> None:
        self.space = space

    def key(self) -> tuple[object, ...]:
        return "Boost", self.space


class Upgrade(Action):
    """KD-9e: a better part of the train."""

    def __init__(self, part: int) -> None:
        self.part = part

    def key(self) -> tuple[object, ...]:
        return "Upgrade", self.part


class Skip(Action):
    """KD-9: nothing else is possible (SK-3.1-c)."""

    def key(self) -> tuple[object, ...]:
        return ("Skip",)


class EndTurn(Action):
    """KD-10"""

    def key(self) -> tuple[object, ...]:
        return ("EndTurn",)
