"""What argparse itself says, in the language of everything else."""

from __future__ import annotations

import argparse
from typing import Final

from roundhouse.words import Words

#: The sentences of argparse by their keys in the word files. Its others are about mistakes of ours, not of people.
KEYS: Final = {
    "usage: ": "argument-usage",
    "options": "argument-options-title",
    "positional arguments": "argument-positional",
    "show this help message and exit": "argument-help",
    "%(prog)s: error: %(message)s\n": "argument-error",
    "argument %(argument_name)s: %(message)s": "argument-argument",
    "the following arguments are required: %s": "argument-required",
    "one of the arguments %s is required": "argument-one-required",
    "unrecognized arguments: %s": "argument-unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "argument-choice",
    "invalid %(type)s value: %(value)r": "argument-type",
    "ambiguous option: %(option)s could match %(matches)s": "argument-ambiguous",
    "not allowed with argument %s": "argument-not-with",
    "ignored explicit argument %r": "argument-explicit",
    "expected one argument": "argument-expected-one",
    "expected at least one argument": "argument-expected-some",
    "expected at most one argument": "argument-expected-one-at-most",
}


def speak(words: Words) -> None:
    """Let argparse speak this language. It looks its sentences up through this one name, and offers no other way."""

    def said(sentence: str) -> str:
        key = KEYS.get(sentence)
        return sentence if key is None else with_edges(sentence, words.say(key))

    setattr(argparse, "_", said)  # noqa: B010 - the name is private, and its type not known


def with_edges(sentence: str, said: str) -> str:
    """With the space or the end of the line that the sentence ends in: word files keep none."""
    return said.strip() + sentence[len(sentence.rstrip()) :]
