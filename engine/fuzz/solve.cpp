// The whole solve with its checks, and the texts that are made from its answer. Numbers are judged
// by one rule only: what passes has a finite utilization wherever it says one.
#include "solve.hpp"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string_view>

#include "document/utf8.hpp"
#include "engine/fuzz/mutate_json.hpp"
#include "results/write_text.hpp"

namespace {

using namespace loadpath;

// What is larger takes its time at the same places of the code.
constexpr std::size_t most_members = 60, most_combinations = 8;

void expect_honest(const Solved& solved) {
    if (solved.verdict.state != answer::VerdictState::passes) return;
    for (const checks::CheckResult& check : solved.outcome.checks)
        for (const checks::EntityResult& entity : check.per_entity)
            if (entity.utilization && !std::isfinite(*entity.utilization)) std::abort();
}

// Its bytes, for what is made of them.
std::span<const std::byte> whole(const std::byte* answer) {
    std::uint32_t head[2];  // bytes of text, doubles
    std::memcpy(head, answer, sizeof head);
    const std::size_t before = sizeof head + head[1] * sizeof(double);
    const std::string_view text(reinterpret_cast<const char*>(answer + before), head[0]);
    if (text.empty() || !document::is_utf8(text)) std::abort();
    return {answer, before + text.size()};
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    document::Document document;
    Solved solved;
    read_document(fuzz::as_text(data, size), document, solved.errors, solved.warnings);
    const bool is_small = document.model.members.size() <= most_members &&
                          document.analysis.load_combinations.size() <= most_combinations;
    if (!solved.errors.empty() || !is_small) return -1;
    solve_document(document, false, solved);
    expect_honest(solved);
    Answer given = write_answer(solved, false);
    std::byte* answer = std::move(given.numbers).release(given.json);
    const std::span<const std::byte> bytes = whole(answer);
    for (const char* options : {R"({"form":"document"})", R"({"form":"full"})",
                                R"({"form":"checks_full"})", R"({"form":"explained"})"}) {
        std::byte* text = results::write_text(bytes, options);
        whole(text);
        ::operator delete(text);
    }
    ::operator delete(answer);
    return 0;
}
