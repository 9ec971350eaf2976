"""`python -m roundhouse` is the `roundhouse` command."""

from __future__ import annotations

import sys

from roundhouse.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
