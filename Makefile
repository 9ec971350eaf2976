# Each target sets up what it needs, the first time; stamps in the environments make the second time quick.
# PYTHON=… chooses the Python (3.11 or newer) that environments are made with, ARGS=… is handed on to the program.
# After a change of PYTHON: make clean.

VENV := .venv
FAST := .venv-fast
PIP := -m pip -qq --disable-pip-version-check

# Tests start a hundred processes: where no bytecode may be written, every one of them compiles the source again.
unexport PYTHONDONTWRITEBYTECODE

# What a wheel is going to be: compiled where there is a C compiler, unless ROUNDHOUSE_COMPILE=0 asks for plain Python.
ifeq ($(ROUNDHOUSE_COMPILE),0)
KIND := plain
else
KIND := $(if $(shell command -v cc || command -v gcc || command -v clang),compiled,plain)
endif

SOURCES := $(shell find src -type f ! -path '*.egg-info/*' ! -path '*/client/*' ! -name '*.pyc')
CLIENT := src/roundhouse/client/index.html
CLIENT_SOURCES := $(shell find web -type f ! -path '*/node_modules/*' ! -name 'schema.d.ts' ! -path '*/src/fonts/*') $(wildcard src/roundhouse/words/*.ftl) \
	$(shell find src/roundhouse/games -type f -path '*/page/*') $(wildcard src/roundhouse/games/*/data/*.json) \
	src/roundhouse/picture/tokens.css src/roundhouse/picture/apart.css docs/openapi.json
WHEEL := dist/.$(KIND)

.PHONY: docs wheels release fields help play terminal client client-check test browser screenshots check fast wheel wheel-check bench soak release-fixture lock clean

help: ## print this help
	@echo "Roundhouse. Targets, most used first:"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' Makefile
	@echo "ARGS=… is handed on, e.g. make test ARGS='-k veto'. PYTHON=… chooses the Python."

play: $(VENV)/.play client ## play in the browser: builds the pages, starts a server on this machine, says where it is
	@$(VENV)/bin/roundhouse serve --open --log warning $(ARGS)

terminal: $(VENV)/.play ## play a game in this terminal
	@$(VENV)/bin/roundhouse play $(ARGS)

client: $(CLIENT) ## build the browser client into src/roundhouse/client

# Neighbours run in one process, which shares what they prepare; whoever is done first takes over from others. What only
# long ones use need not be loaded in every process.
TESTS := -m pytest -n auto --dist worksteal -m "not long" -p no:schemathesis -p no:faker

test: $(VENV)/.dev ## run the tests and the README's examples (about four minutes on two cores)
	@$(VENV)/bin/python $(TESTS) $(ARGS)

.PHONY: coverage mutants
coverage: $(VENV)/.dev ## measure how much of each package the tests run, into bench/coverage.md (some minutes)
	@rm -rf build/coverage
	@mkdir -p build/coverage
	@$(VENV)/bin/python -m coverage run $(TESTS) -q $(ARGS)
	@$(VENV)/bin/python -m coverage combine -q
	@$(VENV)/bin/python -m coverage json -q -o build/coverage/report.json
	@$(VENV)/bin/python -m scripts.coverage_table build/coverage/report.json

mutants: $(VENV)/.dev ## change 40 rules of each game at random and see whether tests notice, into bench/mutants.md (at most an hour)
	@$(VENV)/bin/python -m scripts.mutants $(ARGS)

client-check: ## check the types of the browser client and run its unit tests
	@scripts/client check

browser: $(VENV)/.dev client ## run the tests in a real browser (Chromium is installed where it can be; some minutes)
	@scripts/browser-tests $(VENV)/bin/python $(ARGS)

screenshots: $(VENV)/.dev client ## make pictures of every screen into build/screenshots (ARGS=--help: which)
	@ROUNDHOUSE_CHROMIUM="$$(scripts/find-chromium $(VENV)/bin/python)" $(VENV)/bin/python scripts/screenshots.py $(ARGS)

check: check-python ## check style, formatting, types, the direction of imports and stray addresses (Python and the client)
	@echo "» eslint, prettier --check"
	@scripts/client lint

# Both halves can be checked side by side: make -j 2 check-python check-client.
.PHONY: check-python check-client
check-client:
	@echo "» eslint, prettier --check"
	@scripts/client lint
	@scripts/client check

check-python: $(VENV)/.dev
	@echo "» ruff check"
	@$(VENV)/bin/ruff check .
	@echo "» ruff format --check"
	@$(VENV)/bin/ruff format --check .
	@echo "» mypy --strict"
	@$(VENV)/bin/mypy --strict src tests scripts bench
	@echo "» lint-imports"
	@$(VENV)/bin/lint-imports --no-logo
	@echo "» fields"
	@$(VENV)/bin/python scripts/fields.py --check
	@echo "» check-tree"
	@scripts/check-tree

docs: $(VENV)/.dev ## build the documentation site into build/docs, without network; a link that leads nowhere is an error
	@$(VENV)/bin/python -m sphinx -W --keep-going -q -b html docs build/docs
	@echo "build/docs/index.html"

fields: ## write copies and names of fields anew, after a change of what a state declares
	@python3 scripts/fields.py

fast: $(FAST)/.$(KIND) ## build roundhouse compiled, into an environment of its own (.venv-fast)
	@$(FAST)/bin/python scripts/build_kind.py
	@echo "Run it as $(FAST)/bin/roundhouse"

wheel: $(WHEEL) ## build a wheel into dist/: compiled where there is a C compiler, plain Python otherwise
	@ls dist/*.whl

wheels: ## build a wheel for each Python from 3.11 to 3.13 that is here (PYTHONS=…: for those), into dist/
	@scripts/wheels $(PYTHONS)

release: $(VENV)/.dev ## make a release: VERSION=0.2.0 sets version and date, commits and tags (ARGS=--dry-run: only tries)
	@$(VENV)/bin/python -m scripts.release $(VERSION) $(ARGS)

wheel-check: $(WHEEL) ## try that wheel in an empty environment
	@echo "» trying the wheel in an empty environment"
	@scripts/check-wheel dist/*.whl

bench: $(VENV)/.play $(FAST)/.$(KIND) ## measure the speed of the plain and of the compiled build
	@echo "» plain Python"
	@$(VENV)/bin/python bench/run.py $(ARGS)
	@$(VENV)/bin/python bench/e1862.py speed $(ARGS)
	@$(FAST)/bin/python scripts/build_kind.py
	@$(FAST)/bin/python bench/run.py $(ARGS)
	@$(FAST)/bin/python bench/e1862.py speed $(ARGS)

soak: $(FAST)/.$(KIND) ## play very many games with every check switched on, kill the server 100 times, and let hostile guests in
	@$(FAST)/bin/python scripts/build_kind.py
	@$(FAST)/bin/python bench/soak.py $(ARGS)
	@$(FAST)/bin/python bench/durability.py
	@$(FAST)/bin/python bench/hostile.py --keep
	@ROUNDHOUSE_SOAK=1 $(FAST)/bin/python -m pytest -n auto -q -m long tests/server/test_openapi_long.py -k postgresql
	@ROUNDHOUSE_SOAK=1 $(FAST)/bin/python -m pytest -n auto -q -m long tests/server/test_worst.py tests/fixtures

release-fixture: $(VENV)/.dev ## keep databases and saves of this version for the tests of later ones (ARGS=--replace: once more)
	@$(VENV)/bin/python -m scripts.release_fixture $(ARGS)

lock: ## renew both locks after a change of pyproject.toml (ARGS=--upgrade: take newer versions)
	@scripts/lock $(ARGS)

clean: ## remove environments, wheels and caches
	rm -rf .venv .venv-fast .venv-lock .venv-node build dist src/*.egg-info src/roundhouse/client web/node_modules
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench scripts -name __pycache__ -prune -exec rm -rf {} +

# The environments. A stamp is the name of what has been installed.

$(VENV)/.made $(FAST)/.made:
	@echo "» creating $(@D)"
	@scripts/make-venv $(@D)
	@touch $@

$(VENV)/.play: $(VENV)/.made requirements.lock pyproject.toml
	@echo "» installing what roundhouse needs into $(VENV)"
	@$(VENV)/bin/python $(PIP) install --require-hashes -r requirements.lock
	@echo "» installing roundhouse itself into $(VENV), as it is in src/"
	@ROUNDHOUSE_COMPILE=0 $(VENV)/bin/python $(PIP) install --no-build-isolation --no-deps -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.play requirements-dev.lock
	@echo "» installing the developers' tools into $(VENV)"
	@$(VENV)/bin/python $(PIP) install --require-hashes -r requirements-dev.lock
	@touch $@

# The packages are those of $(VENV), lent by a line in a file: what is installed in $(FAST) itself goes before them, and
# the roundhouse of $(VENV), which is src/, cannot be seen from there.
$(FAST)/.dev: $(FAST)/.made $(VENV)/.dev
	@echo "» lending $(FAST) what is installed in $(VENV)"
	@$(VENV)/bin/python -c "import sysconfig; print(sysconfig.get_path('purelib'))" \
	>"$$($(FAST)/bin/python -c "import sysconfig; print(sysconfig.get_path('purelib'))")/lent.pth"
	@touch $@

$(FAST)/.$(KIND): $(FAST)/.dev $(WHEEL)
	@echo "» installing the wheel into $(FAST)"
	@rm -f $(FAST)/.compiled $(FAST)/.plain
	@$(FAST)/bin/python $(PIP) install --no-deps --force-reinstall dist/*.whl
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) scripts/client requirements-node.lock
	@scripts/client build
	@touch $@

# Built from an empty build/, so that nothing deleted from src/ lives on in a wheel.
$(WHEEL): $(VENV)/.dev $(SOURCES) $(CLIENT) setup.py pyproject.toml README.md LICENSE
	@rm -rf build dist
	@mkdir -p build
	@if [ $(KIND) = compiled ]; then echo "» building the wheel; compiling takes a minute or two"; \
	elif [ "$(ROUNDHOUSE_COMPILE)" = 0 ]; then echo "» building the wheel as plain Python (ROUNDHOUSE_COMPILE=0)"; \
	else echo "» no C compiler (cc, gcc or clang) was found: building the wheel as plain Python, which is slower"; \
	echo "  (on Debian and Ubuntu: apt install gcc python3-dev)"; fi
	@$(VENV)/bin/python -m build --wheel --no-isolation . >build/wheel.log 2>&1 || { cat build/wheel.log; exit 1; }
	@grep '^roundhouse: ' build/wheel.log || true
	@if [ $(KIND) = compiled ] && ls dist/*-none-any.whl >/dev/null 2>&1; then \
	grep -i 'error:' build/wheel.log; echo "» the wheel is not compiled; see build/wheel.log"; \
	else touch $@; fi
