"""What stops a search from within."""

from __future__ import annotations


class OutOfTime(Exception):
    """Time is up, or nobody wants to know any more."""
