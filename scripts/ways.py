"""Every way of installing, each tried in an empty environment: what comes of it is the table in docs/install.md.

    python -m scripts.ways                  try all of them (some minutes each where something is compiled)
    python -m scripts.ways --only git sdist
    python -m scripts.ways --keep           write the table

The committed state of this checkout is what is installed, from a fresh clone. What was found is kept in
build/ways.json, so that one way can be tried again by itself. Environments are made with the Python that runs this.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "install.md"
FOUND = ROOT / "build" / "ways.json"
BEGIN, END = "<!-- made by scripts/ways.py -->\n", "<!-- until here -->\n"
COMPILERS = re.compile(r"(.*-)?(cc|gcc|c\+\+|g\+\+|clang|clang\+\+|c89|c99)(-[0-9.]+)?(-gcc)?")
NODE = re.compile(r"node|nodejs|npm|npx|corepack")
Environment = Mapping[str, str]


class Way(NamedTuple):
    """What somebody types, on what kind of machine, and what should come of it."""

    typed: str
    machine: str
    #: How the installation should describe itself, and whether a server should run: what else comes is a fault.
    kind: str
    pages: bool
    server: bool
    install: Callable[[Path, Path, Environment], None]
    #: Programs that the machine lacks.
    lacks: re.Pattern[str] | None = None


# -- how it is installed: in a folder of its own, from a clone, with an environment for the programs


def pip(*what: str) -> Callable[[Path, Path, Environment], None]:
    def install(folder: Path, clone: Path, environment: Environment) -> None:
        make_venv(folder)
        named = [each.format(clone=clone) for each in what]
        run([python_in(folder), *PIP, "install", *named], clone, environment)

    return install


def from_sdist(folder: Path, clone: Path, environment: Environment) -> None:
    make_venv(folder)
    run([python_in(folder), *PIP, "install", "build"], clone, environment)
    run([python_in(folder), "-m", "build", "--sdist", "--outdir", str(folder), "."], clone, environment)
    (package,) = folder.glob("*.tar.gz")
    make_venv(folder)
    run([python_in(folder), *PIP, "install", f"{package}[server]"], folder, environment)


def from_wheel(folder: Path, clone: Path, environment: Environment) -> None:
    run(["make", "wheel"], clone, environment)
    (wheel,) = (clone / "dist").glob("*.whl")
    make_venv(folder)
    run([python_in(folder), *PIP, "install", f"{wheel}[server]"], folder, environment)


def make(*targets: str) -> Callable[[Path, Path, Environment], None]:
    def install(folder: Path, clone: Path, environment: Environment) -> None:
        run(["make", *targets], clone, environment)
        (folder / "venv").symlink_to(clone / ".venv")

    return install


def refused(folder: Path, clone: Path, environment: Environment) -> None:
    """Where the pages cannot be built: no package comes of it."""
    make_venv(folder)
    offline = {**environment, "npm_config_registry": "http://127.0.0.1:9/", "npm_config_fetch_retries": "0"}
    tried = subprocess.run(
        [python_in(folder), *PIP, "install", "."], cwd=clone, env=offline, capture_output=True, text=True, check=False
    )
    if tried.returncode == 0:
        raise Fault("it should have been refused")
    if "ROUNDHOUSE_PAGES=0" not in tried.stdout + tried.stderr:
        raise Fault(f"it does not say what to do: {tried.stderr[-500:]}")


WAYS = {
    "pip": Way("pip install .", "", "compiled", True, False, pip(".")),
    "server": Way("pip install '.[server]'", "", "compiled", True, True, pip(".[server]")),
    "git": Way("pip install git+file://…", "", "compiled", True, False, pip("git+file://{clone}")),
    "sdist": Way("pip install roundhouse_games-….tar.gz[server]", "", "compiled", True, True, from_sdist),
    "wheel": Way("make wheel, pip install roundhouse_games-….whl[server]", "", "compiled", True, True, from_wheel),
    "no-compiler": Way("pip install .", "no C compiler", "plain", True, False, pip("."), COMPILERS),
    "plain": Way(
        "ROUNDHOUSE_COMPILE=0 pip install '.[server,pictures]'", "", "plain", True, True, pip(".[server,pictures]")
    ),
    "no-node": Way("ROUNDHOUSE_COMPILE=0 pip install .", "no Node.js", "plain", True, False, pip("."), NODE),
    "pageless": Way("ROUNDHOUSE_PAGES=0 ROUNDHOUSE_COMPILE=0 pip install .", "", "plain", False, False, pip(".")),
    "refused": Way("pip install .", "pages cannot be built", "", False, False, refused),
    "editable": Way("pip install -e '.[server]'", "", "plain", False, True, pip("-e", ".[server]")),
    "play": Way("make play", "", "plain", True, True, make(".venv/.play", "client")),
}
PIP = ["-m", "pip", "-q", "--disable-pip-version-check"]
#: Everything that the library needs: four packages, and what Fluent brings along.
LIGHT = {"fluent.runtime", "librt", "msgspec", "mypy-extensions"} | {
    "attrs",
    "babel",
    "fluent.syntax",
    "pytz",
    "typing-extensions",
}


class Fault(Exception):
    """Something else came of it than should have."""


# -- what came of it


def tried(way: Way) -> dict[str, Any]:
    """Install it that way, and use it."""
    folder = Path(tempfile.mkdtemp(prefix="roundhouse-way-"))
    try:
        clone = folder / "roundhouse"
        run(["git", "clone", "--quiet", "--depth", "1", f"file://{ROOT}", str(clone)], folder, os.environ)
        environment = environment_for(way, folder)
        begun = time.monotonic()
        way.install(folder, clone, environment)
        seconds = time.monotonic() - begun
        return {"seconds": round(seconds), **({} if way.kind == "" else look_at(folder, way, environment))}
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def look_at(folder: Path, way: Way, environment: Environment) -> dict[str, Any]:
    """Is it as it should be, and does it do what it is for?"""
    said = output([command_in(folder), "--version"], folder, environment)
    kind = "compiled" if "compiled" in said.splitlines()[0] else "plain"
    pages = (folder_of(folder, environment) / "client" / "index.html").is_file()
    if (kind, pages) != (way.kind, way.pages):
        raise Fault(f"it is {kind}, with{'' if pages else 'out'} pages:\n{said}")
    game = ["simulate", "rocket", "--players", "3", "--games", "1"]
    output([python_in(folder), "-m", "roundhouse", *game], folder, environment)
    packages = packages_in(folder, environment)
    if not way.server and set(packages) != LIGHT:
        raise Fault(f"it brings {packages}")
    return {"kind": kind, "pages": pages, "packages": packages, "server": served(folder, way, environment)}


def packages_in(folder: Path, environment: Environment) -> list[str]:
    """What was installed besides the program itself and what every environment has."""
    listed = json.loads(output([python_in(folder), "-m", "pip", "list", "--format=json"], folder, environment))
    names = {each["name"].lower().replace("_", "-") for each in listed}
    return sorted(names - {"pip", "setuptools", "wheel", "roundhouse-games"})


def served(folder: Path, way: Way, environment: Environment) -> str:
    """What `roundhouse serve` does: it serves pages, or only programs, or says what it needs."""
    command = [command_in(folder), "serve", "--port", "0", "--data", str(folder / "data"), "--log", "error"]
    pipe, told = subprocess.PIPE, dict(environment)
    with subprocess.Popen(command, env=told, stdout=pipe, stderr=pipe, text=True) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        said = server.stdout.readline().strip()
        try:
            if not way.server:
                why = server.stderr.read()
                if said or "[server]" not in why:
                    raise Fault(f"serve does not say what it needs: {said} {why}")
                return "asks for `[server]`"
            told_where = re.search(r"http://\S+", said)
            if told_where is None:
                raise Fault(f"serve does not say where it is: {said}")
            address = told_where[0]
            page = urllib.request.urlopen(address, timeout=60).read().decode()
            urllib.request.urlopen(f"{address}api/v1/health", timeout=60)
            return "with pages" if "<script" in page else "for programs"
        finally:
            server.terminate()


# -- machines


def environment_for(way: Way, folder: Path) -> Environment:
    """This machine's, less what would reach into the empty environment, and less what the machine should lack."""
    own = ("VIRTUAL_ENV", "PYTHON", "ROUNDHOUSE")
    kept = {name: text for name, text in os.environ.items() if not name.startswith(own)}
    asked = {name: os.environ[name] for name in ("ROUNDHOUSE_OPTIMISE",) if name in os.environ}
    settings = dict(re.findall(r"(ROUNDHOUSE_\w+)=(\S+)", way.typed))
    kept |= {**asked, **settings, "PYTHON": sys.executable}
    return {**kept, "PATH": str(without(way.lacks, folder))} if way.lacks else kept


def without(lacking: re.Pattern[str], folder: Path) -> Path:
    """A folder with every program of this machine but those."""
    programs = folder / "programs"
    programs.mkdir()
    for place in reversed(os.environ["PATH"].split(os.pathsep)):
        for program in Path(place).glob("*") if Path(place).is_dir() else ():
            if not lacking.fullmatch(program.name) and os.access(program, os.X_OK):
                here = programs / program.name
                here.unlink(missing_ok=True)
                here.symlink_to(program)
    return programs


def make_venv(folder: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder / "venv")], check=True)


def python_in(folder: Path) -> str:
    return str(folder / "venv" / "bin" / "python")


def command_in(folder: Path) -> str:
    return str(folder / "venv" / "bin" / "roundhouse")


def folder_of(folder: Path, environment: Environment) -> Path:
    where = "import roundhouse; print(roundhouse.__path__[0])"
    return Path(output([python_in(folder), "-c", where], folder, environment).strip())


def run(command: list[str], folder: Path, environment: Environment) -> None:
    output(command, folder, environment)


def output(command: list[str], folder: Path, environment: Environment) -> str:
    done = subprocess.run(command, cwd=folder, env=dict(environment), capture_output=True, text=True, check=False)
    if done.returncode:
        raise Fault(f"{' '.join(command)}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")
    return done.stdout


# -- telling


def table(found: dict[str, dict[str, Any]]) -> str:
    lines = ["| command | machine | rules | pages | `roundhouse serve` | other packages |", "| --- " * 6 + "|"]
    for name, way in WAYS.items():
        if name in found:
            lines.append("| " + " | ".join(row(way, found[name])) + " |")
    made = {each["made"] for each in found.values()}
    lines += ["", f"Without the server, the other packages are {', '.join(sorted(LIGHT))}."]
    lines += ["", "Tried on " + "; ".join(sorted(made)) + "."]
    if left := [f"`{way.typed}` {way.machine}".strip() for name, way in WAYS.items() if name not in found]:
        lines.append(f"Not tried on this version: {', '.join(left)}.")
    return "\n".join(lines) + "\n"


def row(way: Way, result: dict[str, Any]) -> list[str]:
    command = f"`{way.typed}`"
    if not way.kind:
        return [command, way.machine, "stops, and says why", "", "", ""]
    pages = "yes" if result["pages"] else "no"
    return [command, way.machine, result["kind"], pages, result["server"], str(len(result["packages"]))]


def keep(found: dict[str, dict[str, Any]]) -> None:
    page = PAGE.read_text("utf-8")
    before, _, rest = page.partition(BEGIN)
    PAGE.write_text(before + BEGIN + table(found) + END + rest.partition(END)[2], "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=WAYS, default=list(WAYS))
    parser.add_argument("--keep", action="store_true", help="write the table into docs/install.md")
    chosen = parser.parse_args()
    found: dict[str, dict[str, Any]] = json.loads(FOUND.read_text("utf-8")) if FOUND.exists() else {}
    faults = 0
    for name in chosen.only:
        try:
            result = tried(WAYS[name])
        except Fault as fault:
            print(f"» {name}: FAULT: {fault}", flush=True)
            faults += 1
            continue
        found[name] = {**result, "made": f"{platform.system()}, Python {platform.python_version()}"}
        print(f"» {name}: {found[name]}", flush=True)
        FOUND.parent.mkdir(exist_ok=True)
        FOUND.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    if chosen.keep:
        keep(found)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
