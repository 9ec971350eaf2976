"""Tournaments: everybody on every seat, ratings that follow results, and nothing lost when they are interrupted."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from roundhouse.bots.rating import Rating, rated
from roundhouse.bots.tournament import OtherPlan, Plan, Played, Tournament, ranking
from roundhouse.games.rocket import RULESET


def plan(bots: list[str], players: int, seed: int = 1) -> Plan:
    return Plan(game="rocket", options=RULESET.complete({}), bots=bots, players=players, seed=seed)


def invented(number: int, bots: list[str], ranks: list[int]) -> Played:
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    totals = [10 * (5 - rank) for rank in ranks]
    categories = {"score-cash": totals}
    return Played(
        number=number, bots=bots, totals=totals, ranks=ranks, winners=winners, decisions=9, categories=categories
    )


class TestRatings:
    def test_who_wins_gains_and_everybody_is_more_certain(self) -> None:
        first, second, third = rated([Rating(), Rating(), Rating()], [1, 2, 3])
        assert first.mean > second.mean > third.mean
        assert all(each.spread < Rating().spread for each in (first, second, third))

    def test_the_first_game_of_two_moves_them_as_the_paper_says(self) -> None:
        """Equal strength, c² = 2(σ² + β²): the winner gains σ²/2c."""
        first, second = rated([Rating(), Rating()], [1, 2])
        c = (2 * (Rating().spread ** 2 + (Rating().spread / 2) ** 2)) ** 0.5
        assert first.mean == pytest.approx(25 + Rating().spread ** 2 / c / 2)
        assert second.mean == pytest.approx(50 - first.mean)

    def test_a_tie_of_equals_changes_no_mean(self) -> None:
        one, other = rated([Rating(), Rating()], [1, 1])
        assert one.mean == pytest.approx(25)
        assert other.mean == pytest.approx(25)

    def test_a_surprise_moves_more_than_what_was_expected(self) -> None:
        strong, weak = Rating(30, 3), Rating(20, 3)
        expected = rated([strong, weak], [1, 2])[0].mean - strong.mean
        surprise = strong.mean - rated([strong, weak], [2, 1])[0].mean
        assert surprise > expected > 0


def test_everybody_meets_everybody_on_every_seat() -> None:
    """Four bots at three seats: four mixtures, each three times, twelve games in all."""
    four = plan(["random", "greedy", "apprentice", "engineer"], 3)
    seats: Counter[tuple[str, int]] = Counter()
    for number in range(12):
        match = four.match(number)
        for seat, entrant in enumerate(match.seats()):
            seats[str(match.entrants[entrant]), seat] += 1
    assert set(seats.values()) == {3}
    assert len(seats) == 12


def test_the_games_of_a_lap_share_their_set_up_and_not_their_luck() -> None:
    two = plan(["random", "greedy"], 2)
    first, second, third = (two.match(number) for number in range(3))
    assert first.setup() == second.setup() != third.setup()
    assert first.chance().bits() != second.chance().bits()


def test_two_bots_fill_three_seats_in_every_mixture() -> None:
    mixtures = plan(["random", "greedy"], 3).mixtures()
    assert mixtures == [("random", "random", "greedy"), ("random", "greedy", "greedy")]


@pytest.mark.long
def test_an_interrupted_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = Tournament(plan(["random", "greedy"], 2))
    whole.play(4)
    file = tmp_path / "kept"
    Tournament(whole.plan, file).play(2)
    # The next line was being written when the machine went down.
    file.write_text(file.read_text("utf-8") + '{"number": 2, "bo', "utf-8")
    again = Tournament(whole.plan, file)
    assert sorted(again.played) == [0, 1]
    again.play(4)
    assert again.games() == whole.games()
    assert Tournament(whole.plan, file).games() == whole.games()
    assert ranking(again) == ranking(whole)


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    Tournament(plan(["random", "greedy"], 2), tmp_path / "kept")
    with pytest.raises(OtherPlan):
        Tournament(plan(["random", "greedy"], 2, seed=2), tmp_path / "kept")


def test_the_standing_counts_shared_wins_and_categories() -> None:
    tournament = Tournament(plan(["random", "greedy"], 2))
    tournament.keep(invented(0, ["random", "greedy"], [2, 1]))
    tournament.keep(invented(1, ["greedy", "random"], [1, 1]))
    first, second = ranking(tournament)
    assert (first["bot"], first["wins"], second["wins"]) == ("greedy", 1.5, 0.5)
    assert tournament.categories() == {"score-cash": {"random": 35.0, "greedy": 40.0}}


def test_the_order_in_which_games_came_in_does_not_matter() -> None:
    games = [invented(0, ["random", "greedy"], [2, 1]), invented(1, ["greedy", "random"], [2, 1])]
    found = []
    for order in (games, games[::-1]):
        tournament = Tournament(plan(["random", "greedy"], 2))
        for game in order:
            tournament.keep(game)
        found.append(tournament.ratings())
    assert found[0] == found[1]
