"""Preview and why-not: what an action would cause, and why something cannot be picked."""

from __future__ import annotations

from roundhouse.engine.chance import Chance
from roundhouse.table.preview import LETTERING, looks, pieces, preview, supposed
from tests.support.mania_saves import sample
from tests.table.keeping import Kept, at_table, refused
from tests.table.reading import plain, preview_data, why_not_data


def test_a_preview_is_what_then_happens() -> None:
    kept, chance = at_table("rocket", 3, seed=2), Chance(2)
    happened = 0
    while not kept.table.over:
        game = kept.table.game
        action = game.legal[chance.below(len(game.legal))]
        assert kept.table.deciding is not None
        shown = preview_data(kept.table, kept.table.deciding, game.write(action))
        assert preview_data(kept.table, kept.table.deciding, action) == shown
        kept.play(action)
        assert shown == plain(kept.table.story[-1].complete_events)
        happened += len(shown)
    assert happened > 30


def test_the_pieces_of_a_preview_are_those_that_then_lie_there() -> None:
    kept, chance = at_table("rocket", 3, seed=2), Chance(2)
    seen = 0
    for _ in range(40):
        game, seat = kept.table.game, kept.table.deciding
        action = game.legal[chance.below(len(game.legal))]
        foreseen = {piece.id: looks(piece) for piece in pieces(game, action, preview(game, action))}
        before = {sprite.id: looks(sprite) for sprite in game.scene(seat).sprites}
        kept.play(action)
        after = {sprite.id: looks(sprite) for sprite in game.scene(seat).sprites if sprite.layer not in LETTERING}
        assert foreseen == {id: sprite for id, sprite in after.items() if before.get(id) != sprite}
        seen += len(foreseen)
    assert seen > 40


def test_no_piece_gives_away_what_is_hidden_or_random() -> None:
    kept = at_table("lantern", 2)
    for action in kept.table.game.legal:
        assert pieces(kept.table.game, action, preview(kept.table.game, action)) == []


def test_a_preview_ends_before_what_is_hidden_or_random() -> None:
    kept = at_table("lantern", 2)
    for action in kept.table.game.legal:
        assert preview(kept.table.game, action).events == []
        assert preview_data(kept.table, 0, action) == []


def test_a_preview_changes_nothing() -> None:
    kept = at_table("rocket", 3)
    before = kept.table.game.digest
    preview(kept.table.game, kept.table.game.legal[0])
    assert kept.table.game.digest == before


def test_what_others_decide_can_be_supposed_with_or_without_picks() -> None:
    """1862: whoever proposes a merger has picked it; whoever is asked need not have picked anything."""
    game = sample("shorter", 268)
    path = ("company:WStI", "survivor:EUR")
    digest = game.digest
    paid, taken = (supposed(game, 1, path, (f"{done}:0",)) for done in ("pay", "take"))
    assert [panel.id for panel in paid] == [panel.id for panel in taken] == ["merging", "merged", "merging-worth"]
    assert paid != taken
    assert supposed(game, 1, (), ("take:0",)) == supposed(game, 1, ("company:nobody",), ("take:0",)) == ()
    assert game.digest == digest
    game.push(next(action for action in game.legal if game.ruleset.picks(game.state, action) == path))
    for seat in range(3):
        assert supposed(game, seat, (), ("take:0",)) == taken


def test_only_what_could_be_done_is_previewed() -> None:
    kept = at_table("lantern", 2)
    with refused("wrong_seat", "why-not-asked", "LN-1"):
        preview_data(kept.table, 1, {"type": "draw"})
    with refused("illegal", "why-pass", "LN-4"):
        preview_data(kept.table, 0, {"type": "pass"})
    with refused("malformed"):
        preview_data(kept.table, 0, {"type": "fly"})


# -- why not


def lantern(**options: object) -> Kept:
    return at_table("lantern", 2, options=options)


def test_what_can_be_picked_has_no_reason() -> None:
    for kept in (lantern(burying=True), at_table("rocket", 3)):
        seat, game = kept.table.deciding, kept.table.game
        assert seat is not None
        for action in list(game.legal)[:50]:
            path = game.ruleset.picks(game.state, action)
            assert why_not_data(kept.table, seat, path) is None
            assert why_not_data(kept.table, seat, path[:1]) is None


def test_what_cannot_be_picked_names_its_rule() -> None:
    found = why_not_data(lantern().table, 0, ["pass"])
    assert found == {"rule": "LN-4", "text": {"key": "why-pass", "args": {}}}
    found = why_not_data(lantern().table, 0, ["bury"])
    assert found == {"rule": "LN-6", "text": {"key": "why-no-burying", "args": {}}}


def test_what_does_not_exist_cannot_be_picked() -> None:
    for path in (["moon"], ["card:x"], ["bury", "card:x"], []):
        with refused("malformed", "table-unknown-pick"):
            why_not_data(lantern().table, 0, path or ["", ""])
    kept = at_table("rocket", 3)
    assert kept.table.deciding is not None
    for path in (["loco:XYZ"], ["hex:one,two"], ["reserve", "hex:1"], ["industry:gold"]):
        with refused("malformed", "table-unknown-pick"):
            why_not_data(kept.table, kept.table.deciding, path)


def test_only_who_is_asked_may_ask_why_not() -> None:
    with refused("wrong_seat", "why-not-asked"):
        why_not_data(lantern().table, 1, ["pass"])
