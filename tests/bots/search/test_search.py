"""The search: it finds what is right, says the same whatever the clock, keeps to its budget, and cannot see secrets."""

from __future__ import annotations

from itertools import count, pairwise

import pytest

from roundhouse.bots.search import Budget, Finding, StatePlayer, Thinker, search
from roundhouse.bots.search.halving import Option
from roundhouse.engine.chance import Chance
from tests.bots.search.toys import BLUFF, SHUNTING, Bet, Cards, Shunter, Take, Train


def found(wagons: int, budget: Budget, seed: int = 1, width: int = 3) -> Finding:
    return search(Shunter(), Train(wagons), seed, budget, width)


# -- what is right


@pytest.mark.parametrize("wagons", [2, 3, 5, 6, 7])
def test_finds_the_winning_move(wagons: int) -> None:
    """Whoever leaves four wagons, or none, wins."""
    assert found(wagons, Budget(playouts=150)).best.action == Take(wagons % 4)


def test_the_better_options_get_more_playouts() -> None:
    options = found(7, Budget(playouts=120)).options
    assert sum(option.playouts for option in options) == 120
    assert options[0].playouts >= options[1].playouts > options[2].playouts


def test_plays_a_whole_game_well() -> None:
    """From 15 wagons the first player wins by leaving a multiple of four every time."""
    bot = Thinker(Shunter(), playouts=200)
    for seed in range(3):
        state, chance = Train(7), Chance(seed)
        while SHUNTING.decision(state) is not None:
            mine = state.turn == 0
            action = bot.choose(state, chance).action if mine else SHUNTING.legal(state).draw(chance)
            SHUNTING.apply(state, action)
        assert state.winner == 0


def test_the_first_option_can_be_kept_to_compare_with() -> None:
    player = Shunter()
    player.candidates = lambda state: [(Take(count), 0.0) for count in (1, 3, 2)]  # type: ignore[method-assign]
    for keep in (False, True):
        options = search(player, Train(7), 1, Budget(playouts=60), 3, keep).options
        first = next(option for option in options if option.action == Take(1))
        assert options[0].action == Take(3)
        assert (first.playouts == options[0].playouts) == keep


def test_the_doubt_about_a_difference_is_its_standard_error() -> None:
    one, other = Option(Take(1), 0.0), Option(Take(2), 0.0)
    one.values, other.values = [3.0], [1.0]
    assert one.doubt(other) == 0.0
    one.values, other.values = [3.0, 5.0, 7.0], [1.0, 1.0, 9.0]
    assert one.better_than(other) == pytest.approx(4 / 3)
    assert one.doubt(other) == pytest.approx(((2 / 3) ** 2 + (8 / 3) ** 2 + (-10 / 3) ** 2) ** 0.5 / 6**0.5)


# -- the same worlds for all


def test_every_option_meets_the_same_worlds() -> None:
    player = Shunter()
    finding = search(player, Train(9), 4, Budget(playouts=60), 3)
    worlds = dict.fromkeys(player.imagined)
    assert len(worlds) == finding.best.playouts
    assert len(player.imagined) == 60


def test_the_same_seed_gives_the_same_finding_whatever_the_clock() -> None:
    ticks = count()
    budgets = [Budget(playouts=77), Budget(playouts=77, seconds=1e9, clock=lambda: float(next(ticks)) * 1000)]
    seen = [[(option.action, option.values) for option in found(9, budget).options] for budget in budgets]
    assert seen[0] == seen[1]


def test_another_seed_imagines_other_worlds() -> None:
    values = [[option.values for option in found(11, Budget(playouts=60), seed).options] for seed in (1, 2)]
    assert values[0] != values[1]


# -- budgets


@pytest.mark.parametrize("playouts", [1, 2, 5, 6, 7, 50, 333])
def test_spends_its_playouts_and_not_one_more(playouts: int) -> None:
    assert found(9, Budget(playouts=playouts)).playouts == playouts


def test_stops_when_its_time_is_up() -> None:
    ticks = count()
    finding = found(9, Budget(seconds=40, clock=lambda: float(next(ticks))))
    assert 30 <= finding.playouts <= 40


def test_stops_when_it_is_told_to() -> None:
    asked = count()
    finding = found(9, Budget(stop=lambda: next(asked) >= 25))
    assert 20 <= finding.playouts <= 25
    assert SHUNTING.why_not(Train(9), finding.best.action) is None


def test_cancelled_before_it_begins_it_still_has_an_answer() -> None:
    move = Thinker(Shunter(), seconds=10).choose(Train(9), Chance(1), stop=lambda: True)
    assert move.action in SHUNTING.legal(Train(9))
    assert move.alternatives == ()


@pytest.mark.parametrize("playouts", [2, 3, 4, 5])
def test_the_last_playouts_count_even_where_they_did_not_suffice(playouts: int) -> None:
    """A first sweep of twelve playouts that ends after two: one of each option, and the winning one is taken."""
    player = Shunter()
    player.candidates = lambda state: [(Take(1), 0.0), (Take(state.left), 0.0)]  # type: ignore[method-assign]
    assert search(player, Train(3), 1, Budget(playouts=playouts), 6).best.action == Take(3)


def test_a_search_without_limits_is_refused() -> None:
    with pytest.raises(ValueError, match="limit"):
        Budget()


def test_nothing_is_asked_where_there_is_no_choice() -> None:
    assert found(1, Budget(playouts=50)).playouts == 0


# -- widening


def test_thinks_of_more_the_longer_it_thinks() -> None:
    """With two candidates at first, the third is found only by those who think longer."""
    tried = [
        sum(option.playouts > 0 for option in found(9, Budget(playouts=playouts), width=2).options)
        for playouts in (4, 60)
    ]
    assert tried == [2, 3]


def test_a_winner_outside_the_first_candidates_is_found() -> None:
    assert found(7, Budget(playouts=4), width=2).best.action != Take(3)
    assert found(7, Budget(playouts=200), width=2).best.action == Take(3)


# -- secrets


@pytest.mark.parametrize("mine", range(10))
def test_paired_worlds_give_the_same_choice(mine: int) -> None:
    """Handed even the true state, it chooses the same whatever the other card is."""
    bot = Thinker(StatePlayer(BLUFF), playouts=120)
    moves = [bot.choose(Cards([mine, theirs]), Chance(3)) for theirs in range(10)]
    assert all(one == other for one, other in pairwise(moves))


def test_bets_by_what_it_knows() -> None:
    bot = Thinker(StatePlayer(BLUFF), playouts=200)
    assert bot.choose(Cards([9, 0]), Chance(1)).action == Bet(3)
    assert bot.choose(Cards([0, 0]), Chance(1)).action == Bet(0)


# -- the move


def test_a_move_tells_what_else_there_was() -> None:
    move = Thinker(Shunter(), playouts=200).choose(Train(7), Chance(1))
    assert move.value == 1.0
    assert {action for action, _ in move.alternatives} == {Take(1), Take(2)}
    assert all(value < move.value for _, value in move.alternatives)
    assert move.reason.key == "reason-search"


def test_variety_draws_among_those_that_are_as_good() -> None:
    bot = Thinker(StatePlayer(SHUNTING), playouts=300, variety=2.0)
    assert len({bot.choose(Train(9), Chance(seed)).action for seed in range(12)}) > 1


def test_a_decision_that_needs_no_thought_is_made_by_the_policy() -> None:
    class Hasty(Thinker):
        def ponders(self, state: Train) -> bool:
            return False

    move = Hasty(Shunter(), playouts=9).choose(Train(2), Chance(1))
    assert (move.action, move.reason.key) == (Take(2), "reason-at-once")


def test_options_are_compared_in_the_worlds_that_both_have_seen() -> None:
    one, other = Option(Take(1), 0.0), Option(Take(2), 0.0)
    one.values, other.values = [1.0, 1.0, 7.0], [0.0, 1.0]
    assert one.better_than(other) == 0.5
