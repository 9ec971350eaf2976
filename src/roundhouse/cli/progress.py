"""Progress of long work, on the error stream: a bar where somebody watches, quiet elsewhere."""

from __future__ import annotations

import sys
import time

WIDTH = 30


class Progress:
    """A bar that is drawn a few times a second."""

    def __init__(self, total: int, *, shown: bool | None = None) -> None:
        self.total = total
        self.shown = sys.stderr.isatty() if shown is None else shown
        self.begun = time.monotonic()
        self.drawn = 0.0

    def __call__(self, done: int, total: int | None = None) -> None:
        now = time.monotonic()
        if not self.shown or (now - self.drawn < 0.1 and done < self.total):
            return
        self.drawn = now
        filled = WIDTH * done // max(1, self.total)
        elapsed = now - self.begun
        left = f"{elapsed / done * (self.total - done):.0f} s" if done else "…"
        bar = "█" * filled + "·" * (WIDTH - filled)
        print(f"\r{bar} {done}/{self.total}  {left}  ", end="", file=sys.stderr, flush=True)
        if done >= self.total:
            print("\r" + " " * (WIDTH + 40) + "\r", end="", file=sys.stderr, flush=True)
