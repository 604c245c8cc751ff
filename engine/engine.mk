# Builds engine.wasm and the native unit tests with the zig of .venv. Objects live in .build/engine;
# compiler-written .d files make it incremental.

ZIG_CXX := $(BIN)/python -m ziglang c++
EIGEN := .venv/lib/python3.11/site-packages/cmeel.prefix/include/eigen3
ENGINE_VERSION := $(shell sed -n 's/^version = "\(.*\)"/\1/p' pyproject.toml)

# No exceptions: errors are values. No contraction to fused multiply-add: the same digits everywhere.
ENGINE_FLAGS := -std=c++20 -fno-exceptions -fno-rtti -ffp-contract=off -Wall -Wextra -Wshadow -Werror \
	-Iengine/src -isystem $(EIGEN) -DEIGEN_MPL2_ONLY -DEIGEN_NO_IO
WASM_FLAGS := -target wasm32-wasi -msimd128 -O3 -g0 -DNDEBUG
# Eigen binds references to null for empty blocks, so those two checks are off.
NATIVE_FLAGS := -O1 -g -fsanitize=undefined -fno-sanitize=null,pointer-overflow -fno-sanitize-recover=all \
	-Iengine/tests -idirafter /usr/include \
	-DDOCTEST_CONFIG_NO_EXCEPTIONS_BUT_WITH_ALL_ASSERTS

ENGINE_SOURCES := $(shell find engine/src -name '*.cpp')
ENGINE_TESTS := $(shell find engine/tests -name '*.cpp')
WASM_OBJECTS := $(ENGINE_SOURCES:%.cpp=.build/engine/wasm/%.o)
# abi.cpp and wasm_only.cpp make sense in a WebAssembly module only.
NATIVE_OBJECTS := $(filter-out %/src/abi.o %/wasm_only.o,$(ENGINE_SOURCES:%.cpp=.build/engine/native/%.o)) \
	$(ENGINE_TESTS:%.cpp=.build/engine/native/%.o)

ENGINE_WASM := src/loadpath/engine/engine.wasm
ENGINE_NATIVE_TESTS := .build/engine/native/tests

.PHONY: engine
engine: .venv/.ready ## Build engine.wasm
	@$(MAKE) --no-print-directory -j2 $(ENGINE_WASM)

.PHONY: engine-tests
engine-tests: .venv/.ready debian # the native unit tests of the engine, built only
	@$(MAKE) --no-print-directory -j2 $(ENGINE_NATIVE_TESTS)

$(ENGINE_WASM): $(WASM_OBJECTS)
	$(call say,engine.wasm)
	@$(ZIG_CXX) -target wasm32-wasi -mexec-model=reactor -Wl,-z,stack-size=4194304 -s $^ -o $@

$(ENGINE_NATIVE_TESTS): $(NATIVE_OBJECTS)
	@$(ZIG_CXX) -fsanitize=undefined $^ -o $@

.build/engine/wasm/precompiled.pch: engine/src/precompiled.hpp engine/engine.mk
	@mkdir -p $(@D); $(ZIG_CXX) $(ENGINE_FLAGS) $(WASM_FLAGS) -x c++-header $< -o $@

.build/engine/native/precompiled.pch: engine/src/precompiled.hpp engine/engine.mk
	@mkdir -p $(@D); $(ZIG_CXX) $(ENGINE_FLAGS) $(NATIVE_FLAGS) -x c++-header $< -o $@

.build/engine/wasm/%.o: %.cpp .build/engine/wasm/precompiled.pch
	@mkdir -p $(@D); echo "    $<"
	@$(ZIG_CXX) $(ENGINE_FLAGS) $(WASM_FLAGS) $(DEFINES) -include-pch $(word 2,$^) -MMD -MP -c $< -o $@

.build/engine/native/%.o: %.cpp .build/engine/native/precompiled.pch
	@mkdir -p $(@D); echo "    $< (native)"
	@$(ZIG_CXX) $(ENGINE_FLAGS) $(NATIVE_FLAGS) $(DEFINES) -include-pch $(word 2,$^) -MMD -MP -c $< -o $@

%/engine/src/version.o: DEFINES := -DLOADPATH_VERSION='"$(ENGINE_VERSION)"'
.build/engine/wasm/engine/src/version.o .build/engine/native/engine/src/version.o: pyproject.toml

-include $(WASM_OBJECTS:.o=.d) $(NATIVE_OBJECTS:.o=.d)
