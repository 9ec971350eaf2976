"""Playing in the terminal: typed lines in, printed lines out."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import roundhouse
from roundhouse.bots import ladder
from roundhouse.cli.choices import game_words
from roundhouse.cli.main import main
from roundhouse.cli.session import forced
from roundhouse.cli.telling import tell_action
from roundhouse.engine.chance import Chance
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.text import Text
from roundhouse.table.save import load
from roundhouse.words import Words

needs_hang_up = pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="no such signal here")


Line = str | Callable[[], str]


class Keyboard:
    """Types the given lines, or does what stands in place of one, then leaves with the end of the input."""

    def __init__(self, *lines: Line) -> None:
        self.lines: Iterator[Line] = iter(lines)

    def __call__(self, prompt: str = "") -> str:
        try:
            line = next(self.lines)
            return line() if callable(line) else line
        except StopIteration:
            raise EOFError from None


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def play(monkeypatch: pytest.MonkeyPatch, file: Path, *lines: Line, more: tuple[str, ...] = ()) -> int:
    """Two people on one screen, Anna first."""
    monkeypatch.setattr("builtins.input", Keyboard(*lines))
    names = () if "--resume" in more else ("--names", "Anna,Bruno", "--players", "2", "--seed", "0")
    return main(
        ["play", *(() if "--resume" in more else ("rocket",)), *names, "--save", str(file), "--lang", "en", *more]
    )


def printed(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out


def test_picks_by_number_and_by_name(
    monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, file, "1", "steel", "gwr", "C14") == 0
    out = printed(capsys)
    assert "invests in Manchester (steel)" in out
    assert "extends the GWR towards C14" in out
    assert len(load(file).game.actions) == 2


def test_an_action_by_its_line_of_text(
    monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["invest Manchester steel", "? extend GWR 2,12", "? extend GWR A5", "extend GWR A5", "extend GWR C14"]
    assert play(monkeypatch, file, *lines) == 0
    out = printed(capsys)
    assert "invests in Manchester (steel)" in out
    assert "extend GWR 2,12 is possible now" in out
    assert out.count("[SR-7.1-b]") == 2
    assert "extends the GWR towards C14" in out
    assert len(load(file).game.actions) == 2


def test_a_question_mark_explains(
    monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, file, "?", "? London", "reserve", "? J13", "? nowhere", "back", "GWR", "? A5")
    out = printed(capsys)
    assert "SR-4.1-b  A turn consists of exactly two actions" in out
    assert "London is possible now" in out
    assert "[SR-6.1-b]" in out
    assert "Nothing here is called “nowhere”" in out
    assert "[SR-7.1-b]" in out
    assert load(file).game.actions == []


def test_an_impossible_pick_is_explained_without_asking(
    monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, file, "GWR", "C14", "GWR")
    assert "You have already extended the GWR this turn" in printed(capsys)


def test_undo_takes_back_ones_own_action(
    monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, file, "undo", "London", "steel", "undo", "Reading", "brewing")
    out = printed(capsys)
    assert "There is nothing to take back yet" in out
    game = load(file).game
    assert [game.write(action)["city"] for action in game.actions] == ["Reading"]


def test_board_hint_rule_and_help(
    monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, file, "board", "hint", "rule sr-9.3-c", "rule X", "help", "quit")
    out = printed(capsys)
    assert "Supply: track tiles 60" in out
    assert "Hint: " in out
    assert ". Why: " in out
    assert "SR-9.3-c  " in out
    assert "No installed game has a rule “X”" in out


def test_rules_are_shown_as_the_game_writes_them(
    monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", Keyboard("rule X", "help", "quit"))
    main(["play", "spike", "--players", "2", "--names", "Anna,Bruno", "--save", str(file), "--lang", "en"])
    out = printed(capsys)
    assert "Rules are written like SK-" in out
    assert ", rule SK-" in out
    assert "SR-" not in out


def test_save_quit_and_resume(monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play(monkeypatch, file, "London", "steel", "save", "quit")
    assert f"roundhouse play --resume {file}" in printed(capsys)
    play(monkeypatch, file, "Reading", "brewing", more=("--resume", str(file)))
    assert len(load(file).game.actions) == 2


def test_a_whole_game_with_bots(
    monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    class Always:
        """Takes the first thing that is offered, whatever it is."""

        def __call__(self, prompt: str = "") -> str:
            return "1"

    monkeypatch.setattr("builtins.input", Always())
    assert main(["play", "rocket", "--bots", "random,random", "--seed", "3", "--save", str(file), "--lang", "it"]) == 0
    out = printed(capsys)
    assert "La partita è finita" in out
    assert "Vince " in out or "Vittoria condivisa" in out
    assert ".000" in out[out.index("La partita è finita") :]
    assert out.count("Salvato in") == 1
    assert load(file).game.over


def test_a_new_game_never_overwrites_an_old_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for leaving in ("quit", "q", "quit"):
        monkeypatch.setattr("builtins.input", Keyboard(leaving))
        assert main(["play", "rocket", "--names", "Anna,Bruno", "--players", "2"]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "roundhouse-rocket-2.json",
        "roundhouse-rocket-3.json",
        "roundhouse-rocket.json",
    ]


def closed() -> str:
    raise RuntimeError("input(): lost sys.stdin")


def gone() -> str:
    raise OSError(5, "Input/output error")


def hung_up() -> str:
    os.kill(os.getpid(), signal.SIGHUP)
    return ""


@pytest.mark.parametrize("end", [closed, gone, pytest.param(hung_up, marks=needs_hang_up)])
def test_a_closed_terminal_is_somebody_who_leaves(
    monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str], end: Callable[[], str]
) -> None:
    assert play(monkeypatch, file, "London", "steel", end) == 0
    assert "Saved in" in printed(capsys)
    assert len(load(file).game.actions) == 1


def test_every_decision_is_saved(
    monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept: list[int] = []

    def look() -> str:
        kept.append(len(load(file).game.actions))
        return ""

    play(monkeypatch, file, "London", "steel", look, "Reading", "brewing", look, "undo", look)
    assert kept == [1, 2, 1]


def test_whoever_is_asked_is_named(
    monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, file, "London", "steel", "Reading", "brewing")
    assert "\nAnna: Your turn" in (out := printed(capsys))
    assert "\nBruno: Your turn" in out


def test_choices_say_what_is_there(
    monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, file, "GWR", "? London", "back", "? Bristol", "reserve", "? Bristol")
    out = printed(capsys)
    assert "hex C14, south-east" in out
    assert "[SR-7.1-b]" in out
    assert "Nothing here is called" not in out
    assert "does not belong to this choice" not in out


def test_a_pick_without_alternatives_names_the_whole_action(
    monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert forced(dict.fromkeys([("a", "b"), ("a", "c")]), ("a",)) == ("a",)
    assert forced(dict.fromkeys([("a", "b", "c"), ("d",)]), ("a",)) == ("a", "b", "c")
    # Anna has one share of the GWR when Bruno drives it: she calls a veto, and can bid just one.
    play(monkeypatch, file, "GWR", "C14", "London", "steel", "GWR", "1", "call")
    assert re.search(r"hex \w+, [a-z-]+.* → bid 1 share", printed(capsys))


def test_commands_in_the_language_of_the_player(
    monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ("mappa", "Board", "regola SR-9.3-c", "London", "acciaio", "ANNULLA", "aiuto", "GWR", "indietro", "esci")
    monkeypatch.setattr("builtins.input", Keyboard(*lines))
    assert main(["play", "rocket", "--names", "Anna,Bruno", "--seed", "0", "--save", str(file), "--lang", "it"]) == 0
    out = printed(capsys)
    assert out.count("Scorta: tessere binario 60") == 2
    assert "Annullato" in out
    assert "indietro, mappa, consiglio" in out
    assert "Qui niente si chiama" not in out


@pytest.mark.parametrize("answer", ["9" * 5000, "x" * 5000, "?" + "y" * 5000, "rule " + "z" * 5000])
def test_long_answers_are_clipped(
    monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str], answer: str
) -> None:
    assert play(monkeypatch, file, answer) == 0
    out = printed(capsys)
    assert answer[-60:] + "…" in out
    assert answer[-61:] not in out


def test_names_that_no_file_can_have(
    monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, file, "save a\0b", "save " + "x" * 5000) == 0
    assert printed(capsys).count("cannot be written") == 2


@pytest.mark.parametrize(
    "more", [("rocket",), ("--seed", "0"), ("--players", "2"), ("--names", "Anna"), ("--bots", "random")]
)
def test_a_resumed_game_keeps_its_settings(
    monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str], more: tuple[str, ...]
) -> None:
    play(monkeypatch, file, "quit")
    assert main(["play", *more, "--resume", str(file), "--lang", "en"]) == 2
    assert f"leave out {more[0]}." in capsys.readouterr().err


def test_reasons_come_before_consequences() -> None:
    game = roundhouse.new("rocket", 2, seed=1)
    words = game_words(game.ruleset, Words("en"), ("Anna", "Bruno"))
    action = next(action for action in game.legal if game.write(action)["type"] == "invest")
    lines = tell_action(game, action, words, reason=Text("reason-random"))
    assert lines[1] == "  Why: Drawn at random."


def test_an_answer_to_another_question_is_refused_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, file, "? pass")
    out = printed(capsys)
    assert "[SR-7.6-a]" in out
    assert "is carried out in this order" not in out


@pytest.mark.parametrize("players", ["0", "1", "-1", "5"])
def test_games_have_so_many_players(players: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "spike", "--players", players]) == 2
    assert f"2 to 4 players, not {players}" in capsys.readouterr().err


class Silent:
    """A bot that answers with an action and not a word more."""

    def __init__(self, ruleset: AnyRules) -> None:
        self.ruleset = ruleset

    def choose(self, state: Any, chance: Chance) -> Any:
        return self.ruleset.legal(state)[0]


def test_a_bot_may_answer_with_an_action_alone(
    monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(ladder.GENERIC, "random", Silent)
    monkeypatch.setattr("builtins.input", Keyboard("hint", *["1"] * 6, "quit"))
    monkeypatch.setattr(ladder, "strongest", lambda ruleset, seconds=0.0: "random")
    arguments = ["play", "rocket", "--names", "Ada", "--bots", "random", "--seed", "1", "--save", str(file)]
    assert main([*arguments, "--lang", "en"]) == 0
    out = printed(capsys)
    assert "Why: No reason given." in out
    assert "Hint:" in out
