"""Changes between two documents, as a JSON Patch (RFC 6902): what is sent instead of the whole.

Documents are structs, dicts and lists as they will be written; what is the same in both costs no more than comparing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, Final, Literal

import msgspec

SIMPLE: Final = frozenset({type(None), bool, int, float, str})
#: A dict of which more than this share has come or gone is sent anew.
HALF: Final = 1 / 2
#: A list of which more than this share has changed is sent anew.
MUCH: Final = 1 / 3


class Operation(msgspec.Struct, frozen=True):
    """One change: what stands at the path is added (into a list: before that place), removed, or replaced."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any = msgspec.UNSET


#: What was found where parts of documents were compared, by their field, their key there and their ids. Whoever keeps
#: it keeps them, too.
Known = dict[tuple[str, str, int, int], list[Operation]]


def changes(before: Any, after: Any, known: Known | None = None) -> list[Operation]:
    """What makes the second document of the first.

    Documents of several readers have parts in common; with `known`, two parts in the same place are compared once.
    """
    found: list[Operation] = []
    if known is None:
        if before != after:
            _compare(before, after, "", found)
    else:
        _compare_parts(before, after, "", found, known)
    return found


def _compare_parts(before: Any, after: Any, path: str, found: list[Operation], known: Known) -> None:
    """The fields of a document, those of its parts, and the entries of dicts there, each compared once."""
    kind: type[msgspec.Struct] = type(after)
    names, values = parts(kind)
    for name, was, now in zip(names, values(before), values(after), strict=True):
        if was is now or (type(now) in SIMPLE and was == now):
            continue
        place = f"{path}/{name}"
        if not path and was is not None and now is not None:
            _compare_parts(was, now, place, found, known)
        elif type(was) is type(now) is dict and was.keys() == now.keys():
            for key, value in now.items():
                if was[key] is not value:
                    _compare_once(was[key], value, place, key, found, known)
        else:
            _compare_once(was, now, place, "", found, known)


@cache
def parts(kind: type[msgspec.Struct]) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    """The names of a struct's fields, of which there are several, and what takes all their values at once."""
    names = kind.__struct_fields__
    return names, attrgetter(*names)


def _compare_once(before: Any, after: Any, place: str, key: str, found: list[Operation], known: Known) -> None:
    """What stands in a place of the document, or there under a key."""
    parts = (place, key, id(before), id(after))
    inner = known.get(parts)
    if inner is None:
        inner = known[parts] = []
        if before != after:
            _compare(before, after, f"{place}/{_escaped(key)}" if key else place, inner)
    found += inner


def _compare(before: Any, after: Any, path: str, found: list[Operation]) -> None:
    """What is different in two things that are not equal."""
    kind = type(after)
    if kind is type(before):
        if issubclass(kind, msgspec.Struct):
            return _compare_structs(before, after, path, found)
        if kind is dict:
            return _compare_dicts(before, after, path, found)
        if kind is list or kind is tuple:
            return _compare_lists(before, after, path, found)
    found.append(Operation("replace", path, after))


def _compare_structs(before: Any, after: Any, path: str, found: list[Operation]) -> None:
    kind: type[msgspec.Struct] = type(after)
    for name, usual in _fields(kind):
        was, now = getattr(before, name), getattr(after, name)
        if was is now or was == now:
            continue
        # What has its usual value is not written; equal to it is not enough for that.
        if now is usual:
            found.append(Operation("remove", f"{path}/{name}"))
        elif was is usual:
            found.append(Operation("add", f"{path}/{name}", now))
        else:
            _compare(was, now, f"{path}/{name}", found)


@cache
def _fields(kind: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    """The fields of a struct as they are written, each with the value that is left out."""
    omits = kind.__struct_config__.omit_defaults
    return [
        (field.encode_name, field.default if omits else msgspec.NODEFAULT) for field in msgspec.structs.fields(kind)
    ]


def _compare_dicts(before: dict[str, Any], after: dict[str, Any], path: str, found: list[Operation]) -> None:
    gone, new = before.keys() - after.keys(), after.keys() - before.keys()
    if len(gone) + len(new) > HALF * max(len(before), len(after)):
        found.append(Operation("replace", path, after))
        return
    found += [Operation("remove", f"{path}/{_escaped(key)}") for key in sorted(gone)]
    for key, now in after.items():
        was = before.get(key, msgspec.UNSET)
        if was is msgspec.UNSET:
            found.append(Operation("add", f"{path}/{_escaped(key)}", now))
        elif was is not now and was != now:
            _compare(was, now, f"{path}/{_escaped(key)}", found)


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")


# -- lists


def _compare_lists(before: Sequence[Any], after: Sequence[Any], path: str, found: list[Operation]) -> None:
    inner: list[Operation] = []
    if not before or not after or isinstance(after[0], str | int | float):
        small = False
    elif _has_id(before[0]) and _has_id(after[0]):
        small = _compare_by_id(before, after, path, inner)
    else:
        small = _compare_in_order(before, after, path, inner)
    if small:
        found += inner
    else:
        found.append(Operation("replace", path, after))


def _has_id(item: Any) -> bool:
    return isinstance(item, msgspec.Struct) and hasattr(item, "id")


def _compare_by_id(before: Sequence[Any], after: Sequence[Any], path: str, found: list[Operation]) -> bool:
    """Things with ids come and go while the others stay; False if some have changed places."""
    ids = {item.id for item in after}
    known = {item.id: item for item in before}
    staying = [item.id for item in before if item.id in ids]
    if staying != [item.id for item in after if item.id in known]:
        return False
    gone = [place for place, item in enumerate(before) if item.id not in ids]
    found += [Operation("remove", f"{path}/{place}") for place in reversed(gone)]
    for place, item in enumerate(after):
        was = known.get(item.id)
        if was is None:
            found.append(Operation("add", f"{path}/{place}", item))
        elif was != item:
            _compare(was, item, f"{path}/{place}", found)
    return True


def _compare_in_order(before: Sequence[Any], after: Sequence[Any], path: str, found: list[Operation]) -> bool:
    """What differs between the first and the last difference; False if that is too much to be worth it."""
    first, common = 0, min(len(before), len(after))
    while first < common and before[first] == after[first]:
        first += 1
    last = 0
    while last < common - first and before[-1 - last] == after[-1 - last]:
        last += 1
    was, now = before[first : len(before) - last], after[first : len(after) - last]
    both = min(len(was), len(now))
    if isinstance(after[0], list | tuple) and len(was) + len(now) > MUCH * len(after) + 1 and len(was) != len(now):
        return False
    for place in range(both):
        if was[place] != now[place]:
            _compare(was[place], now[place], f"{path}/{first + place}", found)
    found += [Operation("remove", f"{path}/{first + place}") for place in reversed(range(both, len(was)))]
    found += [Operation("add", f"{path}/{first + place}", now[place]) for place in range(both, len(now))]
    return len(found) <= len(after)
