"""Set-up (§2.4): which companies are in the game, when they open, and their permits."""

# compiled
from __future__ import annotations

from typing import Any

from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.engine.text import Text
from roundhouse.games.e1862.finance.companies import BANK, CERTIFICATE_LIMIT, COUNT, SHARES, STARTING_CASH
from roundhouse.games.e1862.map.atlas import COMPANIES, COMPANY
from roundhouse.games.e1862.operating.depot import A, B, C
from roundhouse.games.e1862.operating.permits import allows
from roundhouse.games.e1862.operating.train_types import BANDS, EXPRESS, FREIGHT, LOCAL, TYPE_LETTERS
from roundhouse.games.e1862.setup.switches import ADVANCED_EXPRESS, ADVANCED_FREIGHT, Switches
from roundhouse.games.e1862.state import PARLIAMENT, State, blank

#: Companies that open in phase B, and as many in phase C (R2.4.1-a).
LATER = 4


class Deal:
    """What chance decides: the offer in its order (the last four open in C, those before in B), and the permits."""

    def __init__(self, offer: list[int], permits: list[int]) -> None:
        self.offer = offer
        #: Type of the permit of each company in the offer.
        self.permits = permits


def new_game(setup: Setup, switches: Switches, extra: bool) -> State:
    """The state before the first decision; whoever is asked first is found by the caller."""
    state = blank(switches, setup.players)
    chance = setup.chance()
    deal = dealt(setup, switches, extra, chance)
    state.priority = first_priority(setup, switches, chance)
    for place, company in enumerate(deal.offer):
        state.in_play[company] = 1
        from_end = len(deal.offer) - 1 - place
        state.opens[company] = C if from_end < LATER else B if from_end < 2 * LATER else A
        state.original[company] = switches.types if switches.simple else 1 << deal.permits[place]
        state.permits[company] = state.original[company]
        state.shares[company * state.number_of_holders + state.ipo] = SHARES
    state.cash = [STARTING_CASH[setup.players]] * setup.players
    state.bank = BANK - STARTING_CASH[setup.players] * setup.players
    state.certificate_limit = CERTIFICATE_LIMIT[setup.players]
    state.round = PARLIAMENT
    state.turn = 1
    state.parliaments = 2
    return state


def companies_in_play(players: int, extra: bool) -> int:
    """R2.4.1-a, R2.4.2-a"""
    return 16 + (players - 6 if extra and players > 6 else 0)


def permit_cards(players: int, switches: Switches, number: int) -> list[int]:
    """The permits that are shuffled (R2.4.1-c, R2.4.2-c, R11.1-b, -c), in the order of the site."""
    if switches.variant == ADVANCED_FREIGHT or switches.variant == ADVANCED_EXPRESS:
        other = FREIGHT if switches.variant == ADVANCED_FREIGHT else EXPRESS
        return [other, LOCAL] * (8 if number == 16 else 9)
    cards = [FREIGHT, EXPRESS, LOCAL] * 6
    return cards[:16] if number == 16 and players < 7 else cards


def first_priority(setup: Setup, switches: Switches, chance: Chance) -> int:
    """R2.4.4-a: the lowest order card. Drawn after the deal, which stays what the seed made it before there was a draw;
    where the deal was recorded the seats are in their order, and the first of them has it."""
    given = setup.given
    if given is not None and "priority" in given:
        seat = given["priority"]
        if type(seat) is not int or not 0 <= seat < setup.players:
            raise BadSetup("priority", Text("e1862-problem-priority", {"most": setup.players - 1, "given": repr(seat)}))
        return int(seat)
    return 0 if given is not None or switches.first_version else chance.below(setup.players)


def dealt(setup: Setup, switches: Switches, extra: bool, chance: Chance) -> Deal:
    number = companies_in_play(setup.players, extra)
    given = setup.given
    if given is not None and "site_seed" in given:
        return deal_of_the_site(given["site_seed"], setup.players, switches, number)
    if given is not None and list(given) != ["priority"]:
        return given_deal(given, number, switches)
    offer = list(range(COUNT))
    chance.shuffle(offer)
    cards = permit_cards(setup.players, switches, number)
    chance.shuffle(cards)
    return Deal(offer[:number], cards[:number])


def deal_of_the_site(seed: Any, players: int, switches: Switches, number: int) -> Deal:
    """As the public site deals from its seed: companies and permits sorted by the draws of its generator."""
    if type(seed) is not int:
        raise BadSetup("site_seed", Text("e1862-problem-site-seed"))
    drawn = seed % 2**31
    draws: list[int] = []
    cards = permit_cards(players, switches, number)
    for _ in range(COUNT + len(cards)):
        drawn = (1103515245 * drawn + 12345) % 2**31
        draws.append(drawn)
    offer = sorted(range(COUNT), key=lambda company: draws[company])[COUNT - number :]
    order = sorted(range(len(cards)), key=lambda card: draws[COUNT + card])
    permit = {company: cards[order[place]] for place, company in enumerate(sorted(offer))}
    return Deal(offer, [permit[company] for company in offer])


def given_deal(given: dict[str, Any], number: int, switches: Switches) -> Deal:
    """`offer`: ids of companies in order; `permits`: a letter for each."""
    offer, permits = given.get("offer"), given.get("permits")
    if not isinstance(offer, list) or len(offer) != number or len(set(map(str, offer))) != number:
        raise BadSetup("offer", Text("e1862-problem-offer", {"n": number}))
    for name in offer:
        if name not in COMPANY:
            raise BadSetup("offer", Text("e1862-problem-company", {"given": str(name), "known": ", ".join(COMPANIES)}))
    if switches.simple:
        return Deal([COMPANY[name] for name in offer], [0] * number)
    if not isinstance(permits, list) or len(permits) != number or any(p not in list(TYPE_LETTERS) for p in permits):
        raise BadSetup("permits", Text("e1862-problem-permits", {"n": number, "letters": TYPE_LETTERS}))
    types = [TYPE_LETTERS.index(letter) for letter in permits]
    if any(not allows(switches.types, type) for type in types):
        raise BadSetup("permits", Text("e1862-problem-permits", {"n": number, "letters": TYPE_LETTERS}))
    return Deal([COMPANY[name] for name in offer], types)


def written_deal(state: State) -> dict[str, Any]:
    """The deal as it can be given again, in the order of the phases."""
    offer = [company for company in range(COUNT) if state.original[company]]
    offer.sort(key=lambda company: state.opens[company])
    letters = [TYPE_LETTERS[state.original[company].bit_length() - 1] for company in offer]
    given: dict[str, Any] = {"offer": [COMPANIES[company] for company in offer]}
    return given if state.switches.simple else {**given, "permits": letters}


def phase_name(phase: int) -> str:
    return BANDS[phase]
