"""`roundhouse serve`: a process of its own, its address, its options, and how it stops."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from websockets.sync.client import ClientConnection, connect

import roundhouse
from roundhouse.cli.main import main
from roundhouse.server.environment import BadEnvironment, read
from roundhouse.server.http.limits import Rate
from roundhouse.server.storage.database import Database, address, prepare
from roundhouse.words import OWN_FOLDER
from tests.support import patient
from tests.support.processes import runs

SOURCE = Path(roundhouse.__file__).parent
ADDRESS = re.compile(r"http://\S+")


@contextmanager
def served(folder: Path, *arguments: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command as somebody would start it, and the address that it has printed."""
    command = [sys.executable, "-m", "roundhouse.cli.main", "serve", "--lang", "en", *arguments]
    process = subprocess.Popen(
        command,
        env={**os.environ, "ROUNDHOUSE_PORT": "0", "ROUNDHOUSE_DATA": str(folder), **environment},
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        found = ADDRESS.search(process.stdout.readline())
        assert found, process.communicate(timeout=patient.PATIENCE)
        yield process, found.group()
    finally:
        process.kill()
        process.communicate(timeout=patient.PATIENCE)


def test_it_says_where_it_is_and_stops_when_asked(tmp_path: Path) -> None:
    with served(tmp_path, ROUNDHOUSE_CLIENT=str(tmp_path)) as (process, address):
        english = patient.get(address, headers={"accept-language": "en-GB,en;q=0.9"})
        assert "The server is running" in english.text
        italian = patient.get(address, headers={"accept-language": "it-IT,it;q=0.9,en;q=0.8"})
        assert "Il server è in funzione" in italian.text
        assert '<html lang="it">' in italian.text
        assert "/api/v1/tables/{table_id}/act" in patient.get(f"{address}api").text
        assert patient.get(f"{address}api/v1/health").json()["ok"] is True
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate(timeout=patient.PATIENCE)
        assert process.returncode in (0, -signal.SIGTERM), log
        assert '"event": "Application shutdown complete."' in log
    assert {"cookie.key", "roundhouse.sqlite3"} <= {file.name for file in tmp_path.iterdir()}


@pytest.mark.long
def test_people_are_known_after_a_restart(tmp_path: Path) -> None:
    with patient.Client() as browser:
        for start in range(2):
            with served(tmp_path) as (_, address):
                if start == 0:
                    browser.post(f"{address}api/v1/guests", json={"name": "Ada"})
                    table = browser.post(f"{address}api/v1/tables", json={"game": "rocket"}).json()["id"]
                else:
                    assert browser.get(f"{address}api/v1/me").json()["user"]["name"] == "Ada"
                    assert browser.get(f"{address}api/v1/my-tables").json()[0]["id"] == table


@pytest.mark.long
def test_options_come_from_the_line_before_the_environment(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    with served(tmp_path, "--data", str(other), ROUNDHOUSE_LOG="warning") as (_, address):
        assert patient.get(f"{address}api/v1/health").status_code == 200
    assert (other / "roundhouse.sqlite3").exists()


def test_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path), "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert f"127.0.0.1:{port} is taken" in said
    assert int(said.split("--port ")[1]) > port


@pytest.fixture
def unchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command sets variables for its children: they are taken back afterwards."""
    for name in (
        "DATABASE",
        "DATA",
        "BOT_WORKERS",
        "BOT_PAUSE",
        "SOCKETS_PER_PERSON",
        "SOCKETS_PER_ADDRESS",
        "KEY",
        "LOG",
        "ORIGIN",
        "PUBLIC_URL",
    ):
        monkeypatch.setenv(f"ROUNDHOUSE_{name}", "")


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--workers", "2"], "Several processes need PostgreSQL"),
        (["--port", "99999"], "cannot be listened on: bind(): port must be 0-65535.\n"),
        (["--database", "postgresql://ada:hush@127.0.0.1:1/none"], "The database cannot be used: Connect"),
        (["--key", "short"], "ROUNDHOUSE_KEY: is too short"),
        (["--bot-pause", "often"], "ROUNDHOUSE_BOT_PAUSE: should be a number"),
        (["--database", "mysql://user:hush@host/name"], "ROUNDHOUSE_DATABASE: is no address of a database"),
        (["--public-url", "games.example"], "ROUNDHOUSE_PUBLIC_URL: “games.example” is no address such as"),
        (["--database", "nonsense"], "ROUNDHOUSE_DATABASE: is no address of a database"),
    ],
)
def test_what_cannot_be_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    assert main(["serve", "--data", str(tmp_path), "--lang", "en", *arguments]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert "hush" not in told
    assert len(told.splitlines()) == 1


@pytest.mark.usefixtures("unchanged")
def test_a_database_of_a_newer_version(
    url_without_schema: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is left alone."""
    url = url_without_schema
    prepare(url)
    asyncio.run(set_revision(url, tmp_path, "0099"))
    assert main(["serve", "--data", str(tmp_path), "--lang", "en", "--port", "0", "--database", url]) == 2
    told = capsys.readouterr().err
    assert "newer version of Roundhouse (its schema is 0099)" in told
    assert len(told.splitlines()) == 1


@pytest.mark.usefixtures("unchanged")
def test_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada,\n" * 200, "utf-8")
    assert (
        main(["serve", "--data", str(tmp_path), "--lang", "en", "--port", "0", "--database", f"sqlite:///{file}"]) == 2
    )
    assert capsys.readouterr().err == "roundhouse: The database cannot be used: file is not a database.\n"


async def set_revision(url: str, folder: Path, revision: str) -> None:
    database = Database(address(url, folder))
    statement = sa.text("UPDATE alembic_version SET version_num = :revision")
    await database.write(lambda connection: connection.execute(statement, {"revision": revision}))
    await database.close()


@pytest.mark.parametrize("language", ["en", "it"])
def test_help_in_both_languages(capsys: pytest.CaptureFixture[str], language: str) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help", "--lang", language])
    told = capsys.readouterr().out
    assert "--bot-workers" in told
    assert "ROUNDHOUSE_PORT" in told


# -- several processes


@pytest.mark.long
def test_several_processes_share_their_tables(tmp_path: Path, postgresql_url: str) -> None:
    """Two people play, each request perhaps at another process; a socket at one of them hears everything."""
    environment = {"ROUNDHOUSE_DATABASE": postgresql_url, "ROUNDHOUSE_SAMPLES": "0"}
    with served(tmp_path, "--workers", "2", **environment) as (process, address):
        # They say where they are when somebody answers there.
        assert patient.get(f"{address}api/v1/health").status_code == 200
        with patient.Client(base_url=f"{address}api/v1") as ada:
            ada.post("/guests", json={"name": "Ada"})
            wishes = {"game": "rocket", "seats": [{"who": "me"}, {"who": "me"}]}
            table = f"/tables/{ada.post('/tables', json=wishes).json()['id']}"
            cookies = dict(ada.cookies)
            headers = {"Cookie": f"roundhouse={cookies['roundhouse']}"}
            place = f"{address.replace('http', 'ws', 1)}api/v1{table}/socket?after=0"
            with ExitStack() as stack:
                sockets = [
                    stack.enter_context(connect(place, additional_headers=headers, **patient.SOCKET)) for _ in range(4)
                ]
                # The first record is the beginning: all seats belong to one person, who is not waited for.
                for number in range(1, 11):
                    # A new connection each time, to whichever process takes it.
                    seen = patient.get(f"{address}api/v1{table}", cookies=cookies).json()["table"]
                    assert seen["seq"] == number
                    action = {"seat": seen["seat"], "expected_seq": number, "picks": seen["picks"][0]}
                    answer = patient.post(f"{address}api/v1{table}/act", json=action, cookies=cookies)
                    assert answer.status_code == 200, answer.text
                for socket in sockets:
                    assert steps_of(socket, 11) == list(range(1, 12))
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=patient.PATIENCE)


def text_of(file: Path) -> str:
    """What stands there; nothing if the thread has ended meanwhile."""
    try:
        return file.read_text("utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return ""


def children(process: int) -> list[int]:
    """Every process that it has started, and those that these have started."""
    # Any of its threads may have started one.
    threads = Path("/proc", str(process), "task").glob("*/children")
    own = [int(child) for found in threads for child in text_of(found).split()]
    return [each for child in own for each in (child, *children(child))]


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are found where Linux shows them")
def test_no_process_outlives_the_one_that_was_started(tmp_path: Path, postgresql_url: str) -> None:
    """Neither those that serve nor those in which bots think: the address would stay taken."""
    environment = {"ROUNDHOUSE_DATABASE": postgresql_url, "ROUNDHOUSE_SAMPLES": "0", "ROUNDHOUSE_BOT_WORKERS": "1"}
    with served(tmp_path, "--workers", "2", **environment) as (process, address):
        with patient.Client(base_url=f"{address}api/v1") as ada:
            ada.post("/guests", json={"name": "Ada"})
            table = ada.post("/tables", json={"game": "rocket", "seats": [{"who": "bot"}] * 2}).json()["id"]
            patient.until(lambda: ada.get(f"/tables/{table}").json()["table"]["seq"] > 0)
        # Something that looks after what they share, two that serve, and one in which a bot thinks: that comes last.
        patient.until(lambda: len(children(process.pid)) >= 4)
        started = children(process.pid)
        process.kill()
        patient.until(lambda: not any(runs(each) for each in started))


@pytest.mark.parametrize("workers", ["1", pytest.param("2", marks=pytest.mark.long)])
def test_what_cannot_start_ends_with_a_sentence(tmp_path: Path, postgresql_url: str, workers: str) -> None:
    """Whatever goes wrong after the database was found to be sound."""
    program = (
        "import sys; from roundhouse.server.http import serve; from roundhouse.cli.main import main;"
        "serve.FACTORY = 'roundhouse.server.environment:no_such_application'; sys.exit(main(sys.argv[1:]))"
    )
    command = [sys.executable, "-c", program, "serve", "--lang", "en", "--port", "0", "--workers", workers]
    environment = {**os.environ, "ROUNDHOUSE_DATA": str(tmp_path), "ROUNDHOUSE_DATABASE": postgresql_url}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=patient.PATIENCE)
    assert done.returncode != 0
    assert "http://" not in done.stdout
    # Alone, the server itself says what it could not find; several have somebody to speak for them.
    assert ("no_such_application" if workers == "1" else "The server could not start") in done.stderr


def steps_of(socket: ClientConnection, last: int) -> list[int]:
    """The numbers of the records that a socket tells of, up to the last."""
    found: list[int] = []
    while not found or found[-1] < last:
        message = json.loads(socket.recv(patient.PATIENCE))
        if message["type"] == "step":
            found.append(message["seq"])
    return found


# -- the environment


def test_the_environment_is_read(tmp_path: Path) -> None:
    hosting = read(
        {
            "ROUNDHOUSE_DATA": str(tmp_path),
            "ROUNDHOUSE_BOT_WORKERS": "3",
            "ROUNDHOUSE_BOT_PAUSE": "0.5",
            "ROUNDHOUSE_ORIGIN": "https://a.example/, https://b.example",
            "ROUNDHOUSE_KEY": "k" * 32,
            "ROUNDHOUSE_CLIENT": str(tmp_path / "built"),
            "ROUNDHOUSE_SOCKETS_PER_PERSON": "3",
            "ROUNDHOUSE_SOCKETS_PER_ADDRESS": "30",
            "ROUNDHOUSE_RATES": "2",
        }
    )
    assert hosting.config.database == f"sqlite:///{tmp_path.resolve() / 'roundhouse.sqlite3'}"
    assert (hosting.config.bot_workers, hosting.config.bot_pause) == (3, 0.5)
    assert hosting.settings.origins == ("https://a.example", "https://b.example")
    assert hosting.settings.key == "k" * 32
    assert hosting.settings.client == tmp_path / "built"
    assert read({"ROUNDHOUSE_DATA": str(tmp_path)}).settings.client == SOURCE / "client"
    assert (hosting.settings.sockets_per_person, hosting.settings.sockets_per_address) == (3, 30)
    assert hosting.settings.rates.chat == Rate(20, 2)


@pytest.mark.parametrize("value", ["x", "-1", "nan", "1e9"])
def test_numbers_must_make_sense(tmp_path: Path, value: str) -> None:
    with pytest.raises(BadEnvironment):
        read({"ROUNDHOUSE_DATA": str(tmp_path), "ROUNDHOUSE_BOT_DEADLINE": value})


# -- words


def words_of(language: str) -> dict[str, set[str]]:
    """The messages of the server's word files, each with the arguments that it wants."""
    files = (OWN_FOLDER / f"{name}.{language}.ftl" for name in ("serve", "hosting"))
    text = "".join(file.read_text("utf-8") for file in files)
    messages = re.split(r"^([\w-]+) =", text, flags=re.MULTILINE)[1:]
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in zip(messages[::2], messages[1::2])}


def test_both_languages_say_the_same() -> None:
    assert words_of("en") == words_of("it")


def test_everything_that_is_said_has_words() -> None:
    ours = re.compile(r"[\"']((?:server|home|trouble-serve|problem-serve)-[a-z-]+)[\"']")
    files = [file for folder in ("server", "cli") for file in (SOURCE / folder).rglob("*.py")]
    said = {key for file in files for key in ours.findall(file.read_text("utf-8"))}
    assert said == {key for key in words_of("en") if ours.fullmatch(f'"{key}"')}
