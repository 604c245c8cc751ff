# The packages that the service serves under /packages/: the Python wheel and the npm tarballs.
# Both builds are reproducible: the same sources give the same bytes.

PACKAGES := src/loadpath/service/packages/built
WHEEL := $(PACKAGES)/loadpath-$(ENGINE_VERSION)-py3-none-any.whl
NPM_ENGINE := $(PACKAGES)/loadpath-$(ENGINE_VERSION).tgz
NPM_MCP := $(PACKAGES)/loadpath-mcp-$(ENGINE_VERSION).tgz
PACKED := $(WHEEL) $(NPM_ENGINE) $(NPM_MCP)
WHEEL_SOURCES := $(shell find src/loadpath -type f -not -path '*/__pycache__/*' -not -path '$(PACKAGES)/*')

BILL := src/loadpath/service/packages/sbom.cdx.json

.PHONY: packages
packages: ## Build the wheel and the npm tarballs that the service serves
	$(call build,$(PACKED))

$(BILL): .venv/.ready tools/sbom.py pyproject.toml requirements/server.txt constraints.txt web/package-lock.json tools/swagger/package-lock.json
	$(call say,Bill of materials)
	$(BIN)/python -m tools.sbom $@

$(WHEEL): $(BILL) .venv/.ready pyproject.toml README.md LICENSE .gitignore $(WHEEL_SOURCES) $(ENGINE_WASM) $(WEB_PAGES) $(SWAGGER)/.ready $(GUIDE)
	$(call say,Python wheel)
	rm -f $(PACKAGES)/*.whl
	$(BIN)/python -m hatchling build --target wheel --directory $(PACKAGES) > /dev/null
	touch $@

$(NPM_ENGINE): $(WEB_PACKAGES) web/engine/package.json web/engine/README.md
	$(call say,npm package loadpath)
	mkdir -p $(PACKAGES)
	rm -f $(PACKAGES)/loadpath-[0-9]*.tgz
	npm pack ./web/engine --pack-destination $(PACKAGES) --silent > /dev/null
	touch $@

$(NPM_MCP): $(WEB_PACKAGES) web/mcp/package.json web/mcp/README.md
	$(call say,npm package loadpath-mcp)
	mkdir -p $(PACKAGES)
	rm -f $(PACKAGES)/loadpath-mcp-*.tgz
	npm pack ./web/mcp --pack-destination $(PACKAGES) --silent > /dev/null
	touch $@

# The image of the service, packed onto a base without running anything: the same sources and the
# same base give the same digest. BASE is the folder of an OCI layout with Python 3.11, such as
#   skopeo copy docker://python:3.11-slim oci:base
ARCHITECTURE ?= $(if $(filter aarch64 arm64,$(shell uname -m)),arm64,amd64)
IMAGE := .build/image/$(ARCHITECTURE)
IMAGE_PLATFORM := $(if $(filter arm64,$(ARCHITECTURE)),aarch64,x86_64)-manylinux_2_28

.PHONY: image
image: packages .venv/.dev ## Pack an image of the service onto BASE (a folder with an OCI layout)
	$(if $(BASE),,$(error BASE should be the folder of an OCI layout: make image BASE=folder))
	$(call say,Image)
	rm -rf $(IMAGE)
	$(BIN)/uv pip install --quiet --no-deps --require-hashes --only-binary :all: --link-mode copy \
		--python-version 3.11 --python-platform $(IMAGE_PLATFORM) \
		--target $(IMAGE)/packages --requirement requirements/server.txt
	$(BIN)/python -m tools.image $(BASE) $(IMAGE)/packages $(PACKAGES) $(IMAGE)/oci $(ARCHITECTURE)
