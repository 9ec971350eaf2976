"""What this installation is: compiled or plain Python, with or without pages, and why."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roundhouse.engine import legal
from roundhouse.engine.text import Text

PACKAGE: Final = Path(__file__).parent
#: Written by the build (setup.py) where the rules could not be compiled: why not.
REASON: Final = PACKAGE / "plain.txt"
#: The reasons that the build knows.
REASONS: Final = frozenset({"asked", "no-compiler", "failed"})


def compiled() -> bool:
    return not (legal.__file__ or "").endswith(".py")


def has_pages() -> bool:
    return (PACKAGE / "client" / "index.html").is_file()


def kind() -> str:
    return "compiled" if compiled() else "plain"


def notes() -> list[Text]:
    """What is missing from this installation, and what to do about it, in a sentence each."""
    found = []
    if not compiled():
        found.append(Text("installed-plain", {"why": Text(f"installed-plain-{why_plain()}")}))
    if not has_pages():
        found.append(Text("installed-without-pages"))
    return found


def why_plain() -> str:
    """Why it is plain Python: the reason recorded by the build, or that this is a checkout, which is never compiled."""
    if not REASON.exists():
        return "checkout"
    reason = REASON.read_text("utf-8").strip()
    return reason if reason in REASONS else "failed"
