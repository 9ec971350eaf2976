"""What the page says before somebody acts: what shares bring, and what founding a company changes."""

from __future__ import annotations

from roundhouse.engine.text import Text, player
from roundhouse.games.e1862 import RULESET
from roundhouse.lessons import lesson_called, start_of


def test_shares_of_a_company_without_a_train_are_offered_at_half_the_price() -> None:
    """R6.4.1-a: the FDR stands at £100 and has no train yet, the L&H at £110 has two."""
    for lesson, company, amount in (("obligations", "FDR", 50), ("stock", "L&H", 110)):
        _, state = start_of(RULESET, lesson_called(RULESET, lesson))
        label = RULESET.pick_name(state, "count:1", ("sell", f"company:{company}"))
        price = label.args["price"]
        assert isinstance(price, Text)
        assert price.args == {"n": amount}


def test_what_founding_a_company_changes_can_be_foreseen() -> None:
    """Nobody directs a company before its par is set, or before it is started without a charter."""
    for lesson, line in (("par", "set_par 100"), ("start", "start_company NGC 68")):
        _, state = start_of(RULESET, lesson_called(RULESET, lesson))
        after = RULESET.copy(state)
        RULESET.apply(after, RULESET.actions.parse(after, line))
        found = {change.name.key: change for change in RULESET.changes(RULESET.view(state, 0), RULESET.view(after, 0))}
        assert found["change-director"].before == Text("panel-nobody")
        assert found["change-director"].after == player(0)
