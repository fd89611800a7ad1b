# `make compare` plays two decks against each other, `make test` runs every check. Both first
# create a virtual environment in .venv and install the project there, if that is still to do.

PYTHON ?= python3
DECK_A ?= mono-red-madness
DECK_B ?= mono-red-rally
GAMES ?= 400
# What is installed besides the package: dev suffices; tests of the other extras are left out.
EXTRAS ?= dev

VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
# The compiled engine lies in a place of its own, beside copies of what is interpreted.
COMPILED := build/compiled
# What setup.py compiles.
SOURCES := $(shell find sim agents/heuristic agents/search -name '*.py') \
	$(addprefix agents/env/,card_rows.py encoder.py game_row.py layout.py packing.py)
IN_COMPILED := cd $(COMPILED) && MANADUEL_MODE=compiled PYTHONPATH=$(CURDIR)/$(COMPILED) $(CURDIR)/$(BIN)/python

.DEFAULT_GOAL := help
.PHONY: help install compare test lint types imports unit scenarios test-compiled no-compiler test-slow format clean

help:
	@echo "make compare    play $(DECK_A) against $(DECK_B) (DECK_A=, DECK_B=, GAMES=, ARGS=)"
	@echo "make test       every check: style, types, imports, tests, scenarios; the last two also compiled"
	@echo "make test-compiled  compile the engine into $(COMPILED) and run the tests against it"
	@echo "make test-slow  the long tests too"
	@echo "make format     put the source into the project's format"
	@echo "make install    only create the virtual environment in $(VENV)"
	@echo "make clean      remove the virtual environment and every cache"

install: $(INSTALLED)

$(INSTALLED): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed; choose it with PYTHON=" if sys.version_info < (3, 11) else 0)'
	@echo "Installing manaduel into $(VENV) (a minute or two, once)"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[$(EXTRAS)]"
	@touch $@

compare: $(INSTALLED)
	@$(BIN)/manaduel compare $(DECK_A) $(DECK_B) --games $(GAMES) $(ARGS)

# Without a C compiler the engine is tested as pure Python alone.
test: lint types imports unit scenarios $(if $(shell command -v $(CC)),test-compiled,no-compiler)

lint: $(INSTALLED)
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(INSTALLED)
	$(BIN)/mypy

imports: $(INSTALLED)
	$(BIN)/lint-imports

unit: $(INSTALLED)
	$(BIN)/python -m pytest -m "not slow"

scenarios: $(INSTALLED)
	$(BIN)/python -m sim.scenario tests/scenarios

$(COMPILED)/.built: $(INSTALLED) setup.py $(SOURCES)
	rm -rf $(COMPILED) build/lib* build/bdist*
	mkdir -p build && touch build/.begun
	MANADUEL_COMPILE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --target $(COMPILED) .
	mv build/.begun $@

test-compiled: $(COMPILED)/.built
	cd $(COMPILED) && rm -rf cards docs examples experiments tests pyproject.toml && find agents -name '*.py' -delete
	cp -R cards agents docs examples experiments tests pyproject.toml $(COMPILED)
	$(IN_COMPILED) -m experiments.cli --version
	$(IN_COMPILED) -m pytest tests -m "not slow" --ignore tests/hygiene
	$(IN_COMPILED) -m sim.scenario tests/scenarios

no-compiler:
	@echo "no C compiler ($(CC)): the compiled engine is not tested"

test-slow: $(INSTALLED)
	$(BIN)/python -m pytest

format: $(INSTALLED)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
