# Installs, checks and builds web/. Each step leaves a mark and is skipped while nothing it reads has changed.

WEB_READY := web/node_modules/.ready
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -not -name '*.mk')
WEB_PACKAGES := web/mcp/dist/engine.wasm
WEB_PAGES := src/loadpath/service/static/viewer/open.html
WEB_CHECKED := .build/web/checked

$(WEB_READY): web/package.json web/package-lock.json web/engine/package.json web/mcp/package.json web/viewer/package.json
	$(call say,npm packages into web/node_modules)
	# Not `npm ci`: it refuses a lock file without the optional packages of other platforms.
	npm install --prefix web --no-save --silent --no-progress
	touch $@

.PHONY: web
web: ## Build the npm packages and the pages
	$(call build,$(WEB_PACKAGES) $(WEB_PAGES))

# The library for those who look for sections without Python: a file per family.
SECTION_FILES := .build/sections/families.json

$(SECTION_FILES): $(wildcard src/loadpath/catalogue/*.py src/loadpath/catalogue/*/*.py src/loadpath/catalogue/data/*.csv) \
		src/loadpath/engine/candidates.py tools/write_sections.py | .venv/.dev
	$(BIN)/python -m tools.write_sections $(@D)

$(WEB_PACKAGES): $(WEB_READY) $(WEB_SOURCES) $(WEB_PAGES) $(ENGINE_WASM) $(INSPECT_WASM) $(SECTION_FILES)
	$(call say,Code of the npm packages)
	npm run build --prefix web --workspace engine --workspace mcp --silent
	touch $@

$(WEB_PAGES): $(WEB_READY) $(WEB_SOURCES) $(ENGINE_WASM) $(STATICS_WASM) $(INSPECT_WASM)
	$(call say,Web pages)
	npm run build --prefix web --workspace viewer --silent
	touch $@

$(WEB_CHECKED): $(WEB_READY) $(WEB_SOURCES) $(wildcard tests/hosts/*.json)
	npm run lint --prefix web --silent
	npm run test --prefix web --silent
	mkdir -p $(@D) && touch $@

.PHONY: format-web
format-web: $(WEB_READY) # what `make format` does for web/
	npm run format --prefix web --silent

.PHONY: pictures
pictures: debian .venv/.dev web ## Take the pictures of README and docs from the running pages
	$(BIN)/python -m tests.web.pictures
	$(BIN)/python -m tests.web.tour

.PHONY: bench-viewer
bench-viewer: debian .venv/.dev web ## Time the pages: link to results, longest task, draw calls, bytes
	$(BIN)/python -m bench.viewer
