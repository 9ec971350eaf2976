"""What a first visit costs: everything that comes over the network until the lobby stands, as it is sent."""

from __future__ import annotations

from tests.support.browser import Visitor
from tests.support.transferred import transferred

#: In kB, of 1,000 bytes, compressed.
MOST = 200


def test_the_first_load_is_small(visitor: Visitor) -> None:
    sizes = transferred(visitor, "/")
    visitor.page.locator('[data-new="rocket"]').wait_for()
    assert any(name.endswith(".css") for name in sizes)
    assert any("/assets/en-" in name for name in sizes), "words"
    assert sum(name.endswith(".woff2") for name in sizes) >= 2
    assert sum("/picture.svg" in name for name in sizes) == len(visitor.get("/games"))
    assert sum(sizes.values()) < MOST * 1000, "\n".join(
        f"{size:>7} {name}" for name, size in sorted(sizes.items(), key=lambda x: -x[1])
    )
