"""Opening the browser: only where there is one, and only once the server answers."""

from __future__ import annotations

import http.server
import threading
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse.cli import browser
from roundhouse.cli.addresses import listen, near
from roundhouse.cli.serve import announcement
from roundhouse.server.environment import read
from roundhouse.words import Words


class Recording(webbrowser.BaseBrowser):
    """A browser that only remembers what it was asked to show."""

    def __init__(self) -> None:
        super().__init__("recording")
        self.shown: list[str] = []

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        self.shown.append(url)
        return True


@pytest.fixture
def recording(monkeypatch: pytest.MonkeyPatch) -> Recording:
    found = Recording()
    monkeypatch.setattr(webbrowser, "get", lambda using=None: found)
    return found


class Health(http.server.BaseHTTPRequestHandler):
    """Not there yet the first time, then well."""

    asked: list[str]

    def do_GET(self) -> None:
        self.asked.append(self.path)
        self.send_response(503 if len(self.asked) == 1 else 200)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def address() -> Iterator[str]:
    Health.asked = []
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Health)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    thread.join()
    server.server_close()


def test_the_page_is_opened_once_the_server_answers(
    recording: Recording, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    browser.open_when_it_answers(address).join(10)
    assert recording.shown == [address]
    assert Health.asked == ["/api/v1/health", "/api/v1/health"]


def test_nothing_is_opened_where_nothing_answers(recording: Recording, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    browser.open_when_it_answers("http://127.0.0.1:9/", patience=0.3).join(10)
    assert recording.shown == []


@pytest.mark.parametrize(
    ("environment", "found"),
    [
        ({}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"BROWSER": "anything"}, True),
        ({"DISPLAY": ""}, False),
    ],
)
def test_where_there_is_a_screen(
    recording: Recording, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], found: bool
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    assert (browser.find_browser(environment) is recording) == found


def test_no_browser_takes_over_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    lynx = webbrowser.GenericBrowser("lynx")
    monkeypatch.setattr(webbrowser, "get", lambda using=None: lynx)
    assert browser.find_browser({"DISPLAY": ":0"}) is None
    assert browser.find_browser({"DISPLAY": ":0", "BROWSER": "lynx"}) is lynx


def test_a_machine_without_any(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(using: str | None = None) -> webbrowser.BaseBrowser:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", none)
    assert browser.find_browser({"DISPLAY": ":0"}) is None


@pytest.mark.parametrize("wanted", [True, False])
def test_the_address_is_always_printed(
    wanted: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("roundhouse.cli.browser.open_when_it_answers", opened.append)
    hosting = read({"ROUNDHOUSE_DATA": str(tmp_path)})
    with listen("127.0.0.1", 0) as listening:
        announcement(listening, hosting, Words("en"), open_page=wanted)()
        address = near(listening)
    said = capsys.readouterr().out
    assert address in said
    assert str(tmp_path / "roundhouse.sqlite3") in said
    assert opened == ([address] if wanted else [])
