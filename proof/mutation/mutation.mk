# The engine and its unit tests linked with mutated EN 1993 checks: `python -m proof.mutation` writes
# the sources with their switches to .build/proof/mutation and calls this.

MUTATED := .build/proof/mutation
MUTATED_UNITS := engine/src/checks/en1993 engine/src/checks/en1993/clauses
MUTATED_OBJECTS := $(MUTATED_UNITS:%=$(MUTATED)/%.o) $(MUTATED)/chosen.o
NOT_MUTATED = $(filter-out $(MUTATED_UNITS:%=.build/engine/wasm/%.o),$(1))

.PHONY: mutated-engine
mutated-engine: # engine and unit tests with every change behind a switch
	$(call build,--keep-going $(MUTATED)/engine.wasm $(MUTATED)/tests.wasm)

$(MUTATED)/engine.wasm: $(WASM_OBJECTS) $(MUTATED_OBJECTS)
	@$(ENGINE_LINK) -Wl,--export=loadpath_mutant $(call NOT_MUTATED,$(WASM_OBJECTS)) $(MUTATED_OBJECTS) -o $@

$(MUTATED)/tests.wasm: $(ENGINE_TESTS_WASM) $(MUTATED_OBJECTS)
	@$(ZIG_CXX) -target wasm32-wasi -Wl,-z,stack-size=4194304 -s -Wl,--export=loadpath_mutant -lwasi-emulated-signal \
		$(call NOT_MUTATED,$(LIBRARY_UNITS:%=.build/engine/wasm/%.o)) $(ENGINE_TEST_OBJECTS) $(MUTATED_OBJECTS) -o $@

# -O1: compiled in a third of the time, and digits do not depend on it. Sources with switches are
# found before those of the checkout.
$(MUTATED_UNITS:%=$(MUTATED)/%.o): $(MUTATED)/%.o: .build/engine/units/%.cpp $(MUTATED)/sources proof/mutation/switches.hpp
	@mkdir -p $(@D)
	@$(ZIG_CXX) -I$(MUTATED) -I$(MUTATED)/engine/src $(ENGINE_FLAGS) $(WASM_FLAGS) -O1 -w -ferror-limit=0 -c $< -o $@

$(MUTATED)/chosen.o: proof/mutation/chosen.cpp
	@mkdir -p $(@D)
	@$(ZIG_CXX) $(ENGINE_FLAGS) $(WASM_FLAGS) -c $< -o $@
