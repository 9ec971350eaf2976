"""1862 through its page: a run of one's own, freight by freight, coupled, refused with its rule, priced and made."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.support.browser import Player, Visitor
from tests.support.positions import MANIA

SAMPLE = Path(__file__).parents[2] / "src" / "roundhouse" / "games" / "e1862" / "samples" / "shorter.json"
#: Lynn and Ely: one freight runs Downham Market – King’s Lynn, the other one King’s Lynn – its port.
OWN = ("run:own", "train:A-2", "hex:C6", "hex:C4", "train:A-3", "hex:C4", "area:port_lynn")


def before_two_freights_run() -> dict[str, Any]:
    """The sample game up to the first run of a company with two freights; its players are people."""
    document: dict[str, Any] = json.loads(SAMPLE.read_text("utf-8"))
    actions = document["actions"]
    place = next(place for place, action in enumerate(actions) if {"A-2", "A-3"} <= trains(action["action"]))
    seats = [{"name": seat["name"]} for seat in document["seats"]]
    return {**document, "seats": seats, "actions": actions[:place]}


def trains(action: dict[str, Any]) -> set[str]:
    return {run["train"] for run in action.get("runs", [])}


def say(player: Player, *picks: str) -> None:
    for pick in picks:
        player.page.locator(f'[data-pick="{pick}"]').first.wait_for()
        before = player.offered()
        player.pick(pick)
        player.settled(before)


def test_freights_are_coupled_as_the_director_says(visitor: Visitor) -> None:
    visitor.call("Ada")
    player = visitor.play(visitor.post("/imports", {"document": before_two_freights_run()})["id"])
    assert player.my_turn()
    say(player, *OWN, "alone")
    refusal = visitor.page.locator("[data-refusal]")
    expect(refusal).to_contain_text("must be linked into one chain")
    expect(refusal).to_contain_text("R7.8.1-j")
    visitor.page.locator("[data-back]").click()
    say(player, "link:A-2")
    expect(visitor.page.locator(".preview")).to_contain_text("£140")
    expect(visitor.page.locator("[data-confirm]")).to_contain_text("Run for £140")
    player.confirm()
    assert visitor.errors == []


def test_a_run_that_is_refused_is_mended_in_the_editor(visitor: Visitor) -> None:
    """The run that was found is taken up; without the stop of the company's own station it is refused, and nothing of
    it is lost; with it again it counts, and goes its own way at the other end."""
    visitor.call("Ada")
    player = visitor.play(visitor.post(f"/tables/{MANIA}/branch", {"at": 386, "seat": None})["id"])
    assert player.my_turn()
    page = visitor.page
    page.locator("[data-edit-run]").click()
    expect(page.locator("[data-confirm]")).to_contain_text("Run for £390")
    say(player, "drop:C10")
    refusal = page.locator("[data-refusal]")
    expect(refusal).to_contain_text("no large station with a marker of the company")
    expect(refusal).to_contain_text("R7.4-a")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    expect(page.locator(".preview")).to_contain_text("Newmarket")
    say(player, "hex:C10")
    expect(refusal).to_have_count(0)
    expect(page.locator("[data-confirm]")).to_contain_text("Run for £390")
    say(player, "drop:E12")
    expect(page.locator("[data-confirm]")).to_contain_text("Run for £310")
    player.confirm()
    page.locator("[data-book=log]").click()
    expect(page.locator(".log")).to_contain_text("£310")
    assert visitor.errors == []
