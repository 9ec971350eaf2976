"""Reading word files, and reading in the source what it says: for the tests of the words of every game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor


class Parts(Visitor):
    """Collects the words and the arguments of a message, those of all its variants included."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.arguments: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the name is the library's
        self.words.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)


class Message(NamedTuple):
    words: str
    arguments: frozenset[str]


@cache
def read(file: Path) -> dict[str, Message]:
    """Every message of a word file; anything else in it but comments is a mistake."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, (ftl.Comment, ftl.GroupComment, ftl.ResourceComment)):
            continue
        assert isinstance(entry, ftl.Message), f"{file.name}: cannot be read: {getattr(entry, 'content', entry)}"
        assert entry.value is not None, f"{file.name}: {entry.id.name} says nothing"
        assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands there twice"
        found[entry.id.name] = message_of(entry.value)
    return found


@cache
def addressed(file: Path) -> dict[str, Message]:
    """What the reader is told of themselves, by the message that tells it of others; nothing else is an attribute."""
    found: dict[str, Message] = {}
    messages = [each for each in FluentParser().parse(file.read_text("utf-8")).body if isinstance(each, ftl.Message)]
    for entry in messages:
        for attribute in entry.attributes:
            assert attribute.id.name == "you", f"{file.name}: {entry.id.name}.{attribute.id.name} is never said"
            found[entry.id.name] = message_of(attribute.value)
    return found


def message_of(pattern: ftl.Pattern) -> Message:
    parts = Parts()
    parts.visit(pattern)
    return Message(" ".join(parts.words).strip(), frozenset(parts.arguments))


def uses(message: Message, forms: Sequence[str]) -> bool:
    return any(re.search(rf"(?<!\w){re.escape(form)}(?!\w)", message.words, re.IGNORECASE) for form in forms)


def without(message: Message, forms: Sequence[str]) -> Message:
    """The message with a gap for each of these."""
    longest_first = "|".join(re.escape(form) for form in sorted(forms, key=len, reverse=True))
    words = re.sub(rf"(?<!\w)(?:{longest_first})(?!\w)", "…", message.words, flags=re.IGNORECASE)
    return Message(words, message.arguments)


class Use(NamedTuple):
    """Keys that a line of the source says, as a pattern, and the arguments it gives (None: known at run time only)."""

    where: str
    pattern: str
    arguments: frozenset[str] | None


def patterns(key: ast.expr) -> list[str]:
    """The keys that an expression can be; nothing if it is made elsewhere."""
    match key:
        case ast.Constant(value=str(value)):
            return [re.escape(value)]
        case ast.IfExp():
            return patterns(key.body) + patterns(key.orelse)
        case ast.JoinedStr():
            parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in key.values]
            return ["".join(parts)]
    return []


def arguments(given: list[ast.expr]) -> frozenset[str] | None:
    if not given:
        return frozenset()
    if not isinstance(given[0], ast.Dict):
        return None
    names = {str(key.value) for key in given[0].keys if isinstance(key, ast.Constant)}
    return frozenset("player" if name == "seat" else name for name in names)


def uses_in_source(folder: Path) -> Iterator[Use]:
    """Everything that the modules of a folder say."""
    for file in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            where = f"{file.name}:{getattr(node, 'lineno', 0)}"
            match node:
                case ast.Call(func=ast.Name(id="Text"), args=[key, *given]):
                    yield from (Use(where, pattern, arguments(given)) for pattern in patterns(key))
                case ast.Call(func=ast.Name(id="Violation"), args=[_, key, *given]):
                    yield from (Use(where, pattern, arguments(given)) for pattern in patterns(key))
                case ast.Call(func=ast.Name(id="Event"), args=[ast.Constant(value=str(name)), *given]):
                    yield Use(where, f"event-{name.replace('_', '-')}", arguments(given))
                case ast.Constant(value=str(value)) if re.fullmatch("(why|act|ask|money)(-[a-z]+)+", value):
                    yield Use(where, value, None)
