"""Puzzles: what is shipped is proven again, what does not hold is named, and a proof looks at everything it must."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import roundhouse
from roundhouse import puzzles
from roundhouse.engine.parts.puzzles import Proof
from roundhouse.engine.registry import find, names
from roundhouse.games.rocket import decisions
from roundhouse.games.rocket.puzzles import themes as rocket
from roundhouse.games.spike.puzzles import themes as spike
from roundhouse.games.spike.upgrade import Upgrade
from roundhouse.puzzles import Collection, Doubt, Puzzle
from roundhouse.words import LANGUAGES, Words

ASKING = [game for game in names() if find(game).themes]


@cache
def files_of(game: str) -> tuple[Path, ...]:
    return tuple(sorted((find(game).folder / "puzzles").glob("*.json")))


@cache
def shipped(game: str) -> Collection:
    (file,) = files_of(game)
    return puzzles.read(file)


def early(game: str) -> list[Puzzle]:
    """One of each theme, as early in a game as there is one: its position is soon there."""
    found = sorted(shipped(game).puzzles, key=lambda puzzle: puzzle.at)
    return list({puzzle.theme: puzzle for puzzle in reversed(found)}.values())


def doubted(game: str, collection: Collection, some: list[Puzzle]) -> list[Doubt]:
    found = puzzles.doubts(find(game), collection, frozenset(puzzle.id for puzzle in some))
    return [doubt for doubt in found if doubt is not None]


# -- what is shipped


def test_every_game_ships_two_hundred_and_all_are_small() -> None:
    for game in ASKING:
        ids = [puzzle.id for puzzle in shipped(game).puzzles]
        assert len(ids) == len(set(ids)) >= 200
        assert {puzzle.theme for puzzle in shipped(game).puzzles} == set(find(game).themes)
        assert {puzzle.level for puzzle in shipped(game).puzzles} == set(puzzles.LEVELS)
    assert sum(file.stat().st_size for game in ASKING for file in files_of(game)) < 2_000_000


def test_no_answer_is_right_so_often_that_it_can_be_guessed() -> None:
    for game in ASKING:
        answers = [(puzzle.theme, str(puzzle.answer)) for puzzle in shipped(game).puzzles]
        assert max(answers.count(answer) for answer in set(answers)) <= puzzles.ALIKE


@pytest.mark.parametrize("game", ASKING)
def test_a_puzzle_of_each_theme_is_proven_again(game: str) -> None:
    some = early(game)
    found = list(puzzles.doubts(find(game), shipped(game), frozenset(puzzle.id for puzzle in some)))
    assert found == [None] * len(some)


@pytest.mark.long
@pytest.mark.parametrize("game", ASKING)
def test_all_puzzles_are_proven_again(game: str) -> None:
    assert doubted(game, shipped(game), list(shipped(game).puzzles)) == []


@pytest.mark.parametrize("game", ASKING)
def test_a_puzzle_is_asked_and_answered_in_words(game: str) -> None:
    ruleset = find(game)
    for puzzle in early(game):
        _, state = puzzles.start_of(ruleset, puzzle.id)
        theme = ruleset.themes[puzzle.theme]
        texts = [theme.task(state, puzzle.about)]
        texts += [theme.figure(state, puzzle.about, worth) for worth in (puzzle.best, puzzle.tempting)]
        for language in LANGUAGES:
            words = Words(language, [ruleset.words])
            assert words.has(f"puzzle-{puzzle.theme}")
            said = [words.say(text) for text in texts]
            assert said[1] != said[2]
            assert not any(text.key in sentence for text, sentence in zip(texts, said))


# -- what does not hold


def changed(game: str, puzzle: Puzzle, **change: Any) -> Collection:
    collection = shipped(game)
    others = [msgspec.structs.replace(each, **change) if each is puzzle else each for each in collection.puzzles]
    return msgspec.structs.replace(collection, puzzles=tuple(others))


def money() -> Puzzle:
    return next(puzzle for puzzle in early("rocket") if puzzle.theme == "money")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"best": 99}, "puzzle-wrong-figures"),
        ({"worse": 1000}, "puzzle-wrong-figures"),
        ({"rating": 1}, "puzzle-wrong-rating"),
        ({"theme": "stop"}, "puzzle-wrong-question"),
        ({"theme": "flying"}, "puzzle-wrong-question"),
        ({"answer": ("extend GWR 0,0",)}, "puzzle-wrong-answer"),
    ],
)
def test_a_puzzle_that_does_not_hold_is_named(change: dict[str, Any], why: str) -> None:
    puzzle = money()
    found = doubted("rocket", changed("rocket", puzzle, **change), [puzzle])
    assert [(doubt.puzzle, doubt.why.key) for doubt in found] == [(puzzle.id, why)]


def test_a_game_that_the_rules_no_longer_allow_is_named() -> None:
    puzzle, collection = money(), shipped("rocket")
    source = collection.sources[puzzle.source]
    lost = msgspec.structs.replace(source, actions=("extend GWR 0,0", *source.actions))
    sources = [lost if each is source else each for each in collection.sources]
    found = doubted("rocket", msgspec.structs.replace(collection, sources=tuple(sources)), [puzzle])
    assert [(doubt.puzzle, doubt.why.key, doubt.why.args["n"]) for doubt in found] == [
        (puzzle.id, "puzzle-wrong-action", 1)
    ]


# -- proofs


def positions(game: str, sample: str, every: int) -> Iterator[Any]:
    """Positions of a sample game."""
    played = roundhouse.load(find(game).folder / "samples" / sample)
    state = played.ruleset.setup(played.setup)
    for number, action in enumerate(played.actions):
        if number % every == 0:
            yield played.ruleset.copy(state)
        played.ruleset.apply(state, action)


def test_what_a_turn_brings_is_searched_as_if_every_action_were_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    theme = rocket.MostMoney()
    asked = [state for state in positions("rocket", "1999.json", 20) if theme.asks(state) and state.action_no == 1]

    def figures() -> list[Any]:
        found = [theme.prove(state, "") for state in asked]
        return [None if each is None else (each.best, each.ways, each.worse) for each in found]

    quick = figures()
    monkeypatch.setattr(rocket, "useful", lambda state: list(decisions.legal(state)))
    assert figures() == quick
    assert any(quick)


def test_a_veto_counts_what_the_mover_can_still_do_about_it() -> None:
    """The best veto is never worth more than letting the mover match it, and always more than letting it be."""
    theme = rocket.StopThem()
    proven = 0
    for state in positions("rocket", "1999.json", 1):
        proof = theme.prove(state, "") if theme.asks(state) else None
        if proof is not None:
            proven += 1
            answers = theme.answers(state)
            assert proof.best == max(theme.worth(state, "", answer) or 0 for answer in answers)
            assert proof.best > (theme.worth(state, "", answers[0]) or 0)
    assert proven


def test_track_is_paid_with_the_fewest_cards_or_not_at_all() -> None:
    theme = spike.CheapestTrack()
    for state in positions("spike", "basic.json", 3):
        for about in theme.asks(state):
            proof = theme.prove(state, about)
            if proof is not None:
                assert theme.worth(state, about, proof.answer) == proof.best > spike.MISSED
                assert theme.worth(state, about, [Upgrade(0)]) == spike.MISSED
                assert theme.worth(state, about, []) is None


# -- difficulty, and what is chosen


def proof(worse: int, weight: int = 0, ways: int = 1) -> Proof:
    return Proof(10, [], ways, [5] * worse, weight)


def test_more_tempting_answers_make_a_puzzle_harder() -> None:
    ratings = [puzzles.rating_of(proof(worse)) for worse in (1, 2, 5, 20)]
    assert ratings == sorted(set(ratings))
    assert puzzles.rating_of(proof(5, weight=100)) == ratings[2] + 100
    assert puzzles.rating_of(proof(10_000, weight=1000)) == puzzles.HARDEST


def test_a_clear_puzzle_has_few_best_answers_and_a_tempting_one() -> None:
    assert puzzles.is_clear(proof(1))
    assert not puzzles.is_clear(proof(0))
    assert not puzzles.is_clear(proof(1, ways=puzzles.MOST_BEST + 1))


def test_no_theme_crowds_out_another() -> None:
    def found(theme: str, number: int) -> puzzles.Found:
        return puzzles.Found(number, theme, "", proof(1), (f"{theme} {number}",), f"{number:04}")

    many = [(0, found("many", number)) for number in range(50)]
    few = [(1, found("few", number)) for number in range(5)]
    chosen = [each.theme for _, each in puzzles.choose([*many, *few], 20)]
    assert (chosen.count("few"), chosen.count("many")) == (5, 15)
