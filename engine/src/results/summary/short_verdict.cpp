#include "results/summary/short_verdict.hpp"

#include <algorithm>

#include "results/summary/rounded.hpp"
#include "results/summary/short_text.hpp"

namespace loadpath::results {

namespace {

// Of entries of one code the first, with what stands for the others.
template <class Entry>
void keep_first_of_each(std::vector<Entry>& entries) {
    constexpr std::size_t message_length = 70;
    std::vector<Entry> kept;
    std::vector<std::size_t> counts;
    for (Entry& entry : entries) {
        const auto same = std::find_if(kept.begin(), kept.end(),
                                       [&](const Entry& k) { return k.code == entry.code; });
        if (same != kept.end()) {
            ++counts[static_cast<std::size_t>(same - kept.begin())];
            continue;
        }
        kept.push_back(std::move(entry));
        counts.push_back(0);
    }
    for (std::size_t k = 0; k < kept.size(); ++k) {
        kept[k].message = text::cut_to(kept[k].message, message_length);
        if (counts[k] > 0)
            kept[k].message +=
                " (and " + std::to_string(counts[k]) + " more; detail tables has all)";
    }
    entries = std::move(kept);
}

}  // namespace

answer::SolvedVerdict full_verdict(const answer::Verdict& verdict) {
    return {verdict.state, verdict.utilization, verdict.governing, verdict.reasons};
}

answer::SolvedVerdict short_verdict(const answer::Verdict& verdict) {
    answer::SolvedVerdict told{verdict.state, std::nullopt, std::nullopt, {}};
    if (verdict.utilization) told.utilization = rounded(*verdict.utilization);
    for (const answer::Reason& reason : verdict.reasons) {
        answer::Reason in_short;
        in_short.code = reason.code;
        in_short.message = short_message(reason.message);
        in_short.path = reason.path;
        if (reason.set) in_short.set = short_name(*reason.set);
        told.reasons.push_back(std::move(in_short));
    }
    return told;
}

void group_by_code(std::vector<answer::Reason>& reasons) { keep_first_of_each(reasons); }

void group_by_code(std::vector<answer::Problem>& problems) { keep_first_of_each(problems); }

}  // namespace loadpath::results
