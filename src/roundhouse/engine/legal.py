"""Legal actions as a lazy sequence: length, membership and indexing without building the list."""

# compiled
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, Protocol, TypeVar, overload

from mypy_extensions import mypyc_attr

from roundhouse.engine.chance import Chance

A = TypeVar("A")


class Choices(Protocol):
    """All legal actions of one kind. None of them is built before it is asked for."""

    kind: str

    def any(self) -> bool:
        """Is there at least one?"""

    def count(self) -> int:
        """How many are there?"""

    def at(self, index: int) -> Any:
        """The action with that number, 0 ≤ index < count."""

    def has(self, action: Any) -> bool:
        """Is this one of them?"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawn:
    """Base of kinds with so many actions that a random one is drawn without counting them."""

    def draw(self, chance: Chance) -> Any:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Searched(Drawn):
    """Base of kinds whose actions are found by a search that may take seconds: `count` and `at` start it.

    A server lets another process list them.
    """

    def at_once(self) -> list[Any]:
        """The actions that are known without a search."""
        raise NotImplementedError


class Alike:
    """Actions that are alike but for their last argument: a station moved from here to any of these hexes."""

    def __init__(self, form: Any, first: tuple[int, ...], last: list[int]) -> None:
        self.form = form
        self.first = first
        self.last = last


@mypyc_attr(allow_interpreted_subclasses=True)
class Gathered:
    """Base of kinds whose actions are found faster all together than one by one."""

    def all(self) -> list[Any]:
        """Every action, in order."""
        raise NotImplementedError

    def alike(self) -> list[Alike] | None:
        """The same by what they have in common, where there are too many to make each of them only to name it."""
        return None


def known_at_once(kind: Any) -> list[Any]:
    """The actions of a kind, in order; of one that has to be searched for, those that are known without it."""
    if isinstance(kind, Searched):
        return kind.at_once()
    if isinstance(kind, Gathered):
        return kind.all()
    return [kind.at(index) for index in range(kind.count())]


class Listed:
    """A kind whose few actions are simply listed."""

    def __init__(self, kind: str, actions: list[Any]) -> None:
        self.kind = kind
        self.actions = actions

    def any(self) -> bool:
        return len(self.actions) > 0

    def count(self) -> int:
        return len(self.actions)

    def at(self, index: int) -> Any:
        return self.actions[index]

    def has(self, action: Any) -> bool:
        return action in self.actions


class Legal(Generic[A]):
    """Every legal action of a position, in canonical order; behaves like a read-only sequence.

    `kinds` are the kinds that have at least one action, so that a kind can be drawn before an action. Membership also
    holds for legal actions that a kind recognises but does not list.
    """

    def __init__(self, kinds: list[Any]) -> None:
        self.all_kinds = kinds
        self.kinds = [kind for kind in kinds if kind.any()]

    def __len__(self) -> int:
        total = 0
        for kind in self.kinds:
            count: int = kind.count()
            total += count
        return total

    def __bool__(self) -> bool:
        return len(self.kinds) > 0

    @overload
    def __getitem__(self, index: int) -> A: ...

    @overload
    def __getitem__(self, index: slice) -> list[A]: ...

    def __getitem__(self, index: int | slice) -> A | list[A]:
        if isinstance(index, slice):
            return [self._at(number) for number in range(*index.indices(len(self)))]
        return self._at(index)

    def _at(self, index: int) -> A:
        place = index
        if place < 0:
            place += len(self)
        if place >= 0:
            for kind in self.kinds:
                count: int = kind.count()
                if place < count:
                    found: A = kind.at(place)
                    return found
                place -= count
        raise IndexError(f"there are {len(self)} legal actions, none has number {index}")

    def __iter__(self) -> Iterator[A]:
        for kind in self.kinds:
            if isinstance(kind, Gathered):
                yield from kind.all()
            else:
                for index in range(kind.count()):
                    yield kind.at(index)

    def __reversed__(self) -> Iterator[A]:
        for number in range(len(self) - 1, -1, -1):
            yield self._at(number)

    def index(self, action: object, start: int = 0, stop: int | None = None) -> int:
        """The number of an action."""
        for number in range(*slice(start, stop).indices(len(self))):
            if self._at(number) == action:
                return number
        raise ValueError("this action is not legal")

    def count(self, action: object) -> int:
        """1 for a legal action, 0 for any other: nothing is listed twice."""
        return 1 if action in self else 0

    def __repr__(self) -> str:
        kinds = ", ".join([f"{kind.kind} {kind.count()}" for kind in self.kinds])
        return f"<{len(self)} legal actions: {kinds}>"

    def __contains__(self, action: object) -> bool:
        for kind in self.all_kinds:
            if kind.has(action):
                return True
        return False

    def draw(self, chance: Chance) -> A:
        """A random action: every kind is equally likely, however many actions it has, then every action of that kind.

        Kinds with too many actions to count draw one in their own way.
        """
        kind = chance.choice(self.kinds)
        drawn: A
        if isinstance(kind, Drawn):
            drawn = kind.draw(chance)
        else:
            drawn = kind.at(chance.below(kind.count()))
        return drawn


Sequence.register(Legal)
