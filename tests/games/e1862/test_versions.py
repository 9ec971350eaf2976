"""Versions of the rules: games go on under the one that they began with."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.game import Game
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.operating.running import RunTrains, fingerprint
from roundhouse.games.e1862.rules import E1862
from roundhouse.games.e1862.setup.deal import written_deal
from roundhouse.games.e1862.state import State
from roundhouse.seats import Seat
from roundhouse.table.save import load, save
from tests.games.e1862.tables import OFFER, PERMITS, table

SETUP = Setup(players=3, options={"preset": "18xx-games"}, seed=4)
SEATS = [Seat(name=name) for name in ("Ada", "Bruno", "Clara")]


def first() -> E1862:
    found = RULESET.under(1)
    assert found is not None
    return found


def readings(state: State) -> tuple[bool, bool, bool, bool]:
    switches = state.switches
    again = switches.raise_money_again
    return switches.first_version, switches.turn_100_ends_any_round, switches.stations_reroute_track, again


def test_two_versions_can_be_played() -> None:
    assert [RULESET.version, first().version] == [2, 1]
    assert RULESET.under(2) is RULESET
    assert RULESET.under(3) is None


def test_what_the_first_version_did_not_know() -> None:
    assert readings(first().setup(SETUP)) == (True, False, False, False)
    assert readings(RULESET.setup(SETUP)) == (False, True, True, True)
    old = first().setup(SETUP)
    assert readings(first().unpack(SETUP, first().pack(old))) == (True, False, False, False)
    assert first().complete(SETUP.options)["turn_100_ends_any_round"] is False


def test_the_shorter_game_with_another_length_was_possible_once() -> None:
    options: dict[str, Any] = {"shorter_game": True, "length": "long"}
    assert first().complete(options)["length"] == "long"
    with pytest.raises(BadSetup):
        RULESET.complete(options)


def test_a_save_goes_on_under_its_version(tmp_path: Path) -> None:
    game = Game(first(), SETUP)
    for _ in range(20):
        game.push(game.legal[0])
    save(tmp_path / "game.json", game, SEATS)
    again = load(tmp_path / "game.json").game
    assert again.ruleset.version == 1
    assert readings(again.state) == (True, False, False, False)
    assert again.digest == game.digest


# -- who has the priority (R2.4.4-a)


def test_r2_4_4_a_the_priority_is_drawn_from_the_seed() -> None:
    drawn = Counter(RULESET.setup(Setup(players=4, seed=seed)).priority for seed in range(200))
    assert sorted(drawn) == [0, 1, 2, 3]
    assert min(drawn.values()) > 30
    state = RULESET.setup(Setup(players=4, seed=2))
    again = RULESET.setup(Setup(players=4, seed=2))
    assert (again.priority, again.asked) == (state.priority, state.priority)


def test_r2_4_4_a_the_draw_leaves_the_deal_as_it_was() -> None:
    for seed in range(20):
        setup = Setup(players=4, seed=seed)
        before, now = first().setup(setup), RULESET.setup(setup)
        assert before.priority == 0
        assert written_deal(before) == written_deal(now)


def test_r2_4_4_a_unless_the_priority_is_given() -> None:
    for seat in range(4):
        assert RULESET.setup(Setup(players=4, seed=2, given={"priority": seat})).priority == seat
    given = RULESET.setup(Setup(players=4, seed=2, given={"priority": 3}))
    assert written_deal(given) == written_deal(RULESET.setup(Setup(players=4, seed=2)))
    deal: dict[str, Any] = {"offer": OFFER, "permits": PERMITS}
    assert RULESET.setup(Setup(players=4, given={**deal, "priority": 2})).priority == 2


@pytest.mark.parametrize("given", [{"offer": OFFER, "permits": PERMITS}, {"site_seed": 862300}])
def test_r2_4_4_a_what_is_recorded_has_its_seats_in_order(given: dict[str, Any]) -> None:
    for seed in range(10):
        assert RULESET.setup(Setup(players=4, seed=seed, given=given)).priority == 0


@pytest.mark.parametrize("seat", [-1, 4, "0", True, None])
def test_r2_4_4_a_a_priority_that_no_seat_has(seat: Any) -> None:
    with pytest.raises(BadSetup, match="from 0 to 3") as refused:
        RULESET.setup(Setup(players=4, given={"priority": seat}))
    assert refused.value.where == "priority"


def test_fingerprints_of_logged_runs_are_what_they_were() -> None:
    """Saves of imported games hold them: a field that the state did not have at first makes no difference."""
    state, runs = table(), RunTrains([], 70, 10)
    assert fingerprint(state, runs) == "bb97f510b427f764"
    state.based = 1
    state.refused_mergers = state.refused_trains = 1
    assert fingerprint(state, runs) == "bb97f510b427f764"
    state.board.tile[0] = 1
    assert fingerprint(state, runs) != "bb97f510b427f764"
