# Two commands: `make play` and `make test`. Each sets up what it needs in .venv first.

PYTHON ?= python3
# Most tests wait for a browser or a server: twice as many at once as there are cores.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))')
BIN := .venv/bin
# Whatever the surroundings say: every worker and server compiles all files again without.
export PYTHONDONTWRITEBYTECODE :=
RULES := $(shell find src/closecall -name '*.py' -o -name '*.pyi')
WEB := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null)

.PHONY: help play test suite suite-interpreted quick check format compile plain dist docs bench golden puzzles screenshots clean

help:
	@echo "make play         play: a virtual environment, the package, the table in the browser"
	@echo "make test         set up all the tests need and run every one of them"
	@echo "make suite        the tests alone, with what is compiled"
	@echo "make quick        compile quickly and run the tests of one game: make quick GAME=poof"
	@echo "make check        lint, format, types, import rules"
	@echo "make format       format the code with ruff and Prettier"
	@echo "make bench        the measurements of bench/"
	@echo "make golden       write golden playthroughs and checksums again (then read the diff)"
	@echo "make puzzles      mine the puzzles of every game again (an hour or two)"
	@echo "make screenshots  pictures of the web app"
	@echo "make compile      compile the rules in place, if a source is newer"
	@echo "make plain        back to plain files"
	@echo "make docs         the documentation as a site, also shown by the server under /docs"
	@echo "make dist         build sdist and wheels, try each in a fresh environment"
	@echo "make clean        remove everything that was made"

# In a checkout prepared for development only what is stale is built, in place.
play: $(if $(wildcard .venv/dev),compile,.venv/installed)
	@if $(BIN)/closecall serve --help >/dev/null 2>&1; \
	then exec $(BIN)/closecall serve --open; else exec $(BIN)/closecall play; fi

# The suite is most of it; checks and interpreted rules take what it leaves idle.
test: compile
	@if [ -x tools/test-deps.sh ]; then tools/test-deps.sh; fi
	@$(BIN)/python tools/at_once.py $(foreach part,suite check suite-interpreted,'$(MAKE) --no-print-directory $(part)')

suite: .venv/dev
	CLOSECALL_EXPECT=$$($(BIN)/python hatch_build.py mode) \
	    $(BIN)/python tools/second_try.py $(BIN)/pytest -q -n $(WORKERS) --dist worksteal

# Left out: what plays the same checksums interpreted. Here all are, and the suite has it too. Few set-ups
# get all checks: the checksums show that the others play as they do compiled, where all were checked.
suite-interpreted: .venv/dev
	@rm -rf build/plain && mkdir -p build/plain
	@tar -C src --exclude='*.so' --exclude=__pycache__ -cf - closecall | tar -C build/plain -xf -
	CLOSECALL_EXPECT=plain CLOSECALL_SETUPS=few PYTHONPATH=build/plain $(BIN)/pytest -q -n auto --dist worksteal \
	    -p no:cacheprovider --deselect tests/conformance/test_builds.py::test_checksums_of_the_interpreted_build \
	    tests/test_build.py::test_the_expected_rules_are_loaded tests/conformance

quick: .venv/dev
	@CLOSECALL_QUICK=1 $(BIN)/python hatch_build.py
	$(BIN)/pytest -q tests/games/$(subst -,_,$(GAME))

check: .venv/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
ifneq ($(wildcard web/package.json),)
	$(BIN)/python hatch_build.py npm run check
endif

format: .venv/dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
ifneq ($(wildcard web/package.json),)
	$(BIN)/python hatch_build.py npm run format
endif

compile: .venv/dev
	@$(BIN)/python hatch_build.py

plain: .venv/dev
	@$(BIN)/python hatch_build.py clean

bench: compile
	$(BIN)/pip install --quiet open_spiel rlcard
	$(BIN)/python bench/engine.py --write
	$(BIN)/python bench/server/run.py --write

golden: compile
	$(BIN)/python tools/playthrough.py
	$(BIN)/python tests/conformance/checksums.py

puzzles: compile
	$(BIN)/python tools/make_puzzles.py

docs: compile
	$(BIN)/python tools/make_docs.py

dist: .venv/bin/python
	$(BIN)/python tools/dist.py

screenshots: compile
	PYTHONPATH=tests $(BIN)/python -m browser.screenshots $(ONLY)

clean:
	find src -name '*.so' -delete
	rm -rf .venv build dist src/closecall/web web/node_modules web/.svelte-check
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/installed: pyproject.toml hatch_build.py $(RULES) $(WEB) | .venv/bin/python
	$(BIN)/pip install --quiet --editable '.[server,arena]'
	@touch $@

.venv/dev: pyproject.toml hatch_build.py | .venv/bin/python
	$(BIN)/pip install --quiet --editable '.[dev]'
	@touch $@
