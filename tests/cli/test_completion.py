"""`roundhouse completion`: a shell that was told completes commands, options and games."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from roundhouse.cli.main import COMMANDS, main


def script(shell: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["completion", shell, "--lang", "en"]) == 0
    return capsys.readouterr().out


def completed(script: str, *words: str) -> set[str]:
    """What bash offers for the last of these words."""
    typed = " ".join(f"'{word}'" for word in words)
    ask = f'COMP_WORDS=({typed}); COMP_CWORD={len(words) - 1}; _roundhouse; printf "%s\\n" "${{COMPREPLY[@]}}"'
    done = subprocess.run(["bash", "-c", f"{script}\n{ask}"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
def test_bash_completes(capsys: pytest.CaptureFixture[str]) -> None:
    told = script("bash", capsys)
    assert {command.NAME for command in COMMANDS} <= completed(told, "roundhouse", "")
    assert completed(told, "roundhouse", "sim") == {"simulate"}
    assert completed(told, "roundhouse", "simulate", "roc") == {"rocket"}
    assert completed(told, "roundhouse", "simulate", "rocket", "--pl") == {"--players"}
    assert completed(told, "roundhouse", "completion", "f") == {"fish"}


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_is_there(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = script(shell, capsys)
    assert all(command.NAME in told for command in COMMANDS)
    assert "rocket" in told


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_can_read_it(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"there is no {shell}")
    done = subprocess.run([shell, "-n"], input=script(shell, capsys), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
