// What acts and no check of strength knows of: combinations, load cases, an earthquake.
#pragma once

#include "verdict/reasons.hpp"

namespace loadpath::verdict {

// Serviceability and lost balance have no strength to be checked.
bool is_for_strength(const document::LoadCombination& combination);

// Fatigue has strength to be checked, at loads of every day.
bool is_ultimate(const document::LoadCombination& combination);

// Whether any check reads the combination.
bool is_read(const Grounds& grounds, const document::LoadCombination& combination);

Reasons find_unread_actions(const Grounds& grounds);

}  // namespace loadpath::verdict
