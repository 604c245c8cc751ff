// Which forces of the analysis enter a formula. It can speak of strength where one does, or a
// stress; lengths, deflections and numbers alone say nothing of it.
#pragma once

#include <vector>

#include "document/document.gen.hpp"

namespace loadpath::checks {

bool reads_forces(const document::GenericSpec& spec);

// Of members, of those that are checked or of others.
std::vector<document::MemberForce> forces_read(const document::GenericSpec& spec);

std::vector<document::PlateStressMeasure> stresses_read(const document::GenericSpec& spec);

}  // namespace loadpath::checks
