# Builds engine.wasm, statics.wasm and inspect.wasm with the zig of .venv. Objects live in .build/engine;
# compiler-written .d files make it incremental.

ZIG_CXX := $(BIN)/python -m ziglang c++
EIGEN := .venv/lib/python3.11/site-packages/cmeel.prefix/include/eigen3
ENGINE_VERSION := $(shell sed -n 's/^version = "\(.*\)"/\1/p' pyproject.toml)
# Which build it is: everything that its digits could depend on, hashed. The same on every machine.
ENGINE_BUILD := $(shell (cat $(sort $(shell find engine/src -name '*.?pp')) engine/engine.mk; \
	grep -E '^(ziglang|cmeel-eigen)==' constraints.txt) | sha256sum | cut -c1-12)

# No exceptions: errors are values. No contraction to fused multiply-add: the same digits everywhere.
ENGINE_FLAGS := -std=c++20 -fno-exceptions -fno-rtti -ffp-contract=off -Wall -Wextra -Wshadow -Werror \
	-I. -Iengine/src -isystem $(EIGEN) -DEIGEN_MPL2_ONLY -DEIGEN_NO_IO
WASM_FLAGS := -target wasm32-wasi -msimd128 -O3 -g0 -DNDEBUG
# Every visitor of a page fetches the module: what takes no time worth mentioning is compiled small.
WASM_SMALL_UNITS := $(addprefix engine/src/,algebra analysis analysis/corotational analysis/second_order assembly \
	checks/modes curves eigen elements elements/corotational elements/shell lightest results results/document \
	results/modes seismic stability)
# Eigen writes out what it does to small matrices, entry by entry: only for the smallest of them.
WASM_SMALL_FLAGS := $(WASM_FLAGS) -Os -DEIGEN_UNROLLING_LIMIT=32
# What runs once for a document, as small as can be; zig takes -Oz for -Os, so clang itself is told.
WASM_SMALLEST_UNITS := engine/src $(addprefix engine/src/,answer checks checks/en1993 checks/en1993/clauses \
	checks/generic combinations document library loads mesh model plausibility results/summary verdict)
WASM_SMALLEST_FLAGS := $(WASM_SMALL_FLAGS) -Xclang -Oz
# A precompiled header stays good when .venv is made anew and its files are younger.
PRECOMPILE := -Xclang -fno-pch-timestamp -x c++-header
# Every folder of sources is compiled as one unit that includes its files: what they share, Eigen's
# templates above all, is compiled once. So names in the anonymous namespaces of a folder differ.
ENGINE_UNITS := $(patsubst %/,%,$(sort $(dir $(shell find engine/src -name '*.cpp'))))
# engine/src/module is what makes WebAssembly modules of the library: engine.wasm, which has all of it;
# statics.wasm, which links fetch first and which leaves out what few documents ask for; inspect.wasm,
# which has only what is named here. Whatever solves is left out, and linking fails if it is reached.
LIBRARY_UNITS := $(filter-out engine/src/module%,$(ENGINE_UNITS))
STATICS_LEAVES_OUT := $(addprefix engine/src/,analysis/second_order analysis/corotational elements/corotational \
	elements/inner eigen seismic checks/modes stability lightest results/modes)
SOLVING_MODULE := $(addprefix engine/src/,module module/memory)
INSPECT_UNITS := engine/src $(addprefix engine/src/,hash text document library plausibility combinations answer \
	module/memory module/inspection module/shaking)
WASM_OBJECTS := $(patsubst %,.build/engine/wasm/%.o,$(LIBRARY_UNITS) $(SOLVING_MODULE) \
	engine/src/module/whole engine/src/module/shaking)
STATICS_OBJECTS := $(patsubst %,.build/engine/wasm/%.o,$(filter-out $(STATICS_LEAVES_OUT),$(LIBRARY_UNITS)) \
	$(SOLVING_MODULE) engine/src/module/statics)
# No page fetches inspect.wasm, and a service reads every document with it: what takes its time is compiled
# for speed.
INSPECT_FAST_UNITS := $(addprefix engine/src/,document plausibility)
INSPECT_OBJECTS := $(patsubst %,.build/engine/wasm/%.o,$(filter-out $(INSPECT_FAST_UNITS),$(INSPECT_UNITS))) \
	$(INSPECT_FAST_UNITS:%=.build/engine/fast/%.o)

ENGINE_WRITTEN := $(shell find engine -name '*.?pp' -not -name '*.gen.?pp')

ENGINE_LINK := $(ZIG_CXX) -target wasm32-wasi -mexec-model=reactor -Wl,-z,stack-size=4194304 -s
ENGINE_WASM := src/loadpath/engine/engine.wasm
STATICS_WASM := .build/engine/statics.wasm
INSPECT_WASM := src/loadpath/inspection/inspect.wasm

.PHONY: engine
engine: ## Build engine.wasm, statics.wasm and inspect.wasm
	$(call build,$(ENGINE_WASM) $(STATICS_WASM) $(INSPECT_WASM))

# zig compiles the C++ library once per checkout when something is linked: begun before the engine's
# own units, it takes the second core while they take the first.
.build/engine/wasm/library.wasm: | .venv/.compiler
	@mkdir -p $(@D); echo "    C++ library"
	@$(ENGINE_LINK) -x c++ /dev/null -o $@

$(ENGINE_WASM): .build/engine/wasm/library.wasm $(WASM_OBJECTS)
	$(call say,engine.wasm)
	@$(ENGINE_LINK) $(WASM_OBJECTS) -o $@

$(STATICS_WASM): .build/engine/wasm/library.wasm $(STATICS_OBJECTS)
	$(call say,statics.wasm)
	@$(ENGINE_LINK) $(STATICS_OBJECTS) -o $@

$(INSPECT_WASM): .build/engine/wasm/library.wasm $(INSPECT_OBJECTS)
	$(call say,inspect.wasm)
	@$(ENGINE_LINK) $(INSPECT_OBJECTS) -o $@

.build/engine/wasm/precompiled.pch: engine/src/precompiled.hpp engine/engine.mk | .venv/.compiler
	@mkdir -p $(@D); $(ZIG_CXX) $(ENGINE_FLAGS) $(WASM_FLAGS) $(PRECOMPILE) $< -o $@

.PRECIOUS: .build/engine/units/%.cpp
.SECONDEXPANSION:
# Rewritten only where its list of files has changed, also when a file has gone.
.build/engine/units/%.cpp: $$(wildcard %/*.cpp) always
	@mkdir -p $(@D); printf '#include "%s"\n' $(filter-out always,$^) > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

.PHONY: always
always:

# $(call compiled_as,KIND,FLAGS,UNITS): their objects, and the precompiled header of their flags.
define compiled_as
.build/engine/wasm/$(1).pch: engine/src/precompiled.hpp engine/engine.mk | .venv/.compiler
	@mkdir -p $$(@D); $$(ZIG_CXX) $$(ENGINE_FLAGS) $(2) $$(PRECOMPILE) $$< -o $$@

$(3:%=.build/engine/wasm/%.o): .build/engine/wasm/%.o: .build/engine/units/%.cpp .build/engine/wasm/$(1).pch
	@mkdir -p $$(@D); echo "    $$* ($(1))"
	@$$(ZIG_CXX) $$(ENGINE_FLAGS) $(2) $$(DEFINES) -include-pch $$(word 2,$$^) -MMD -MP -c $$< -o $$@
endef
$(eval $(call compiled_as,small,$(WASM_SMALL_FLAGS),$(WASM_SMALL_UNITS)))
$(eval $(call compiled_as,smallest,$(WASM_SMALLEST_FLAGS),$(WASM_SMALLEST_UNITS)))

.build/engine/wasm/%.o: .build/engine/units/%.cpp .build/engine/wasm/precompiled.pch
	@mkdir -p $(@D); echo "    $*"
	@$(ZIG_CXX) $(ENGINE_FLAGS) $(WASM_FLAGS) $(DEFINES) -include-pch $(word 2,$^) -MMD -MP -c $< -o $@

.build/engine/fast/%.o: .build/engine/units/%.cpp .build/engine/wasm/precompiled.pch
	@mkdir -p $(@D); echo "    $* (fast)"
	@$(ZIG_CXX) $(ENGINE_FLAGS) $(WASM_FLAGS) -include-pch $(word 2,$^) -MMD -MP -c $< -o $@

# Rewritten only when the sources have changed.
.build/engine/build: always
	@mkdir -p $(@D); echo $(ENGINE_VERSION) $(ENGINE_BUILD) > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

%/engine/src/identity.o: DEFINES := -DLOADPATH_VERSION='"$(ENGINE_VERSION)"' -DLOADPATH_BUILD='"$(ENGINE_BUILD)"'
.build/engine/wasm/engine/src/identity.o: .build/engine/build

-include $(ENGINE_UNITS:%=.build/engine/wasm/%.d) $(INSPECT_FAST_UNITS:%=.build/engine/fast/%.d)
