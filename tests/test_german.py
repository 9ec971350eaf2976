"""German, a language that grows: the page and Stephenson's Rocket are there, the rest is said in English."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from roundhouse.cli.language import Found, compared
from roundhouse.engine.setup import Setup
from roundhouse.games.rocket import RULESET
from roundhouse.games.spike import RULESET as SPIKE
from roundhouse.testing import walk
from roundhouse.testing.spoken import of_events, of_picks, of_position
from roundhouse.words import OFFERED, OWN_FOLDER, Words
from tests.support.wordfiles import read

#: What the page says itself, and what every table of Rocket says.
PAGE = ("web", "screens", "learn", "puzzles", "boards", "table")
ROCKET = ("game", "panels", "scene", "bots", "boards", "chapters", "coach", "puzzles", "howto")


@cache
def found() -> dict[str, Found]:
    return {each.file: each for each in compared("de")}


def test_it_is_offered() -> None:
    assert OFFERED == ("en", "it", "de")


def test_the_page_and_rocket_lack_next_to_nothing_and_nothing_is_wrong() -> None:
    for file in [*(f"roundhouse/{name}.de.ftl" for name in PAGE), *(f"rocket/{name}.de.ftl" for name in ROCKET)]:
        assert found()[file].messages >= 5
        # Words that are new need not be German on the same day: until then they are said in English.
        assert len(found()[file].missing) <= found()[file].messages // 20, found()[file].missing
    assert all(not each.otherwise for each in found().values())


def test_something_is_missing_and_listed() -> None:
    missing = {key for each in found().values() for key in each.missing}
    assert "cli-play" in missing
    assert "web-lobby" not in missing


@pytest.mark.parametrize("folder", [OWN_FOLDER, RULESET.words])
def test_no_message_was_left_as_it_is_in_english(folder: Path) -> None:
    """Whole sentences that are the same were forgotten, most probably; names and figures may be."""
    for file in folder.glob("*.de.ftl"):
        english = read(file.with_name(file.name.replace(".de.", ".en.")))
        same = [key for key, message in read(file).items() if key in english and english[key].words == message.words]
        assert [key for key in same if len(english[key].words.split()) > 3] == [], file.name


def test_a_whole_game_of_rocket_is_told_in_german() -> None:
    german, english = Words("de", [RULESET.words]), Words("en", [RULESET.words])
    said: set[str] = set()
    for decisions in range(0, 200, 25):
        played = walk(RULESET, Setup(players=3, options=RULESET.complete({}), seed=3), 3, decisions)
        texts = [*of_position(RULESET, played.state, 3), *of_picks(RULESET, played.state)]
        texts += of_events(RULESET, played.state, 3, played.events[-1] if played.events else [])
        for text in texts:
            spoken = german.say(text)
            if spoken == english.say(text) and len(spoken.split()) > 3:
                said.add(f"{text.key}: {spoken}")
    # Names of players, of places and of lines are the same everywhere.
    assert {each for each in said if not each.startswith(("game-", "map-title", "outcome-"))} == set()


def test_what_is_missing_is_said_in_english() -> None:
    words = Words("de", [SPIKE.words])
    assert words.say("web-lobby") == "Lobby"
    assert words.say("cli-play") == Words("en").say("cli-play")
    state = SPIKE.setup(Setup(players=2, options=SPIKE.complete({}), seed=1))
    assert words.say(SPIKE.prompt(state, 0))


def test_the_api_speaks_it() -> None:
    page = Path(__file__).parents[1] / "docs" / "openapi.json"
    assert '"de"' in json.dumps(json.loads(page.read_text("utf-8")))
