# The one list of commands. `make help` prints it.
# Everything a command needs is installed by it into .venv, node_modules and .build; nothing else is touched.

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-builtin-rules

PYTHON ?= python3
BIN := .venv/bin
say = @printf '\033[1m==> %s\033[0m\n' "$(1)"
# $(call build,FILES): makes files and all they need on two cores.
build = @$(MAKE) --no-print-directory --jobs=2 $(1)
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps
# $(call install,PART): packages of requirements/PART.txt, whose files must have the hashes named there.
install = $(PIP_INSTALL) --require-hashes --requirement requirements/$(1).txt

.PHONY: help
help: ## Print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# ---------------------------------------------------------------- set-up

# What builds comes first, so that the engine is compiled while the rest is installed.
.venv/.compiler: requirements/compiler.txt requirements/package.txt
	$(call say,Compiler into .venv)
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(call install,compiler)
	$(call install,package)
	touch $@

.venv/.ready: pyproject.toml requirements/server.txt | .venv/.compiler
	$(call say,Python packages into .venv)
	$(call install,server)
	$(PIP_INSTALL) --no-build-isolation --editable .
	touch $@

.venv/.dev: .venv/.ready requirements/dev.txt
	$(call say,Packages of tests and linters into .venv)
	$(call install,dev)
	touch $@

.PHONY: setup
setup: .venv/.dev ## Install the Python packages into .venv

# $(call pin,PART,WHAT): writes requirements/PART.txt, every version from constraints.txt, with the
# hashes of all files of it, for whatever machine.
pin = $(BIN)/uv pip compile --quiet --generate-hashes --no-annotate --python-version 3.11 --python-platform linux \
	--custom-compile-command 'make pin' --constraint constraints.txt --output-file requirements/$(1).txt $(2)

.PHONY: pin
pin: .venv/.dev ## Write requirements/ anew after a change of pyproject.toml or constraints.txt
	printf '%s\n' cmeel-eigen ziglang | $(call pin,compiler,-)
	printf '%s\n' editables hatchling | $(call pin,package,-)
	printf '%s\n' FERS | $(call pin,peer,-)
	printf '%s\n' openseespylinux | $(call pin,opensees,-)
	$(call pin,server,--extra server --extra traces pyproject.toml)
	$(call pin,dev,--extra server --extra traces --extra dev pyproject.toml)
	$(call pin,bench,--extra bench pyproject.toml)

.PHONY: debian
debian: # what the tests need from the operating system
	@tools/setup/debian_packages chromium doctest-dev fish haproxy poppler-utils postgresql systemd zsh

include engine/engine.mk
include engine/tests/tests.mk
include engine/native/native.mk
include proof/mutation/mutation.mk
include web/web.mk
include tools/service.mk
include tools/packages.mk

# ---------------------------------------------------------------- everyday commands

# Installers and linters take one core: compilers take the other meanwhile.
.PHONY: test
test: ## Run every check and every test
	$(call build,debian lint $(ENGINE_TESTS_WASM) $(PACKED) service-test-tools)
	$(call say,Tests)
	$(BIN)/python -m pytest -n 2 --dist loadfile -q

.PHONY: lint
lint: .venv/.dev $(WEB_CHECKED) ## Run formatter, linters, type checker and layer rules
	$(call say,Lint)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/clang-format --dry-run --Werror $(ENGINE_WRITTEN)
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.engine_layers
	$(BIN)/python -m tools.generate --check

.PHONY: generate
generate: .venv/.dev ## Write what is generated from the document's types
	$(BIN)/python -m tools.generate

.PHONY: check-generated
check-generated: .venv/.dev ## Fail where a generated file is stale
	$(BIN)/python -m tools.generate --check

.PHONY: format
format: .venv/.dev format-web ## Format the code and apply safe fixes
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/clang-format -i $(ENGINE_WRITTEN)

# Seeds are the same in every run: what was found once is found again.
.PHONY: hunt
hunt: engine ## Hold a thousand random frames and members against solvers and formulas of their own
	HUNT_CASES=$${HUNT_CASES:-1000} $(BIN)/python -m pytest -n 2 -q tests/hunt tests/combinations/test_envelope.py

.PHONY: prove
prove: engine packages hunt prove-accuracy prove-durability prove-concurrency prove-load prove-hostile prove-security prove-mutation fuzz ## Run the long proofs: what `make test` samples, whole
	PROVE=1 $(BIN)/python -m pytest -n 2 -q tests/web/test_honesty.py tests/web/test_pictures.py tests/engine/test_dense_modes.py

.PHONY: prove-durability
prove-durability: engine debian ## Kill the service and its database under load and cut its power: nothing acknowledged is lost
	$(BIN)/python -m proof.durability sqlite $${SQLITE_KILLS:-500}
	$(BIN)/python -m proof.durability postgresql $${POSTGRESQL_KILLS:-200}
	$(BIN)/python -m proof.power_cuts $${POWER_CUTS:-2000}
	$(BIN)/python -m proof.disk_errors $${DISK_ROUNDS:-3}
	$(BIN)/python -m proof.report

.PHONY: prove-concurrency
prove-concurrency: engine debian ## Four processes on one database, asked at the same moment, answer as one
	$(BIN)/python -m proof.concurrency sqlite $${TURNS:-500}
	$(BIN)/python -m proof.concurrency postgresql $${TURNS:-500}
	$(BIN)/python -m proof.report

.PHONY: prove-load
prove-load: engine packages debian ## Capacity by endpoint, an hour of steady load, and the machines for more
	$(BIN)/python -m proof.load.capacity
	$(BIN)/python -m proof.load.storage
	$(BIN)/python -m proof.load.soak sqlite $${SOAK_MINUTES:-60}
	$(BIN)/python -m proof.load.soak postgresql $${SOAK_MINUTES:-60}
	$(BIN)/python -m proof.report

.PHONY: prove-accuracy
prove-accuracy: engine .venv/.bench ## Ten thousand random frames and members against a second opinion and other programs, worst cases kept
	$(BIN)/python -m proof.hunt $${HUNT_CASES:-10000}
	$(BIN)/python -m proof.hunt.others
	$(BIN)/python -m proof.report

.PHONY: prove-mutation
prove-mutation: engine engine-tests ## Change constants, signs and conditions of the EN 1993 checks: a test must fail
	$(BIN)/python -m proof.mutation $${MUTATIONS:-400}
	$(BIN)/python -m proof.report

.PHONY: prove-hostile
prove-hostile: engine packages ## Damaged documents against engine and pages, and made-up requests against a service: nothing breaks or hangs
	$(BIN)/python -m proof.hostile.documents $${DOCUMENTS:-100000}
	$(BIN)/python -m proof.hostile.pages $${PAGES:-1000}
	$(BIN)/python -m proof.hostile.requests $${REQUESTS:-1000000}
	$(BIN)/python -m proof.report

.PHONY: prove-security
prove-security: engine packages debian ## Switch every control off: a test must fail; and no time of an answer tells what exists
	$(BIN)/python -m proof.security.controls
	$(BIN)/python -m proof.security.timing $${SAMPLES:-300}
	$(BIN)/python -m proof.report

.PHONY: bench-validate
bench-validate: .venv/.dev engine ## Time validation against orjson parsing the same bytes
	$(BIN)/python -m bench.validate
	$(BIN)/python -m bench.hostile

# OpenSees has no build for other processors than x86-64.
.venv/.bench: .venv/.ready requirements/bench.txt requirements/opensees.txt
	$(call say,Rival solvers into .venv)
	$(call install,bench)
	if [ "$$(uname -sm)" = 'Linux x86_64' ]; then $(call install,opensees); fi
	touch $@

.PHONY: bench
bench: engine packages debian .venv/.dev .venv/.bench ## All benchmarks in one run: ratios, growth of cost, what became slower
	$(BIN)/python -m bench $(ARGS)

.PHONY: bench-engine
bench-engine: engine .venv/.bench ## Time the engine against the peer, CHOLMOD and SciPy (ARGS=--programs: and PyNite, OpenSees)
	$(BIN)/python -m bench.engine $(ARGS)

.PHONY: bench-sets
bench-sets: engine .venv/.dev ## Time eight result sets of second order by one worker and by two
	$(BIN)/python -m bench.engine.side_by_side

.PHONY: clean
clean: ## Remove everything that was built or installed
	git clean -fdxq
