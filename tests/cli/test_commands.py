"""The `roundhouse` command, run as a person would: what it prints, and what it returns."""

from __future__ import annotations

import argparse
import gzip
import json
import re
import subprocess
import sys
import xml.etree.ElementTree as Xml
from itertools import pairwise
from pathlib import Path

import pytest

import roundhouse
from roundhouse import installed
from roundhouse.bots.random_bot import random_action
from roundhouse.cli.argument_words import PLACES, SAME, place_of
from roundhouse.cli.choices import read_options
from roundhouse.cli.main import main, make_parser
from roundhouse.engine.registry import find, names
from roundhouse.games import e1862
from roundhouse.seats import Seat
from roundhouse.table.save import save
from roundhouse.words import LANGUAGES, Words

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*.gz"))


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    game = roundhouse.new("rocket", 2, seed=2)
    chance = roundhouse.Chance(2)
    while len(game.actions) < 25:
        game.push(random_action(game.legal, chance))
    file = tmp_path / "game.json"
    save(file, game, [Seat(name="Anna"), Seat(name="Bruno")])
    return file


@pytest.mark.parametrize(("language", "said"), [("en", "this is a checkout"), ("it", "una copia dei sorgenti")])
def test_version(capsys: pytest.CaptureFixture[str], language: str, said: str) -> None:
    assert main(["--version", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"roundhouse {roundhouse.__version__} ({installed.kind()})\n")
    assert (said in out) == (not installed.compiled())


@pytest.mark.parametrize(("reason", "said"), [("no-compiler", "no C compiler"), ("failed", "compiling failed")])
def test_why_an_installation_is_slower_than_it_could_be(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, reason: str, said: str
) -> None:
    (tmp_path / "plain.txt").write_text(reason, "utf-8")
    monkeypatch.setattr(installed, "compiled", lambda: False)
    monkeypatch.setattr(installed, "has_pages", lambda: False)
    monkeypatch.setattr(installed, "REASON", tmp_path / "plain.txt")
    plain, pages = map(Words("en").say, installed.notes())
    assert said in plain
    assert "Without the pages" in pages


def test_the_command_is_a_module_too() -> None:
    command = [sys.executable, "-m", "roundhouse", "--version"]
    shown = subprocess.run(command, capture_output=True, text=True, check=True)
    assert shown.stdout.startswith("roundhouse ")


@pytest.mark.parametrize("command", ["", "simulate", "serve", "play", "render"])
def test_all_of_the_help_is_translated(capsys: pytest.CaptureFixture[str], command: str) -> None:
    with pytest.raises(SystemExit):
        main([*command.split(), "--help", "--lang", "it"])
    shown = capsys.readouterr().out
    assert shown.startswith("uso: ")
    assert not re.search(r"show this help|\boptions:|positional|\barguments\b", shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_stands_for_a_value_is_translated_or_the_same_everywhere(language: str) -> None:
    words = Words(language)
    (group,) = [action for action in make_parser(words)._actions if isinstance(action, argparse._SubParsersAction)]
    shown = {place_of(action) for command in group.choices.values() for action in command._actions}
    assert shown - {None} == {words.say(key) for key in PLACES.values()} | SAME


def test_what_is_wrong_with_a_line_is_said_in_its_language(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", "--games", "--lang", "it"])
    assert capsys.readouterr().err.endswith("--games: manca un valore\n")


def test_a_library_without_the_server_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(chosen: object, words: object) -> int:
        raise ModuleNotFoundError("No module named 'litestar'", name="litestar")

    monkeypatch.setattr("roundhouse.cli.serve.run", missing)
    assert main(["serve", "--lang", "en"]) == 2
    assert "roundhouse-games[server]" in capsys.readouterr().err


def test_no_command_prints_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "simulate" in capsys.readouterr().out


# -- rule


def test_a_rule_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "SR-7.1-g", "--lang", "en"]) == 0
    english = capsys.readouterr().out
    assert main(["--lang", "it", "rule", "SR-7.1-g"]) == 0
    italian = capsys.readouterr().out
    assert english.startswith("SR-7.1-g  ")
    assert italian.startswith("SR-7.1-g  ")
    assert "two or more" in english
    assert "due o più" in italian


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("r7.6.1-c", "R7.6.1-c"),
        ("R7.6.1-C", "R7.6.1-c"),
        ("sr-7.1-G", "SR-7.1-g"),
        ("sk-9.2-e", "SK-9.2-e"),
        ("a-05", "A-05"),
    ],
)
def test_a_rule_may_be_typed_in_small_or_large_letters(
    typed: str, rule: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rule", rule, "--lang", "en"]) == 0
    exact = capsys.readouterr().out
    assert main(["rule", typed, "--lang", "en"]) == 0
    assert capsys.readouterr().out == exact
    assert exact.startswith(f"{rule}  ")


def test_an_unknown_rule_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "SR-99", "--lang", "en"]) == 2
    assert "No installed game has a rule “SR-99”" in capsys.readouterr().err


# -- word


@pytest.mark.parametrize("typed", [["veto"], ["VETO"], ["vetoes"]])
def test_a_word_is_explained_in_any_of_its_forms(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["word", "rocket", *typed, "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("veto  ")


def test_a_word_is_explained_in_the_language_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["word", "1862", "obblighi", "--lang", "it"]) == 0
    assert capsys.readouterr().out.startswith("obbligo  ")


def test_several_words_need_no_quotes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["word", "rocket", "starting", "town", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("starting town  ")


def test_without_a_word_the_whole_glossary_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["word", "spike", "--lang", "en"]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 25


def test_an_unknown_word_is_refused_with_what_is_written_like_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["word", "rocket", "stashon", "--lang", "en"]) == 2
    assert "Did you mean station" in capsys.readouterr().err
    assert main(["word", "rocket", "zzzz", "--lang", "it"]) == 2
    assert "zzzz" in capsys.readouterr().err


# -- verify


def test_verify_counts_what_passed_and_failed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain = tmp_path / "plain.jsonl"
    lines = gzip.decompress(GOLDEN[0].read_bytes()).decode().splitlines()
    plain.write_text("\n".join(lines), "utf-8")
    broken = tmp_path / "broken.jsonl"
    altered = json.loads(lines[5])
    altered["legal"] += 1
    broken.write_text("\n".join([*lines[:5], json.dumps(altered), *lines[6:]]), "utf-8")
    assert main(["verify", str(GOLDEN[0]), str(plain), str(broken), str(tmp_path / "missing"), "--lang", "en"]) == 1
    printed = capsys.readouterr().out.splitlines()
    assert printed[-1] == "2 passed, 2 failed"
    assert printed[0].startswith("ok ")
    assert "differs at decision 5, legal" in printed[2]
    assert printed[3].endswith(f"recorded: {altered['legal']}")
    assert printed[4].endswith(f"found:    {altered['legal'] - 1}")


# -- simulate


def test_simulate_prints_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "rocket", "--players", "3", "--games", "3", "--seed", "4", "--json"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == 1
    figures = json.loads(printed[0])
    assert figures["games"] == 3
    assert figures["scores"]["random"]["seats"] == 9
    for key in ("seconds", "games_per_second", "decisions_per_second"):
        assert figures[key] > 0


def test_simulate_tells_of_lengths_points_places_and_what_the_game_counts(capsys: pytest.CaptureFixture[str]) -> None:
    """In words and as data, the same figures."""
    asked = ["simulate", "rocket", "--players", "3", "--games", "6", "--seed", "4"]
    assert main([*asked, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["length"]["least"] <= figures["length"]["median"] <= figures["length"]["most"]
    assert figures["length"]["mean"] == figures["decisions_per_game"]
    assert sum(place["win_rate"] for place in figures["places"]) == pytest.approx(1, abs=0.001)
    mean = sum(place["mean_total"] for place in figures["places"])
    assert mean == pytest.approx(figures["points"]["mean"], abs=0.02)
    assert list(figures["tally"])[:6] == ["merger", "isolated", "veto_won", "passenger", "city", "town"]
    pairs = {key: count for key, count in figures["tally"].items() if key.startswith("merger:")}
    assert sum(pairs.values()) == pytest.approx(figures["tally"]["merger"], abs=0.01)
    assert main([*asked, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert f"Mergers per game: {figures['tally']['merger']:.2f}"[:-1] in said
    assert f"Place 3 in turn order: won {100 * figures['places'][2]['win_rate']:.1f} %" in said
    assert main([*asked, "--lang", "it"]) == 0
    assert "Fusioni per partita" in capsys.readouterr().out


@pytest.mark.parametrize("name", names())
def test_whatever_a_game_counts_has_words(name: str) -> None:
    game = find(name)
    assert game.counted
    for language in LANGUAGES:
        words = Words(language, [game.words])
        assert all(words.has(f"tally-{key}") for key in game.counted)


def test_options_of_a_game_stand_anywhere(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "rocket", "--players", "3", "--games", "3", "--seed", "4", "--json"]
    assert main([*asked, "edition=2018"]) == 0
    behind = capsys.readouterr().out
    assert main(["simulate", "rocket", "edition=2018", *asked[2:]]) == 0
    said = [json.loads(each) for each in (behind, capsys.readouterr().out)]
    assert said[0]["scores"] == said[1]["scores"]
    with pytest.raises(SystemExit):
        main([*asked, "edition=2018", "--nonsense"])


def test_simulate_depends_on_the_seed_not_on_the_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    def scores(*more: str) -> object:
        assert main(["simulate", "rocket", "edition=2018", "--games", "4", "--json", *more]) == 0
        return json.loads(capsys.readouterr().out)["scores"]

    assert scores("--seed", "1", "--jobs", "2") == scores("--seed", "1")
    assert scores("--seed", "1") != scores("--seed", "2")


# -- replay and render


def test_replay_tells_the_game(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(saved), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Stephenson's Rocket: Anna, Bruno, 25 actions")
    assert "\n  25  " in told
    assert "Supply:" in told


def test_replay_says_nothing_twice(capsys: pytest.CaptureFixture[str]) -> None:
    """In 1862 what a company builds is both the action and what comes of it."""
    assert main(["replay", str(Path(e1862.__file__).parent / "samples" / "shorter.json"), "--lang", "en"]) == 0
    lines = [re.sub(r"^[\s\d.]+", "", line) for line in capsys.readouterr().out.splitlines()]
    assert any("lays tile" in line for line in lines)
    assert not [line for line, following in pairwise(lines) if line == following and "tile" in line]


def test_render_draws_a_position(saved: Path, tmp_path: Path) -> None:
    pictures = []
    for at in ("0", "10", "-1"):
        file = tmp_path / f"board{at}.svg"
        assert main(["render", str(saved), "--at", at, "--seat", "1", "-o", str(file)]) == 0
        Xml.parse(file)
        pictures.append(file.read_text("utf-8"))
    assert len(set(pictures)) == 3


def test_render_draws_a_png_if_the_file_is_called_so(saved: Path, tmp_path: Path) -> None:
    file = tmp_path / "board.png"
    assert main(["render", str(saved), "-o", str(file)]) == 0
    assert file.read_bytes().startswith(b"\x89PNG\r\n")


def test_a_png_without_what_draws_it_says_what_is_needed(
    saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("roundhouse.picture.raster.can_draw", lambda: False)
    assert main(["render", str(saved), "-o", str(tmp_path / "board.png"), "--lang", "en"]) == 2
    assert "roundhouse-games[pictures]" in capsys.readouterr().err


# -- bad input

BAD = {
    "unknown game": (["simulate", "go"], "no game has this name; installed are: 1862, rocket"),
    "too many players": (["simulate", "rocket", "--players", "7"], "for 2 to 4 players, not 7"),
    "unknown bot": (["simulate", "rocket", "--bots", "deep"], "there is no such bot; there are: random, greedy"),
    "no bot": (["simulate", "rocket", "--bots", ","], "at least one bot"),
    "too many bots": (["simulate", "rocket", "--players", "2", "--bots", "random,random,random"], "3 bots do not fit"),
    "no option": (["simulate", "rocket", "fast"], "“fast” is no option: write key=value"),
    "unknown option": (["simulate", "rocket", "colour=red"], "colour: there is no such option; there are: edition,"),
    "bad value": (["simulate", "rocket", "edition=2020"], "edition: cannot be '2020'; possible: '1999', '2018'"),
    "no such board": (["simulate", "rocket", "board=nowhere.json"], "nowhere.json: the board file cannot be read"),
    "no such file": (["replay", "nowhere.json"], "nowhere.json: cannot be read"),
    "too many seats": (["play", "--names", "A,B,C", "--bots", "random,random"], "for 2 to 4 players, not 5"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_input_says_what_is_wrong(case: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, message = BAD[case]
    assert main([*arguments, "--lang", "en"]) == 2
    assert message in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["--at", "99"], ["--at", "-99"], ["--seat", "2"], ["-o", "/nowhere/x.svg"]])
def test_render_refuses_what_is_not_there(
    saved: Path, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["render", str(saved), *arguments, "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("roundhouse: ")


def test_yes_and_no_are_said_and_read_in_italian(capsys: pytest.CaptureFixture[str]) -> None:
    for game, option in (("spike", "advanced"), ("rocket", "active_may_call_veto"), ("1862", "beginners")):
        assert main(["simulate", game, f"{option}=forse", "--lang", "it"]) == 2
        assert ": sì, no" in capsys.readouterr().err
    assert read_options(["advanced=sì", "a=si", "b=no", "c=yes"]) == {
        "advanced": True,
        "a": True,
        "b": False,
        "c": True,
    }


def test_an_unknown_rule_is_answered_with_rules_of_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "SK-99", "--lang", "it"]) == 2
    said = capsys.readouterr().err
    for prefix in ("SR-", "SK-", "R"):
        assert re.search(rf"[ ,]{prefix}\d", said), said


def test_decimals_are_written_as_the_language_has_them(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "spike", "--players", "2", "--games", "1", "--seed", "4"]
    assert main([*asked, "--lang", "it"]) == 0
    said = capsys.readouterr().out
    assert re.search(r"\d,\d %", said)
    assert not re.search(r"\d\.\d", said)
    assert main([*asked, "--lang", "en"]) == 0
    assert re.search(r"\d\.\d %", capsys.readouterr().out)


def test_bad_input_in_italian(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "rocket", "edition=2020", "--lang", "it"]) == 2
    assert "non può essere '2020'; valori possibili: '1999', '2018'" in capsys.readouterr().err


@pytest.mark.parametrize("number", ["0", "-3", "many"])
def test_numbers_are_checked(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["simulate", "rocket", "--games", number, "--lang", "en"])
    assert leaving.value.code == 2
    assert "at least 1" in capsys.readouterr().err


def test_a_reader_that_leaves_early_is_no_trouble(saved: Path) -> None:
    command = f"{sys.executable} -m roundhouse.cli.main replay {saved} | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert done.stderr == ""


def test_long_words_and_huge_numbers_are_said_whole() -> None:
    from roundhouse.words import Words

    for language in ("en", "it"):
        words = Words(language)
        assert "x" * 5_000 in words.say("play-unknown", what="x" * 5_000)
        assert str(10**30) in words.say("trouble-at", most=10**30, given="?")
        assert words.say("trouble-at", most=10**5_000, given="?")
