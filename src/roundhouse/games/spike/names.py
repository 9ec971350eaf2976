"""How the things of the board are written, read and picked: places, cards and goods by their ids, payments by colours.

Names that nothing on the board has are read too, where the rules can refuse them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from roundhouse.engine.actions import Form
from roundhouse.engine.fields import BadNotation, Data, Field, Name
from roundhouse.engine.text import Text
from roundhouse.games.spike.board import FACES, NONE, PARTS, Board, only_board
from roundhouse.games.spike.paths import end_of
from roundhouse.games.spike.payment import Payment, WildSet
from roundhouse.games.spike.state import State

Names = Sequence[str]
Faces = tuple[tuple[int, int], ...]

#: Nobody pays with more cards than this: it is refused before it costs anything.
MOST_CARDS: Final = 1000


def name_of(names: Names, number: int) -> str | None:
    return names[number] if 0 <= number < len(names) else None


def number_of(names: Names, name: Any) -> int:
    return names.index(name) if name in names else NONE


def colour_name(board: Board, colour: int) -> str | None:
    return "time" if colour == board.time else name_of(board.colours, colour)


def read_names(data: dict[str, Any], key: str) -> list[str]:
    value = data.get(key)
    if isinstance(value, (list, tuple)) and all(isinstance(name, str) for name in value):
        return list(value)
    raise BadNotation(key, Text("problem-action-names"))


# -- places


class Space(Field):
    """A city or a segment. A junction is read too: the rules say that it is no space."""

    def write(self, state: State, value: int) -> str:
        return state.board.space_name(value)

    def read(self, state: State, data: dict[str, Any], key: str) -> int:
        value = data.get(key)
        if not isinstance(value, str):
            raise BadNotation(key, Text("problem-action-name"))
        return state.board.space_named(value)

    def pick(self, state: State, value: int) -> str:
        return f"{'segment' if value >= state.board.size else 'city'}:{self.write(state, value)}"

    def read_pick(self, state: State, pick: str) -> int:
        kind, _, name = pick.partition(":")
        if kind not in ("city", "segment"):
            raise ValueError(pick)
        return state.board.space_named(name)

    def read_text(self, state: State, text: str) -> int:
        value = state.board.space_named(text)
        if self.write(state, value) != text:
            raise ValueError(text)
        return value

    def show(self, value: int) -> str:
        board = only_board()
        if board is None:
            return f"space {value}"
        return board.cities[board.city_at[value]].name if board.is_city(value) else board.space_name(value)


class Places(Field):
    """Several places in order: the spaces of a train, or the segments of a path."""

    def __init__(
        self, pick: str, name: Callable[[Board, int], str | None], number: Callable[[Board, str], int]
    ) -> None:
        super().__init__(pick)
        self.name = name
        self.number = number

    def write(self, state: State, value: tuple[int, ...]) -> list[str | None]:
        return [self.name(state.board, place) for place in value]

    def read(self, state: State, data: dict[str, Any], key: str) -> tuple[int, ...]:
        return tuple(self.number(state.board, name) for name in read_names(data, key))

    def pack(self, value: tuple[int, ...]) -> list[int]:
        return list(value)

    def unpack(self, data: list[int]) -> tuple[int, ...]:
        return tuple(data)

    def pick(self, state: State, value: tuple[int, ...]) -> str:
        return f"{self.kind}:{'.'.join(str(name) for name in self.write(state, value))}"

    def text(self, state: State, value: tuple[int, ...]) -> str:
        return super().text(state, value) if value else ""

    def read_text(self, state: State, text: str) -> tuple[int, ...]:
        value = tuple(self.number(state.board, name) for name in text.split(".") if text)
        if ".".join(str(name) for name in self.write(state, value)) != text:
            raise ValueError(text)
        return value

    def show(self, value: tuple[int, ...]) -> str:
        board = only_board()
        return " ".join(str(place if board is None else self.name(board, place)) for place in value)


class MoveForm(Form):
    """A train that moves: where to is picked first, then by which way. `stay` is picked where it need not move."""

    def __init__(self, name: str, *, spaces: Field, stay: str = "") -> None:
        super().__init__(name, spaces=spaces)
        self.stay = stay

    def path(self, state: State, action: Any) -> tuple[str, ...]:
        if not action.spaces:
            return (self.stay,)
        return SPACE.pick(state, action.spaces[-1]), SPACES.pick(state, action.spaces)

    def read_path(self, state: State, path: tuple[str, ...]) -> list[Any] | None:
        if path == (self.stay,):
            return [()]
        return super().read_path(state, path[1:]) if len(path) == 2 and _is_place(path[0]) else None


def _is_place(pick: str) -> bool:
    return pick.startswith(("city:", "segment:"))


# -- paying


class Direct(Data):
    """Cards that are paid directly, counted by colour."""

    def write(self, state: State, value: tuple[int, ...]) -> dict[str, int]:
        return {colour: n for colour, n in zip(state.board.colours, value) if n}

    def read(self, state: State, data: dict[str, Any], key: str) -> tuple[int, ...]:
        value, colours = data.get(key, {}), state.board.colours
        if not isinstance(value, dict) or not all(type(n) is int for n in value.values()):
            raise BadNotation(key, Text("problem-action-direct"))
        counts = [value.get(colour, 0) for colour in colours]
        # A colour that does not exist becomes one count too many, which the rules refuse.
        return (*counts, *[n for name, n in value.items() if name not in colours][:1])

    def pack(self, value: tuple[int, ...]) -> list[int]:
        return list(value)

    def unpack(self, data: list[int]) -> tuple[int, ...]:
        return tuple(data)

    def show(self, value: tuple[int, ...]) -> str:
        return " ".join(f"{n} {_shown_colour(colour)}" for colour, n in enumerate(value) if n)


class Wild(Data):
    """Wild sets: [source, n, target], or [source, n, [targets…]] where sets may be mixed (SK-7.2-g)."""

    def write(self, state: State, value: tuple[WildSet, ...]) -> list[list[Any]]:
        return [self.write_set(state, wild) for wild in value]

    def write_set(self, state: State, wild: WildSet) -> list[Any]:
        source, n, targets = wild
        names = [colour_name(state.board, target) for target in targets]
        alike = state.switches.wild_one_colour and len(set(names)) == 1 and len(names) == n - 1
        return [colour_name(state.board, source), n, names[0] if alike else names]

    def read(self, state: State, data: dict[str, Any], key: str) -> tuple[WildSet, ...]:
        value = data.get(key, [])
        if not isinstance(value, (list, tuple)):
            raise BadNotation(key, Text("problem-action-wild"))
        return tuple(self.read_set(state.board, wild, key) for wild in value)

    def read_set(self, board: Board, data: Any, key: str) -> WildSet:
        fits = isinstance(data, (list, tuple)) and len(data) == 3 and type(data[1]) is int and abs(data[1]) < MOST_CARDS
        source, n, target = data if fits else (None, 0, None)
        targets = [target] * max(1, n - 1) if isinstance(target, str) else target
        if not isinstance(source, str) or not isinstance(targets, (list, tuple)):
            raise BadNotation(key, Text("problem-action-wild"))
        return number_of(board.colours, source), n, tuple(number_of(board.colours, name) for name in targets)

    def pack(self, value: tuple[WildSet, ...]) -> list[Any]:
        return [[source, n, list(targets)] for source, n, targets in value]

    def unpack(self, data: list[Any]) -> tuple[WildSet, ...]:
        return tuple((source, n, tuple(targets)) for source, n, targets in data)

    def show(self, value: tuple[WildSet, ...]) -> str:
        return " ".join(
            f"{n} {_shown_colour(source)} as {' '.join(_shown_colour(target) for target in targets)}"
            for source, n, targets in value
        )


def _shown_colour(colour: int) -> str:
    return CARD.show(colour)


class Paid(Field):
    """A whole payment as one pick, `black=1;orange=2>brown`: cards paid directly, then sets and what they stand for."""

    def pick(self, state: State, value: Payment) -> str:
        colours = state.board.colours
        direct, wild = value
        words = [f"{colours[colour]}={n}" for colour, n in enumerate(direct) if n]
        words += [f"{colours[source]}={n}>{','.join(colours[to] for to in targets)}" for source, n, targets in wild]
        return f"{self.kind}:{';'.join(words)}"

    def read_text(self, state: State, text: str) -> Payment:
        colours = state.board.colours
        direct = [0] * len(colours)
        wild: list[WildSet] = []
        for word in text.split(";"):
            name, _, rest = word.partition("=")
            n, stands, targets = rest.partition(">")
            if stands:
                wild.append((colours.index(name), int(n), tuple(colours.index(to) for to in targets.split(","))))
            else:
                direct[colours.index(name)] = int(n)
        return tuple(direct), tuple(wild)


class BuildForm(Form):
    """A build: the city at its end is picked first, then the path to it, then the whole payment."""

    def path(self, state: State, action: Any) -> tuple[str, ...]:
        paid = PAID.pick(state, (action.direct, action.wild))
        return SPACE.pick(state, end_of(state, action.path)), PATH.pick(state, action.path), paid

    def read_path(self, state: State, path: tuple[str, ...]) -> list[Any] | None:
        if len(path) != 3 or not _is_place(path[0]):
            return None
        try:
            return [PATH.read_pick(state, path[1]), *PAID.read_pick(state, path[2])]
        except (LookupError, ValueError):
            return None


# -- contract cards


class CardFaces(Data):
    """The faces of contract cards, as pairs of card and face; each pair is a pick."""

    def write(self, state: State, value: Faces) -> dict[str, str | None]:
        return {state.board.contracts[card].id: name_of(FACES, face) for card, face in value}

    def read(self, state: State, data: dict[str, Any], key: str) -> Faces:
        value = data.get(key)
        if not isinstance(value, dict):
            raise BadNotation(key, Text("problem-action-faces"))
        ids = [card.id for card in state.board.contracts]
        return self.in_order(state, {number_of(ids, card): number_of(FACES, face) for card, face in value.items()})

    def in_order(self, state: State, chosen: dict[int, int]) -> Faces:
        """In the order in which the rules have them; whatever else is named comes last, to be refused."""
        own = [card for card in state.own_cards(state.asked) if card in chosen] if state.asked != NONE else []
        return tuple((card, chosen[card]) for card in [*own, *sorted(chosen.keys() - set(own))])

    def pack(self, value: Faces) -> list[list[int]]:
        return [[card, face] for card, face in value]

    def unpack(self, data: list[list[int]]) -> Faces:
        return tuple((card, face) for card, face in data)

    def pick(self, state: State, value: tuple[int, int]) -> str:
        card, face = value
        return f"{self.kind}:{state.board.contracts[card].id}:{FACES[face]}"

    def read_pick(self, state: State, pick: str) -> tuple[int, int]:
        kind, _, pair = pick.partition(":")
        if kind != self.kind:
            raise ValueError(pick)
        return self.read_pair(state, pair)

    def read_pair(self, state: State, pair: str) -> tuple[int, int]:
        """One card and its face, `oil_2:A`; a line of text has all of them, as data."""
        id, _, face = pair.partition(":")
        return [card.id for card in state.board.contracts].index(id), FACES.index(face)

    def show(self, value: Faces) -> str:
        board = only_board()
        return " ".join(
            f"{card if board is None else board.contracts[card].id}:{name_of(FACES, face)}" for card, face in value
        )


class FacesForm(Form):
    """As many picks as there are cards, in any order."""

    def path(self, state: State, action: Any) -> tuple[str, ...]:
        return tuple(CARD_FACES.pick(state, pair) for pair in action.faces)

    def read_path(self, state: State, path: tuple[str, ...]) -> list[Any] | None:
        try:
            chosen = dict(CARD_FACES.read_pick(state, pick) for pick in path)
        except (LookupError, ValueError):
            return None
        whole = state.asked != NONE and sorted(chosen) == sorted(state.own_cards(state.asked))
        return [CARD_FACES.in_order(state, chosen)] if whole else None


# -- everything else has one name


class OfBoard(Name):
    """Something that the board has, by its id."""

    def __init__(self, pick: str, of: Callable[[Board], Names]) -> None:
        super().__init__(pick, lambda state: of(state.board), shown=lambda: _shown(of))


def _shown(of: Callable[[Board], Names]) -> Names:
    board = only_board()
    return () if board is None else of(board)


def _goods(pick: str) -> Name:
    return OfBoard(pick, lambda board: board.commodities).called("commodity")


SPACE: Final = Space()
START: Final = Space().called("city")
SPACES: Final = Places("way", Board.space_name, Board.space_named)
PATH: Final = Places(
    "track",
    lambda board, segment: name_of(board.segments, segment),
    lambda board, name: board.segment_of.get(name, NONE),
)
DIRECT: Final = Direct()
WILD: Final = Wild()
PAID: Final = Paid("pay")
CARD_FACES: Final = CardFaces("face")
CARD: Final = OfBoard("card", lambda board: board.colours).called("card")
ROUTE: Final = OfBoard("route", lambda board: [route.id for route in board.routes])
PART: Final = Name("part", lambda state: PARTS, shown=lambda: PARTS)
LOADING: Final = _goods("load")
UNLOADING: Final = _goods("unload")
DELIVERY: Final = _goods("deliver")
