// Whether the numbers of an answer are those that a digest was made of.
#pragma once

#include <optional>
#include <string_view>

#include "results/answer_view.hpp"

namespace loadpath::results {

// Nothing where the text is no digest.
std::optional<answer::Verification> verify(const AnswerView& view, std::string_view given);

}  // namespace loadpath::results
