// The one known word that is close enough to what was written to be what was meant.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace loadpath::document {

// Empty where none is. Case does not count; words are compared as validation compares them, by
// twice the letters in common blocks over all letters (Ratcliff and Metzener 1988), from 0.7 on.
std::string nearest(std::string_view word, std::span<const std::string_view> known);

}  // namespace loadpath::document
