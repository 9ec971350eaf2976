"""Actions: what a player can do. Each is declared once, in the chapter of its rule, with its check and its effect.

    class Invest(Action):
        form: ClassVar = Form("invest", city=CITY, industry=INDUSTRY)

        def __init__(self, city: int, industry: int) -> None: ...
        def why_not(self, state: State) -> Violation | None: ...
        def apply(self, state: State) -> list[Event]: ...

The form names the action and says what each argument of `__init__` holds. Reading, writing, packing, picking, equality,
hashing, `repr`, pickling and copying follow from it.
"""

# compiled
from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.fields import BadNotation, Field
from roundhouse.engine.text import Text

#: The picks of numbers, by the field that holds them: a cache for lists in which the same ones occur many times.
Known = dict[Field, dict[int, str]]


def pick_of(state: Any, field: Field, value: Any, known: Known) -> str:
    """The pick for the value of a field, made once for every number."""
    if type(value) is not int:
        return field.pick(state, value)
    picks = known.get(field)
    if picks is None:
        picks = known[field] = {}
    pick = picks.get(value)
    if pick is None:
        pick = picks[value] = field.pick(state, value)
    return pick


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """The written name of an action, what its arguments hold, and what a person picks to say it.

    `picks` names the picks in order: the name of an argument stands for what it holds, any other word for itself.
    Without it the arguments are picked in order, or the name of the action if it has none.
    `always` holds further fields of the written form, for actions that share a name; `secret` names the written fields
    that only the acting player may know.
    """

    def __init__(
        self, name: str, *, picks: str = "", always: dict[str, str] | None = None, secret: str = "", **fields: Field
    ) -> None:
        self.name = name
        self.arguments = tuple(fields)
        self.fields = tuple(fields.values())
        self.keys = tuple([field.key or argument for argument, field in fields.items()])
        self.always = always or {}
        self.picks = tuple(picks.split()) or self.arguments or (name,)
        self.secret = tuple(secret.split())
        #: What each pick is made from: an argument and its field, or a literal word.
        self._path = tuple([(fields.get(word), word) for word in self.picks])

    def write(self, state: Any, action: Action) -> dict[str, Any]:
        """The action as plain data, with the names of the board."""
        written: dict[str, Any] = {"type": self.name, **self.always}
        for argument, key, field in zip(self.arguments, self.keys, self.fields):
            value = getattr(action, argument)
            if not field.left_out(value):
                written[key] = field.write(state, value)
        return written

    def read(self, state: Any, data: dict[str, Any]) -> list[Any]:
        """The arguments of an action from plain data; `BadNotation` names the field that is wrong."""
        for name in data:
            if name != "type" and name not in self.keys and name not in self.always:
                raise BadNotation(str(name), Text("problem-action-field", {"type": self.name}))
        return [field.read(state, data, key) for key, field in zip(self.keys, self.fields)]

    def path(self, state: Any, action: Action) -> tuple[str, ...]:
        """The picks that say this action."""
        return tuple(self.path_with(state, action, {}))

    def path_with(self, state: Any, action: Action, known: Known) -> list[str]:
        """The same, with what is known already: many actions in a list hold the same things."""
        return [
            word if field is None else pick_of(state, field, getattr(action, word), known) for field, word in self._path
        ]

    def paths_alike(self, state: Any, first: tuple[int, ...], last: list[int], known: Known) -> list[list[str]]:
        """The picks of many actions that differ in their last argument only, which is picked last."""
        values = dict(zip(self.arguments, first))
        begun = [
            word if field is None else pick_of(state, field, values[word], known) for field, word in self._path[:-1]
        ]
        field = self.fields[-1]
        picks = known.get(field)
        if picks is None:
            picks = known[field] = field.picks_known(state)
        for value in last:
            if value not in picks:
                picks[value] = field.pick(state, value)
        return [[*begun, picks[value]] for value in last]

    def text(self, state: Any, action: Action) -> str:
        """The action in one line: its name, then what its arguments hold, as `invest London steel`."""
        words = [self.name, *self.always.values()]
        words += [field.text(state, getattr(action, name)) for name, field in zip(self.arguments, self.fields)]
        return shlex.join(words)

    def read_text(self, state: Any, words: list[str]) -> list[Any] | None:
        """The arguments named by the words of such a line; None if they do not fit this form."""
        first = 1 + len(self.always)
        if not self.begins(words) or len(words) != first + len(self.fields):
            return None
        try:
            return [field.read_text(state, word) for field, word in zip(self.fields, words[first:])]
        except (LookupError, ValueError):
            return None

    def begins(self, words: list[str]) -> bool:
        """Do these words begin like a line of this form?"""
        return words[: 1 + len(self.always)] == [self.name, *self.always.values()]

    def wrong_word(self, state: Any, words: list[str]) -> BadNotation | None:
        """The first word that is no valid argument at its place; None if there are too few or too many words."""
        rest = words[1 + len(self.always) :]
        if len(rest) != len(self.fields):
            return None
        for key, field, word in zip(self.keys, self.fields, rest):
            try:
                field.read_text(state, word)
            except (LookupError, ValueError):
                return BadNotation(key, field.misread(state, word))
        return None

    def read_path(self, state: Any, path: tuple[str, ...]) -> list[Any] | None:
        """The arguments that these picks name; None if they are not a complete action of this form."""
        if len(path) != len(self.picks):
            return None
        found: dict[str, Any] = {}
        for word, pick in zip(self.picks, path):
            if word not in self.arguments:
                if pick != word:
                    return None
                continue
            try:
                found[word] = self.fields[self.arguments.index(word)].read_pick(state, pick)
            except (LookupError, ValueError):
                return None
        return [found[argument] for argument in self.arguments] if len(found) == len(self.arguments) else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Base of all actions: equal when of the same kind with the same arguments."""

    form: ClassVar[Form]

    def __init__(self, *values: Any) -> None:
        """The arguments in order. A kind that is created often has an `__init__` of its own, which is faster."""
        for argument, value in zip(self.form.arguments, values, strict=True):
            setattr(self, argument, value)

    def why_not(self, state: Any) -> Violation | None:
        """The first rule that the action breaks; None if it is legal for the seat that must decide."""
        return None

    def apply(self, state: Any) -> list[Event]:
        """Carry out the action, in place. It is known to be legal: nothing is checked."""
        raise NotImplementedError

    def values(self) -> tuple[Any, ...]:
        """The arguments, in order."""
        return tuple([getattr(self, argument) for argument in self.form.arguments])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and type(other) is type(self) and other.values() == self.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, *self.values()))

    def __repr__(self) -> str:
        """For people, without reference to a position; `Game.text` gives the line that `Game.parse` reads."""
        form = self.form
        said = [field.show(value) for field, value in zip(form.fields, self.values()) if not field.left_out(value)]
        words = [form.name.replace("_", " "), *form.always.values(), *said]
        return f"<{' '.join([word for word in words if word])}>"

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return type(self), self.values()


def apply(state: Any, action: Action) -> list[Event]:
    """Carry out a legal action, in place. Trusted: illegal actions must be refused beforehand."""
    return action.apply(state)


class Actions:
    """All kinds of actions of a game: read, written and packed by their forms."""

    def __init__(self, kinds: Sequence[type[Action]]) -> None:
        self.kinds = tuple(kinds)
        self.by_class = {kind.__name__: kind for kind in kinds}
        self.by_name: dict[str, list[type[Action]]] = {}
        for kind in kinds:
            self.by_name.setdefault(kind.form.name, []).append(kind)

    def read(self, state: Any, data: Any) -> Action:
        """The action that plain data describe; `BadNotation` says which field is wrong."""
        if not isinstance(data, dict):
            raise BadNotation("action", Text("problem-action-object"))
        name = data.get("type")
        if not isinstance(name, str) or name not in self.by_name:
            known = ", ".join(self.by_name)
            raise BadNotation("type", Text("problem-action-type", {"given": repr(name), "known": known}))
        kind = _among(self.by_name[name], data)
        action: Action = kind(*kind.form.read(state, data))
        return action

    def parse(self, state: Any, line: str) -> Action:
        """The action that a line of text names; `BadNotation` says which word is wrong, or what is possible there."""
        try:
            words = shlex.split(line)
        except ValueError:
            words = []
        for kind in self.kinds:
            arguments = kind.form.read_text(state, words)
            if arguments is not None:
                action: Action = kind(*arguments)
                return action
        raise self._misread(state, line, words)

    def _misread(self, state: Any, line: str, words: list[str]) -> BadNotation:
        """What is wrong with a line that names no action: one of its words, or the line as a whole."""
        begun = [kind.form for kind in self.kinds if kind.form.begins(words)]
        for form in begun:
            wrong = form.wrong_word(state, words)
            if wrong is not None:
                return wrong
        known = ", ".join([shape_of(form) for form in begun or [kind.form for kind in self.kinds]])
        return BadNotation("action", Text("problem-action-line", {"given": repr(line), "known": known}))

    def read_path(self, state: Any, path: tuple[str, ...]) -> list[Action]:
        """Every action, legal or not, for which these picks are the complete path."""
        read: list[Action] = []
        for kind in self.kinds:
            arguments = kind.form.read_path(state, path)
            if arguments is not None:
                read.append(kind(*arguments))
        return read

    def pack(self, action: Action) -> list[Any]:
        """The action as numbers, which can be read in any later position."""
        form = action.form
        return [type(action).__name__, *[field.pack(value) for field, value in zip(form.fields, action.values())]]

    def unpack(self, data: list[Any]) -> Action:
        """The action that `pack` wrote."""
        kind = self.by_class[data[0]]
        action: Action = kind(*[field.unpack(value) for field, value in zip(kind.form.fields, data[1:])])
        return action


def shape_of(form: Form) -> str:
    """What a line of this form looks like: `invest CITY INDUSTRY`."""
    return " ".join([form.name, *form.always.values(), *[argument.upper() for argument in form.arguments]])


def _among(kinds: list[type[Action]], data: dict[str, Any]) -> type[Action]:
    """Of several actions that share a name, the one whose additional fields match."""
    if len(kinds) == 1 and not kinds[0].form.always:
        return kinds[0]
    for kind in kinds:
        if all(data.get(key) == value for key, value in kind.form.always.items()):
            return kind
    key = next(iter(kinds[0].form.always))
    known = ", ".join([kind.form.always[key] for kind in kinds])
    raise BadNotation(key, Text("problem-action-value", {"given": repr(data.get(key)), "known": known}))
