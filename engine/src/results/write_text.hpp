// Texts made from an answer: a pure function of its bytes and the options.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace loadpath::results {

// The text that the options (JSON of answer::WriteOptions) ask for, as an answer without doubles
// for the caller to free. Where it cannot be made, the text is answer::Refused.
std::byte* write_text(std::span<const std::byte> answer, std::string_view options);

}  // namespace loadpath::results
