// Which combinations governed anything: a check of some part, or an extreme of an envelope.
#pragma once

#include <span>
#include <vector>

#include "answer/answer.gen.hpp"
#include "checks/run_checks.hpp"

namespace loadpath::results {

// In the order of the document. Where several give the same value, it counts for the first.
std::vector<answer::CombinationUse> combination_uses(const document::Analysis& analysis,
                                                     const std::vector<answer::Envelope>& envelopes,
                                                     const checks::ChecksOutcome& outcome,
                                                     std::span<const double> numbers);

}  // namespace loadpath::results
