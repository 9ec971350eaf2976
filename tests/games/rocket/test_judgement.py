"""Twenty positions in which a good player knows what to do, and the bots must know it too.

Each position says why the choice is right; P1 is asked unless the position says otherwise. What pays at once is often
wrong here, so that a bot which only looks at that fails many of them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import pytest

from roundhouse.bots import ladder
from roundhouse.engine.bot import Bot
from roundhouse.engine.chance import Chance
from roundhouse.games.rocket import RULESET
from roundhouse.games.rocket.board import Board
from roundhouse.games.rocket.bots.levels import Apprentice, Engineer, Master
from tests.games.rocket.positions import P1, P2, Play, Position, make_board, rectangle

Written: TypeAlias = dict[str, Any]

CITIES = {
    "K1": ((2, 0), ["steel", "steel", "textiles"]),
    "K2": ((5, 0), ["steel", "brewing", "leather"]),
    "K3": ((8, 0), ["textiles", "brewing", "leather"]),
    "K4": ((80, 0), ["steel", "brewing", "leather"]),
}


@cache
def valley() -> Board:
    """A valley from west to east: line A comes from the west, line B from the east, with places on both banks.

    T4 can only be reached from the west. The city K4 lies on an island. Five more lines stand far away.

        r=0  .   .  K1  .   .  K2  .   .  K3  .  T3   .   .
        r=1    .   .   .   .   .   .   .   .   .   .   .   .   .
        r=2      SA  .   .   .   .   .   .   .   .   .   .   .  SB
        r=3        .   .   .   .   .   .   .   .   .       .   .   .
        r=4          .  T1   .   .  T2   .   .      T4       .   .   .
    """
    return make_board(
        rectangle(12, 4) - {(7, 4), (9, 3), (9, 4)},
        lines={"A": (0, 2), "B": (12, 2)},
        cities=CITIES,
        towns={"T1": (1, 4), "T2": (4, 4), "T3": (10, 0), "T4": (8, 4)},
        bystanders="CDEFG",
    )


def row(first: int, last: int, r: int = 2) -> list[tuple[int, int]]:
    """The hexes of a row, in the order of travel."""
    step = 1 if last >= first else -1
    return [(q, r) for q in range(first, last + step, step)]


class Judgement(NamedTuple):
    """A position, why the right choice is right, and how to tell it."""

    name: str
    why: str
    position: Callable[[], Play]
    right: Callable[[Written], bool]


JUDGEMENTS: list[Judgement] = []


def judgement(why: str, right: Callable[[Written], bool]) -> Callable[[Callable[[], Play]], Callable[[], Play]]:
    def note(position: Callable[[], Play]) -> Callable[[], Play]:
        JUDGEMENTS.append(Judgement(position.__name__, why, position, right))
        return position

    return note


def extends(line: str, *to: tuple[int, int]) -> Callable[[Written], bool]:
    """The action extends that line, to one of those hexes if any are given."""
    hexes = [list(hex) for hex in to]
    return lambda act: act["type"] == "extend" and act["line"] == line and (not hexes or act["to"] in hexes)


def neither(wrong: Callable[[Written], bool]) -> Callable[[Written], bool]:
    return lambda act: not wrong(act)


def is_type(*types: str) -> Callable[[Written], bool]:
    return lambda act: act["type"] in types


def places_at(column: range) -> Callable[[Written], bool]:
    """A station comes to one of those columns of the valley."""
    return lambda act: act["type"] in ("station_place", "station_move") and act["to"][0] in column


def late(players: int = 2, edition: str = "2018", into: str = "A", gone: str = "CDEFG") -> Position:
    """Near the end of a game: lines have been absorbed, so that the rest is worth a lot, and all cities are taken."""
    position = Position(valley(), players, edition).eliminated(*gone, into=into)
    position.claims("K1", 1, 1, industry="steel").claims("K1", 1, industry="textiles")
    position.claims("K2", 1, industry="steel").claims("K2", 1, industry="brewing").claims("K2", 0, 1)
    position.claims("K3", 0, 1, industry="textiles").claims("K3", 0, 1, industry="brewing").claims("K3", 1)
    return position.claims("K4", 0, 2).claims("K4", 1)


def low_road(position: Position) -> Position:
    """A stands before T4: (8, 3) connects it, (8, 2) misses it for ever."""
    return position.loco("A", (7, 3), 0, [*row(1, 6), (6, 3)])


def high_road(position: Position, last: int) -> Position:
    """A runs along the cities K1, K2 and K3 to that column."""
    return position.loco("A", (last, 1), 0, row(1, last - 1, 1))


def at_merger(position: Position) -> Position:
    """A can merge into B at (9, 1) and (8, 2); at (9, 0) it would reach T3 and be isolated."""
    return high_road(position, 8).loco("B", (9, 2), 3, row(11, 10))


# -- shares and mergers


@judgement(
    "A, worth 7, is about to merge and P1 and P2 have equally many shares of it. Whoever drives it next takes the "
    "share that decides, and P2 is next.",
    extends("A"),
)
def majority_before_the_rival() -> Play:
    position = at_merger(late(gone="CDE")).station(P1, (1, 1), (3, 1)).station(P2, (5, 1))
    return position.holding("A", 3, 3).holding("B", 2, 2).turn(P1, 2).play()


@judgement(
    "Merging A gives 8 to P2 and 4 to P3, its shareholders, and nothing to P1.",
    neither(extends("A", (9, 1), (8, 2))),
)
def no_merger_for_the_rivals() -> Play:
    position = at_merger(late(3, gone="CDE")).holding("A", 0, 5, 3).holding("B", 1, 1, 1)
    return position.turn(P1, 2).play()


@judgement(
    "B is worth more than A and P1 leads in it. Merging B into A pays 5 at once but leaves P2 with the majority of the "
    "line that remains.",
    neither(extends("B")),
)
def keep_the_line_that_is_mine() -> Play:
    position = late(gone="CD").eliminated("E", "F", into="B")
    position.loco("A", (6, 2), 0, row(1, 5)).loco("B", (8, 1), 3, row(12, 9, 1))
    return position.holding("A", 1, 4).holding("B", 5, 2).turn(P1, 2).play()


@judgement(
    "P1 is far ahead in A and level with P2 in B; both lines are worth something. The share of B decides who is paid, "
    "the share of A nothing.",
    extends("B"),
)
def share_where_it_is_close() -> Play:
    position = late(gone="CD").eliminated("E", "F", into="B")
    position.loco("A", (4, 2), 0, row(1, 3)).loco("B", (9, 1), 3, row(12, 10, 1))
    position.station(P1, (1, 2), (3, 2), (10, 1), (12, 1))
    return position.holding("A", 7, 1).holding("B", 3, 3).turn(P1, 2).play()


# -- vetoes


@judgement(
    "P2 drives A, worth 8, into a merger and leads by one share. A call costs nothing: if P2 matches the smallest bid, "
    "the lead is gone; if not, the merger does not happen.",
    is_type("veto_call"),
)
def call_against_the_merger() -> Play:
    play = at_merger(late(gone="CDE")).holding("A", 3, 3).turn(P2, 1).play()
    play.act("extend", line="A", to=[9, 1])
    return play


@judgement(
    "P2 would collect 7 for its stations at T4, and can match one share. Two shares cannot be matched, and P1 keeps "
    "the majority of A with the two that are left.",
    lambda act: act == {"type": "veto_bid", "n": 2, "hex": [8, 2]},
)
def bid_what_cannot_be_matched() -> Play:
    play = low_road(late()).station(P2, (1, 2), (3, 2)).holding("A", 4, 0).turn(P2, 1).play()
    play.act("extend", line="A", to=[8, 3])
    play.act("veto_call")
    return play


@judgement(
    "P2's move pays 7 to P1's own stations. There is nothing to bid for.",
    is_type("veto_decline"),
)
def no_veto_against_a_present() -> Play:
    play = low_road(late()).station(P1, (1, 2), (3, 2)).holding("A", 4, 0).turn(P2, 1).play()
    play.act("extend", line="A", to=[8, 3])
    return play


@judgement(
    "P3 has bid one share to keep A away from T4, where P1's stations collect 7. That is worth two of P1's shares.",
    lambda act: act == {"type": "veto_bid", "n": 2, "hex": [8, 3]},
)
def outbid_for_the_town() -> Play:
    position = low_road(late(3)).station(P1, (1, 2), (3, 2)).holding("A", 5, 0, 2).turn(P2, 1)
    play = position.play()
    play.act("extend", line="A", to=[8, 3])
    play.act("veto_call")
    play.act("veto_bid", n=1, hex=[8, 2])
    return play


@judgement(
    "The passenger decides between 6 to 3 and 4 to 4, and the one share that it costs decides nothing.",
    is_type("answer_bid"),
)
def match_for_the_passenger() -> Play:
    play = before_the_passenger().holding("A", 6, 2).turn(P1, 2).play()
    play.act("extend", line="A", to=[7, 3])
    play.act("veto_call")
    play.act("veto_bid", n=1, hex=[8, 1])
    return play


@judgement(
    "P2 pays three of four shares for a hex that does not matter: P1 is left with the majority. Matching would give it "
    "to P2.",
    is_type("answer_pass"),
)
def let_the_rival_overpay() -> Play:
    play = late().loco("A", (5, 2), 0, row(1, 4)).holding("A", 2, 4).turn(P1, 2).play()
    play.act("extend", line="A", to=[6, 2])
    play.act("veto_call")
    play.act("veto_bid", n=3, hex=[5, 3])
    return play


@judgement(
    "P2 drives onto P1's station for the passenger that breaks the tie. Even for the same hex a bid is worth it: "
    "either P2 gets no passenger or pays its only share.",
    is_type("veto_call"),
)
def deny_the_passenger() -> Play:
    position = low_road(late()).station(P1, (1, 2), (8, 2)).station(P2, (3, 2)).passengers(2, 2)
    play = position.holding("A", 7, 0).turn(P2, 2).play()
    play.act("extend", line="A", to=[8, 2])
    return play


# -- stations and passengers


def before_the_passenger() -> Position:
    """P2's station lies ahead of A at (7, 3), on the way to T4; with three stations on A, P1 has nothing to fear."""
    position = late().loco("A", (7, 2), 0, [(0, 3), (1, 3), (2, 3), (3, 2), (4, 2), (5, 2), (6, 2)])
    return position.station(P1, (0, 3), (2, 3), (4, 2)).station(P2, (6, 2), (7, 3)).passengers(2, 2)


@judgement(
    "Passengers are level: one more makes it 6 to 3 instead of 4 to 4, and it lies on the way to a town that P1 wants.",
    extends("A", (7, 3)),
)
def drive_onto_the_rivals_station() -> Play:
    return before_the_passenger().holding("A", 7, 2).holding("B", 6, 1).turn(P1, 2).play()


@judgement(
    "P2 has two stations on A and P1 one: at T4 P2 would collect 7 and P1 3. There is a way past T4, and it is P1 who "
    "drives.",
    neither(extends("A", (8, 3))),
)
def no_town_for_second_place() -> Play:
    position = low_road(late()).station(P2, (1, 2), (3, 2)).station(P1, (5, 2)).holding("A", 3, 3)
    return position.turn(P1, 2).play()


@judgement(
    "A is the line that counts, and it has only a station of P2. It was extended already in this turn, so the best is "
    "a station where it will pass.",
    places_at(range(4, 9)),
)
def station_ahead_of_the_line() -> Play:
    position = late().loco("A", (3, 2), 0, row(1, 2)).station(P2, (1, 2)).holding("A", 6, 2).holding("B", 3, 0)
    return position.turn(P1, 2, ["A"]).play()


@judgement(
    "All seven stations of P1 stand on rows that no line will ever reach, while A passes without one.",
    lambda act: act["type"] == "station_move" and act["to"][0] in range(4, 9),
)
def move_an_idle_station() -> Play:
    position = late().loco("A", (3, 2), 0, row(1, 2)).station(P2, (1, 2)).holding("A", 6, 2).holding("B", 3, 0)
    idle = [(200 + 20 * line + hex, 0) for line in range(4) for hex in (1, 3)]
    return position.station(P1, *idle[:7]).turn(P1, 2, ["A"]).play()


# -- investments


@judgement(
    "Steel is level at 1 to 1. A claim in K1, which is connected, makes it 6 to 3; on the island it will be discarded.",
    lambda act: act == {"type": "invest", "city": "K1", "industry": "steel"},
)
def industry_in_a_connected_city() -> Play:
    position = Position(valley(), 2, "2018").eliminated(*"CDEFG", into="A")
    high_road(position, 6).holding("A", 9, 2).holding("B", 5, 1).station(P1, (1, 1), (3, 1), (5, 1))
    position.claims("K1", 1, industry="steel").claims("K2", 0, 1, industry="steel")
    position.claims("K1", 1, industry="textiles").claims("K3", 0, 1, industry="textiles")
    position.claims("K2", 1, industry="brewing").claims("K3", 0, 1, industry="brewing")
    position.claims("K2", 1, industry="leather").claims("K3", 0, 1, industry="leather")
    position.claims("K4", 1, industry="brewing").claims("K4", 0, 1, industry="leather")
    return position.turn(P1, 2, ["A"]).play()


# -- ways to go, and the end


@cache
def fork() -> Board:
    """A may go on along three towns or turn into a dead end to the north-east."""
    return make_board(
        {(q, 0) for q in range(1, 9)} | {(3, -1)},
        lines={"A": (0, 0)},
        towns={"T1": (4, 1), "T2": (6, -1), "T3": (7, 1)},
        bystanders="BCDE",
    )


@judgement(
    "P1 owns most of A, with three towns ahead. In the dead end it would be isolated and worth 1 for ever.",
    neither(extends("A", (3, -1))),
)
def not_into_the_dead_end() -> Play:
    position = Position(fork(), 2, "1999").loco("A", (2, 0), 0, [(1, 0)]).station(P1, (5, 0))
    return position.holding("A", 4, 1).turn(P1, 2).play()


def last_merger(mine: int, theirs: int) -> Play:
    """Two lines are left and stand next to each other. P1 leads in A: merging or isolating it ends the game."""
    position = at_merger(late()).holding("A", 4, 3).holding("B", 2, 4)
    position.state.money = [mine, theirs]
    return position.turn(P1, 2).play()


def ends_the_game(act: Written) -> bool:
    return extends("A")(act) or extends("B", (9, 1), (8, 2))(act)


@judgement(
    "The merger pays P1 most at once, but it ends the game, and P2 has 30 more.",
    neither(ends_the_game),
)
def do_not_end_it_when_behind() -> Play:
    return last_merger(20, 50)


@judgement("P1 is far ahead: the game should end before anything can change.", ends_the_game)
def end_it_when_ahead() -> Play:
    return last_merger(50, 20)


@judgement(
    "Six lines are closed: this is the last action of the game. A share of A breaks the tie for its value, which is "
    "most of what is left to win.",
    extends("A"),
)
def last_share() -> Play:
    position = high_road(late(), 6).isolated("B").holding("A", 3, 3)
    return position.turn(P1, 2).play()


# -- the test


def choice(bot: Bot, play: Play, seed: int) -> Written:
    """What a bot does in a position, from what its seat can see of it."""
    chance = Chance(seed)
    seen = RULESET.observe(play.state, play.state.asked, chance)
    return RULESET.write_action(play.state, bot.choose(seen, chance).action)


def test_there_are_twenty_judgements() -> None:
    assert len({judgement.name for judgement in JUDGEMENTS}) == 20


LEVELS: dict[str, Callable[[], Bot]] = {
    "apprentice": Apprentice,
    "engineer": Engineer,
    "master": lambda: Master(seconds=None, playouts=80),
}


@pytest.mark.parametrize("judgement", JUDGEMENTS, ids=lambda judgement: judgement.name)
@pytest.mark.parametrize("level", LEVELS)
def test_the_level_knows(level: str, judgement: Judgement) -> None:
    bot = LEVELS[level]()
    for seed in range(3 if level == "apprentice" else 1):
        chosen = choice(bot, judgement.position(), seed)
        assert judgement.right(chosen), f"{chosen}: {judgement.why}"


@pytest.mark.parametrize(("name", "most"), [("random", 10), ("greedy", 13)])
def test_others_do_not_know(name: str, most: int) -> None:
    """The positions are no gift: bots without judgement fail many of them."""
    bot = ladder.make(name, RULESET)
    right = [judgement.name for judgement in JUDGEMENTS if judgement.right(choice(bot, judgement.position(), 1))]
    assert len(right) <= most, right
