// The largest and smallest values over the combinations of each limit state, and which combination
// gives them.
#pragma once

#include <vector>

#include "analysis/result_set.hpp"
#include "answer.hpp"
#include "answer/answer.gen.hpp"

namespace loadpath::results {

// In the order of limit states, then of the combinations that name none. A limit state without a
// usable combination has no envelope.
std::vector<answer::Envelope> envelopes(const model::Structure& structure,
                                        const std::vector<analysis::ResultSet>& combinations,
                                        Numbers& numbers);

// How many limit states the combinations of a document have.
std::size_t count_limit_states(const document::Analysis& analysis);

}  // namespace loadpath::results
