// Moments and axial forces that no formula reads. A formula of shear alone says nothing of a beam
// that bends.
#pragma once

#include "checks/run_checks.hpp"

namespace loadpath::checks {

// Members whose strength is asked by formulas alone, none of which reads what stresses them most,
// and plate surfaces of which formulas read the stresses of one sign.
Issues find_unread_forces(const document::Document& document, const AnalysisResults& results);

}  // namespace loadpath::checks
