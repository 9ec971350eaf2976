"""Chance: the published generators, without bias, and streams that do not disturb each other."""

from __future__ import annotations

from hashlib import blake2b
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.engine.chance import Chance

#: SplitMix64 from seed 1234567: what its implementations are compared with.
SPLIT_MIX = [6457827717110365317, 3203168211198807973]
#: xoshiro128++ from the state 1, 2, 3, 4: what its implementations are compared with.
XOSHIRO = [
    641,
    1573767,
    3222811527,
    3517856514,
    836907274,
    4247214768,
    3867114732,
    1355841295,
    495546011,
    621204420,
]
#: The same, seeded with 0 by SplitMix64.
XOSHIRO_FROM_0 = [1179900579, 1938959192, 3089844957, 3657088315, 1015453891, 479942911, 3433842246, 669252886]
ONE_TWO_THREE_FOUR = 1 | 2 << 32 | 3 << 64 | 4 << 96
BITS = 2**32
seeds = st.integers(0, 2**64 - 1)


def test_the_seed_is_spread_by_split_mix() -> None:
    assert Chance(1234567).state == SPLIT_MIX[0] | SPLIT_MIX[1] << 64


def test_the_numbers_are_those_of_xoshiro() -> None:
    chance = Chance.resume(ONE_TWO_THREE_FOUR)
    assert [chance.bits() for _ in XOSHIRO] == XOSHIRO


def test_both_together() -> None:
    chance = Chance()
    assert [chance.bits() for _ in XOSHIRO_FROM_0] == XOSHIRO_FROM_0


def test_seeds_of_any_size() -> None:
    assert Chance(2**64 + 5).state == Chance(5).state
    assert Chance(-1).state == Chance(2**64 - 1).state


@given(seeds)
def test_a_stream_goes_on_from_its_state(seed: int) -> None:
    chance = Chance(seed)
    assert chance.state == Chance(seed).state
    chance.bits()
    again = Chance.resume(chance.state)
    assert [chance.bits() for _ in range(5)] == [again.bits() for _ in range(5)]
    assert 0 <= chance.state < 2**128


@given(seeds)
def test_a_copy_draws_the_same_and_leaves_the_original_alone(seed: int) -> None:
    chance = Chance(seed)
    copied = chance.copy()
    drawn = [copied.bits() for _ in range(5)]
    assert chance.state == Chance(seed).state
    assert [chance.bits() for _ in range(5)] == drawn


@given(seeds, st.integers(1, 50) | st.integers(1, 2**100))
def test_below_stays_below(seed: int, bound: int) -> None:
    assert 0 <= Chance(seed).below(bound) < bound


@pytest.mark.parametrize("bound", [0, -1])
def test_below_needs_a_possibility(bound: int) -> None:
    with pytest.raises(ValueError, match="at least one possibility"):
        Chance(1).below(bound)


def test_below_is_the_remainder_of_the_bits() -> None:
    chance = Chance.resume(ONE_TWO_THREE_FOUR)
    assert [chance.below(10) for _ in XOSHIRO] == [number % 10 for number in XOSHIRO]


def test_below_draws_again_where_the_remainder_would_favour_small_numbers() -> None:
    # Of 2**32 numbers only the first 3 * 2**30 divide evenly into 3 * 2**30; some of the ten lie beyond.
    bound = 3 * 2**30
    fitting = [number for number in XOSHIRO if number < bound]
    assert len(fitting) == 6
    chance = Chance.resume(ONE_TWO_THREE_FOUR)
    assert [chance.below(bound) for _ in fitting] == fitting


def test_below_draws_again_at_the_very_limit() -> None:
    # The third number is the first that is left over.
    chance = Chance.resume(ONE_TWO_THREE_FOUR)
    assert [chance.below(XOSHIRO[2]) for _ in range(3)] == [XOSHIRO[0], XOSHIRO[1], XOSHIRO[4]]


def test_below_takes_the_largest_number_of_the_last_whole_block() -> None:
    assert Chance.resume(ONE_TWO_THREE_FOUR).below(XOSHIRO[0] + 1) == XOSHIRO[0]
    assert Chance.resume(ONE_TWO_THREE_FOUR).below(BITS) == XOSHIRO[0]


def test_below_a_number_of_more_than_32_bits() -> None:
    assert Chance.resume(ONE_TWO_THREE_FOUR).below(2**64) == XOSHIRO[0] * BITS + XOSHIRO[1]
    assert Chance.resume(ONE_TWO_THREE_FOUR).below(2**96) == (XOSHIRO[0] * BITS + XOSHIRO[1]) * BITS + XOSHIRO[2]


def test_below_draws_large_numbers_again_as_a_whole() -> None:
    bound = 3 * 2**62
    pairs = [high * BITS + low for high, low in zip(XOSHIRO[::2], XOSHIRO[1::2], strict=True)]
    assert [pair < bound for pair in pairs] == [True, False, True, False, True]
    chance = Chance.resume(ONE_TWO_THREE_FOUR)
    assert [chance.below(bound) for _ in range(3)] == [pairs[0], pairs[2], pairs[4]]


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 10])
def test_below_is_even(bound: int) -> None:
    chance = Chance(bound)
    rounds = 3000 * bound
    counts = [0] * bound
    for _ in range(rounds):
        counts[chance.below(bound)] += 1
    squares = sum((count - 3000) ** 2 / 3000 for count in counts)
    # The mean of chi square is bound - 1, its variance twice that: six deviations do not happen by chance.
    assert squares < (bound - 1) + 6 * (2 * (bound - 1)) ** 0.5


@given(seeds, st.lists(st.integers(), max_size=30))
def test_shuffling_keeps_the_items_and_depends_on_nothing_but_the_state(seed: int, items: list[int]) -> None:
    once, again = list(items), list(items)
    Chance(seed).shuffle(once)
    Chance(seed).shuffle(again)
    assert once == again
    assert sorted(once) == sorted(items)


def test_every_order_is_equally_likely() -> None:
    chance = Chance(7)
    counts = dict.fromkeys(permutations("abcd"), 0)
    for _ in range(24 * 500):
        items = list("abcd")
        chance.shuffle(items)
        counts[tuple(items)] += 1
    squares = sum((count - 500) ** 2 / 500 for count in counts.values())
    assert squares < 23 + 6 * 46**0.5


def test_the_order_of_a_shuffle_is_part_of_the_format() -> None:
    """Saved games hold a seed: the same seed must give the same deck in every version."""
    items = list(range(12))
    Chance(2026).shuffle(items)
    assert items == [3, 2, 5, 8, 0, 10, 11, 7, 1, 9, 6, 4]


@given(seeds, st.lists(st.integers(), min_size=1, max_size=9))
def test_choice_is_one_of_the_items(seed: int, items: list[int]) -> None:
    assert Chance(seed).choice(items) == items[Chance(seed).below(len(items))]


def test_choice_of_nothing() -> None:
    with pytest.raises(ValueError, match="at least one possibility"):
        Chance(1).choice([])


@given(seeds, st.integers(0, 5))
def test_a_branch_does_not_depend_on_what_is_drawn_later(seed: int, later: int) -> None:
    trunk = Chance(seed)
    branch = trunk.branch()
    for _ in range(later):
        trunk.bits()
    undisturbed = Chance(seed).branch()
    assert [branch.bits() for _ in range(4)] == [undisturbed.bits() for _ in range(4)]


@given(seeds)
def test_drawing_from_a_branch_does_not_disturb_the_trunk(seed: int) -> None:
    trunk, other = Chance(seed), Chance(seed)
    branch = trunk.branch()
    branch.shuffle(list(range(10)))
    other.branch()
    assert trunk.bits() == other.bits()


@given(seeds)
def test_branches_differ_from_each_other_and_from_the_trunk(seed: int) -> None:
    trunk = Chance(seed)
    streams = [trunk.branch(), trunk.branch(), trunk]
    drawn = [tuple(stream.bits() for _ in range(4)) for stream in streams]
    assert len({number for numbers in drawn for number in numbers}) == 12


# -- from a key


KEY = bytes(range(32))


def test_a_keyed_stream_is_blake2b_over_the_number_of_the_block() -> None:
    chance = Chance.keyed(KEY)
    drawn = b"".join(chance.bits().to_bytes(4, "big") for _ in range(32))
    blocks = [blake2b(number.to_bytes(8, "big"), key=KEY, person=b"roundhouse").digest() for number in (0, 1)]
    assert drawn == b"".join(blocks)


@given(st.binary(min_size=32, max_size=32), st.integers(0, 40))
def test_a_keyed_stream_goes_on_from_its_state(key: bytes, before: int) -> None:
    chance = Chance.keyed(key)
    for _ in range(before):
        chance.bits()
    again, copy = Chance.resume(chance.state), chance.copy()
    numbers = [chance.bits() for _ in range(20)]
    assert [again.bits() for _ in range(20)] == numbers
    assert [copy.bits() for _ in range(20)] == numbers


def test_no_state_of_a_seed_is_taken_for_a_key() -> None:
    largest = 2**128 - 1
    assert Chance.resume(largest).state == largest
    assert Chance.keyed(bytes(32)).state > largest


def test_a_branch_of_a_keyed_stream_has_a_key_of_its_own() -> None:
    trunk = Chance.keyed(KEY)
    streams = [trunk.branch(), trunk.branch(), trunk]
    assert len({stream.state for stream in streams}) == 3
    assert all(stream.state > 2**256 for stream in streams)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_key_has_256_bits(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Chance.keyed(bytes(length))
