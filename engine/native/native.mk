# The engine in a native process with sanitizers, and the fuzzer of its reader. Not part of
# `make test`: they need Debian's compilers and minutes.

SANITIZED := .build/engine/sanitized
FUZZED := .build/engine/fuzzed
FUZZ_SECONDS ?= 600
READER_SOURCES := $(wildcard engine/src/document/json_*.cpp engine/src/document/nearest.cpp \
	engine/src/document/utf8.cpp engine/src/document/*.gen.cpp)

.PHONY: engine-sanitize
engine-sanitize: .venv/.ready ## Run unit tests and corpus natively under address and undefined-behaviour sanitizers
	@tools/setup/debian_packages doctest-dev g++
	@$(MAKE) --no-print-directory -j2 $(SANITIZED)/tests $(SANITIZED)/solve_documents
	$(call say,Unit tests under sanitizers)
	@$(SANITIZED)/tests
	$(call say,Corpus under sanitizers)
	@$(BIN)/python -m tools.bare_documents $(SANITIZED)/documents
	@$(SANITIZED)/solve_documents $(SANITIZED)/documents/*.json > $(SANITIZED)/endings.txt
	@awk -F ': ' '{split($$NF, words, ","); ++endings[words[1]]} END {for (e in endings) print "    " endings[e], e}' $(SANITIZED)/endings.txt

$(SANITIZED)/tests: $(LIBRARY_UNITS:%=$(SANITIZED)/%.o) $(ENGINE_TEST_SOURCES:%.cpp=$(SANITIZED)/%.o)
	@g++ -fsanitize=address,undefined $^ -o $@

$(SANITIZED)/solve_documents: $(LIBRARY_UNITS:%=$(SANITIZED)/%.o) $(SANITIZED)/engine/src/module/whole.o $(SANITIZED)/engine/native/solve_documents.o
	@g++ -fsanitize=address,undefined $^ -o $@

SANITIZED_CXX := g++ $(ENGINE_FLAGS) -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all \
	-Iengine/tests -DDOCTEST_CONFIG_NO_EXCEPTIONS_BUT_WITH_ALL_ASSERTS \
	-DLOADPATH_VERSION='"$(ENGINE_VERSION)"' -DLOADPATH_BUILD='"$(ENGINE_BUILD)"' -MMD -MP

$(SANITIZED)/%.o: .build/engine/units/%.cpp
	@mkdir -p $(@D); echo "    $* (sanitized)"
	@$(SANITIZED_CXX) -c $< -o $@

$(SANITIZED)/%.o: %.cpp
	@mkdir -p $(@D); echo "    $< (sanitized)"
	@$(SANITIZED_CXX) -c $< -o $@

.PHONY: fuzz-reader
fuzz-reader: .venv/.ready ## Fuzz the document reader for FUZZ_SECONDS (600), starting from the corpus
	@tools/setup/debian_packages clang libclang-rt-14-dev
	@mkdir -p $(FUZZED)/found
	@clang++ $(ENGINE_FLAGS) -O1 -g -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all \
		engine/native/fuzz_reader.cpp $(READER_SOURCES) -o $(FUZZED)/reader
	@$(BIN)/python -m tools.bare_documents $(FUZZED)/seeds
	$(call say,Fuzzing the reader for $(FUZZ_SECONDS) s)
	@$(FUZZED)/reader -max_total_time=$(FUZZ_SECONDS) -max_len=20000 -timeout=5 -print_final_stats=1 \
		-artifact_prefix=$(FUZZED)/ $(FUZZED)/found $(FUZZED)/seeds

-include $(shell find $(SANITIZED) -name '*.d' 2>/dev/null)
