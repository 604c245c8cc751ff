// One member in words and numbers: how far it is used, by which clause, under what forces.
#pragma once

#include "results/answer_view.hpp"

namespace loadpath::results {

// Of the first of the members asked for, which the answer has.
answer::Explained explain(const AnswerView& view, const answer::WriteOptions& asked);

}  // namespace loadpath::results
