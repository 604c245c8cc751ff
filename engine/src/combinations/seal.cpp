#include "combinations/seal.hpp"

#include <algorithm>
#include <bit>

#include "hash/digits.hpp"
#include "hash/xxh64.hpp"

namespace loadpath::combinations {

namespace {

// Words and texts in their order. It tells slips apart, not forgers.
class Seal {
 public:
    void add(std::uint64_t word) { add_bytes(&word, sizeof word); }
    void add(std::string_view text) {
        add(text.size());
        add_bytes(text.data(), text.size());
    }

    std::string text() const { return hash::digits_of(hash_.finish()); }

 private:
    void add_bytes(const void* first, std::size_t count) {
        hash_.add({static_cast<const std::uint8_t*>(first), count});
    }

    hash::Xxh64 hash_;
};

template <class Enumeration>
std::uint64_t word_of(const std::optional<Enumeration>& value) {
    return value ? 1 + static_cast<std::uint64_t>(*value) : 0;
}

}  // namespace

std::string seal_of(const document::Analysis& analysis,
                    std::span<const document::LoadCombination> combinations) {
    Seal seal;
    for (const document::LoadCase& each : analysis.load_cases) {
        seal.add(each.id);
        if (!each.action) continue;
        seal.add(1 + static_cast<std::uint64_t>(each.action->category));
        seal.add(word_of(each.action->relation));
        seal.add(each.action->group.value_or(""));
    }
    for (const document::LoadCombination& each : combinations) {
        if (!each.generated) continue;
        seal.add(each.generated->expression);
        seal.add(each.generated->annex);
        seal.add(word_of(each.limit_state));
        seal.add(each.load_case_factors.size());
        for (const document::LoadCaseFactor& term : each.load_case_factors) {
            seal.add(term.load_case_id);
            seal.add(std::bit_cast<std::uint64_t>(term.factor));
        }
    }
    return seal.text();
}

bool is_as_generated(const document::Analysis& analysis) {
    const auto& combinations = analysis.load_combinations;
    const std::string seal = seal_of(analysis, combinations);
    return std::ranges::all_of(combinations, [&](const document::LoadCombination& each) {
        return !each.generated || each.generated->seal == seal;
    });
}

}  // namespace loadpath::combinations
