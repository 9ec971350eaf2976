"""Worked examples of the rules: paying for track (KV-01, KV-10 to KV-16, KV-56, KV-57)."""

from __future__ import annotations

from collections import Counter

import pytest

from roundhouse.games.spike.payment import TOO_MUCH, Payment, Purse, all_payments, cards_paid
from tests.games.spike.positions import COLOURS, P1, Position

Cards = dict[str, int]


def counts(cards: Cards) -> list[int]:
    return [cards.get(name, 0) for name in COLOURS]


def need(cards: Cards) -> int:
    return sum(n << 6 * COLOURS.index(name) for name, n in cards.items())


def payments(needed: Cards, hand: Cards, one_colour: bool = True) -> list[Payment]:
    """Every payment; the cheapest is the one that the purse finds."""
    purse = Purse(counts(hand), one_colour)
    found = all_payments(counts(hand), need(needed), one_colour)
    assert purse.cost(need(needed)) == (cards_paid(found[0]) if found else TOO_MUCH)
    cheapest = purse.cheapest(need(needed))
    assert (cheapest in found) if found else cheapest is None
    return found


def said(payment: Payment) -> tuple[Cards, list[tuple[str, int, list[str]]]]:
    direct, wild = payment
    paid = {COLOURS[colour]: n for colour, n in enumerate(direct) if n}
    return paid, [(COLOURS[source], n, [COLOURS[target] for target in targets]) for source, n, targets in wild]


def test_kv_01_a_set_is_worth_one_card_less() -> None:
    for target in (name for name in COLOURS if name != "white"):
        assert [said(each) for each in payments({target: 1}, {"white": 2})] == [({}, [("white", 2, [target])])]
    for target in (name for name in COLOURS if name != "blue"):
        three = payments({target: 2}, {"blue": 3})
        assert [said(each) for each in three] == [({}, [("blue", 3, [target, target])])]


def test_kv_10_one_set_pays() -> None:
    assert said(payments({"red": 1}, {"white": 2})[0]) == ({}, [("white", 2, ["red"])])
    assert said(payments({"red": 2}, {"blue": 3})[0]) == ({}, [("blue", 3, ["red", "red"])])


def test_kv_11_one_set_stands_for_one_colour() -> None:
    assert payments({"red": 1, "green": 1}, {"blue": 3}) == []
    (only,) = payments({"red": 1, "green": 1}, {"blue": 4})
    assert said(only) == ({}, [("blue", 2, ["red"]), ("blue", 2, ["green"])])


def test_kv_12_directly_and_by_set() -> None:
    assert said(payments({"red": 3}, {"red": 1, "blue": 3})[0]) == ({"red": 1}, [("blue", 3, ["red", "red"])])


def test_kv_13_two_sources() -> None:
    """SK-7.2-c: as many sets as one likes."""
    (only,) = payments({"red": 2}, {"blue": 2, "white": 2})
    assert said(only) == ({}, [("blue", 2, ["red"]), ("white", 2, ["red"])])
    (other,) = payments({"red": 2}, {"blue": 2, "white": 1, "red": 1})
    assert said(other) == ({"red": 1}, [("blue", 2, ["red"])])


def test_kv_14_one_colour_directly_and_as_a_set() -> None:
    (only,) = payments({"blue": 1, "red": 1}, {"blue": 3})
    assert said(only) == ({"blue": 1}, [("blue", 2, ["red"])])


def test_kv_15_all_six_cards() -> None:
    found = payments({"red": 2, "white": 2}, {"red": 1, "blue": 2, "green": 3})
    assert ({"red": 1}, [("blue", 2, ["red"]), ("green", 3, ["white", "white"])]) in map(said, found)
    assert all(cards_paid(each) == 6 for each in found)


def test_kv_16_nothing_is_overpaid() -> None:
    play = Position().own(P1, "e1").join(P1, "bravo").hand(P1, blue=3, red=1)
    assert play.build_refused("e5", wild=[["blue", 3, "red"]]) == "SK-7.2-d"
    assert play.build_refused("e5", wild=[["blue", 2, "red"]]) == ""
    assert play.build_refused("e5", direct={"red": 1}, wild=[["blue", 2, "red"]]) == "SK-7.2-d"
    assert play.build_refused("e5", direct={"red": 1}) == ""


def test_kv_56_mixed_sets() -> None:
    """SK-7.2-c: several of the same colour, too."""
    needed = {"red": 1, "blue": 1}
    assert payments(needed, {"white": 3}) == []
    mixed = payments(needed, {"white": 3}, one_colour=False)
    assert [said(each) for each in mixed] == [({}, [("white", 3, ["red", "blue"])])]
    (two,) = payments(needed, {"white": 4})
    assert said(two) == ({}, [("white", 2, ["red"]), ("white", 2, ["blue"])])
    for switch, rule in ((False, ""), (True, "SK-7.2-b")):
        play = Position(wild_one_colour=switch).hand(P1, white=3)
        assert play.build_refused("e1", "e2", wild=[["white", 3, ["red", "blue"]]]) == rule
        assert (len(play.legal("build")) > 0) == (not switch)


def test_kv_57_two_ways_with_four_cards() -> None:
    found = payments({"red": 2}, {"blue": 4})
    assert len(found) == 2
    assert sorted(sorted(n for _, n, _ in wild) for _, wild in found) == [[2, 2], [3]]


def test_sk_7_2_a_what_is_lacking_is_told() -> None:
    """One card of red; what is in the hand for nothing is not counted against it."""
    violation = Position().hand(P1, white=1).why("build", path=["e1", "e2"], direct={}, wild=[])
    assert violation is not None
    assert violation.rule == "SK-7.2-a"
    assert violation.args["lacking"] == [1, 1, 0, 0, 0, 0]


# -- by trying everything


def brute_force(hand: list[int], wanted: list[int], one_colour: bool) -> int:
    """The fewest cards, by trying every combination of sets."""
    best = 99

    def go_on(left: list[int], missing: list[int], paid: int) -> None:
        nonlocal best
        if not any(missing):
            best = min(best, paid)
            return
        target = next(colour for colour, n in enumerate(missing) if n)
        if left[target]:
            go_on(less(left, target, 1), less(missing, target, 1), paid + 1)
        for source in range(len(left)):
            for n in range(2, left[source] + 1):
                for targets in choices(missing, n - 1, source, one_colour):
                    after = missing[:]
                    for colour, amount in targets.items():
                        after[colour] -= amount
                    go_on(less(left, source, n), after, paid + n)

    go_on(hand, wanted, 0)
    return best


def less(counts: list[int], colour: int, by: int) -> list[int]:
    after = counts[:]
    after[colour] -= by
    return after


def choices(missing: list[int], n: int, source: int, one_colour: bool) -> list[Counter[int]]:
    colours = [colour for colour, left in enumerate(missing) if left and colour != source]
    if one_colour:
        return [Counter({colour: n}) for colour in colours if missing[colour] >= n]
    found: list[Counter[int]] = [Counter()]
    for _ in range(n):
        found = [each + Counter([colour]) for each in found for colour in colours if each[colour] < missing[colour]]
    return found


@pytest.mark.parametrize("one_colour", [True, False])
@pytest.mark.parametrize("number", range(60))
def test_the_cheapest_payment_is_the_cheapest(number: int, one_colour: bool) -> None:
    """Three colours, small hands: the purse agrees with trying everything."""
    hand = [number % 5, number // 5 % 4, number // 20 + 1]
    for wanted in ([1, 0, 0], [2, 1, 0], [1, 1, 1], [0, 2, 1], [3, 0, 1], [0, 0, 3]):
        needed = sum(n << 6 * colour for colour, n in enumerate(wanted))
        best = brute_force(hand, wanted, one_colour)
        assert Purse(hand, one_colour).cost(needed) == (TOO_MUCH if best == 99 else best)
