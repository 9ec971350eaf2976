"""Opening the browser on the server's page, where there is a browser, as soon as the server answers."""

from __future__ import annotations

import os
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Mapping
from typing import Final

#: Seconds that a server may take to start before nobody waits for it any more.
PATIENCE: Final = 60.0
PAUSE: Final = 0.1


def find_browser(environment: Mapping[str, str] = os.environ) -> webbrowser.BaseBrowser | None:
    """The browser of this machine; None where there is no screen, or only one that would take over the terminal."""
    windowed = sys.platform in ("win32", "darwin") or environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")
    chosen = environment.get("BROWSER")
    if not windowed and not chosen:
        return None
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return None
    # Those that run in a terminal are found last; whoever names one wants it.
    in_terminal = type(found) is webbrowser.GenericBrowser and not chosen
    return None if in_terminal else found


def answers(address: str) -> bool:
    """Does the server answer? Asked directly: a proxy of the network has no business here."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(f"{address}api/v1/health", timeout=2.0) as answer:
            return int(answer.status) == 200
    except (OSError, urllib.error.URLError):
        return False


def open_when_it_answers(address: str, patience: float = PATIENCE) -> threading.Thread:
    """Open the page beside whatever else the program does; nothing happens where there is no browser."""

    def wait_and_open() -> None:
        browser = find_browser()
        end = time.monotonic() + patience
        while browser is not None and time.monotonic() < end:
            if answers(address):
                browser.open(address)
                return
            time.sleep(PAUSE)

    thread = threading.Thread(target=wait_and_open, daemon=True)
    thread.start()
    return thread
