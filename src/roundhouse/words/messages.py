"""The messages of one language, each parsed when it is first said.

A language has some thousand messages, and a command says a dozen of them. Parsing them all took longer than anything
else that a command, a server or a worker does when it starts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import MessageReference, TermReference
from fluent.syntax.visitor import Visitor

#: Where a message or a term begins. What belongs to it is indented, or closes a brace.
BEGINNING: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)


class Messages:
    """What word files say; of two messages with one name, the later one counts."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        self._written = {name: text for file in files for name, text in written(file).items()}
        self._parsed: set[str] = set()
        self._bundle = FluentBundle([language], use_isolating=False)

    def __contains__(self, name: str) -> bool:
        return name in self._written

    def say(self, name: str, args: dict[str, Any]) -> tuple[str, list[Exception]] | None:
        """The message with these arguments, and what was wrong with it; None if it says nothing."""
        self._parse(name)
        pattern = self._bundle.get_message(name).value if self._bundle.has_message(name) else None
        if pattern is None:
            return None
        spoken, errors = self._bundle.format_pattern(pattern, args)
        return str(spoken), errors

    def _parse(self, name: str) -> None:
        """Parse a message and all that it refers to. Only then it counts as parsed: other threads may ask for it."""
        wanted, met = [name], set[str]()
        while wanted:
            each = wanted.pop()
            if each in met or each in self._parsed or each not in self._written:
                continue
            met.add(each)
            resource = FluentResource(self._written[each])
            self._bundle.add_resource(resource)
            references = References()
            references.visit(resource)
            wanted += references.names
        self._parsed |= met


@cache
def written(file: Path) -> dict[str, str]:
    """The messages and terms of a word file as they are written, by name."""
    text = file.read_text("utf-8")
    found = list(BEGINNING.finditer(text))
    ends = [*(match.start() for match in found[1:]), len(text)]
    return {match[1]: text[match.start() : end] for match, end in zip(found, ends, strict=True)}


class References(Visitor):
    """Collects the names of other messages and terms that a message refers to."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - the name is the library's
        self.names.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)
