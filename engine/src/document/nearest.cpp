#include "document/nearest.hpp"

#include <vector>

namespace loadpath::document {

namespace {

constexpr double close_enough = 0.7;
constexpr std::size_t longest_word = 100;

std::string lowered(std::string_view word) {
    std::string text(word);
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

// Letters in the longest common block, and in the common blocks before and behind it.
std::size_t common_letters(std::string_view a, std::string_view b) {
    std::size_t at_a = 0, at_b = 0, longest = 0;
    std::vector<std::size_t> ending(b.size() + 1, 0), before;
    for (std::size_t i = 0; i < a.size(); ++i) {
        before.swap(ending);
        ending.assign(b.size() + 1, 0);
        for (std::size_t j = 0; j < b.size(); ++j) {
            if (a[i] != b[j]) continue;
            const std::size_t length = ending[j + 1] = (i == 0 ? 0 : before[j]) + 1;
            if (length <= longest) continue;
            longest = length;
            at_a = i + 1 - length;
            at_b = j + 1 - length;
        }
    }
    if (longest == 0) return 0;
    return longest + common_letters(a.substr(0, at_a), b.substr(0, at_b)) +
           common_letters(a.substr(at_a + longest), b.substr(at_b + longest));
}

}  // namespace

std::string nearest(std::string_view word, std::span<const std::string_view> known) {
    if (word.size() > longest_word) return {};
    const std::string given = lowered(word);
    std::string found, found_lowered;
    double best = close_enough;
    for (const std::string_view each : known) {
        const std::string other = lowered(each);
        const double all = static_cast<double>(given.size() + other.size());
        const double ratio =
            all == 0.0 ? 1.0 : 2.0 * static_cast<double>(common_letters(other, given)) / all;
        if (ratio < best || (ratio == best && !found.empty() && other <= found_lowered)) continue;
        best = ratio;
        found = each;
        found_lowered = other;
    }
    return found;
}

}  // namespace loadpath::document
