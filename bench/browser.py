"""How soon a finished game can be used in the browser, and how much a first visit has to load. See bench/browser.md.

The server is `roundhouse serve` in a process of its own, the browser Chromium; each opening is a visit of somebody new,
with an empty cache. "Usable": the table is there and its board is drawn, with its pieces. Processor time is that of the
page's own renderer process, as the browser counts it: it says much the same on a machine that others use, too. The
browser is kept from starting a spare process for a page that nobody has asked for, which would be counted with it, and
asked through one connection that stays: whoever connects anew makes it paint every page again.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from playwright.sync_api import Browser, CDPSession, sync_playwright  # noqa: E402

from bench.machine import commit, machine  # noqa: E402
from roundhouse.engine.chance import Chance  # noqa: E402
from tests.support.browser import Player, Visitor, house, launch  # noqa: E402
from tests.support.transferred import BOARD, transferred  # noqa: E402

REPORT = HERE / "browser.md"
SAMPLES = ("sample-rocket-1999", "sample-rocket-2018", "sample-spike-advanced", "sample-1862-full")
GAMES = ("rocket", "spike", "1862")
LOBBY = '[data-new="rocket"]'
NO_SPARE = "--disable-features=SpareRendererForSitePerProcess"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=10, help="how often each game is opened")
    parser.add_argument("--write", action="store_true", help=f"write {REPORT.name}")
    wanted = parser.parse_args()
    # As people have it, windows and all, where both are installed: figures stay comparable.
    os.environ.setdefault("ROUNDHOUSE_CHROMIUM", shutil.which("chromium") or "")
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright, NO_SPARE)
        opened = {sample: [opening(browser, server.url, sample) for _ in range(wanted.times)] for sample in SAMPLES}
        meter = browser.new_browser_cdp_session()
        worked = {
            sample: [working(browser, meter, server.url, sample) for _ in range(wanted.times)] for sample in SAMPLES
        }
        acted = {sample: acting(browser, meter, server.url, sample, wanted.times) for sample in SAMPLES}
        loaded = {"the lobby": loading(browser, server.url, "/", LOBBY)}
        for sample in SAMPLES:
            loaded[f"{sample}, its board"] = loading(browser, server.url, f"/tables/{sample}?board", BOARD)
        for sample in SAMPLES:
            loaded[f"{sample}, its result"] = loading(browser, server.url, f"/tables/{sample}", "[data-podium]")
        for sample in SAMPLES:
            loaded[f"my turn in a game like {sample}"] = running(browser, server.url, sample)
        loaded |= learning(browser, server.url)
        version = browser.version
        browser.close()
    told = report(opened, worked, acted, loaded, version)
    print(told)
    if wanted.write:
        REPORT.write_text(told, "utf-8")


def opening(browser: Browser, url: str, sample: str) -> float:
    """Milliseconds from opening the address to a board with its pieces."""
    visitor = Visitor(browser, url)
    start = time.perf_counter()
    visitor.go(f"/tables/{sample}?board")
    visitor.page.locator("main[data-table] .board .sprite").first.wait_for(state="attached")
    took = 1000 * (time.perf_counter() - start)
    visitor.close()
    return took


def renderers(meter: CDPSession) -> float:
    """Seconds of processor time of all renderer processes so far."""
    found = meter.send("SystemInfo.getProcessInfo")["processInfo"]
    return sum(float(process["cpuTime"]) for process in found if process["type"] == "renderer")


def working(browser: Browser, meter: CDPSession, url: str, sample: str) -> float:
    """Milliseconds of processor time of the renderer from opening a game to a usable board."""
    visitor = Visitor(browser, url)
    # The process of the empty page that comes first has begun by then, and has nothing more to do.
    visitor.page.wait_for_timeout(1500)
    before = renderers(meter)
    visitor.go(f"/tables/{sample}?board")
    visitor.page.locator("main[data-table] .board .sprite").first.wait_for(state="attached")
    visitor.page.evaluate(PAINTED)
    took = 1000 * (renderers(meter) - before)
    visitor.close()
    return took


#: Until what has been drawn is on the screen.
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
#: The same of the next position: the page is watched, not asked again and again, which would be counted with it.
NEXT = """(seq) => {
  const table = document.querySelector('main[data-table]');
  window.nextOnScreen = new Promise((done, fail) => {
    setTimeout(() => fail(new Error('nothing has happened since the button was pressed')), 20000);
    const see = (_, watcher) => {
      if (Number(table.dataset.seq) <= seq) return;
      watcher.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(done));
    };
    new MutationObserver(see).observe(table, { attributeFilter: ['data-seq'] });
  });
}"""
#: A bot that does not think.
QUICK = "apprentice"
#: Actions on one page: the first of them finds much of its script not yet compiled.
ON_A_PAGE = 3


def acting(browser: Browser, meter: CDPSession, url: str, sample: str, times: int) -> list[list[float]]:
    """
    Milliseconds of processor time of the renderer from pressing a button to the next position on the screen: of the
    first action on a page that was just opened, and of those after it.
    """
    visitor = Visitor(browser, url)
    visitor.call("Ada")
    actions = visitor.get(f"/tables/{sample}")["table"]["actions"]
    first: list[float] = []
    later: list[float] = []
    for time_ in range(times):
        at = actions // 2 + 7 * time_
        table = visitor.post(f"/tables/{sample}/branch", {"at": at, "seat": None, "bot": QUICK})["id"]
        player = visitor.play(table)
        visitor.page.locator(BOARD).first.wait_for(state="attached")
        for place in range(ON_A_PAGE):
            pace(visitor, table, "at_once")
            if player.my_turn():
                pace(visitor, table, "normal")
                (later if place else first).append(pressing(player, meter, Chance(ON_A_PAGE * time_ + place)))
    visitor.close()
    return [first, later]


def pace(visitor: Visitor, table: str, speed: str) -> None:
    """
    How fast bots act. A round of 1862 has dozens of actions of theirs, for which nobody waits here; but an action of
    theirs right after one's own would be counted with it.
    """
    answer = visitor.context.request.put(f"{visitor.url}/api/v1/tables/{table}/speed", data={"speed": speed})
    assert answer.ok, answer.text()


def pressing(player: Player, meter: CDPSession, chance: Chance) -> float:
    """Pick something, and press the button that carries it out: milliseconds of processor time from there on."""
    page = player.page
    player.choose(chance)
    page.wait_for_load_state("networkidle")
    page.locator("[data-confirm]").first.hover()
    page.evaluate(NEXT, player.seq)
    page.wait_for_timeout(700)
    before = renderers(meter)
    page.mouse.down()
    page.mouse.up()
    page.evaluate("() => window.nextOnScreen")
    return 1000 * (renderers(meter) - before)


def loading(browser: Browser, url: str, path: str, until: str) -> dict[str, int]:
    visitor = Visitor(browser, url)
    sizes = transferred(visitor, path, until)
    visitor.close()
    return sizes


def running(browser: Browser, url: str, sample: str) -> dict[str, int]:
    """A table in the middle of a game, with a seat of one's own."""
    visitor = Visitor(browser, url)
    visitor.call("Ada")
    actions = visitor.get(f"/tables/{sample}")["table"]["actions"]
    table = visitor.post(f"/tables/{sample}/branch", {"at": 2 * actions // 3, "seat": None})["id"]
    sizes = transferred(visitor, f"/tables/{table}", BOARD)
    visitor.close()
    return sizes


def learning(browser: Browser, url: str) -> dict[str, dict[str, int]]:
    """What a beginner opens: of every game the course, how to play, and the last lesson, the fullest."""
    found: dict[str, dict[str, int]] = {}
    for game in GAMES:
        found[f"the course of {game}"] = loading(browser, url, f"/learn/{game}", "[data-course]")
        found[f"how to play {game}"] = loading(browser, url, f"/learn/{game}/how-to", "[data-howto]")
        visitor = Visitor(browser, url)
        visitor.call("Ada")
        name = visitor.get(f"/games/{game}/lessons")[-1]["id"]
        table = visitor.post(f"/games/{game}/lessons/{name}")["id"]
        found[f"the last lesson of {game}"] = transferred(visitor, f"/tables/{table}", "[data-task]")
        visitor.close()
    return found


KINDS = {"script": (".js",), "style": (".css",), "type": (".woff2",), "picture": (".svg",)}


def kind_of(name: str) -> str:
    bare = name.partition("?")[0]
    return next((kind for kind, ends in KINDS.items() if bare.endswith(ends)), "data" if "/api/" in name else "page")


def report(
    opened: dict[str, list[float]],
    worked: dict[str, list[float]],
    acted: dict[str, list[list[float]]],
    loaded: dict[str, dict[str, int]],
    version: str,
) -> str:
    lines = [
        "# The browser client",
        "",
        f"Made by `bench/browser.py --write` at {commit()} on {machine()}, Chromium {version}.",
        f"Load of the machine meanwhile (average of a minute): {os.getloadavg()[0]:.1f}.",
        "A load beyond the number of cores means that the machine was shared: times say little then, sizes all.",
        "",
        "## From opening a finished game to a usable board",
        "",
        "Milliseconds; every time somebody new, with nothing in the cache.",
        "",
        *HEAD,
    ]
    lines += timed(opened)
    lines += ["", "Of that, milliseconds of processor time of the page's renderer process:", "", *HEAD, *timed(worked)]
    lines += ["", "## From pressing a button to the next position on the screen", ""]
    lines += ["Milliseconds of processor time of the same process, in the middle of a game: every action on a page"]
    lines += ["but the first.", "", *HEAD, *timed({sample: later for sample, (_, later) in acted.items()})]
    lines += ["", "The first action on a page that was just opened, whose script is still being compiled:", "", *HEAD]
    lines += timed({sample: first for sample, (first, _) in acted.items()})
    kinds = [*KINDS, "data", "page"]
    lines += [
        "",
        "## What a first visit loads",
        "",
        "kB (1,000 bytes) over the network, compressed, with the heads of the answers.",
        "",
    ]
    lines += [f"| page | {' | '.join(kinds)} | all |", "| --- |" + " ---: |" * (len(kinds) + 1)]
    for name, sizes in loaded.items():
        parts = [sum(size for each, size in sizes.items() if kind_of(each) == kind) for kind in kinds]
        lines.append(
            f"| {name} | {' | '.join(f'{part / 1000:.1f}' for part in parts)} | {sum(sizes.values()) / 1000:.1f} |"
        )
    return "\n".join(lines) + "\n"


HEAD = ["| game | median | fastest | slowest | times |", "| --- | ---: | ---: | ---: | ---: |"]


def timed(found: dict[str, list[float]]) -> list[str]:
    return [
        f"| {sample} | {statistics.median(times):.0f} | {min(times):.0f} | {max(times):.0f} | {len(times)} |"
        for sample, times in found.items()
    ]


if __name__ == "__main__":
    main()
