"""One browser and one server for all tests; every test has visitors of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.support.browser import House, Visitor, house, launch


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house"), "--bot-pause", "0") as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: House) -> Iterator[Callable[..., Visitor]]:
    """Somebody new comes: `visit(language="it", size=(360, 740))`. None of their pages may have failed."""
    visitors: list[Visitor] = []

    def come(**wishes: object) -> Visitor:
        visitors.append(Visitor(browser, server.url, **wishes))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    errors = [error for visitor in visitors for error in visitor.errors]
    for visitor in visitors:
        visitor.close()
    assert not errors, errors


@pytest.fixture
def visitor(visit: Callable[..., Visitor]) -> Visitor:
    """Somebody at a desk, in English."""
    return visit()
