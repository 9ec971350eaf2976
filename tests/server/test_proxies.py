"""The files of `deploy/`, run for real where the machine has the programs: pages, cookies and sockets through TLS."""

from __future__ import annotations

import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.test_serve import served
from tests.support import patient

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
NAME = "games.example"

pytestmark = pytest.mark.long


def program(name: str) -> str:
    found = shutil.which(name, path="/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def free_port() -> int:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("certificate")
    key, chain = folder / "key.pem", folder / "chain.pem"
    command = [
        program("openssl"),
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        f"/CN={NAME}",
    ]
    command += ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(chain)]
    subprocess.run(command, check=True, capture_output=True)
    return chain, key


def nginx(folder: Path, address: str, port: int, chain: Path, key: Path) -> list[str]:
    """The site as it stands in the file, with another port, certificate and server."""
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    site = site.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl").replace("http://127.0.0.1:8000", address[:-1])
    site = re.sub(r"(ssl_certificate\s+)\S+;", rf"\g<1>{chain};", site)
    site = re.sub(r"(ssl_certificate_key\s+)\S+;", rf"\g<1>{key};", site)
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "whole.conf"
    whole.write_text(
        f"daemon off;\npid {folder}/pid;\nerror_log stderr;\nworker_processes 1;\nworker_rlimit_nofile 1024;\n"
        f"events {{ worker_connections 256; }}\nhttp {{\naccess_log off;\n{places}{site}\n}}\n",
        "utf-8",
    )
    return [program("nginx"), "-p", str(folder), "-c", str(whole)]


def caddy(folder: Path, address: str, port: int, chain: Path, key: Path) -> list[str]:
    site = (DEPLOY / "Caddyfile").read_text("utf-8")
    site = site.replace("{\n\tservers", "{\n\tadmin off\n\tauto_https disable_redirects\n\tservers", 1)
    site = site.replace(f"{NAME} {{", f"https://{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls {chain} {key}")
    file = folder / "Caddyfile"
    file.write_text(site.replace("127.0.0.1:8000", urlsplit(address).netloc), "utf-8")
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(file)]


@contextmanager
def running(command: list[str], port: int, folder: Path) -> Iterator[None]:
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "PATH": "/usr/bin:/bin"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=home) as process:
        try:
            patient.until(lambda: process.poll() is not None or answers(port))
            assert process.poll() is None, process.communicate()[0].decode()
            yield
        finally:
            process.terminate()


def answers(port: int) -> bool:
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.parametrize("made", [nginx, caddy])
def test_a_game_through_a_proxy(
    made: Callable[[Path, str, int, Path, Path], list[str]], tmp_path: Path, certificate: tuple[Path, Path]
) -> None:
    program(made.__name__)
    chain, key = certificate
    trust = ssl.create_default_context(cafile=str(chain))
    port = free_port()
    folder = tmp_path / "proxy"
    folder.mkdir()
    # The name leads to this machine only by the header and the handshake: nothing is looked up.
    headers = {"host": f"{NAME}:{port}", "origin": f"https://{NAME}:{port}"}
    with served(tmp_path) as (_, address), running(made(folder, address, port, chain, key), port, folder):
        with httpx.Client(verify=trust, timeout=patient.PATIENCE, headers=headers) as browser:
            named: dict[str, Any] = {"extensions": {"sni_hostname": NAME}}
            place = f"https://127.0.0.1:{port}/api/v1"
            known = browser.post(f"{place}/guests", json={"name": "Ada"}, **named)
            assert known.status_code == 201, known.text
            # Marked so because the proxy has said that it was asked over https.
            assert "Secure" in known.headers["set-cookie"]
            cookie = known.headers["set-cookie"].split(";")[0]
            table = browser.post(f"{place}/tables", json={"game": "rocket"}, headers={"cookie": cookie}, **named).json()
        with connect(
            f"wss://{NAME}:{port}/api/v1/tables/{table['id']}/socket",
            sock=socket.create_connection(("127.0.0.1", port)),
            ssl=trust,
            server_hostname=NAME,
            additional_headers={"Cookie": cookie, "Origin": headers["origin"]},
            **patient.SOCKET,
        ) as listener:
            assert listener.recv(timeout=patient.PATIENCE)


def test_the_unit_is_one(tmp_path: Path) -> None:
    """Checked by systemd itself, with a program that is there in place of ours."""
    unit = tmp_path / "roundhouse.service"
    text = (DEPLOY / "roundhouse.service").read_text("utf-8")
    unit.write_text(re.sub(r"ExecStart=\S+.*", "ExecStart=/bin/true", text), "utf-8")
    shown = subprocess.run(
        [program("systemd-analyze"), "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert (shown.returncode, shown.stderr) == (0, "")
