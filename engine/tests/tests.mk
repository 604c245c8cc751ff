# The engine's unit tests: a WebAssembly command linked from the very objects that engine.wasm is
# linked from, so that what is tested is what is shipped and the engine is compiled once.

ENGINE_TESTS_WASM := .build/engine/wasm/tests.wasm
ENGINE_TEST_SOURCES := $(shell find engine/tests -name '*.cpp')
ENGINE_TEST_OBJECTS := $(ENGINE_TEST_SOURCES:%.cpp=.build/engine/wasm/%.o)
DOCTEST_FLAGS := -Iengine/tests -idirafter /usr/include -D_WASI_EMULATED_SIGNAL \
	-DDOCTEST_CONFIG_NO_EXCEPTIONS_BUT_WITH_ALL_ASSERTS -DDOCTEST_CONFIG_NO_MULTITHREADING

.PHONY: engine-tests
engine-tests: # the unit tests of the engine, built only
	$(call build,$(ENGINE_TESTS_WASM))

$(ENGINE_TEST_OBJECTS): | debian .venv/.compiler

# Stripped like the engine: otherwise zig compiles a second C++ library, a minute of one core.
$(ENGINE_TESTS_WASM): $(LIBRARY_UNITS:%=.build/engine/wasm/%.o) $(ENGINE_TEST_OBJECTS)
	$(call say,Unit tests of the engine)
	@$(ZIG_CXX) -target wasm32-wasi -Wl,-z,stack-size=4194304 -s -lwasi-emulated-signal $^ -o $@

COMPILE_TEST = $(ZIG_CXX) $(ENGINE_FLAGS) $(WASM_FLAGS) -O1 $(DOCTEST_FLAGS) -MMD -MP -c $< -o $@

# doctest can write to a file, and the C++ library of zig has files for WASI only where it is told so.
.build/engine/wasm/engine/tests/main.o: engine/tests/main.cpp engine/engine.mk
	@mkdir -p $(@D); echo "    $<"
	@$(COMPILE_TEST) -U_LIBCPP_HAS_FILESYSTEM -D_LIBCPP_HAS_FILESYSTEM=1

.build/engine/wasm/engine/tests/%.o: engine/tests/%.cpp .build/engine/wasm/precompiled.pch
	@mkdir -p $(@D); echo "    $<"
	@$(COMPILE_TEST) -include-pch $(word 2,$^)

-include $(ENGINE_TEST_OBJECTS:.o=.d)
