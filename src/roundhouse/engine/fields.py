"""Fields: what an argument of an action holds, and how it is written, read, packed, picked and shown."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Final, Self

from roundhouse.engine.problem import Problem
from roundhouse.engine.text import Text

#: What an unknown name is read as where the rules themselves refuse it.
UNKNOWN: Final = -1
#: Numbers beyond this occur in no game, and are refused before they cost anything.
LARGEST: Final = 2**31 - 1
#: How many of the possible words an error message lists.
MOST_NAMED: Final = 40


class BadNotation(Problem):
    """Data that is not an action of this game: which field, and what would be right."""

    @property
    def field(self) -> str:
        return self.where


class Field:
    """An integer. Other fields override how it is written, read and picked."""

    #: The written name, if it differs from the argument's.
    key: str = ""

    def __init__(self, pick: str = "number", *, most: int = LARGEST) -> None:
        #: The kind of the pick: `bid` makes `bid:3`.
        self.kind = pick
        #: Numbers further from 0 than this are refused before they cost anything; 0: the rules refuse them.
        self.most = most

    def called(self, key: str) -> Self:
        """The same field, under a written name that differs from the argument's."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.key = key
        return other

    def left_out(self, value: Any) -> bool:
        """Is this the default value, which is left out when writing?"""
        return False

    def write(self, state: Any, value: Any) -> Any:
        return value

    def read(self, state: Any, data: dict[str, Any], key: str) -> Any:
        value = data.get(key)
        if type(value) is not int:
            raise BadNotation(key, Text("problem-action-number"))
        if self.most and not -self.most <= value <= self.most:
            raise BadNotation(key, Text("problem-action-most", {"most": self.most}))
        return value

    def pack(self, value: Any) -> Any:
        return value

    def unpack(self, data: Any) -> Any:
        return data

    def pick(self, state: Any, value: Any) -> str:
        return f"{self.kind}:{self.write(state, value)}"

    def picks_known(self, state: Any) -> dict[int, str]:
        """The picks of numbers that were made before, to which others are added: overridden where they depend on the
        board alone, and hundreds of them are offered at every turn."""
        return {}

    def read_pick(self, state: Any, pick: str) -> Any:
        """What was picked; LookupError or ValueError if this is not a pick of this field."""
        kind, _, text = pick.partition(":")
        if kind != self.kind:
            raise ValueError(pick)
        return self.read_text(state, text)

    def text(self, state: Any, value: Any) -> str:
        """One word, as used in a line of text and after the kind of a pick."""
        kind, _, text = self.pick(state, value).partition(":")
        return text or kind

    def read_text(self, state: Any, text: str) -> Any:
        """What such a word stands for; LookupError or ValueError if it stands for nothing."""
        return int(text)

    def known(self, state: Any) -> Sequence[str]:
        """Every possible word, if there are only a few and they do not depend on the position."""
        return ()

    def misread(self, state: Any, word: str) -> Text:
        """What is wrong with a word that `read_text` does not understand."""
        known = list(self.known(state))
        if known:
            some = [*known[:MOST_NAMED], *(["…"] if len(known) > MOST_NAMED else [])]
            return Text("problem-action-value", {"given": repr(word), "known": ", ".join(some)})
        return Text("problem-action-number") if type(self) is Field else Text("problem-name-unknown", {"given": word})

    def show(self, value: Any) -> str:
        """For `repr`, which has no position at hand."""
        return str(value)


class Data(Field):
    """A structured value: in a line of text it is written as JSON without spaces."""

    def text(self, state: Any, value: Any) -> str:
        return json.dumps(self.write(state, value), separators=(",", ":"), ensure_ascii=False)

    def read_text(self, state: Any, text: str) -> Any:
        return self.read(state, {"": json.loads(text)}, "")


class Word(Field):
    """One of a fixed set of words: `withhold`, `pay`. `picks`, if given, replace `kind:word`."""

    def __init__(self, pick: str, words: Sequence[str], *, picks: Sequence[str] = ()) -> None:
        super().__init__(pick)
        self.words = list(words)
        self.picks = list(picks)

    def write(self, state: Any, value: int) -> Any:
        return self.words[value] if 0 <= value < len(self.words) else value

    def read(self, state: Any, data: dict[str, Any], key: str) -> int:
        value = data.get(key)
        if value not in self.words:
            raise BadNotation(key, Text("problem-action-value", {"given": repr(value), "known": ", ".join(self.words)}))
        return self.words.index(value)

    def pick(self, state: Any, value: int) -> str:
        return self.picks[value] if self.picks else super().pick(state, value)

    def read_pick(self, state: Any, pick: str) -> int:
        return self.picks.index(pick) if self.picks else int(super().read_pick(state, pick))

    def text(self, state: Any, value: int) -> str:
        return str(self.write(state, value))

    def read_text(self, state: Any, text: str) -> int:
        return self.words.index(text)

    def known(self, state: Any) -> Sequence[str]:
        return self.words

    def show(self, value: int) -> str:
        return str(self.write(None, value))


class Name(Field):
    """The name of something on the board or in the box: a city, a company, a tile.

    `names` gives all names in the order of their numbers, for a state. An unknown name is refused here (`strict`), or
    read as `UNKNOWN` where the rules explain the refusal. `shown` gives the names without a state, for `repr`; if it is
    missing, an action is shown with the number instead: `<deliver town 2>`.
    """

    def __init__(
        self,
        pick: str,
        names: Callable[[Any], Sequence[str]],
        *,
        strict: bool = False,
        shown: Callable[[], Sequence[str]] | None = None,
    ) -> None:
        super().__init__(pick)
        self.names = names
        self.strict = strict
        self.shown = shown

    def write(self, state: Any, value: int) -> str | None:
        names = self.names(state)
        return names[value] if 0 <= value < len(names) else None

    def read(self, state: Any, data: dict[str, Any], key: str) -> int:
        value = data.get(key)
        if not isinstance(value, str):
            raise BadNotation(key, Text("problem-action-name"))
        names = self.names(state)
        if value in names:
            return names.index(value)
        if self.strict:
            raise BadNotation(key, Text("problem-name-unknown", {"given": value}))
        return UNKNOWN

    def read_text(self, state: Any, text: str) -> int:
        return self.names(state).index(text)

    def known(self, state: Any) -> Sequence[str]:
        return self.names(state)

    def show(self, value: int) -> str:
        names = self.shown() if self.shown is not None else ()
        return names[value] if 0 <= value < len(names) else f"{self.kind} {value}"
