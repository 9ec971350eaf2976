"""Writes what follows from the declared fields of states: how they are copied, and which fields are kept.

Every class with the two marker lines has its annotations read and the lines between the markers written anew.
`--check` only says whether they are as they should be.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

BEGIN = "    # -- made of the declarations above; `make fields` writes it"
END = "    # -- to here"
SOURCE = Path(__file__).parents[1] / "src"
VALUES = ("int", "bool", "str", "float")


def main() -> int:
    changed = [path for path in marked() if renew(path, check="--check" in sys.argv[1:])]
    for path in changed:
        print(f"{path.relative_to(SOURCE)}: fields and copy {'differ' if '--check' in sys.argv[1:] else 'written'}")
    return 1 if changed and "--check" in sys.argv[1:] else 0


def marked() -> Iterator[Path]:
    """The modules with something to write."""
    return (path for path in sorted(SOURCE.rglob("*.py")) if BEGIN in path.read_text("utf-8"))


def renew(path: Path, *, check: bool) -> bool:
    """Whether the file was not as it should be; without `check` it is now."""
    text = path.read_text("utf-8")
    should = renewed(text)
    if should != text and not check:
        path.write_text(should, "utf-8")
    return should != text


def renewed(text: str) -> str:
    """The text of a module with everything between markers written anew."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef):
            lines = text.split("\n")
            inside = range(node.lineno - 1, node.end_lineno or 0)
            begin = [number for number in inside if lines[number] == BEGIN]
            end = [number for number in inside if lines[number] == END]
            # The end marker is a comment: where nothing follows it, the class ends before it.
            end = end or [n for n in range(node.lineno, len(lines)) if lines[n] == END and begin][:1]
            if begin:
                text = "\n".join([*lines[: begin[0] + 1], *made_of(node), *lines[end[0] :]])
    return text


def made_of(node: ast.ClassDef) -> list[str]:
    """The lines for one class."""
    fields = [(item.target.id, *sort_of(item.annotation)) for item in node.body if is_field(item)]  # type: ignore[attr-defined]
    wanted = arguments(node)
    blank = f"{node.name}({', '.join(f'self.{name}' for name in wanted)})"
    kept = [name for name, sort, kind in fields if sort == "" and (kind in VALUES or kind.startswith("list["))]
    return [
        "",
        "    #: Fields that are kept with the game.",
        "    kept: ClassVar[tuple[str, ...]] = (",
        *wrapped([f'"{name}",' for name in kept]),
        "    )  # fmt: skip",
        "",
        f"    def copy(self) -> {node.name}:",
        '        """An independent copy; what is given is shared."""',
        # Where `__init__` takes nothing it has nothing to say to a copy, whose fields are all set here.
        f"        other = {blank if wanted else f'{node.name}.__new__({node.name})'}",
        *[f"        other.{name} = {copied(name, sort, kind)}" for name, sort, kind in fields if name not in wanted],
        "        return other",
        "",
        f"    def __copy__(self) -> {node.name}:",
        "        return self.copy()",
        "",
        f"    def __deepcopy__(self, memo: object) -> {node.name}:",
        "        return self.copy()",
        "",
        "    def __reduce__(self) -> tuple[object, ...]:",
        f"        given = {tuple_of([f'self.{name}' for name in wanted])}",
        f"        fields = pack_fields(self, {held(node.name, fields, kept, wanted)})",
        *[f'        fields["{name}"] = {copied(name, sort, kind)}' for name, sort, kind in fields if sort == "Passing"],
        f"        return restored, ({node.name}, given, fields)",
        "",
    ]


def tuple_of(parts: list[str]) -> str:
    """A tuple as the formatter writes it."""
    return f"({parts[0]},)" if len(parts) == 1 else f"({', '.join(parts)})"


def held(state: str, fields: list[tuple[str, str, str]], kept: list[str], wanted: list[str]) -> str:
    """The names of the fields that a pickle holds besides what `__init__` wants: those to keep, and all others."""
    others = [name for name, sort, _ in fields if sort != "Passing" and name not in kept and name not in wanted]
    names = [f"*{state}.kept", *[f'"{name}"' for name in others]]
    return f"({', '.join(names)})" if others else f"{state}.kept"


def arguments(node: ast.ClassDef) -> list[str]:
    """What `__init__` cannot do without: it makes a blank, which the copy fills in."""
    for item in node.body:
        if isinstance(item, ast.FunctionDef) and item.name == "__init__":
            names = [argument.arg for argument in item.args.args[1:]]
            return names[: len(names) - len(item.args.defaults)]
    return []


def is_field(item: ast.stmt) -> bool:
    return (
        isinstance(item, ast.AnnAssign)
        and isinstance(item.target, ast.Name)
        and not ast.unparse(item.annotation).startswith("ClassVar")
    )


def sort_of(annotation: ast.expr) -> tuple[str, str]:
    """`Given`, `Derived`, `Passing` or nothing, and the type inside."""
    if isinstance(annotation, ast.Subscript) and isinstance(annotation.value, ast.Name):
        if annotation.value.id in ("Given", "Derived", "Passing"):
            return annotation.value.id, ast.unparse(annotation.slice)
    return "", ast.unparse(annotation)


def copied(name: str, sort: str, kind: str) -> str:
    """How a field of the copy is made."""
    if sort == "Given" or kind in VALUES:
        return f"self.{name}"
    if sort == "Passing":
        return "None" if kind.endswith("| None") else "[]"
    if kind.startswith("list[list["):
        return f"[row[:] for row in self.{name}]"
    return f"self.{name}[:]" if kind.startswith("list[") else f"self.{name}.copy()"


def wrapped(words: list[str]) -> list[str]:
    """Words in lines of at most 120 characters."""
    lines = ["       "]
    for word in words:
        if len(lines[-1]) + len(word) >= 120:
            lines.append("       ")
        lines[-1] += f" {word}"
    return lines


if __name__ == "__main__":
    sys.exit(main())
