"""Keys for programs on the account page: made for some things only, shown once, used by a program, ended."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.test_people import axe
from tests.support import patient
from tests.support.browser import Visitor

Visit = Callable[..., Visitor]
PASSWORD = "correct horse battery staple"


def user_of(visitor: Visitor, token: str) -> object:
    """Whom the server takes a program for that has this token."""
    headers = {"Authorization": f"Bearer {token}"}
    return patient.get(f"{visitor.url}/api/v1/me", headers=headers).json()["user"]


@pytest.mark.parametrize(("language", "size", "name"), [("en", (1280, 800), "Ada en"), ("it", (360, 740), "Ada it")])
def test_a_key_is_made_used_and_ended(visit: Visit, language: str, size: tuple[int, int], name: str) -> None:
    ada = visit(language=language, size=size)
    ada.post("/accounts", {"name": name, "password": PASSWORD})
    ada.go("/account")
    keys = ada.page.locator("[data-tokens]")
    keys.locator("input[type=text]").fill("Rusty at home")
    keys.locator("input[value=play]").uncheck()
    keys.locator("[data-make-token]").click()
    shown = keys.locator("[data-token] code")
    expect(shown).to_be_visible()
    token = shown.inner_text()
    expect(keys.locator("li")).to_contain_text("Rusty at home")
    expect(keys.locator("li")).to_contain_text({"en": "look", "it": "guardare"}[language])
    assert not axe(ada.page)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert user_of(ada, token)["name"] == name  # type: ignore[index]
    # It is not shown again.
    ada.go("/account")
    expect(keys.locator("li")).to_have_count(1)
    expect(shown).to_have_count(0)
    keys.locator("li button").click()
    expect(keys.locator("li")).to_have_count(0)
    assert user_of(ada, token) is None


def test_guests_have_no_keys(visitor: Visitor) -> None:
    visitor.call("Ada")
    visitor.go("/account")
    expect(visitor.page.locator("[data-sessions] li")).to_have_count(1)
    expect(visitor.page.locator("[data-tokens]")).to_have_count(0)
