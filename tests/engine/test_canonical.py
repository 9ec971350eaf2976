"""Canonical text and digests: equal data, equal text; different data, different text."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.engine.canonical import canonical, digest

plain_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=12,
)


def test_sorted_keys_no_white_space_ascii() -> None:
    assert canonical({"b": [1, None, True], "a": "£ö"}) == '{"a":"\\u00a3\\u00f6","b":[1,null,true]}'


def test_digest_is_the_beginning_of_the_sha_256() -> None:
    expected = hashlib.sha256(b'{"a":[1,2]}').hexdigest()[:16]
    assert digest({"a": [1, 2]}) == expected
    assert digest([]) == "4f53cda18c2baa0c"


@given(plain_data)
def test_nothing_is_lost(data: Any) -> None:
    text = canonical(data)
    assert json.loads(text) == data
    assert text.isascii()
    assert canonical(json.loads(text)) == text


@given(st.dictionaries(st.text(max_size=4), plain_data, max_size=5), st.randoms(use_true_random=False))
def test_the_order_of_keys_means_nothing(data: dict[str, Any], random: Any) -> None:
    keys = list(data)
    random.shuffle(keys)
    assert canonical({key: data[key] for key in keys}) == canonical(data)
    assert digest({key: data[key] for key in keys}) == digest(data)


@given(plain_data, plain_data)
def test_different_data_have_different_digests(one: Any, other: Any) -> None:
    assert (digest(one) == digest(other)) == (canonical(one) == canonical(other))


def test_the_order_of_a_list_matters() -> None:
    assert digest([1, 2]) != digest([2, 1])


@pytest.mark.parametrize("number", [float("nan"), float("inf")])
def test_what_is_no_json_is_refused(number: float) -> None:
    with pytest.raises(ValueError, match="JSON compliant"):
        canonical([number])
