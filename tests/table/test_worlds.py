"""Secrets: two worlds that differ only in what a reader cannot know are the same to it, byte for byte."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.engine.canonical import canonical
from roundhouse.engine.chance import Chance
from roundhouse.table.export import export
from roundhouse.table.hint import hint
from roundhouse.table.projection import branch, game_after, told_view
from roundhouse.table.records import Acted
from roundhouse.table.seal import seal
from roundhouse.table.table import Table
from roundhouse.testing import choose
from tests.support import spike_worlds
from tests.support.effort import examples
from tests.table.keeping import Kept, at_table
from tests.table.reading import at_action, beside, history, plain, preview_data, project, since_my_turn, why_not_data
from tests.table.worlds import SECRET, Reading, answered, compare, must_not_differ, pair, readings, traffic

SEEDS = st.integers(0, 10**6)


@given(st.integers(2, 4), st.integers(0, 3), SEEDS)
@settings(max_examples=examples(15))
def test_a_seat_cannot_tell_the_worlds_apart(players: int, seat: int, seed: int) -> None:
    compare(players, seat % players, seed)


@given(st.integers(2, 4), SEEDS)
@settings(max_examples=examples(10))
def test_nor_can_a_spectator(players: int, seed: int) -> None:
    compare(players, None, seed)


@pytest.mark.long
def test_the_worlds_do_differ() -> None:
    """Otherwise the comparison would show nothing: lanterns have changed places, and so has the chance to come."""
    moved = [compare(2, 0, seed) for seed in range(8)]
    assert sum(moved) > 20
    different = 0
    for seed in range(10):
        one, other, steps = pair(3, 1, seed)
        for step in steps:
            step(one)
            step(other)
        assert one.table.game.digest != other.table.game.digest
        different += one.table.begin.setup.seed != other.table.begin.setup.seed
    assert different > 5


# -- hidden totals


def totals_world(reader: int, money: list[int]) -> Kept:
    """A game of Rocket with hidden totals, from a position in which the others have other totals."""
    played = at_table("rocket", 3, seed=3).play_some(60, Chance(3)).table
    position = played.game.ruleset.pack(played.game.state)
    position["money"] = [position["money"][seat] if seat == reader else money[seat] for seat in range(3)]
    setup = msgspec.structs.replace(played.begin.setup, position=position)
    return Kept(Table(msgspec.structs.replace(played.begin, setup=setup)))


def totals_readings(table: Table, reader: int | None) -> Iterator[Any]:
    yield project(table, reader, 5.0)
    yield history(table, reader)
    yield export(table, reader)
    yield at_action(table, reader, len(table.story) // 2)
    yield beside(table, reader, table.game)
    yield beside(table, reader, game_after(table, len(table.story) // 2))
    if reader is not None:
        yield since_my_turn(table, reader)
        yield branch(table, reader, len(table.story) // 2, SECRET).position
    if reader is not None and reader == table.deciding:
        yield table.game.ruleset.pack(hint(table, reader, 1).state)
        yield [preview_data(table, reader, action) for action in list(table.game.legal)[:20]]


@pytest.mark.long
@pytest.mark.parametrize("reader", [0, 1, 2])
def test_hidden_totals_stay_hidden(reader: int) -> None:
    one, other = totals_world(reader, [1, 2, 3]), totals_world(reader, [31, 12, 23])
    chance = Chance(reader)
    while not one.table.over:
        must_not_differ(one.table, other.table, reader, totals_readings)
        action = choose(one.table.game.ruleset, one.table.game.state, chance)
        one.play(action)
        other.play(action)
    assert project(one.table, reader, 0.0)["outcome"] != project(other.table, reader, 0.0)["outcome"]


# -- hidden hands, decks and routes


def spike_pair(players: int, reader: int | None, seed: int, decisions: int) -> tuple[Kept, Kept]:
    """Two tables of Spike from positions that are the same to the reader."""
    begun = at_table("spike", players, seed=seed, options={"advanced": seed % 2 == 0})
    played = begun.play_some(decisions, Chance(seed)).table
    state = played.game.state
    worlds = [state, spike_worlds.other_world(state, reader, Chance(seed + 1))]
    tables = []
    for world in worlds:
        setup = msgspec.structs.replace(played.begin.setup, position=played.game.ruleset.pack(world))
        tables.append(Kept(Table(msgspec.structs.replace(played.begin, setup=setup))))
    return tables[0], tables[1]


def spike_readings(table: Table, reader: int | None) -> Iterator[Any]:
    yield project(table, reader, 5.0)
    yield history(table, reader)
    yield export(table, reader)
    if reader is not None:
        yield branch(table, reader, len(table.story), SECRET).position
        for path in (["deck"], ["end"], ["city:miami"], ["card:blue"], ["part:tender"], ["load:coal"]):
            yield answered(lambda path=path: why_not_data(table, reader, path))  # type: ignore[misc]
    if reader is not None and reader == table.deciding:
        yield table.game.ruleset.pack(hint(table, reader, 1).state)
        yield [preview_data(table, reader, action) for action in list(table.game.legal)[:20]]


@pytest.mark.parametrize("seed", range(12))
def test_hidden_hands_of_spike_stay_hidden(seed: int) -> None:
    players = 2 + seed % 3
    reader = None if seed % 5 == 4 else seed % players
    one, other = spike_pair(players, reader, seed, 9 * seed)
    assert one.table.game.digest != other.table.game.digest
    must_not_differ(one.table, other.table, reader, spike_readings)
    # An action of the reader, or one that both worlds allow to somebody else, is told alike.
    both = [action for action in one.table.game.legal if other.table.game.why_not(action) is None]
    action = both[Chance(seed).below(len(both))]
    events = one.table.game.copy().push(action)
    if not any(event.chance for event in events):
        one.play(action)
        other.play(action)
        must_not_differ(one.table, other.table, reader, spike_readings)


# -- leaks put in on purpose


def state_in_projection(table: Table, reader: int | None) -> Iterator[Any]:
    yield {**project(table, reader, 5.0), "deck": table.game.state.deck}


def hands_in_view(table: Table, reader: int | None) -> Iterator[Any]:
    yield {**project(table, reader, 5.0), "hands": table.game.state.hands}


def open_log(table: Table, reader: int | None) -> Iterator[Any]:
    yield plain([told_view(told, reader, True) for told in table.story])


def eyes_of_another(table: Table, reader: int | None) -> Iterator[Any]:
    yield history(table, 1 if reader == 0 else 0)


def panels_of_another(table: Table, reader: int | None) -> Iterator[Any]:
    yield beside(table, 1 if reader == 0 else 0, table.game)


def digests(table: Table, reader: int | None) -> Iterator[Any]:
    yield table.game.digest


def records(table: Table, reader: int | None) -> Iterator[Any]:
    yield [repr(entry) for entry in table.entries]


def seeds(table: Table, reader: int | None) -> Iterator[Any]:
    yield table.begin.setup.seed


LEAKS: list[Reading] = [
    state_in_projection,
    hands_in_view,
    open_log,
    eyes_of_another,
    panels_of_another,
    digests,
    records,
    seeds,
]


@pytest.mark.long
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
@pytest.mark.parametrize("reader", [0, None])
def test_a_leak_put_in_on_purpose_is_caught(leak: Reading, reader: int | None) -> None:
    def leaking(table: Table, reader: int | None) -> Iterator[Any]:
        yield from readings(table, reader)
        yield from leak(table, reader)

    caught = 0
    for seed in range(5):
        try:
            compare(2, reader, seed, leaking)
        except AssertionError:
            caught += 1
    assert caught > 0


# -- seeds and decks


@pytest.mark.parametrize("game", ["lantern", "rocket", "spike"])
def test_seeds_do_not_leave_before_the_end(game: str) -> None:
    seed, salt = 918273645546372819, "pepper-and-salt"
    kept, chance = at_table(game, 3, seed=seed, salt=salt), Chance(8)
    promised = project(kept.table, None, 0.0)["commitment"]

    def sent(reader: int | None) -> str:
        return canonical([project(kept.table, reader, 0.0), history(kept.table, reader), export(kept.table, reader)])

    while not kept.table.over:
        for reader in (0, 1, 2, None):
            text = sent(reader)
            for secret in (str(seed), salt, "digest", *digests_of(kept.table)):
                assert secret not in text
        kept.play_some(1 if game == "lantern" else 25, chance)
    assert str(seed) in sent(None)
    assert seal(project(kept.table, None, 0.0)["opened"]) == promised


def digests_of(table: Table) -> list[str]:
    return [entry.record.digest for entry in table.entries if isinstance(entry.record, Acted)]


def test_a_given_deck_does_not_leave_either() -> None:
    for seed in range(3):
        one, _, steps = pair(3, None, seed)
        for step in steps:
            deck = canonical(one.table.begin.setup.given)[1:-1]
            assert deck not in traffic(one.table, None)
            assert '"given"' not in traffic(one.table, None)
            step(one)
