"""A game of another package, found by its entry point: nothing of roundhouse knows of it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.engine.text import Text
from roundhouse.testing import walk
from roundhouse.words import Words
from tests.outside.lantern_game import RULESET, Bury, Draw, Light, Pass
from tests.support.outside import install_lantern
from tests.support.panels import check_panels, panel_texts


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """The environment of a Python in which the package is installed beside roundhouse."""
    return {**os.environ, **install_lantern(tmp_path), "PYTHONUTF8": "1"}


def run(environment: dict[str, str], folder: Path, *arguments: str, typed: str = "") -> str:
    """What Python says, run far away from the checkout; it must not complain."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        cwd=folder,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def roundhouse(environment: dict[str, str], folder: Path, *arguments: str, typed: str = "") -> str:
    """What the `roundhouse` command says."""
    return run(environment, folder, "-m", "roundhouse.cli.main", *arguments, typed=typed)


PLAY = """
from roundhouse.engine.chance import Chance
from roundhouse.engine.registry import find, names
from roundhouse.engine.setup import Setup

assert "lantern" in names() and "rocket" in names(), names()
game, chance = find("lantern"), Chance(1)
state = game.setup(Setup(players=3, seed=1))
while game.decision(state) is not None:
    action = chance.choice(list(game.legal(state)))
    assert game.why_not(state, action) is None
    game.apply(state, action)
    game.check(state)
print(type(game).__module__, game.words.is_dir(), game.outcome(state).totals)
"""


def test_it_is_found_and_played_to_the_end(installed: dict[str, str], tmp_path: Path) -> None:
    module, words, totals = run(installed, tmp_path, "-c", PLAY).strip().split(" ", 2)
    assert (module, words) == ("lantern_game", "True")
    assert len(json.loads(totals)) == 3


def test_it_is_not_found_where_it_is_not_installed(tmp_path: Path) -> None:
    told = run(dict(os.environ), tmp_path, "-c", "from roundhouse.engine import registry; print(registry.names())")
    assert "lantern" not in told


# -- the command line, which knows of it only what the registry says


def test_it_is_listed(installed: dict[str, str], tmp_path: Path) -> None:
    assert "lantern" in roundhouse(installed, tmp_path, "games")


def test_it_is_simulated(installed: dict[str, str], tmp_path: Path) -> None:
    arguments = ["simulate", "lantern", "--players", "3", "--games", "5", "--seed", "1", "--json"]
    told, again = (json.loads(roundhouse(installed, tmp_path, *arguments)) for _ in range(2))
    assert (told["game"], told["players"], told["games"]) == ("lantern", 3, 5)
    assert told["ended_by"] == {"ended-by-goal": 5}
    assert told["scores"] == again["scores"]


def test_its_options_are_set(installed: dict[str, str], tmp_path: Path) -> None:
    arguments = ["simulate", "lantern", "goal=1", "hand_limit=3", "--games", "3", "--json"]
    told = json.loads(roundhouse(installed, tmp_path, *arguments))
    assert told["events_per_game"]["lit"] == 1


@pytest.mark.parametrize(("language", "end"), [("en", "The game is over"), ("it", "La partita è finita")])
def test_it_is_played(installed: dict[str, str], tmp_path: Path, language: str, end: str) -> None:
    arguments = ["play", "lantern", "--names", "Ada", "--bots", "random,random", "--seed", "1", "--lang", language]
    typed = "?\n? pass\n? L99\nboard\n" + "1\n" * 40
    told = roundhouse(installed, tmp_path, *arguments, typed=typed)
    assert "[LN-4]" in told
    assert "LN-1" in told
    assert end in told


def test_it_is_saved_and_taken_up_again(installed: dict[str, str], tmp_path: Path) -> None:
    begin = ["play", "lantern", "--names", "Ada,Ben", "--seed", "1", "--save", "evening.json"]
    assert "evening.json" in roundhouse(installed, tmp_path, *begin, typed="1\n1\nquit\n")
    told = roundhouse(installed, tmp_path, "play", "--resume", "evening.json", "--lang", "en", typed="1\n" * 40)
    assert "The game is over" in told


def test_playing_does_not_tell_what_others_draw(installed: dict[str, str], tmp_path: Path) -> None:
    arguments = ["play", "lantern", "--names", "Ada", "--bots", "random", "--lang", "en", "--seed"]
    told = "".join(roundhouse(installed, tmp_path, *arguments, str(seed), typed="1\n" * 40) for seed in range(3))
    assert "random has drawn a lantern" in told
    assert "random has drawn lantern" not in told
    assert "Ada has drawn lantern" in told


# -- pictures and pages, with its own colours and icons

DRAW = """
from roundhouse.engine.registry import find
from roundhouse.game import new
from roundhouse.picture.svg import render
from roundhouse.picture.theme import colours
from roundhouse.words import Words

words = Words("en", [find("lantern").words])
scene = find("lantern").scene(new("lantern", 2).view(0))
print(*(colours("dark")[name] in render(scene, say=words.say, theme="dark") for name in ("lantern-dark", "ink")))
print(colours("light")["lantern-dark"], colours("dark")["lantern-dark"], colours("light")["ink"])
"""
ASK = """
import json
from litestar.testing import TestClient
from roundhouse.server.http.app import create_app
from roundhouse.server.config import Config
from roundhouse.server.http.settings import Settings

settings = Settings(key="no cookie is ever signed with this", samples=False)
app = create_app(Config(database="sqlite:///look.sqlite"), settings)
with TestClient(app) as client:
    print(json.dumps(client.get("/api/v1/games/lantern/look").json()))
"""


def test_its_own_colours_are_drawn_with(installed: dict[str, str], tmp_path: Path) -> None:
    drawn, values = run(installed, tmp_path, "-c", DRAW).splitlines()
    assert drawn == "True False"
    assert values == "#4A5568 #A0AEC0 #22201B"


def test_its_own_colours_and_icons_arrive_and_nothing_else(installed: dict[str, str], tmp_path: Path) -> None:
    look = json.loads(run(installed, tmp_path, "-c", ASK))
    assert look["colours"] == {
        "light": {"lantern-lit": "#F2B705", "on-lantern-lit": "#1B1A17", "lantern-dark": "#4A5568"},
        "dark": {"lantern-lit": "#FFE08A", "lantern-dark": "#A0AEC0"},
    }
    assert list(look["icons"]) == ["lantern-lamp"]
    lamp = look["icons"]["lantern-lamp"]
    assert lamp["box"] == "0 0 24 24"
    assert lamp["shapes"] == [
        {"tag": "path", "attributes": {"d": "M8 6h8l2 12H6z", "fill": "var(--lantern-lit)"}},
        {
            "tag": "circle",
            "attributes": {"cx": "12", "cy": "12", "r": "3", "stroke": "currentColor", "stroke-width": "1.5"},
        },
    ]


DRAW_WRONGLY = """
import lantern_game
from litestar.testing import TestClient
from roundhouse.server.http.app import create_app
from roundhouse.server.config import Config
from roundhouse.server.http.settings import Settings

usual = lantern_game.Lantern.scene
def scene(self, view):
    import msgspec
    drawn = usual(self, view)
    return msgspec.structs.replace(drawn, ground=(lantern_game.rh.Shape(path="M0 0h9", stroke="gold"),))
lantern_game.Lantern.scene = scene
settings = Settings(key="no cookie is ever signed with this", samples=False)
app = create_app(Config(database="sqlite:///look.sqlite"), settings)
with TestClient(app) as client:
    client.post("/api/v1/guests", json={"name": "Ada"})
    seats = [{"who": "me"}, {"who": "bot"}]
    table = client.post("/api/v1/tables", json={"game": "lantern", "seats": seats}).json()["id"]
    answer = client.get(f"/api/v1/tables/{table}/picture.svg")
    print(answer.status_code, answer.json()["code"], answer.json()["text"]["args"]["why"])
    print(client.get("/api/v1/games/rocket/picture.svg").status_code)
"""


def test_a_colour_that_nobody_has_is_an_error_of_that_game_alone(installed: dict[str, str], tmp_path: Path) -> None:
    wrong, ours = run(installed, tmp_path, "-c", DRAW_WRONGLY).splitlines()
    assert wrong == "503 broken_game no colour is called 'gold'"
    assert ours == "200"


# -- the game itself, so that what is shown with it is worth something


def test_set_up() -> None:
    state = RULESET.setup(Setup(players=4, seed=3))
    assert [len(hand) for hand in state.hands] == [2, 2, 2, 2]
    assert len(state.deck) == 4
    RULESET.check(state)


def test_a_given_deck_is_dealt_from_its_end() -> None:
    state = RULESET.setup(Setup(players=2, given={"deck": [*range(1, 13)]}))
    assert state.hands == [[11, 12], [9, 10]]
    assert state.deck == [*range(1, 9)]


@pytest.mark.parametrize(
    ("setup", "where"),
    [
        (Setup(players=5), "players"),
        (Setup(players=2, options={"goal": 4}), "goal"),
        (Setup(players=2, options={"hand_limit": 0}), "hand_limit"),
        (Setup(players=2, options={"colour": "red"}), "options"),
        (Setup(players=2, given={"deck": [1, 2, 3]}), "deck"),
    ],
)
def test_bad_set_ups(setup: Setup, where: str) -> None:
    with pytest.raises(BadSetup) as caught:
        RULESET.setup(setup)
    assert caught.value.where == where


def test_a_short_game() -> None:
    state = RULESET.setup(Setup(players=2, options={"goal": 2}, seed=9, given={"deck": [*range(1, 13)]}))
    for action in (Draw(), Light(9), Light(8), Draw(), Light(12)):
        assert RULESET.why_not(state, action) is None
        RULESET.apply(state, action)
    outcome = RULESET.outcome(state)
    assert outcome is not None
    assert outcome.winners == [0]
    assert [[card for card, _ in row] for row in state.lit] == [[8, 12], [9]]
    assert RULESET.why_not(state, Pass()) is not None


def texts_of_games() -> list[Text]:
    """Everything that is said in some games, whatever is tried in them."""
    texts = [Text("title"), Text("ended-by-goal"), Text("score-light")]
    texts += [Text(f"rule-LN-{number}") for number in range(1, 7)]
    for seed in range(30):
        setup = Setup(players=2 + seed % 3, options={"hand_limit": 1 + seed % 3, "burying": seed % 2 == 0}, seed=seed)
        played = walk(RULESET, setup, seed, decisions=seed)
        state = played.state
        tries: list[Any] = [Draw(), Pass(), *map(Light, range(1, 13)), Bury(1)]
        texts += [RULESET.prompt(state, seat) for seat in (None, 0, 1)]
        texts += RULESET.text_board(RULESET.view(state, 0))
        texts += [RULESET.say_action(state, action, seat) for action in tries for seat in (None, state.active)]
        texts += [RULESET.pick_name(state, pick) for action in tries for pick in RULESET.picks(state, action)]
        violations = [RULESET.why_not(state, action, seat) for action in tries for seat in (None, 0)]
        texts += [RULESET.say_violation(state, violation) for violation in violations if violation]
        events = [event.seen_by(seat) for happened in played.events for event in happened for seat in (None, 0)]
        texts += [RULESET.say_event(state, event) for event in events]
    options = [field.name for field in msgspec.structs.fields(RULESET.Options)]
    return texts + [Text(f"option-{name}{part}") for name in options for part in ("", "-help")]


def keys_of(text: Text) -> set[str]:
    """The keys of a text and of all texts inside it."""
    found = {text.key}
    for argument in text.args.values():
        for inner in argument if isinstance(argument, list) else [argument]:
            if isinstance(inner, Text):
                found |= keys_of(inner)
    return found


@pytest.mark.parametrize("language", ["en", "it"])
def test_words(language: str) -> None:
    """Everything can be said in both languages, and there are no words that nobody says."""
    texts = texts_of_games()
    words = Words(language, [RULESET.words], names=["Ada", "Ben", "Cleo", "Dan"])
    assert all(words.say(text) for text in texts)
    written = (RULESET.words / f"lantern.{language}.ftl").read_text("utf-8")
    said = set().union(*map(keys_of, texts)) - {"player"}
    assert set(re.findall(r"^([\w-]+) =", written, re.MULTILINE)) == said


def test_languages_differ() -> None:
    state = RULESET.setup(Setup(players=2))
    said = {Words(language, [RULESET.words]).say(RULESET.prompt(state, 0)) for language in ("en", "it")}
    assert len(said) == 2


def test_panels_can_be_drawn_and_said() -> None:
    words = [Words(language, [RULESET.words], ["Ada", "Ben", "Cleo"]) for language in ("en", "it")]
    setup = Setup(players=3, options=RULESET.complete({}), seed=4)
    for decisions in (0, 5, 100):
        state = walk(RULESET, setup, 4, decisions).state
        for seat in (0, None):
            view = RULESET.view(state, seat)
            check_panels(RULESET.panels(view))
            texts = list(panel_texts(RULESET, view))
            assert texts
            assert all(each.say(text) for each in words for text in texts)
