#include "combinations/seal.hpp"

#include <algorithm>
#include <bit>

namespace loadpath::combinations {

namespace {

// FNV-1a of 64 bits (Fowler, Noll, Vo) word by word, its high half folded in, where round factors
// have all their digits. It tells slips apart, not forgers.
class Seal {
 public:
    void add(std::uint64_t word) {
        hash_ = (hash_ ^ word) * 0x100000001b3u;
        hash_ ^= hash_ >> 32;
    }
    void add(std::string_view text) {
        add(text.size());
        for (const char each : text) add(static_cast<unsigned char>(each));
    }

    std::string text() const {
        std::string digits(16, '0');
        for (int k = 0; k < 16; ++k) digits[k] = "0123456789abcdef"[hash_ >> 4 * k & 15];
        return digits;
    }

 private:
    std::uint64_t hash_ = 0xcbf29ce484222325u;
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
