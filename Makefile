# The commands of the house. `make` alone prints them.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test test-long test-ray compiled pages pictures wheel check-wheel lock bench lint rules-coverage clean

VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
READY_FOR_BENCH := $(VENV)/.ready-for-bench

PYTHONS := python3.13 python3.12 python3.11 python3

# The environment runs the sources, never a compiled copy that happens to be on somebody's path.
unexport PYTHONPATH
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# Prints where the compiled copy lies if it is there and up to date, and nothing otherwise.
COMPILED_COPY = $$($(BIN)/python tools/build_compiled.py --fresh)

help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Nobody waits for the compiler: what is missing is made behind, for the next start.
play: pages ## play in the browser; ARGS=terminal plays here
	@PYTHONPATH="$$($(BIN)/python tools/build_compiled.py --behind)" $(BIN)/landsraad $(ARGS)

# The compiler takes minutes on one core: everything else that comes before the tests is done on the other.
test: pages $(READY) ## check everything: style, types, rules coverage, tests
	@$(BIN)/python tools/build_compiled.py & compiling=$$!; \
	{ $(MAKE) --no-print-directory lint rules-coverage && $(BIN)/python tools/build_pages.py --check \
	  && $(BIN)/python tools/needs.py; } || { kill $$compiling; exit 1; }; \
	wait $$compiling
	@$(BIN)/pytest -q -n 2

test-long: pages $(READY) ## play whole wars by touch in the browser, minutes each
	@$(BIN)/python tools/needs.py
	@$(BIN)/pytest -q -n 2 -m long

test-ray: $(READY) ## check --on ray with a cluster on this machine; installs Ray (240 MB)
	@LANDSRAAD_PURE=1 $(BIN)/python -m pip install -qq --editable '.[test,lab,ray]'
	@$(BIN)/pytest -q -n 0 -m ray

pages: $(PLAYABLE) ## build the pages of the browser table
	@$(BIN)/python tools/build_pages.py

pictures: pages $(READY) ## store how the main screens look now, where that has changed; ARGS='table fight' for these alone
	@$(BIN)/python tools/take_pictures.py $(ARGS)

compiled: $(PLAYABLE) ## make the compiled copy in build/compiled
	@$(BIN)/python tools/build_compiled.py

wheel: pages ## make a wheel with the pages in it, in dist; COMPILED=1 for this system only
	@$(BIN)/python tools/make_wheel.py $(if $(COMPILED),--compiled)

check-wheel: wheel ## install that wheel into an empty environment and play
	@$(BIN)/python tools/check_wheel.py

lock: $(READY) ## write requirements-dev.lock anew: every tool and library with its hashes
	@$(BIN)/python tools/make_lock.py

bench: compiled $(READY_FOR_BENCH) ## measure speed: compiled, interpreted, and the peers
	@copy="$(COMPILED_COPY)"; \
	if [ -n "$$copy" ]; then echo "== compiled"; PYTHONPATH="$$copy" $(BIN)/landsraad bench; fi
	@echo "== interpreted"; $(BIN)/landsraad bench
	@if [ -f bench/peers.py ]; then \
	  echo "== peers"; PYTHONPATH="$(COMPILED_COPY)" $(BIN)/python bench/peers.py; \
	fi

lint: $(READY) ## check style and types
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/mypy --strict src

rules-coverage: $(READY) ## show which numbered rules are cited by tests
	@$(BIN)/python tools/rules_coverage.py

clean: ## remove everything these commands have made
	rm -rf $(VENV) build dist web/node_modules src/landsraad/server/pages src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find bench src tests tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# The package is installed editable and pure, so that an edited source is what runs; with the compiler of its faster copy
# (260 MB), and without what only tests need (350 MB more).
$(PLAYABLE): pyproject.toml
	@set -e; \
	recent() { "$$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }; \
	complete() { "$$1" -c 'import ensurepip, venv' >/dev/null 2>&1; }; \
	choose() { for p in "$$@"; do if recent "$$p" && complete "$$p"; then echo "$$p"; return; fi; done; }; \
	if ! { recent $(BIN)/python && $(BIN)/python -m pip --version >/dev/null 2>&1; }; then \
	  python=$$(choose $(PYTHONS)); \
	  if [ -z "$$python" ]; then \
	    found=; for p in $(PYTHONS); do if recent "$$p"; then found=$$p; break; fi; done; \
	    if [ -z "$$found" ]; then \
	      echo "Landsraad needs Python 3.11 or newer; none of these is: $(PYTHONS)." >&2; exit 1; \
	    fi; \
	    if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	      echo "installing python3-venv"; \
	      apt-get install -y python3-venv >/dev/null 2>&1 || \
	        { apt-get update && apt-get install -y python3-venv; } >/dev/null 2>&1 || true; \
	    fi; \
	    python=$$(choose $(PYTHONS) /usr/bin/python3); \
	    if [ -z "$$python" ]; then \
	      echo "$$found cannot make a virtual environment: its venv or ensurepip module is missing." >&2; \
	      echo "Install it (on Debian and Ubuntu: apt-get install python3-venv) and try again." >&2; \
	      exit 1; \
	    fi; \
	  fi; \
	  echo "making $(VENV) with $$("$$python" --version)"; \
	  "$$python" -m venv --clear $(VENV); \
	fi; \
	echo "installing Landsraad in $(VENV)"; \
	LANDSRAAD_PURE=1 $(BIN)/python -m pip install -qq --editable '.[dev]'; \
	touch $@

$(READY): $(PLAYABLE)
	@echo "installing what the tests need"; \
	LANDSRAAD_PURE=1 $(BIN)/python -m pip install -qq --editable '.[test,dev]' && touch $@

# The peers are wanted by one script only; without them the other figures still stand.
$(READY_FOR_BENCH): $(READY)
	@if [ ! -f bench/peers.py ]; then exit 0; fi; \
	if LANDSRAAD_PURE=1 $(BIN)/python -m pip install -qq --editable '.[bench]'; then \
	  touch $@; \
	else \
	  echo "The peers could not be installed; they are not measured." >&2; \
	fi
