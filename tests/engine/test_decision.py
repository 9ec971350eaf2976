"""Decisions, violations, refusals."""

from __future__ import annotations

from roundhouse.engine.decision import Decision, Refused, Violation


def test_a_decision_names_seat_kind_and_rule() -> None:
    assert Decision(2, "veto_bid", "SR-7.3-e") == (2, "veto_bid", "SR-7.3-e")
    assert Decision(seat=0, kind="action", rule="SR-4.1-b").kind == "action"


def test_a_refusal_carries_the_violation() -> None:
    violation = Violation("SR-7.1-f", "why-track-there", {"hex": 3})
    refused = Refused(violation)
    assert refused.violation is violation
    assert str(refused) == "SR-7.1-f: why-track-there"
