"""Changes of rule lines: what can be changed in the modules of a game, and which changes a seed chooses.

A choice depends on the seed, on the text of a line and on the function it stands in, not on its file: a rule that moves
is chosen again.
"""

from __future__ import annotations

import ast
import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
GAMES: Final = ("rocket", "spike", "e1862")
SOURCE: Final = Path("src/roundhouse/games")
#: What a game has besides its rules: what people see, players that are programs, searching, and files.
NO_RULES: Final = {
    "__init__", "ahead", "best", "boardcsv", "boardfile", "boardschema", "boardtext", "bots", "commands", "data",
    "datafile", "file_problems", "import_18xx", "invariants", "names", "observe", "patience", "present", "recorded",
    "rules", "run_code", "samples", "view", "words", "written",
}  # fmt: skip


class Change(NamedTuple):
    """One change: bytes `start` to `end` of a file become `text`."""

    game: str
    file: Path
    function: str
    kind: str
    start: int
    end: int
    text: str
    before: str
    after: str

    @property
    def key(self) -> tuple[str, str, str, str]:
        return self.game, self.function, self.before, self.after


SWAPS: Final[dict[type[ast.cmpop], tuple[str, ...]]] = {
    ast.Lt: ("<=", ">="),
    ast.LtE: ("<", ">"),
    ast.Gt: (">=", "<="),
    ast.GtE: (">", "<"),
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
}


def modules(game: str, root: Path = ROOT) -> list[Path]:
    """The modules of a game that hold rules, as paths in the tree."""
    found = sorted((root / SOURCE / game).rglob("*.py"))
    inside = [file.relative_to(root) for file in found]
    return [file for file in inside if not NO_RULES & {*file.relative_to(SOURCE / game).parts[:-1], file.stem}]


class Finder(ast.NodeVisitor):
    """The changes of one module: (kind, node to replace, new text)."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str, ast.expr | ast.stmt, str]] = []
        self.names: list[str] = []

    def add(self, kind: str, node: ast.expr | ast.stmt, text: str) -> None:
        self.found.append((".".join(self.names), kind, node, text))

    # Annotations, docstrings, assertions and imports are no rules.

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.inside(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.inside(node)

    def inside(self, node: ast.FunctionDef | ast.ClassDef) -> None:
        self.names.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.names.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_Raise(self, node: ast.Raise) -> None:
        pass

    def visit_Call(self, node: ast.Call) -> None:
        # What a refusal tells is for people.
        if not (isinstance(node.func, ast.Name) and node.func.id == "Violation"):
            self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        if len(node.ops) == 1:
            left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
            for operator in SWAPS[type(node.ops[0])]:
                self.add("comparison", node, f"({left} {operator} {right})")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        joined = " or " if isinstance(node.op, ast.And) else " and "
        self.add("and/or", node, "(" + joined.join(f"({ast.unparse(value)})" for value in node.values) + ")")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if type(node.value) is int:
            self.add("number", node, str(node.value + 1))
            self.add("number", node, f"({node.value - 1})" if node.value < 1 else str(node.value - 1))

    def visit_BinOp(self, node: ast.BinOp) -> None:
        swapped = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*"}.get(type(node.op))
        if swapped:
            self.add("arithmetic", node, f"({ast.unparse(node.left)} {swapped} {ast.unparse(node.right)})")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        self.condition(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.condition(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.condition(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self.condition(condition)
        self.generic_visit(node)

    def condition(self, test: ast.expr) -> None:
        """A comparison is negated above already."""
        if not isinstance(test, ast.Compare):
            self.add("condition", test, f"(not ({ast.unparse(test)}))")

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.add("dropped", node, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.add("dropped", node, "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        # A name that is never given a value would be noticed by anything.
        if all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in node.targets):
            self.add("dropped", node, "pass")
        self.visit(node.value)

    def visit_Return(self, node: ast.Return) -> None:
        match node.value:
            case None:
                return
            case ast.Constant(value=bool(value)):
                self.add("return", node, f"return {not value}")
            case ast.Call(func=ast.Name(id="Violation")):
                self.add("return", node, "return None")
            case ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
                self.add("return", node, f"return not ({ast.unparse(node.value)})")
        self.visit(node.value)


def changes(game: str, file: Path, root: Path = ROOT) -> Iterator[Change]:
    """Every change of a module."""
    source = (root / file).read_bytes()
    lines = source.splitlines(keepends=True)
    starts = [sum(map(len, lines[:number])) for number in range(len(lines) + 1)]
    finder = Finder()
    finder.visit(ast.parse(source))
    for function, kind, node, text in finder.found:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        head, tail = source[starts[node.lineno - 1] : start], source[end : starts[node.end_lineno]]
        before, after = one_line(head + source[start:end] + tail), one_line(head + text.encode() + tail)
        yield Change(game, file, function, kind, start, end, text, before, after)


def one_line(source: bytes) -> str:
    """Without comment, so that a remark or a rule id more makes no difference."""
    return " ".join(re.sub(r"  # .*", "", line).strip() for line in source.decode().splitlines())


def chosen(game: str, count: int, seed: int, root: Path = ROOT) -> list[Change]:
    """So many changes, each of another line."""
    found = [change for file in modules(game, root) for change in changes(game, file, root)]
    found.sort(key=lambda change: hashlib.sha256(repr((seed, change.key)).encode()).digest())
    lines: dict[tuple[str, str], Change] = {}
    for change in found:
        lines.setdefault((change.function, change.before), change)
    return list(lines.values())[:count]
