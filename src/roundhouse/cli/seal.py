"""`roundhouse seal`: was a game dealt as it was promised at its start? Anybody can tell who has its save file."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path

from roundhouse.cli.trouble import Trouble
from roundhouse.table.save import read_document, restore
from roundhouse.table.seal import seal, sealed
from roundhouse.words import Words

NAME = "seal"
#: Whole, or as much of it as a page shows.
SEAL = re.compile(r"[0-9a-f]{16,64}")


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("save", metavar="SAVE", help=words.say("cli-seal-save"))
    parser.add_argument("promised", metavar="SEAL", nargs="?", help=words.say("cli-seal-promised"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    """0 if the game was dealt and played by the rules from what was sealed, 1 if that was something else."""
    document = read_document(Path(chosen.save))
    if document.table is None:
        raise Trouble("trouble-seal-none", file=chosen.save)
    # Dealt once more from the secret, and played through: every digest is compared.
    restore(document, chosen.save)
    found = seal(sealed(document.setup, document.table.salt))
    print(words.say("seal-found", seal=found))
    if chosen.promised is None:
        print(words.say("seal-compare"))
        return 0
    kept = found.startswith(promised(chosen.promised))
    print(words.say("seal-kept" if kept else "seal-broken"))
    return 0 if kept else 1


def promised(text: str) -> str:
    """The seal as it was shown, or as it stands in what was exported while the game went on."""
    shown = text.strip().lower().rstrip("…")
    if SEAL.fullmatch(shown):
        return shown
    try:
        found = json.loads(Path(text).read_bytes())["commitment"]
    except (OSError, ValueError, KeyError, TypeError):
        raise Trouble("trouble-seal-given", given=text) from None
    return str(found)
