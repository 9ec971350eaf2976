"""The addresses by which people reach a server: on this machine, in its networks, and what is told to others."""

from __future__ import annotations

import errno
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, ip_address

from roundhouse.cli.trouble import Trouble
from roundhouse.words import Words

#: Listening on these means: on all addresses that the machine has.
ALL = frozenset({"0.0.0.0", "::"})
#: Ports that are tried where the wanted one is taken.
NEXT = 20


def listen(host: str, port: int) -> socket.socket:
    """A socket on that address, before anything else is started."""
    # Only where a socket is known to be TCP does asyncio send small answers at once; others wait for up to 40 ms.
    listening = socket.socket(family_of(host), socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise refused(host, port, error) from None
    return listening


def family_of(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def refused(host: str, port: int, error: Exception) -> Trouble:
    """Why nobody can listen there, and which port would do."""
    free = next_free(host, port) if getattr(error, "errno", None) == errno.EADDRINUSE else None
    if free is not None:
        return Trouble("trouble-serve-taken", address=f"{host}:{port}", free=str(free))
    why = str(getattr(error, "strerror", None) or error).rstrip(".")
    return Trouble("trouble-serve-port", address=f"{host}:{port}", why=why)


def next_free(host: str, taken: int) -> int | None:
    """The first port after a taken one on which somebody could listen; None if there is none nearby."""
    for port in range(taken + 1, min(taken + NEXT, 65535) + 1):
        with socket.socket(family_of(host), socket.SOCK_STREAM) as tried:
            try:
                tried.bind((host, port))
            except OSError:
                continue
            return port
    return None


def near(listening: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = listening.getsockname()[:2]
    return written({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)


def far(listening: socket.socket) -> list[str]:
    """Where others in the same network find it; none where it listens on this machine alone."""
    host, port = listening.getsockname()[:2]
    if host not in ALL:
        return [] if ip_address(host).is_loopback else [written(host, port)]
    return [written(each, port) for each in others(machine_addresses(), six=host == "::")]


def machine_addresses() -> list[str]:
    """Every address of every network card."""
    from ifaddr import get_adapters

    found = (ip.ip for adapter in get_adapters() for ip in adapter.ips)
    return [each if isinstance(each, str) else each[0] for each in found]


def others(addresses: Iterable[str], *, six: bool) -> list[str]:
    """Those by which another machine can come: not loopback, not for one cable only; the shorter kind first."""
    known = {ip_address(each) for each in addresses}
    useful = [each for each in known if not (each.is_loopback or each.is_link_local or each.is_unspecified)]
    ordered = sorted(useful, key=lambda each: (each.version, int(each)))
    return [str(each) for each in ordered if six or isinstance(each, IPv4Address)]


def written(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def told(listening: socket.socket, public: str) -> list[str]:
    """What is told to others: the public address if there is one, else those in the network."""
    return [public.rstrip("/") + "/"] if public else far(listening)


def announced(listening: socket.socket, public: str, data: str, words: Words) -> str:
    """What is said when the server is there: its addresses, one as a picture for telephones, and where its data are."""
    lines = [words.say("serve-address", address=near(listening))]
    friends = told(listening, public)
    lines += [words.say("serve-friends", address=each) for each in friends]
    if friends:
        lines += ["", picture(friends[0])]
    else:
        lines.append(words.say("serve-alone"))
    return "\n".join([*lines, words.say("serve-kept", where=data), words.say("serve-stop")])


def picture(address: str) -> str:
    """The address as a QR code, drawn with blocks, two rows of it in a line of the terminal."""
    import segno

    rows = [[False, False, *map(bool, row), False, False] for row in segno.make(address, error="l").matrix]
    edge = [False] * len(rows[0])
    rows = [edge, *rows, edge]
    if len(rows) % 2:
        rows.append(edge)
    # Light squares are drawn, so that it can be read on the dark ground of most terminals; readers take both.
    blocks = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    return "\n".join("".join(blocks[pair] for pair in zip(*rows[i : i + 2])) for i in range(0, len(rows), 2))
