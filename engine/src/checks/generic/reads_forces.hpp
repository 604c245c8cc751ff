// Whether a formula can speak of strength: it does where a force or a stress of the analysis enters
// it. Lengths, deflections and numbers alone say nothing of it.
#pragma once

#include "document/document.gen.hpp"

namespace loadpath::checks {

bool reads_forces(const document::GenericSpec& spec);

}  // namespace loadpath::checks
