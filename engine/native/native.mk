# The engine in a native process, by Debian's clang with sanitizers, counters of coverage and what a
# fuzzer asks for: one set of objects for unit tests, documents and fuzzers. Not part of `make test`:
# it is compiled for minutes.

SANITIZED := .build/engine/sanitized
# Pointers are left to AddressSanitizer: checked a second time at every access, what Eigen unfolds to
# takes clang minutes a folder. Numbers that do not fit where they are converted to are faults.
SANITIZERS := -fsanitize=address,undefined -fno-sanitize=null,alignment,object-size,pointer-overflow \
	-fno-sanitize-recover=all
CLANG := clang++-16
SANITIZED_FLAGS := $(ENGINE_FLAGS) -O1 -gline-tables-only $(SANITIZERS) -fsanitize=fuzzer-no-link \
	-fprofile-instr-generate -fcoverage-mapping -Wno-unknown-attributes -Iengine/tests -DDOCTEST_CONFIG_NO_EXCEPTIONS_BUT_WITH_ALL_ASSERTS \
	-DLOADPATH_VERSION='"$(ENGINE_VERSION)"' -DLOADPATH_BUILD='"native"'
LINK_SANITIZED := $(CLANG) $(SANITIZERS) -fprofile-instr-generate --rtlib=compiler-rt --unwindlib=libgcc
SANITIZED_LIBRARY := $(LIBRARY_UNITS:%=$(SANITIZED)/%.o) $(SANITIZED)/engine/src/module/whole.o
FUZZERS := $(patsubst engine/fuzz/%.cpp,$(SANITIZED)/fuzz_%,$(wildcard engine/fuzz/*.cpp))

.PHONY: clang
clang: # what native builds need from the operating system
	@tools/setup/debian_packages clang-16 doctest-dev g++ libclang-rt-16-dev llvm-16

.PHONY: sanitize
sanitize: clang .venv/.ready ## Run unit tests and corpus natively under address and undefined-behaviour sanitizers
	$(call build,$(SANITIZED)/tests $(SANITIZED)/solve_documents)
	@rm -f $(SANITIZED)/endings.txt
	$(call say,Unit tests under sanitizers)
	@$(SANITIZED)/tests
	$(call say,Corpus under sanitizers)
	@$(BIN)/python -m tools.bare_documents $(SANITIZED)/documents
	@$(SANITIZED)/solve_documents $(SANITIZED)/documents/*.json > $(SANITIZED)/endings.part
	@mv $(SANITIZED)/endings.part $(SANITIZED)/endings.txt
	@awk -F ': ' '{split($$NF, words, ","); ++endings[words[1]]} END {for (e in endings) print "    " endings[e], e}' $(SANITIZED)/endings.txt

.PHONY: fuzzers
fuzzers: clang .venv/.ready # what `make fuzz` runs, built only
	$(call build,$(FUZZERS))

.PHONY: fuzz
fuzz: sanitize fuzzers ## Fuzz reader, formulas, inspection and solve natively, FUZZ_MINUTES (60) each, earlier runs included
	nice $(BIN)/python -m proof.fuzzing $${FUZZ_MINUTES:-60}
	$(BIN)/python -m proof.report

$(SANITIZED)/tests: $(LIBRARY_UNITS:%=$(SANITIZED)/%.o) $(ENGINE_TEST_SOURCES:%.cpp=$(SANITIZED)/%.o)
	@$(LINK_SANITIZED) $^ -o $@

$(SANITIZED)/solve_documents: $(SANITIZED_LIBRARY) $(SANITIZED)/engine/native/solve_documents.o
	@$(LINK_SANITIZED) $^ -o $@

$(SANITIZED)/fuzz_%: $(SANITIZED)/engine/fuzz/%.o $(SANITIZED_LIBRARY)
	@$(LINK_SANITIZED) -fsanitize=fuzzer $^ -o $@

$(SANITIZED)/precompiled.pch: engine/src/precompiled.hpp engine/native/native.mk
	@mkdir -p $(@D); $(CLANG) $(SANITIZED_FLAGS) $(PRECOMPILE) $< -o $@

COMPILE_SANITIZED = mkdir -p $(@D); echo "    $* (sanitized)"; \
	$(CLANG) $(SANITIZED_FLAGS) -include-pch $(word 2,$^) -MMD -MP -c $< -o $@

$(SANITIZED)/%.o: .build/engine/units/%.cpp $(SANITIZED)/precompiled.pch
	@$(COMPILE_SANITIZED)

$(SANITIZED)/%.o: %.cpp $(SANITIZED)/precompiled.pch
	@$(COMPILE_SANITIZED)

.PRECIOUS: $(SANITIZED)/%.o
-include $(shell find $(SANITIZED) -name '*.d' 2>/dev/null)
