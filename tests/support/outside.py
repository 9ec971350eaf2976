"""Lantern, a game of another package, installed beside roundhouse for other processes."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "outside" / "lantern_game"


def install_lantern(folder: Path) -> dict[str, str]:
    """Put the package and its entry point into a folder; what the environment of a Python must say to find it there."""
    shutil.copytree(PACKAGE, folder / "lantern_game", ignore=shutil.ignore_patterns("__pycache__"))
    metadata = folder / "lantern-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: lantern\nVersion: 1.0\n", "utf-8")
    (metadata / "entry_points.txt").write_text("[roundhouse.games]\nlantern = lantern_game:RULESET\n", "utf-8")
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {"PYTHONPATH": os.pathsep.join(paths)}
