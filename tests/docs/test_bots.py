"""docs/bots.md: the program that it shows is run against a real server, and plays a whole game at a table."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import patient
from tests.support.server_process import Served

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def program() -> str:
    (found,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return str(found)


def test_it_has_sixty_lines_at_most() -> None:
    assert len([line for line in program().splitlines() if line]) <= 60


@pytest.mark.long
@pytest.mark.parametrize("game", ["rocket", "spike"])
def test_it_plays_a_game_against_the_bots_of_the_server_and_is_shown_as_what_it_is(game: str, tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(program(), "utf-8")
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    server = Served(tmp_path, database, ROUNDHOUSE_BOT_WORKERS="1", ROUNDHOUSE_BOT_PAUSE="0")
    try:
        url = server.address.rstrip("/")
        with patient.Client(base_url=f"{url}/api/v1") as host:
            host.post("/guests", json={"name": "Ada"})
            wish = {
                "game": game,
                "seats": [{"who": "open"}, {"who": "bot", "bot": "random"}],
                "spectators": True,
                "ready": True,
            }
            opened = host.post("/tables", json=wish)
            assert opened.status_code == 201, opened.text
            table = opened.json()["id"]
            arguments = [sys.executable, str(bot), url, "Rusty", "a password that nobody has"]
            played = subprocess.run(arguments, capture_output=True, text=True, timeout=10 * patient.PATIENCE)
            assert played.returncode == 0, played.stderr
            seen = host.get(f"/tables/{table}").json()["table"]
            assert seen["over"]
            # Seats are drawn: it may sit on either.
            assert {seat["name"]: seat["program"] for seat in seen["seats"]} == {"Rusty": True, "Random": False}
            (card,) = [each for each in host.get("/lobby").json() if each["id"] == table] or [
                each for each in host.get("/replays").json() if each["id"] == table
            ]
            assert any(seat["program"] for seat in card["seats"])
            # Its account stays marked, and the same call logs it in again.
            again = host.post("/login", json={"name": "Rusty", "password": "a password that nobody has"})
            assert again.json()["program"]
    finally:
        server.kill()
