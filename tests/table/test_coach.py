"""The coach of a first game speaks of what the game itself says, knows no secrets, and has a word for everything."""

from __future__ import annotations

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.engine.registry import find
from roundhouse.engine.rules import Rules
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.game import AnyGame
from roundhouse.games.e1862.steps import DECISIONS
from roundhouse.games.rocket.state import PHASES as ROCKET
from roundhouse.games.spike.state import PHASES as SPIKE
from roundhouse.table import coach
from roundhouse.table.howto import Picture, position
from roundhouse.testing import walk
from roundhouse.words import LANGUAGES, Words


def at(game: str, picture: Picture) -> AnyGame:
    return position(find(game), picture)[0]


def told(game: AnyGame) -> list[Text]:
    decision = game.decision
    assert decision is not None
    states = [game.observe(decision.seat, Chance(deal)) for deal in coach.DEALS]
    return list(coach.prospects(game.ruleset, states, decision.seat))


def matters(game: AnyGame) -> list[str]:
    decision = game.decision
    assert decision is not None
    words = Words("en", [game.ruleset.words], ["Ada", "Bruno", "Clara"])
    return [words.say(text) for text in game.ruleset.matters(game.view(decision.seat), decision.seat)]


def test_it_says_the_most_that_can_be_gained_and_whom_it_pays_besides() -> None:
    """The merger of the LBSCR: £6,000 for most shares, £3,000 for the second."""
    best, others, after = told(at("rocket", Picture(game="1999", at=66)))
    assert (best.key, best.args["points"].args["n"]) == ("coach-best", 6)  # type: ignore[union-attr]
    assert (others.key, others.args["player"]) == ("coach-others", Text("player", {"seat": 0}))
    assert (after.key, after.args["player"]) == ("coach-next", Text("player", {"seat": 0}))


def test_what_depends_on_hidden_cards_is_not_said_of_others() -> None:
    """In Spike the next player's builds depend on a hand that nobody sees."""
    keys = {text.key for number in (13, 25, 34) for text in told(at("spike", Picture(game="basic", at=number)))}
    assert "coach-best" in keys
    assert "coach-next" not in keys


def test_it_speaks_of_majorities() -> None:
    said = matters(at("rocket", Picture(game="1999", at=66)))
    assert said[0].startswith("You lead on the London, Brighton & South Coast Railway, 3 shares to 2.")
    assert said[1].startswith("On the Great Northern Railway Bruno is ahead")


def test_it_speaks_of_goods_route_and_time() -> None:
    assert matters(at("spike", Picture(game="basic", at=25))) == [
        "On board: oil. In your network it pays most in Topeka: $8.",
        "Topeka is in your network and supplies what a contract of yours asks for: wheat. It pays $9 in Tulsa.",
        "Your route card is worth nothing until Detroit is in your network.",
        "Cards left in the deck: 24. Then round 1 of three is over.",
    ]


def test_it_speaks_of_trains_that_will_be_obsolete() -> None:
    said = matters(at("1862", Picture(sample="shorter", at=81)))
    assert "The first C train makes trains of band A obsolete. Your companies with such trains: N&S." in said


KINDS = {"rocket": ROCKET, "spike": SPIKE, "1862": [kind for kind, _ in DECISIONS]}


@pytest.mark.parametrize("game", KINDS)
def test_every_kind_of_decision_is_explained_and_nothing_else(game: str) -> None:
    kinds = {f"coach-about-{kind.replace('_', '-')}" for kind in KINDS[game] if kind != "over"}
    for language in LANGUAGES:
        lines = (find(game).words / f"coach.{language}.ftl").read_text("utf-8").splitlines()
        assert {line.partition(" =")[0] for line in lines if line.startswith("coach-about-")} == kinds


@pytest.mark.parametrize("game", KINDS)
def test_what_matters_can_be_said_all_through_a_game(game: str) -> None:
    ruleset = find(game)
    setup = Setup(players=3, options=ruleset.complete({}), seed=5)
    state = ruleset.setup(setup)
    people = ["Ada", "Bruno", "Clara"]
    words = [Words(language, [ruleset.words], people) for language in LANGUAGES]
    said = set()
    for action in walk(ruleset, setup, 5, 250).log:
        for text in ruleset.matters(ruleset.view(state, 1), 1):
            said.add(text.key)
            assert all("coach-" not in each.say(text) for each in words)
        ruleset.apply(state, action)
    assert len(said) > 1


def test_a_game_that_says_nothing_of_its_own_has_a_coach_all_the_same() -> None:
    game = at("rocket", Picture(game="1999", at=66))
    assert Rules.matters(game.ruleset, game.view(0), 0) == ()
    assert told(game)
