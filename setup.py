"""Build hook: compiles the hot modules with mypyc where that is possible, else builds plain Python.

The rest of the package's description is in pyproject.toml. ROUNDHOUSE_COMPILE=0 asks for plain Python,
ROUNDHOUSE_OPTIMISE=1 for a build that is there sooner and runs slower. Why a build is plain is written into it
(roundhouse/plain.txt), so that `roundhouse --version` can say it: whoever installs a package does not see its build.
Only wheels are compiled, never the checkout: an extension module in src/ would shadow the source beside it.
"""

import ast
import os
import re
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

SOURCE = Path("src")
#: The line that marks a module in which games spend their time.
MARK = "# compiled"


def hot_modules():
    """The modules to compile, wherever they lie."""
    modules = sorted(SOURCE.rglob("*.py"))
    return [path for path in modules if MARK in path.read_text("utf-8").splitlines()]


def compiler_is_there():
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def groups_of(paths):
    """Two groups of about the same size, so that two cores can compile side by side: the biggest game, and the rest."""
    games = {path.parts[3] for path in paths if path.parts[2] == "games"}
    size = {game: sum(path.stat().st_size for path in paths if game in path.parts) for game in games}
    biggest = max(size, key=size.get)
    apart = [str(path) for path in paths if biggest in path.parts]
    rest = [str(path) for path in paths if biggest not in path.parts]
    return [(rest, "roundhouse"), (apart, f"roundhouse_{biggest}")]


def setup_compiled():
    from mypyc.build import mypycify

    paths = hot_modules()
    level = os.environ.get("ROUNDHOUSE_OPTIMISE", "3")
    groups = groups_of(paths)
    options = ["--cache-dir=build/mypy", *map(str, paths)]
    modules = mypycify(options, opt_level=level, debug_level="0", separate=groups)
    add_docstrings(paths, {source for module in modules for source in module.sources})
    setup(ext_modules=modules, options={"build_ext": {"parallel": 2}})
    print(f"roundhouse: compiled {len(paths)} hot modules")


#: Why a build is plain: the word that is written into it, and the sentence for whoever reads its output.
PLAIN = {
    "asked": "ROUNDHOUSE_COMPILE is 0",
    "no-compiler": "no C compiler was found",
    "failed": "compiling failed, for the reason above",
}


def setup_plain(reason):
    # The build backend, which runs this file.
    from backend import alarm

    alarm(f"roundhouse: NOT COMPILED, rules and bots run slower: {PLAIN[reason]}.")

    class build_plain(build_py):  # noqa: N801 - commands of setuptools are called like this
        """Puts the reason beside the modules."""

        def run(self):
            super().run()
            Path(self.build_lib, "roundhouse", "plain.txt").write_text(reason, "utf-8")

    setup(cmdclass={"build_py": build_plain})


# -- docstrings, which mypyc leaves out: `help` should say the same in both builds


def add_docstrings(paths, sources):
    """Write the docstrings of the modules into the C source that mypyc has made of them."""
    known = {}
    for path in paths:
        module = path.relative_to(SOURCE).with_suffix("").parts
        for name, text in docstrings(ast.parse(path.read_text("utf-8"))):
            # mypyc shortens the name of a module as far as it stays clear which is meant.
            for first in range(len(module)):
                known.setdefault("___".join([*module[first:], *name]), []).append(text)
    clear = {symbol: texts[0] for symbol, texts in known.items() if len(texts) == 1}
    for path in map(Path, sources):
        path.write_text(with_docstrings(path.read_text("utf-8"), clear), "utf-8")


def docstrings(tree):
    """The docstrings of a module's classes, methods and functions, each with its name."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            if ast.get_docstring(node):
                yield (node.name,), ast.get_docstring(node)
        if isinstance(node, ast.ClassDef):
            for item in node.body:
                if isinstance(item, ast.FunctionDef) and ast.get_docstring(item):
                    yield (node.name, item.name), ast.get_docstring(item)


FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s*METH_[A-Z_| ]+, PyDoc_STR\("[^"\n]*?\\n--\\n\\n)(?="\))')
CLASS = re.compile(r'(CPyType_(\w+)_template_ = \{.*?\.tp_doc = PyDoc_STR\("[^"\n]*?\\n--\\n\\n)(?="\))', re.DOTALL)


def with_docstrings(text, known):
    def filled(match):
        return match[1] + in_c(known.get(match[2], ""))

    return CLASS.sub(filled, FUNCTION.sub(filled, text))


def in_c(text):
    """Text as it stands between the quotes of a string in C: whatever might be misread is written as a number."""
    plain = set(range(32, 127)) - {ord('"'), ord("\\"), ord("?")}
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode("utf-8"))


if "bdist_wheel" not in sys.argv:
    setup()
elif os.environ.get("ROUNDHOUSE_COMPILE") == "0":
    setup_plain("asked")
elif not compiler_is_there():
    setup_plain("no-compiler")
else:
    try:
        setup_compiled()
    except (Exception, SystemExit) as problem:
        print(f"{type(problem).__name__}: {problem}")
        setup_plain("failed")
