"""Contests: rotated seats, fair counting, and results that depend on nothing but the seed."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from roundhouse.bots import ladder
from roundhouse.bots.contest import Match, Standings, contest, derived
from roundhouse.bots.endless import EndlessGame
from roundhouse.bots.figures import figures
from roundhouse.bots.own import BadMove
from roundhouse.bots.playing import Result, play_game
from roundhouse.engine.bot import Move
from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.games.rocket import RULESET
from roundhouse.games.rocket.invest import Invest
from tests.outside.lantern_game import RULESET as LANTERN

OPTIONS = {"edition": "2018"}


class Shifter:
    """Places its stations and then shifts them for ever; never calls, never bids."""

    name = "shifter"

    def choose(self, state: Any, chance: Chance) -> Move:
        for kind in RULESET.legal(state).kinds:
            if kind.kind in ("station", "decline", "pass"):
                return Move(kind.at(0), Text("reason-random"))
        raise AssertionError("a station can always be shifted")


def summary(standings: Standings) -> list[Any]:
    scores = [(score.name, score.games, score.wins, score.total, score.rank) for score in standings.scores.values()]
    return [scores, standings.decisions, standings.ended_by, standings.events]


def test_a_game_is_played_to_its_end() -> None:
    bots = [ladder.make("random", RULESET) for _ in range(3)]
    result = play_game(RULESET, Setup(players=3, options=OPTIONS, seed=4), bots, Chance(4))
    assert len(result.totals) == len(result.ranks) == 3
    assert result.winners == [seat for seat in range(3) if result.totals[seat] == max(result.totals)]
    assert result.decisions > 50
    assert result.events["merger"] + result.events["isolated"] >= 6
    assert result.ended_by == ["ended-by-lines"]


def test_bots_see_only_what_their_seat_may_know() -> None:
    class Peeping:
        name = "peeping"

        def choose(self, state: Any, chance: Chance) -> Any:
            assert all(state.money[seat] == 0 for seat in range(3) if seat != state.asked)
            return ladder.make("random", RULESET).choose(state, chance)

    play_game(RULESET, Setup(players=3, options={"edition": "1999"}, seed=4), [Peeping()] * 3, Chance(4))


class Stubborn:
    """Wants the same thing again and again, whatever that is."""

    def __init__(self, action: Any) -> None:
        self.action = action

    def choose(self, state: Any, chance: Chance) -> Any:
        return self.action


class Curious:
    """Says that it needs to see nothing, and looks at everything."""

    name = "curious"
    only_legal = True

    def __init__(self) -> None:
        self.decks: list[list[int]] = []

    def choose(self, state: Any, chance: Chance) -> Any:
        self.decks.append(list(state.deck))
        return LANTERN.legal(state)[0]


def test_what_a_bot_of_ones_own_chooses_is_checked() -> None:
    with pytest.raises(BadMove, match=r"Stubborn: has chosen <invest .*>, which SR-.* refuses: .*claimed") as caught:
        contest(RULESET, [Stubborn(Invest(0, 0)), "random"], 1)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


@pytest.mark.parametrize("answer", [None, "invest London steel", Move(None, Text("reason-random"))])
def test_what_is_no_action_is_named_with_its_bot(answer: Any) -> None:
    with pytest.raises(BadMove, match=r"Stubborn: has chosen .*, which is no action of this game"):
        contest(RULESET, [Stubborn(answer), "random"], 1)


def test_no_bot_of_ones_own_sees_more_by_saying_that_it_looks_at_nothing() -> None:
    curious = [Curious(), Curious()]
    setup = Setup(players=2, seed=1)
    play_game(LANTERN, setup, curious, Chance(1))
    assert curious[0].decks[0] != LANTERN.setup(setup).deck


def test_a_game_that_goes_nowhere_is_an_error() -> None:
    with pytest.raises(EndlessGame, match=r"rocket: .* 500 decisions: .*between these bots") as caught:
        play_game(RULESET, Setup(players=2, seed=1), [Shifter(), Shifter()], Chance(1), most_decisions=500)
    assert pickle.loads(pickle.dumps(caught.value)).decisions == 500


def test_everybody_sits_everywhere() -> None:
    matches = [Match(RULESET, OPTIONS, ("a", "b", "c"), 1, number) for number in range(6)]
    for seat in range(3):
        assert sorted(match.seats()[seat] for match in matches) == [0, 0, 1, 1, 2, 2]
    assert len({match.setup().seed for match in matches}) == 2
    assert len({match.chance().state for match in matches}) == 6


def test_seeds_are_unrelated() -> None:
    seeds = {derived(seed, number) for seed in range(20) for number in range(50)}
    assert len(seeds) == 1000


def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    told: list[tuple[int, int]] = []
    alone = contest(
        RULESET, ["random"] * 3, 8, options=OPTIONS, seed=3, progress=lambda done, of: told.append((done, of))
    )
    together = contest(RULESET, ["random"] * 3, 8, options=OPTIONS, seed=3, jobs=2)
    assert summary(alone) == summary(together)
    assert summary(alone) != summary(contest(RULESET, ["random"] * 3, 8, options=OPTIONS, seed=4))
    assert told == [(done, 8) for done in range(1, 9)]


def test_wins_add_up_and_shared_wins_are_fractions() -> None:
    standings = Standings(["a", "b"])
    match = Match(RULESET, OPTIONS, ("a", "b", "b"), 1, 0)
    standings.add(match, Result([30, 30, 10], [1, 1, 3], [0, 1], ["ended-by-tiles"], 90, {"merger": 2}, {}, {}, 0))
    standings.add(match, Result([10, 30, 20], [3, 1, 2], [1], ["ended-by-tiles"], 110, {"merger": 3}, {}, {}, 0))
    a, b = standings.scores["a"], standings.scores["b"]
    assert (a.games, a.wins, a.mean_total, a.mean_rank) == (2, 0.5, 20.0, 2.0)
    assert (b.games, b.wins, b.mean_total, b.mean_rank) == (4, 1.5, 22.5, 1.75)
    assert (standings.games, standings.decisions) == (2, 200)
    assert (standings.ended_by, standings.events) == ({"ended-by-tiles": 2}, {"merger": 5})


def test_the_interval_holds_the_win_rate() -> None:
    standings = contest(RULESET, ["random", "random"], 6, options=OPTIONS, seed=1)
    score = standings.scores["random"]
    assert score.win_rate == 0.5
    low, high = score.interval()
    assert 0.2 < low < 0.5 < high < 0.8


def test_a_wrong_name_is_found_before_the_first_game() -> None:
    with pytest.raises(ladder.UnknownBot):
        contest(RULESET, ["random", "nobody"], 1000, options=OPTIONS)


# -- figures


def test_figures_count_places_from_whoever_begins() -> None:
    """Seat 1 begins and wins from the first place; then seat 2 begins, and seats 0 and 1 share the win."""
    first = Result([10, 30, 20], [3, 1, 2], [1], ["ended-by-tiles"], 90, {}, {}, {"merger": 3, "merger:A+B": 1}, 1)
    second = Result([40, 40, 10], [1, 1, 3], [0, 1], ["ended-by-tiles"], 110, {}, {}, {"merger": 0}, 2)
    found = figures([first, second])
    assert (found.length.least, found.length.mean, found.length.most) == (90, 100, 110)
    assert (found.points.mean, found.points.deviation) == (75, 15)
    assert (found.winner.least, found.winner.most) == (30, 40)
    assert (found.spread.least, found.spread.median) == (20, 25)
    assert [place.win_rate for place in found.places] == [0.5, 0.25, 0.25]
    assert [place.mean_total for place in found.places] == [20, 30, 25]
    assert found.tally == {"merger": 1.5, "merger:A+B": 0.5}


def test_one_bot_on_all_seats_plays_another_game_each_time() -> None:
    """Between different ones a lap shares the set-up, so that all meet it on every seat."""
    same = [Match(RULESET, {}, ("random", "random"), 1, number).setup().seed for number in range(4)]
    other = [Match(RULESET, {}, ("random", "greedy"), 1, number).setup().seed for number in range(4)]
    assert len(set(same)) == 4
    assert (other[0] == other[1], other[1] == other[2], other[2] == other[3]) == (True, False, True)


def test_standings_say_who_sat_where() -> None:
    standings = contest(RULESET, ["random", "greedy"], 3, seed=4)
    assert standings.seated == [["random", "greedy"], ["greedy", "random"], ["random", "greedy"]]
    won = sum(
        "greedy" in [names[seat] for seat in result.winners]
        for names, result in zip(standings.seated, standings.results)
    )
    assert won == standings.scores["greedy"].wins


def test_the_class_of_a_bot_is_not_taken_for_a_bot() -> None:
    bot: Any = Shifter
    with pytest.raises(TypeError, match=r"Shifter is a class; a bot is an object of it: Shifter\(\)"):
        contest(RULESET, [bot, "random"], 1)
