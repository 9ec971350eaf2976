"""Games of other packages, installed beside roundhouse for other processes."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

LANTERN = Path(__file__).parent.parent / "outside" / "lantern_game"


def install_lantern(folder: Path) -> dict[str, str]:
    return install(folder, LANTERN, "lantern")


def install(folder: Path, package: Path, game: str) -> dict[str, str]:
    """Put a package and its entry point into a folder; what the environment of a Python must say to find it there."""
    shutil.copytree(package, folder / package.name, ignore=shutil.ignore_patterns("__pycache__"))
    metadata = folder / f"{game}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game}\nVersion: 1.0\n", "utf-8")
    entry = f"[roundhouse.games]\n{game} = {package.name}:RULESET\n"
    (metadata / "entry_points.txt").write_text(entry, "utf-8")
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {"PYTHONPATH": os.pathsep.join(paths)}
