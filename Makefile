# `make compare` plays two decks against each other, `make test` runs every check. Both first
# create a virtual environment in .venv and install the project there, if that is still to do.

PYTHON ?= python3
DECK_A ?= mono-red-madness
DECK_B ?= mono-red-rally
GAMES ?= 400

VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed

.DEFAULT_GOAL := help
.PHONY: help install compare test lint types imports unit scenarios test-slow format clean

help:
	@echo "make compare    play $(DECK_A) against $(DECK_B) (DECK_A=, DECK_B=, GAMES=, ARGS=)"
	@echo "make test       every check: style, types, imports, tests, scenarios"
	@echo "make test-slow  the long tests too"
	@echo "make format     put the source into the project's format"
	@echo "make install    only create the virtual environment in $(VENV)"
	@echo "make clean      remove the virtual environment and every cache"

install: $(INSTALLED)

$(INSTALLED): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed; choose it with PYTHON=" if sys.version_info < (3, 11) else 0)'
	@echo "Installing manaduel into $(VENV) (a minute or two, once)"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[dev]"
	@touch $@

compare: $(INSTALLED)
	@$(BIN)/manaduel compare $(DECK_A) $(DECK_B) --games $(GAMES) $(ARGS)

test: lint types imports unit scenarios

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

test-slow: $(INSTALLED)
	$(BIN)/python -m pytest

format: $(INSTALLED)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
