"""How to play: every picture can be drawn under today's rules, every text is there, every rule named exists."""

from __future__ import annotations

import msgspec
import pytest

from roundhouse.engine.registry import find, names
from roundhouse.engine.rules import AnyRules
from roundhouse.table.howto import HowTo, draw, frame_of, howto_of, keys_of, pictures_of, position
from roundhouse.words import LANGUAGES, Words, rule_ids

TAUGHT = [game for game in names() if howto_of(find(game)) is not None]
PICTURES = [(game, name) for game in TAUGHT for name in pictures_of(howto_of(find(game)))]  # type: ignore[arg-type]


def page_of(game: str) -> tuple[AnyRules, HowTo]:
    ruleset = find(game)
    howto = howto_of(ruleset)
    assert howto is not None
    return ruleset, howto


def test_every_game_with_lessons_can_be_read_about() -> None:
    assert set(TAUGHT) >= {game for game in names() if find(game).lessons is not None}


@pytest.mark.parametrize("game", TAUGHT)
def test_everything_on_the_page_can_be_said(game: str) -> None:
    ruleset, howto = page_of(game)
    for language in LANGUAGES:
        words = Words(language, [ruleset.words])
        assert [key for key in keys_of(howto) if not words.has(key)] == []
        written = {key for key in words_of(ruleset, language) if key.startswith("howto-")}
        assert written == set(keys_of(howto)), "words that nobody reads"
    named = {rule for chapter in howto.chapters for item in chapter.items for rule in item.rules}
    assert named <= set(rule_ids(ruleset.words))
    assert howto.cover in ("", *pictures_of(howto))


def words_of(ruleset: AnyRules, language: str) -> list[str]:
    lines = (ruleset.words / f"howto.{language}.ftl").read_text("utf-8").splitlines()
    return [line.partition(" =")[0] for line in lines if " =" in line and not line.startswith(("#", " "))]


@pytest.mark.parametrize(("game", "name"), PICTURES)
def test_a_picture_is_drawn_from_its_position(game: str, name: str) -> None:
    ruleset, howto = page_of(game)
    picture = pictures_of(howto)[name]
    assert draw(ruleset, picture, "dark", "it").startswith("<svg")


def test_a_picture_stays_on_the_board_and_around_what_matters() -> None:
    ruleset, howto = page_of("rocket")
    picture = pictures_of(howto)["idea-cities"]
    game, people = position(ruleset, picture)
    assert people == ["Ada", "Bruno", "Clara"]
    scene = game.scene()
    left, top, across, down = frame_of(scene, picture)
    spot = next(spot for spot in scene.spots if spot.pick == picture.near[0])
    assert left < spot.x < left + across
    assert top < spot.y < top + down
    assert left >= scene.frame[0]
    assert top + down <= scene.frame[1] + scene.frame[3]
    with pytest.raises(LookupError, match="hex:99,99"):
        frame_of(scene, msgspec.structs.replace(picture, near=("hex:99,99",)))


def test_the_action_of_a_picture_is_seen_in_it() -> None:
    ruleset, howto = page_of("rocket")
    picture = pictures_of(howto)["idea-cities"]
    assert draw(ruleset, picture, "light", "en") != draw(
        ruleset, msgspec.structs.replace(picture, play=""), "light", "en"
    )
