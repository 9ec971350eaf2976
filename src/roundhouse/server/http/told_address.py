"""The address that is told to others: in invitations, in links to tables, and on the cards of links."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar import Request

from roundhouse.server.http.settings import Settings


def told_address(request: Request[Any, Any, Any]) -> str:
    """Where others find this server, without a slash at the end: its public address; else, for a request from this very
    machine, its address in the local network, if it listens there; else the address of the request."""
    settings: Settings = request.app.state.settings
    came = str(request.base_url).rstrip("/")
    return settings.public_url or (settings.nearby if settings.nearby and is_local(came) else came)


def is_local(address: str) -> bool:
    """Does the address lead everybody to their own machine?"""
    host = urlsplit(address).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
