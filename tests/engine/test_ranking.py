"""Ranking: prizes for the highest counts, ties, rounding."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.engine.ranking import award, ranks

SPECIFICATION = Path(__file__).parents[2] / "docs" / "rules" / "rocket.md"

counts_of_players = st.lists(st.integers(0, 6), max_size=7)
prize_lists = st.lists(st.integers(0, 30), max_size=5).map(lambda prizes: sorted(prizes, reverse=True))


def payout_table() -> list[tuple[str, list[int], list[str]]]:
    """The rows of the normative payout table (§15): name, the two prizes, and what ties are paid."""
    text = SPECIFICATION.read_text("utf-8").partition("## 15. Payout table")[2].partition("## 16.")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    return [(row[0], [int(row[1]), int(row[2])], row[3:]) for row in rows[2:]]


def test_the_payout_table_is_whole() -> None:
    assert [name for name, _, _ in payout_table()] == [*map(str, range(1, 29)), "city (2/1)", "final 6/3"]


@pytest.mark.parametrize(("name", "prizes", "ties"), payout_table(), ids=lambda value: str(value))
def test_payout_table(name: str, prizes: list[int], ties: list[str]) -> None:
    """§15, column by column: 2, 3 and 4 tied leaders, then 2 and 3 tied for second."""
    first, second = prizes
    assert award([1, 2], prizes) == [second, first]
    columns = [[1, 1], [1, 1, 1], [1, 1, 1, 1], [2, 1, 1], [2, 1, 1, 1]]
    for counts, cell in zip(columns, ties, strict=True):
        if cell != "–":
            leader = [first] if counts[0] == 2 else []
            assert award(counts, prizes) == leader + [int(cell)] * counts.count(1), counts


@pytest.mark.parametrize(
    ("counts", "prizes", "paid"),
    [
        ([2, 0, 1], [2, 1], [2, 0, 1]),
        ([3, 0, 0], [2, 1], [2, 0, 0]),
        ([0, 0, 0], [2, 1], [0, 0, 0]),
        ([], [2, 1], []),
        ([1, 2], [], [0, 0]),
        ([5, 5, 1], [9, 4], [6, 6, 0]),
        ([5, 2, 2, 2], [8, 4], [8, 1, 1, 1]),
        ([3, 2, 1], [10, 6, 3], [10, 6, 3]),
        ([3, 2, 2, 1], [10, 6, 3], [10, 4, 4, 0]),
        ([4, 4, 2, 1], [10, 6, 3], [8, 8, 3, 0]),
        ([4, 3, 2, 2, 2], [10, 6, 3, 2], [10, 6, 1, 1, 1]),
        ([1, 1], [5], [2, 2]),
        ([1], [7, 5, 3], [7]),
        ([9, 8, 7], [5], [5, 0, 0]),
    ],
)
def test_award(counts: list[int], prizes: list[int], paid: list[int]) -> None:
    """Payouts of Rocket by rank: SR-8.1-a..g."""
    assert award(counts, prizes) == paid


def by_positions(counts: list[int], prizes: list[int]) -> list[int]:
    """The same, position by position: whoever ties shares what the positions of the tie are worth."""
    paid = []
    for count in counts:
        better = sum(1 for other in counts if other > count)
        tied = sum(1 for other in counts if other == count)
        paid.append(sum(prizes[better : better + tied]) // tied if count >= 1 else 0)
    return paid


@given(counts_of_players, prize_lists)
def test_award_by_positions(counts: list[int], prizes: list[int]) -> None:
    assert award(counts, prizes) == by_positions(counts, prizes)


@given(counts_of_players, prize_lists)
def test_award_never_pays_more_than_the_prizes(counts: list[int], prizes: list[int]) -> None:
    paid = award(counts, prizes)
    assert sum(paid) <= sum(prizes)
    assert sum(paid) > sum(prizes[: len([count for count in counts if count > 0])]) - max(1, len(counts))
    assert all(amount >= 0 for amount in paid)


@given(counts_of_players, prize_lists)
def test_award_follows_the_counts(counts: list[int], prizes: list[int]) -> None:
    paid = award(counts, prizes)
    for count, amount in zip(counts, paid, strict=True):
        assert count > 0 or amount == 0
        for other, more in zip(counts, paid, strict=True):
            assert other <= count or more >= amount
            assert other != count or more == amount


@given(st.permutations(range(5)), st.lists(st.integers(0, 4), min_size=5, max_size=5), prize_lists)
def test_award_does_not_care_who_sits_where(order: list[int], counts: list[int], prizes: list[int]) -> None:
    paid = award(counts, prizes)
    assert award([counts[seat] for seat in order], prizes) == [paid[seat] for seat in order]


def test_award_changes_nothing() -> None:
    counts, prizes = [2, 1, 1], [6, 3]
    award(counts, prizes)
    assert (counts, prizes) == ([2, 1, 1], [6, 3])


@pytest.mark.parametrize(
    ("totals", "places"),
    [([], []), ([5], [1]), ([5, 9], [2, 1]), ([7, 7, 3], [1, 1, 3]), ([1, 4, 4, 9], [4, 2, 2, 1]), ([0, 0], [1, 1])],
)
def test_ranks(totals: list[int], places: list[int]) -> None:
    assert ranks(totals) == places


@given(st.lists(st.integers(-9, 9), min_size=1, max_size=6))
def test_ranks_follow_the_totals(totals: list[int]) -> None:
    places = ranks(totals)
    assert min(places) == 1
    for total, place in zip(totals, places, strict=True):
        assert place == 1 + len([other for other in totals if other > total])
