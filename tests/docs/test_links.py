"""Links between pages lead somewhere, to a file that is there and to a heading that it has."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)|srcset=\"([^\"]+)\"|src=\"([^\"]+)\"")
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def pages() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / line for line in listed.stdout.splitlines()]


@cache
def anchors(page: Path) -> set[str]:
    """The headings of a page as addresses have them."""
    headings = HEADING.findall(FENCED.sub("", page.read_text("utf-8")))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def links(page: Path) -> list[str]:
    found = LINK.findall(FENCED.sub("", page.read_text("utf-8")))
    return ["".join(link) for link in found]


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in links(page):
        if link.startswith(("https://", "mailto:")):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{link} leads nowhere"
        assert not anchor or anchor in anchors(target), f"{path} has no heading for {link}"


def test_something_is_looked_at() -> None:
    assert sum(len(links(page)) for page in pages()) > 100
