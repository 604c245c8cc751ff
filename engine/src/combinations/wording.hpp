// Names of generated combinations and why they exist, in words.
#pragma once

#include <string>

#include "combinations/choices.hpp"

namespace loadpath::combinations {

// What it is and what is in it, such as "STR 6.10: 1.35 Dead + 1.5 Snow": the same for as long as
// load cases keep their names.
std::string name_of(const Expression& expression,
                    const std::vector<document::LoadCaseFactor>& factors,
                    const document::Analysis& analysis);

// What leads, accompanies, is unfavourable, favourable or left out.
std::string reason_of(const Situation& situation, const Expression& expression,
                      const Choice& choice);

}  // namespace loadpath::combinations
