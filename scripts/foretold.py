"""A server whose chance is foretold, for fixtures: `python -m scripts.foretold` is `roundhouse serve` with fixed seeds.

The seed of the next table stands in the file that ROUNDHOUSE_FORETOLD names; whatever else is drawn comes from
generators that always begin alike. Nothing that is made here may guard anything.
"""

from __future__ import annotations

import os
import random
import secrets
import sys
from pathlib import Path
from unittest.mock import patch

from roundhouse.cli.main import main
from roundhouse.engine.chance import KEY
from scripts.fixture_plan import secret_of

FORETOLD = Path(os.environ["ROUNDHOUSE_FORETOLD"])
#: A server that is started again must not give its tables the ids of the first ones.
_start = FORETOLD.read_text("ascii")
#: Several, so that ids do not depend on how many other things were drawn before.
_bits, _bytes, _choices = (random.Random(f"{what} {_start}") for what in ("bits", "bytes", "choices"))


def token_hex(size: int | None = None) -> str:
    """The foretold secret where one for a table is drawn; others get what comes."""
    if size == KEY:
        return secret_of(int(FORETOLD.read_text("ascii")))
    return token_bytes(size).hex()


def token_bytes(size: int | None = None) -> bytes:
    return _bytes.randbytes(size or 32)


if __name__ == "__main__":
    with (
        patch.object(secrets, "randbits", _bits.getrandbits),
        patch.object(secrets, "token_hex", token_hex),
        patch.object(secrets, "token_bytes", token_bytes),
        patch.object(secrets, "choice", _choices.choice),
    ):
        sys.exit(main(["serve"]))
