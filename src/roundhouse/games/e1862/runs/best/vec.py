"""Lists of numbers that are packed once compiled (mypyc's `vec`), and plain lists, which are faster there, otherwise.

This file itself is never compiled: compiled code knows packed lists by their type, and does not call what is here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, pop, vec
else:

    def append(numbers, number):
        numbers.append(number)
        return numbers

    def pop(numbers, place):
        number = numbers.pop(place)
        return numbers, number

    def _numbers(numbers=(), *, capacity=0):
        return list(numbers)

    class _Kinds:
        """`vec[i64](numbers)` is a list of them."""

        def __getitem__(self, kind):
            return _numbers

    vec = _Kinds()

__all__ = ["append", "pop", "vec"]
