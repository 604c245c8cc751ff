// The verdict as agents are told it.
#pragma once

#include "results/answer_view.hpp"

namespace loadpath::results {

// In full.
answer::SolvedVerdict full_verdict(const answer::Verdict& verdict);

// For a summary: every reason in short, without the lists of ids that may run to thousands; the
// headline names what governs.
answer::SolvedVerdict short_verdict(const answer::Verdict& verdict);

// Where a summary would be too long even without all else: reasons of one code become one that
// says how many there are, and so do problems. Nothing goes unsaid.
void group_by_code(std::vector<answer::Reason>& reasons);
void group_by_code(std::vector<answer::Problem>& problems);

}  // namespace loadpath::results
