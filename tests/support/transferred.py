"""What came over the network for a page, as it was sent."""

from __future__ import annotations

from tests.support.browser import Visitor

#: A board with its pieces: what a table page is opened for.
BOARD = "main[data-table] .board .sprite"


def transferred(visitor: Visitor, path: str, until: str) -> dict[str, int]:
    """The bytes of every answer, with its head, as they came over the network, until all of it stands there."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}
    session.on("Network.responseReceived", lambda event: names.update({event["requestId"]: event["response"]["url"]}))

    def finished(event: dict[str, object]) -> None:
        name = names.get(str(event["requestId"]), "")
        if name.startswith(visitor.url):
            size = event["encodedDataLength"]
            assert isinstance(size, int | float)
            sizes[name.removeprefix(visitor.url)] = sizes.get(name.removeprefix(visitor.url), 0) + int(size)

    session.on("Network.loadingFinished", finished)
    page = visitor.go(path)
    page.locator(until).first.wait_for(state="attached")
    # Typefaces are fetched when something is written in them.
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")
    return sizes
