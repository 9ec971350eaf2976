"""A real browser at a real server: both started here, and pages used as a person would use them."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Playwright

from roundhouse.engine.chance import Chance

ADDRESS = re.compile(r"http://\S+?(?=/?\s)")
#: Debian's names of the browser, and others.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
#: In a container there is no sandbox and little shared memory; and nothing is to be asked of the network.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
#: Everything may be asked for as often as anybody likes: all visitors have one address.
GENEROUS = {"ROUNDHOUSE_RATES": "100000", "ROUNDHOUSE_SOCKETS_PER_PERSON": "1000", "ROUNDHOUSE_LOG": "warning"}
Language = Literal["en", "it"]
Theme = Literal["light", "dark"]
#: How fast is shown what others do: whoever does not test that sees everything at once.
Speed = Literal["slow", "normal", "fast", "once"]
SETTINGS = """
try {
  const kept = JSON.parse(localStorage.getItem('roundhouse-settings') ?? '{}');
  localStorage.setItem('roundhouse-settings', JSON.stringify({ speed: '%s', ...kept }));
} catch { /* no storage on this page */ }
"""
LOCALES = {"en": "en-GB", "it": "it-IT"}
#: What a browser says of requests that fail because the test has cut the line, or that are refused with a reason.
EXPECTED = re.compile(r"net::ERR_|WebSocket connection to|Failed to load resource")
SLOW = 20


def executable() -> str | None:
    """The browser of this machine; None leaves the choice to Playwright."""
    given = os.environ.get("ROUNDHOUSE_CHROMIUM")
    return given or next((found for name in NAMES if (found := shutil.which(name))), None)


def launch(playwright: Playwright, *more: str) -> Browser:
    return playwright.chromium.launch(executable_path=executable(), args=[*ARGUMENTS, *more])


class House:
    """A running server: its address, and a switch."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self.folder = folder
        self.arguments = arguments
        self.environment = environment
        self.port = "0"
        self.start()

    def start(self) -> None:
        """Start it; the second time at the address of the first."""
        command = [sys.executable, "-m", "roundhouse.cli.main", "serve", "--lang", "en", "--port", self.port]
        environment = {**os.environ, **GENEROUS, "ROUNDHOUSE_DATA": str(self.folder), **self.environment}
        with open(self.folder / "server.log", "a") as log:
            self.process = subprocess.Popen(
                [*command, *self.arguments],
                env=environment,
                cwd=self.folder,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = ADDRESS.search(line)
        assert found, f"{line}{(self.folder / 'server.log').read_text()}"
        self.url = found.group().rstrip("/")
        self.port = self.url.rpartition(":")[2]

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        self.process.send_signal(how)
        self.process.communicate(timeout=30)


@contextmanager
def house(folder: Path, *arguments: str, **environment: str) -> Iterator[House]:
    """A server on a fresh SQLite file in a folder, in a process of its own, until the end of the block."""
    running = House(folder, *arguments, **environment)
    try:
        yield running
    finally:
        running.stop()


class Visitor:
    """Somebody with a browser of their own: own cookies, own settings. Errors of the pages are collected."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        language: Language = "en",
        theme: Theme = "light",
        size: tuple[int, int] = (1440, 900),
        touch: bool = False,
        still: bool = True,
        speed: Speed = "once",
        **options: Any,
    ) -> None:
        self.url = url
        self.language = language
        self.errors: list[str] = []
        self.context: BrowserContext = browser.new_context(
            locale=LOCALES[language],
            color_scheme=theme,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if still else "no-preference",
            **options,
        )
        self.context.set_default_timeout(SLOW * 1000)
        self.context.add_init_script(SETTINGS % speed)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self.heard)

    def heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not EXPECTED.search(message.text):
            self.errors.append(message.text)

    def close(self) -> None:
        self.context.close()

    # -- asking past the page

    def post(self, path: str, body: Any = None) -> Any:
        """A request with this visitor's cookies, to prepare something."""
        answer = self.context.request.post(f"{self.url}/api/v1{path}", data={} if body is None else body)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json() if answer.status != 204 else None

    def get(self, path: str) -> Any:
        answer = self.context.request.get(f"{self.url}/api/v1{path}")
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def call(self, name: str) -> None:
        """Be somebody with a name."""
        self.post("/guests", {"name": name})

    def open_table(self, game: str = "rocket", **wish: Any) -> str:
        """A table by request; its id."""
        usual = {"game": game, "seating": "arranged", "ready": False}
        made: str = self.post("/tables", {**usual, **wish})["id"]
        return made

    # -- going somewhere

    def go(self, path: str) -> Page:
        self.page.goto(path if path.startswith("http") else self.url + path)
        return self.page

    def copied(self, button: str) -> str:
        """The link that a button copies. All visitors share one clipboard, so it is emptied first."""
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page.evaluate("() => navigator.clipboard.writeText('')")
        self.page.locator(button).first.click()
        end = time.monotonic() + SLOW
        while not (link := str(self.page.evaluate("() => navigator.clipboard.readText()"))):
            assert time.monotonic() < end, f"{button} copied nothing"
            self.page.wait_for_timeout(15)
        return link

    def play(self, table: str) -> Player:
        """Sit down at a table."""
        self.go(f"/tables/{table}")
        return Player(self.page)


class Player:
    """Somebody at the page of a table, who uses nothing but what the page shows."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = page.locator("main[data-table]")
        self.table.wait_for()

    def read(self) -> dict[str, str]:
        """`seq`, `decision` and (at the end) `over`, as the page says them."""
        found: dict[str, str] = self.page.evaluate(
            "() => ({...(document.querySelector('main[data-table]')?.dataset ?? {})})"
        )
        return found

    @property
    def seq(self) -> int:
        return int(self.read()["seq"])

    @property
    def over(self) -> bool:
        return "over" in self.read()

    def until(self, wanted: Any, what: str, seconds: float = SLOW) -> dict[str, str]:
        """Wait until what the page says of itself is as wanted."""
        end = time.monotonic() + seconds
        while True:
            found = self.read()
            if found and wanted(found):
                return found
            assert time.monotonic() < end, f"waiting for {what}: {found}"
            self.page.wait_for_timeout(15)

    def my_turn(self, seconds: float = 60) -> bool:
        """Wait until something is asked of me; False if the game is over instead."""
        return "over" not in self.until(lambda found: found["decision"] or "over" in found, "a turn", seconds)

    def moved(self, before: int) -> None:
        """Wait until something has happened after that record."""
        self.until(lambda found: int(found["seq"]) > before, f"what comes after {before}")

    # -- picking and doing

    def offered(self) -> list[str]:
        """Everything that can be picked now, in the order of the page."""
        found: list[str] = self.page.evaluate(
            "() => [...new Set([...document.querySelectorAll('[data-pick]')].map((each) => each.dataset.pick))]"
        )
        return found

    def ready(self) -> list[str]:
        """The same, once the page shows anything to pick or to confirm."""
        end = time.monotonic() + SLOW
        while not (offered := self.offered()) and not self.page.locator("[data-confirm], [data-pass]").count():
            # Where nothing lies on the map, what to do is chosen first: now this, now that, or loading and unloading
            # the same thing would never end.
            verbs = self.page.locator('[data-verb][aria-disabled="false"][aria-pressed="false"]')
            if number := verbs.count():
                verbs.nth(self.seq % number).click()
            assert time.monotonic() < end, "nothing can be picked or confirmed"
            self.page.wait_for_timeout(10)
        return offered

    def reaches(self, wanted: str) -> bool:
        """Would a click find it?"""
        return self.where(wanted) >= 0

    def where(self, wanted: str) -> int:
        found: int = self.page.locator(f'[data-pick="{wanted}"]').evaluate_all(CLICKABLE)
        return found

    def pick(self, wanted: str) -> None:
        """Click on it: on the map where it lies open there, and else its button."""
        end = time.monotonic() + SLOW
        # The map or a sheet may still be on its way.
        while not self.clicks(wanted):
            assert time.monotonic() < end, f"{wanted} cannot be clicked on anywhere"
            self.page.wait_for_timeout(50)

    def clicks(self, wanted: str) -> bool:
        """Click on it if it lies open, and still does when the click arrives."""
        where = self.where(wanted)
        if where < 0:
            return False
        try:
            self.page.locator(f'[data-pick="{wanted}"]').nth(where).click(force=True, timeout=3000)
        except Error:
            # On a busy machine the click is done, and only its report is late.
            return wanted not in self.offered()
        return True

    def choose(self, chance: Chance) -> list[str]:
        """Pick until the action is whole: ready to be confirmed."""
        picked: list[str] = []
        confirm = self.page.locator("[data-confirm]")
        while not confirm.count():
            if not (offered := self.ready()):
                continue
            # A path laid segment by segment has as many picks as the hand has cards.
            assert len(picked) < 40, f"there is no end of picks: {picked}"
            picked.append(chance.choice(offered))
            self.pick(picked[-1])
            self.settled(offered)
        return picked

    def settled(self, before: list[str]) -> None:
        """The page has taken the pick."""
        end = time.monotonic() + SLOW
        while self.offered() == before and not self.page.locator("[data-confirm]").count():
            assert time.monotonic() < end, "the pick was not taken"
            self.page.wait_for_timeout(10)

    def confirm(self) -> None:
        before = self.seq
        self.page.locator("[data-confirm]").first.click()
        self.moved(before)

    def act(self, chance: Chance) -> list[str]:
        """One action, by clicking."""
        passing = self.page.locator("[data-pass]")
        if self.ready() is not None and passing.count() and chance.below(len(self.offered()) + 1) == 0:
            before = self.seq
            passing.first.click()
            self.moved(before)
            return ["pass"]
        picked = self.choose(chance)
        self.confirm()
        return picked

    def play_on(self, chance: Chance, most: int = 1000) -> int:
        """Act whenever asked until the game is over; how often that was."""
        for acted in range(most):
            if not self.my_turn():
                return acted
            self.act(chance)
        raise AssertionError(f"the game is not over after {most} actions")


#: The first of some elements whose middle a click would reach; else -1.
CLICKABLE = """
(elements) => elements.findIndex((element) => {
  // What is not on the map may have to be scrolled to: in the page, or in a list of its own.
  if (!element.closest('svg')) element.scrollIntoView({ block: 'nearest' });
  const box = element.getBoundingClientRect();
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  if (!box.width || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
  const top = document.elementFromPoint(x, y);
  return top === element || element.contains(top);
})
"""
