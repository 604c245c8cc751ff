# The service: running it, its docs page, its guide, its benchmarks.

SWAGGER := src/loadpath/service/static/swagger

$(SWAGGER)/.ready: tools/swagger/package.json tools/swagger/package-lock.json
	$(call say,Files of the docs page)
	mkdir -p .build/swagger $(SWAGGER)
	cp tools/swagger/package.json tools/swagger/package-lock.json tools/swagger/.npmrc .build/swagger/
	npm ci --prefix .build/swagger --silent --no-fund --no-audit
	cp .build/swagger/node_modules/swagger-ui-dist/{swagger-ui.css,swagger-ui-bundle.js,LICENSE} $(SWAGGER)/
	touch $@

# The documentation as pages of the service.
GUIDE := src/loadpath/service/guide/built/index.html
GUIDE_SOURCES := $(shell find docs corpus/solved deploy/README.md engine/README.md -type f) $(wildcard *.md corpus/*.md tools/guide/*.py tools/verification/*.py) \
	$(addprefix src/loadpath/service/pages/,render.py templates/base.html templates/guide.html)

.PHONY: guide
guide: $(GUIDE) ## Build the documentation as pages of the service

$(GUIDE): $(GUIDE_SOURCES) $(ENGINE_WASM) | .venv/.dev
	$(call say,Guide)
	$(BIN)/python -m tools.guide $(@D)

.build/api_lint/.ready: tools/api_lint/package.json tools/api_lint/package-lock.json
	$(call say,Linters of the API description)
	mkdir -p .build/api_lint
	cp tools/api_lint/package.json tools/api_lint/package-lock.json tools/api_lint/.npmrc .build/api_lint/
	npm ci --prefix .build/api_lint --silent --no-fund --no-audit
	touch $@

.build/mcp_clients/.ready: $(wildcard tools/mcp_clients/*)
	$(call say,Official MCP clients)
	mkdir -p .build/mcp_clients
	cp tools/mcp_clients/package.json tools/mcp_clients/package-lock.json tools/mcp_clients/.npmrc tools/mcp_clients/ask.mjs .build/mcp_clients/
	# Not `npm ci`: it refuses a lock file without the optional packages of other platforms.
	npm install --prefix .build/mcp_clients --no-save --silent --no-progress
	touch $@

.PHONY: serve
serve: packages ## Run the service on http://127.0.0.1:8000
	$(BIN)/loadpath serve

.PHONY: service-test-tools
service-test-tools: $(SWAGGER)/.ready .build/api_lint/.ready .build/mcp_clients/.ready

.PHONY: agents
agents: .venv/.dev engine ## Score the tasks for agents with a scripted client (ARGS=answers.json: score those answers, ARGS=--ask: print the tasks)
	$(BIN)/python -m tools.agents $(ARGS)

.PHONY: bench-service
bench-service: .venv/.dev .venv/.bench engine debian ## Time the service: small requests, durable parking on both databases, large uploads, PostgreSQL away, the first request
	$(BIN)/python -m bench.service
