// Which combinations a candidate is tried in before all of them. Where a combination asks for modes
// of the frame or for second order it takes as long as everything else; one in which a part fails
// is enough to reject a candidate, since what fails in one fails in all of them together.
#pragma once

#include <optional>
#include <set>
#include <vector>

#include "checks/run_checks.hpp"
#include "document/document.gen.hpp"
#include "stability/assess.hpp"

namespace loadpath::lightest {

class Probes {
 public:
    Probes(const document::Document& document, std::size_t groups);

    // Whether fewer combinations take less time, and can be solved without the others.
    bool are_worth_it() const { return are_worth_it_; }

    // Ids of combinations to try one step after another: what rejected the last candidate of the
    // group, then what governs anything. Those that take no time are in every step.
    using Ids = std::set<std::int64_t>;
    std::vector<Ids> steps(std::size_t group) const;

    // What governs with sections that were solved as a whole.
    void learn(const checks::ChecksOutcome& outcome, const stability::Assessment& stability);
    // The combination that governs a group or has rejected its candidate.
    void expect(std::size_t group, std::optional<std::int64_t> combination);

 private:
    bool are_worth_it_ = false;
    Ids cheap_, costly_;                                 // of those that checks look at
    std::vector<std::int64_t> governing_;                // costly ones, the most utilized first
    std::vector<std::optional<std::int64_t>> expected_;  // by group
};

// The combination of the document, where one is its other side.
std::optional<std::int64_t> drawn_side(std::optional<std::int64_t> combination,
                                       const stability::Assessment& stability);

// The document with some of its combinations alone, and without what no check reads.
void keep_combinations(const Probes::Ids& ids, document::Document& document);

}  // namespace loadpath::lightest
