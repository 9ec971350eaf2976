"""Say whether the roundhouse of this Python is compiled or plain: build_kind.py [the kind it must be]."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

SUFFIXES = tuple(EXTENSION_SUFFIXES)


def compiled_modules() -> list[str]:
    """The names of roundhouse's compiled modules; each of them is imported, so a broken one shows."""
    spec = find_spec("roundhouse")
    if spec is None or spec.origin is None:
        sys.exit("roundhouse is not installed here")
    package = Path(spec.origin).parent
    files = [file for file in package.rglob("*") if file.name.endswith(SUFFIXES)]
    names = sorted(
        ".".join([*file.relative_to(package.parent).parent.parts, file.name.partition(".")[0]]) for file in files
    )
    for name in names:
        if not str(import_module(name).__file__).endswith(SUFFIXES):
            sys.exit(f"{name} is compiled, but something shadows it")
    return names


def main(arguments: list[str]) -> None:
    names = compiled_modules()
    kind = "compiled" if names else "plain"
    print(f"roundhouse is compiled: {len(names)} modules" if names else "roundhouse is plain Python")
    if arguments and arguments != [kind]:
        sys.exit(f"it should be {arguments[0]}")


if __name__ == "__main__":
    main(sys.argv[1:])
