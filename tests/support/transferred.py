"""What came over the network for a page, as it was sent."""

from __future__ import annotations

from tests.support.browser import Visitor


def transferred(visitor: Visitor, path: str) -> dict[str, int]:
    """The bytes of every answer, with its head, as they came over the network."""
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
    visitor.go(path).wait_for_load_state("networkidle")
    return sizes
