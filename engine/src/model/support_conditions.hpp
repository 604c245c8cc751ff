// The conditions of a nodal support, one for each unknown of a joint, with the names they have in
// the document.
#pragma once

#include <array>
#include <optional>

#include "document/document.gen.hpp"
#include "model/structure.hpp"

namespace loadpath::model {

inline constexpr std::array<const char*, unknowns_per_joint> support_condition_names{
    "X", "Y", "Z", "RX", "RY", "RZ", "warping_condition"};

inline std::array<const std::optional<document::SupportCondition>*, unknowns_per_joint>
support_conditions(const document::NodalSupport& support) {
    return {&support.X,
            &support.Y,
            &support.Z,
            &support.RX,
            &support.RY,
            &support.RZ,
            &support.warping_condition};
}

}  // namespace loadpath::model
