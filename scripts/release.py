"""Makes a release: `python -m scripts.release 0.2.0`. The version stands in src/roundhouse/__init__.py alone.

Checks that nothing is uncommitted, that the version is a new one and that the changelog has a heading for it; writes
the version and the date, commits, and sets the tag. Nothing is sent anywhere: what is left to do is printed.
`--dry-run` changes nothing.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parent.parent
VERSION = re.compile(r"\d+\.\d+\.\d+")
ASSIGNED = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)


class NotReady(SystemExit):
    """Why there can be no release."""


def main(arguments: list[str] | None = None, root: Path = ROOT) -> None:
    parser = argparse.ArgumentParser(description="Make a release: version, changelog, commit and tag.")
    parser.add_argument("version", help="such as 0.2.0")
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
    chosen = parser.parse_args(arguments)
    source, changelog = root / "src" / "roundhouse" / "__init__.py", root / "CHANGELOG.md"
    must_be_new(chosen.version, git(root, "tag").split())
    must_be_clean(git(root, "status", "--porcelain"))
    texts = {
        source: with_version(source.read_text("utf-8"), chosen.version),
        changelog: with_date(changelog.read_text("utf-8"), chosen.version, date.today()),
    }
    if chosen.dry_run:
        print(
            f"would release {chosen.version}: {', '.join(path.name for path in texts)}, commit, tag v{chosen.version}"
        )
        return
    for path, text in texts.items():
        path.write_text(text, "utf-8")
    git(root, "commit", "-q", "-a", "-m", f"Release {chosen.version}")
    git(root, "tag", "-a", f"v{chosen.version}", "-m", f"Roundhouse {chosen.version}")
    print(f"v{chosen.version} is tagged. Left to do: make release-fixture, make wheels, git push --follow-tags, and")
    print("python -m twine upload dist/* by whoever may.")


def must_be_new(version: str, tags: list[str]) -> None:
    if not VERSION.fullmatch(version):
        raise NotReady(f"{version!r} is no version: three numbers are expected, such as 0.2.0")
    if f"v{version}" in tags:
        raise NotReady(f"v{version} has been released already")


def must_be_clean(status: str) -> None:
    if status.strip():
        raise NotReady(f"something is not committed:\n{status}")


def with_version(text: str, version: str) -> str:
    """The source with the version in its place."""
    if len(ASSIGNED.findall(text)) != 1:
        raise NotReady("there must be one line that sets __version__")
    return ASSIGNED.sub(f'__version__ = "{version}"', text)


def with_date(text: str, version: str, today: date) -> str:
    """The changelog with the day of the release, and what it is about said once."""
    heading = f"## {version} – unreleased"
    if text.count(heading) != 1:
        raise NotReady(f"CHANGELOG.md has no heading {heading!r}")
    return text.replace(heading, f"## {version} – {today.isoformat()}")


def git(root: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True)
    if done.returncode:
        raise NotReady(done.stderr.strip())
    return done.stdout


if __name__ == "__main__":
    main(sys.argv[1:])
