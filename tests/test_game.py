"""The front door: a game in the hand, as scripts and notebooks use it."""

from __future__ import annotations

import copy
import inspect
import pickle
import pydoc
from pathlib import Path
from typing import Any

import msgspec
import pytest

import roundhouse
from roundhouse import saves
from roundhouse.engine.actions import Action
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import player
from roundhouse.game import Game
from roundhouse.games.e1862.map.atlas import COMPANIES
from roundhouse.games.rocket.extend import Extend
from roundhouse.seats import Seat
from roundhouse.words import MissingWord, Words

GAMES = [("rocket", 3), ("spike", 2), ("1862", 4)]
each_game = pytest.mark.parametrize(("name", "players"), GAMES)


def played(name: str, players: int, decisions: int = 60, seed: int = 3) -> Game[Any, Any]:
    """A game that has gone on for a while, at random."""
    game = roundhouse.new(name, players, seed=seed)
    chance = roundhouse.Chance(seed)
    for _ in range(decisions):
        if game.over:
            break
        game.push(game.legal.draw(chance))
    return game


@each_game
def test_a_new_game_asks_somebody(name: str, players: int) -> None:
    game = roundhouse.new(name, players, seed=1)
    assert game.decision is not None
    assert not game.over
    assert game.outcome is None
    assert len(game.scores) == players
    assert game.actions == []


@each_game
def test_pushing_and_popping(name: str, players: int) -> None:
    game = played(name, players)
    before, count = game.digest, len(game.actions)
    action = game.legal[0]
    game.push(action)
    assert game.digest != before
    assert game.pop() == action
    assert (game.digest, len(game.actions)) == (before, count)


@each_game
def test_going_back_leaves_the_game_where_it_is(name: str, players: int) -> None:
    game = played(name, players, 120)
    now = game.digest
    digests = [game.at(number).digest for number in range(len(game.actions) + 1)]
    assert digests[-1] == now == game.digest
    assert digests[0] == roundhouse.new(name, players, seed=3).digest
    assert game.at(55).actions == game.actions[:55]
    with pytest.raises(IndexError):
        game.at(len(game.actions) + 1)


@each_game
def test_copies_are_independent(name: str, players: int) -> None:
    game = played(name, players)
    for other in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        before = game.digest
        assert other.digest == before
        other.push(other.legal[0])
        assert game.digest == before
        assert len(other.actions) == len(game.actions) + 1


@each_game
def test_actions_are_written_and_read(name: str, players: int) -> None:
    game = played(name, players)
    for action in list(game.legal)[:30]:
        assert game.read(game.write(action)) == action
        assert game.parse(game.text(action)) == action
        assert pickle.loads(pickle.dumps(action)) == action
        assert game.say(action)
        assert game.say(action, "it")


@each_game
def test_a_line_that_is_no_action_says_what_could_stand_there(name: str, players: int) -> None:
    game = roundhouse.new(name, players, seed=1)
    for line in ("", "dance", "'half a quotation"):
        with pytest.raises(roundhouse.BadNotation, match="there are"):
            game.parse(line)


@each_game
def test_saving_and_loading(name: str, players: int, tmp_path: Path) -> None:
    game = played(name, players)
    game.save(tmp_path / "game.json", names=["Ada", "Ben", "Cleo", "Dan"][:players])
    loaded = roundhouse.load(tmp_path / "game.json")
    assert loaded.digest == game.digest
    assert loaded.actions == game.actions
    assert loaded.setup == game.setup


def test_who_plays_is_kept(tmp_path: Path) -> None:
    """Load and save again: names and bots are those of the file, wherever the game has been taken meanwhile."""
    seats = [Seat(name="Ada"), Seat(name="Bruno"), Seat(name="Clara", bot="apprentice")]
    game = played("rocket", 3, 5)
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    saves.write(first, saves.document(game, seats, Game))
    loaded = roundhouse.load(first)
    for same in (loaded, loaded.copy(), loaded.at(0), loaded.at(5), pickle.loads(pickle.dumps(loaded))):
        same.save(second)
        assert saves.read(second, saves.Document).seats == seats
    loaded.save(second, ["Ada", "Ben", "Cleo"])
    renamed = saves.read(second, saves.Document).seats
    assert renamed == [Seat(name="Ada"), Seat(name="Ben"), Seat(name="Cleo", bot="apprentice")]


@pytest.mark.parametrize("names", [[], ["A"], ["A", "B", "C", "D"]])
def test_every_player_has_one_name(names: list[str], tmp_path: Path) -> None:
    with pytest.raises(roundhouse.BadSave, match=f"3 seats, but there are {len(names)}"):
        roundhouse.new("rocket", 3).save(tmp_path / "game.json", names)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_game(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("{}", "utf-8")
    with pytest.raises(roundhouse.BadSave, match=r"game\.json"):
        roundhouse.load(tmp_path / "game.json")


@each_game
def test_history_and_events(name: str, players: int) -> None:
    game = played(name, players, 80)
    history = game.history
    assert [entry.action for entry in history] == game.actions
    assert all(0 <= entry.seat < players for entry in history)
    assert [event for entry in history for event in entry.events] == game.events
    again = roundhouse.new(name, players, seed=3)
    for entry in history:
        again.play(entry.text, entry.seat)
    assert again.digest == game.digest


@each_game
def test_what_was_done_is_said_of_whoever_did_it(name: str, players: int) -> None:
    game = played(name, players, 80)
    for number, step in enumerate(game.history):
        assert game.say(step) == game.at(number).say(step.action)
        assert f"Player {step.seat + 1}" in game.say(step)
        assert f"Giocatore {step.seat + 1}" in game.say(step, "it")


def test_nobody_is_about_to_act_when_the_game_is_over() -> None:
    game = played("rocket", 2, 3000)
    assert game.over
    with pytest.raises(ValueError, match="over"):
        game.say(game.actions[-1])
    assert game.say(game.history[-1])


def test_only_seats_that_exist_have_a_name() -> None:
    words, named = Words("en"), Words("en", names=["Ada", "Ben"])
    assert [words.say(player(seat)) for seat in (0, 7, 8)] == ["Player 1", "Player 8", "Player 9"]
    assert [named.say(player(seat)) for seat in (0, 1)] == ["Ada", "Ben"]
    for speaker, seat in ((words, -1), (named, -1), (named, 2)):
        with pytest.raises(MissingWord, match=f"seat {seat}"):
            speaker.say(player(seat))


@each_game
def test_what_is_seen_and_said(name: str, players: int) -> None:
    game = played(name, players)
    assert game.ruleset.title in repr(game)
    assert len(str(game).splitlines()) > 2
    assert game.svg().startswith("<svg")
    assert game._repr_svg_().startswith("<svg")
    assert game.view().data
    decision = game.decision
    assert decision is not None
    seen = game.observe(decision.seat, roundhouse.Chance(9))
    assert list(game.ruleset.legal(seen)) == list(game.legal)


def test_observing_needs_a_chance() -> None:
    game = roundhouse.new("spike", 2, seed=1)
    with pytest.raises(TypeError):
        game.observe(0)  # type: ignore[call-arg]


def test_a_refusal_names_its_rule_and_changes_nothing() -> None:
    game = roundhouse.new("rocket", 3, seed=7)
    game.play("extend GWR 2,12")
    before = game.digest
    with pytest.raises(roundhouse.Refused, match=r"SR-4\.1-c: You have already extended the GWR"):
        game.play({"type": "extend", "line": "GWR", "to": [3, 12]})
    assert game.digest == before


def test_actions_are_said_as_a_person_would() -> None:
    game = roundhouse.new("1862", 3, seed=1)
    assert repr(game.legal[0]).startswith("<")
    assert not any(character in repr(game.legal[1]) for character in "()=")


def test_the_final_scores_are_those_of_the_account() -> None:
    game = played("rocket", 2, 3000)
    assert game.over
    assert game.outcome is not None
    assert game.scores == game.outcome.totals


def test_what_a_game_offers_besides() -> None:
    rocket = roundhouse.new("rocket", 2)
    with pytest.raises(AttributeError, match="Stephenson's Rocket has no 'best_runs'"):
        rocket.best_runs()
    railways = roundhouse.new("1862", 2)
    assert "best_runs" in dir(railways)
    assert "The runs of a company" in pydoc.plain(pydoc.render_doc(railways.best_runs))
    assert next(iter(inspect.signature(railways.best_runs).parameters)) == "company", "the game itself is not asked for"


def test_best_runs_of_a_company_by_its_initials() -> None:
    game = roundhouse.new("1862", 2)
    by_number = repr(game.best_runs(3, 1))
    assert by_number == "[<0 runs, revenue 0, subsidy 0, proven>]"
    assert repr(game.best_runs(COMPANIES[3], 1)) == by_number
    with pytest.raises(roundhouse.BadNotation, match="nothing here is called XX"):
        game.best_runs("XX")


def test_a_hex_may_be_named_as_it_is_shown() -> None:
    game = roundhouse.new("rocket", 3, seed=7)
    for action in game.legal:
        if isinstance(action, Extend):
            extend, line, _ = game.text(action).split()
            assert game.parse(f"{extend} {line} {game.state.board.label(action.to)}") == action


def test_results_print_as_what_they_are() -> None:
    standings = roundhouse.contest("rocket", ["random", "random"], games=1)
    assert repr(standings.scores["random"]) == "<random: 1 wins in 2 games>"


class Last:
    """Takes the last action there is."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules

    def choose(self, state: Any, chance: roundhouse.Chance) -> Action:
        action: Action = self.rules.legal(state)[-1]
        return action


def test_a_contest_with_a_bot_of_ones_own() -> None:
    standings = roundhouse.contest("spike", [Last(roundhouse.find("spike")), "random"], games=4, seed=2)
    assert standings.games == 4
    assert set(standings.scores) == {"Last", "random"}
    assert "Last" in str(standings)


def test_everything_public_says_what_it_is() -> None:
    for name in set(roundhouse.__all__) - {"AnyGame"}:
        assert getattr(roundhouse, name).__doc__, name


@each_game
def test_a_seat_that_does_not_exist_is_said_to_be_missing(name: str, players: int) -> None:
    game = roundhouse.new(name, players)
    for seat in (-1, players):
        with pytest.raises(IndexError, match=f"there is no seat {seat}"):
            game.svg(seat)
        with pytest.raises(IndexError, match=f"there is no seat {seat}"):
            game.observe(seat, roundhouse.Chance(1))


def test_nothing_can_be_taken_back_before_the_first_action() -> None:
    with pytest.raises(IndexError, match="there is no action to take back"):
        roundhouse.new("rocket", 2).pop()


def test_a_picture_has_one_of_three_themes() -> None:
    look: Any = "pink"
    with pytest.raises(ValueError, match="no theme is called 'pink'; there are: light, dark, auto"):
        roundhouse.new("rocket", 2).svg(theme=look)


def test_rules_are_shown_by_the_name_of_the_game() -> None:
    assert repr(roundhouse.find("rocket")) == "<rules of Stephenson's Rocket>"


def test_a_seed_is_said_to_be_no_secret() -> None:
    for said in (inspect.getdoc(roundhouse.new), inspect.getdoc(Setup)):
        assert "secret" in (said or "")
    assert roundhouse.new("spike", 3, seed=5).setup.secret is msgspec.UNSET
