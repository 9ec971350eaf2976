"""A game whose rules have a second version: what began under the first goes on under it, what begins now does not."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from roundhouse.engine import registry
from roundhouse.engine.chance import Chance
from roundhouse.engine.registry import OtherRules, find, find_under
from roundhouse.engine.setup import Setup
from roundhouse.game import Game, load
from roundhouse.saves import BadSave
from roundhouse.server.tables.caretaker import question
from roundhouse.server.tables.searching import situation
from roundhouse.table.export import complete, import_
from roundhouse.table.practice import practice, rematch
from roundhouse.table.table import Table, TableSetup
from tests.outside.lantern_game import Lantern, State
from tests.table.keeping import Kept, people


class Brighter(Lantern):
    """Under the second version everybody begins with one more lantern; the first can go on, version 0 cannot."""

    version = 2
    earlier = (1,)

    def setup(self, setup: Setup) -> State:
        state = super().setup(setup)
        if self.version >= 2:
            for hand in state.hands:
                hand.append(state.deck.pop())
        return state


BRIGHTER = Brighter()


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Lantern has been upgraded."""
    monkeypatch.setattr(registry, "find", lambda name: BRIGHTER if name == "lantern" else find(name))
    find_under.cache_clear()
    yield
    find_under.cache_clear()


def at_table(rules: int) -> Kept:
    setup = Setup(players=2, options=BRIGHTER.complete({}), seed=4)
    return Kept(Table(TableSetup(game="lantern", rules=rules, setup=setup, seats=people(2), host="anna", salt="s")))


def held(table: Table) -> int:
    return len(table.game.state.hands[0])


def test_a_table_goes_on_under_the_rules_it_began_with() -> None:
    assert [held(at_table(rules).table) for rules in (1, 2)] == [2, 3]
    earlier = at_table(1).play_some(100, Chance(1))
    assert earlier.table.over
    assert earlier.table.game.ruleset.version == 1


def test_other_versions_are_refused() -> None:
    for rules in (0, 3):
        with pytest.raises(OtherRules, match=f"version {rules}"):
            at_table(rules)


def test_a_version_is_made_once() -> None:
    assert find_under("lantern", 1) is find_under("lantern", 1)
    assert find_under("lantern", 2) is BRIGHTER


def test_a_save_is_of_the_version_it_began_with(tmp_path: Path) -> None:
    game = Game(find_under("lantern", 1), Setup(players=2, options=BRIGHTER.complete({}), seed=4))
    game.push(game.legal[0])
    game.save(tmp_path / "first.json")
    again = load(tmp_path / "first.json")
    assert again.ruleset.version == 1
    assert (again.digest, again.actions) == (game.digest, game.actions)
    again.save(tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == (tmp_path / "first.json").read_bytes()


def test_a_save_of_another_version_says_so(tmp_path: Path) -> None:
    game = Game(BRIGHTER, Setup(players=2, options=BRIGHTER.complete({})))
    game.save(tmp_path / "now.json")
    text = (tmp_path / "now.json").read_text("utf-8").replace('"rules": 2', '"rules": 7')
    (tmp_path / "now.json").write_text(text, "utf-8")
    with pytest.raises(BadSave, match=r"version 7 of the rules.* version 2"):
        load(tmp_path / "now.json")


def test_a_pickled_game_keeps_its_version() -> None:
    game = at_table(1).play_some(3, Chance(1)).table.game
    again = pickle.loads(pickle.dumps(game))
    assert (again.ruleset.version, again.digest) == (1, game.digest)


def test_an_exported_table_is_imported_under_its_version() -> None:
    table = at_table(1).play_some(100, Chance(1)).table
    document = complete(table)
    assert document["rules"] == 1
    begin, entries = import_(document)
    assert begin.rules == 1
    assert len(entries) == len(table.entries)


def test_whoever_thinks_elsewhere_knows_the_version() -> None:
    table = at_table(1).table
    for asked in (question(table, table.game.state, "random", 1), situation(table, 0)):
        assert asked.unpacked().ruleset.version == 1


def test_branches_stay_under_their_rules_and_a_rematch_is_of_now() -> None:
    table = at_table(1).play_some(100, Chance(1)).table
    branched = practice(table, 0, 2, secret="5e" * 32, owner="anna", name="Anna")
    assert (branched.rules, held(Table(branched))) == (1, len(table.game.at(2).state.hands[0]))
    again = rematch(table, secret="5e" * 32)
    assert (again.rules, held(Table(again))) == (2, 3)


def test_a_table_of_now_is_of_the_newest_version() -> None:
    begin = at_table(2).table.begin
    assert msgspec.structs.replace(begin, rules=find_under("lantern", 2).version) == begin
