"""scripts/release.py on a small repository, wheels by make, and the workflow that builds them elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import roundhouse
from scripts import release

ROOT = Path(__file__).parents[1]
WORKFLOW = ROOT / ".github" / "workflows" / "wheels.yml"


def git(folder: Path, *arguments: str) -> str:
    settings = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "init.defaultBranch=main"]
    done = subprocess.run(["git", *settings, *arguments], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Ada")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "ada@example.org")
    (tmp_path / "src" / "roundhouse").mkdir(parents=True)
    (tmp_path / "src" / "roundhouse" / "__init__.py").write_text('"""Games."""\n\n__version__ = "0.1.0"\n', "utf-8")
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 0.2.0 – unreleased\n\n- A thing.\n", "utf-8")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "-qm", "First")
    return tmp_path


def test_a_release_is_a_version_a_date_a_commit_and_a_tag(repository: Path) -> None:
    release.main(["0.2.0"], repository)
    assert '__version__ = "0.2.0"' in (repository / "src" / "roundhouse" / "__init__.py").read_text("utf-8")
    assert re.search(r"^## 0\.2\.0 – \d{4}-\d\d-\d\d$", (repository / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert git(repository, "tag").split() == ["v0.2.0"]
    assert git(repository, "status", "--porcelain") == ""
    with pytest.raises(release.NotReady, match="released already"):
        release.main(["0.2.0"], repository)


def test_trying_changes_nothing(repository: Path) -> None:
    release.main(["0.2.0", "--dry-run"], repository)
    assert git(repository, "tag") == ""
    assert git(repository, "status", "--porcelain") == ""


@pytest.mark.parametrize(("version", "why"), [("2", "three numbers"), ("0.3.0", "no heading")])
def test_what_is_not_ready_is_said(repository: Path, version: str, why: str) -> None:
    with pytest.raises(release.NotReady, match=why):
        release.main([version], repository)


def test_nothing_may_be_uncommitted(repository: Path) -> None:
    (repository / "new.txt").write_text("x", "utf-8")
    with pytest.raises(release.NotReady, match=r"new\.txt"):
        release.main(["0.2.0"], repository)


def test_the_version_stands_in_one_place() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert 'version = { attr = "roundhouse.__version__" }' in project
    assert not re.search(r'^version = "', project, re.MULTILINE)
    assert f"## {roundhouse.__version__} – " in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_workflow_is_one_and_does_what_the_makefile_does() -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", str(WORKFLOW)]
    checked = subprocess.run(command, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    workflow = WORKFLOW.read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"run: make ([a-z-]+)", workflow)) == {"wheels"} <= targets
    for script in re.findall(r"run: (scripts/[\w-]+)", workflow):
        assert (ROOT / script).is_file()
    assert all(f'"3.{minor}"' in workflow for minor in (11, 12, 13))


def test_a_python_that_is_not_here_is_passed_over_and_none_is_an_error() -> None:
    tried = subprocess.run(["sh", str(ROOT / "scripts" / "wheels"), "python9.9"], capture_output=True, text=True)
    assert tried.returncode == 1
    assert "python9.9 is not here" in tried.stdout
