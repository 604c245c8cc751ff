// Keeps summaries short: lists give way, from the end, until the text fits.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "results/summary/short_verdict.hpp"

namespace loadpath::results {

// Bytes of a summary. It goes out twice, structured and as text: together under 2 kB.
inline constexpr std::size_t short_bytes = 900;
// Bytes of the longest text for an agent.
inline constexpr std::size_t largest_bytes = 256 * 1024;
// Rows of a table.
inline constexpr std::size_t most_rows = 200;

template <class Record>
std::size_t text_bytes(const Record& record) {
    text::JsonWriter out;
    answer::write(out, record);
    return out.text().size();
}

// Drops entries of a list from its end until the record fits or the list is empty, and says how
// many are left out.
template <class Record, class Entry>
void fit(const Record& record, std::vector<Entry>& list, std::optional<std::int64_t>& left_out) {
    while (!list.empty() && text_bytes(record) > short_bytes) {
        const std::size_t drop = std::max<std::size_t>(1, list.size() / 4);
        list.resize(list.size() - drop);
        left_out = left_out.value_or(0) + static_cast<std::int64_t>(drop);
    }
}

// What is wrong is never dropped: where it does not fit, entries of one code become one, problems
// before the reasons of the verdict.
template <class Record>
void fit_problems(const Record& record, std::vector<answer::Reason>& reasons,
                  std::vector<answer::Problem>& problems) {
    if (text_bytes(record) > short_bytes) group_by_code(problems);
    if (text_bytes(record) > short_bytes) group_by_code(reasons);
}

}  // namespace loadpath::results
