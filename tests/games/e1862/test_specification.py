"""The specification and the tests: every vector has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
SPECIFICATION = ROOT / "docs" / "rules" / "1862.md"
FOLDER = Path(__file__).parent


def vectors() -> set[str]:
    """Ids in headings, in bold and in tables of the worked examples."""
    text = SPECIFICATION.read_text("utf-8")
    text = text[text.index("## Worked examples") : text.index("## Ambiguities and rulings")]
    found = re.findall(r"^(?:\*\*|### |\| )(V[-\w.]*\d\w*)", text, re.MULTILINE)
    found += re.findall(r"^\*\*(V[-\w.]+)\*\*", text, re.MULTILINE)
    return set(found)


def test_the_vectors_are_found() -> None:
    assert len(vectors()) == 71
    assert {"V5.2.6", "V5.2.6-b", "V7.5.3-3b", "V-ENR-9", "V7.12-1"} <= vectors()


def named() -> set[str]:
    """Vectors that a test names, in its documentation or, in small letters, as its own name."""
    tests = "\n".join(path.read_text("utf-8") for path in FOLDER.rglob("test_*.py") if path.name != Path(__file__).name)
    names = " ".join(re.findall(r"def test_(v\w+)", tests))
    # test_v7_8_1_4_and_5 names two of them.
    names += " " + re.sub(r"(v\d[\d_]*_)\d+_and_(\d+)", r"\1\2", names)
    written = {vector for vector in vectors() if re.search(rf"\b{re.escape(vector)}\b(?!-)", tests)}
    called = {v for v in vectors() if re.search(rf"(?:^|[ _]){re.sub(r'[.-]', '_', v.lower())}(?![0-9])", names)}
    return written | called


def test_every_vector_has_a_test() -> None:
    assert vectors() - named() == set()


def test_every_rule_of_the_variants_has_a_test() -> None:
    """§11, and the duty to build at home that may be switched off (§13)."""
    rules = set(re.findall(r"^- \*\*(R1[13][\w.]*-\w+)\*\*", SPECIFICATION.read_text("utf-8"), re.MULTILINE))
    assert len(rules) >= 13
    tests = "".join((FOLDER / name).read_text("utf-8") for name in ("test_variants.py", "test_home_duty.py"))
    names = re.findall(r"def test_(r1[13]\w*)", tests)
    called = {rule for rule in rules if any(name.startswith(re.sub(r"[.-]", "_", rule.lower())) for name in names)}
    assert {rule for rule in rules - called if rule not in tests} == set()
