// The blocks and components a request can name, with the fields of the results document they fill.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "document/document.gen.hpp"

namespace loadpath::results {

struct Block {
    std::string_view name;
    std::vector<std::string_view> fields;  // none where it cannot be requested
    bool is_of_nodes = false;
    bool is_displacement = false;
};

inline Block block_of(document::ResultBlock block) {
    switch (block) {
        case document::ResultBlock::local_envelopes:
            return {"local_envelopes", {"local_maximums", "local_minimums"}};
        case document::ResultBlock::global_envelopes:
            return {"global_envelopes", {"maximums", "minimums"}};
        case document::ResultBlock::local_end_forces:
            return {"local_end_forces", {"local_start_forces", "local_end_forces"}};
        case document::ResultBlock::global_end_forces:
            return {"global_end_forces", {"start_node_forces", "end_node_forces"}};
        case document::ResultBlock::local_displacements:
            return {"local_displacements",
                    {"local_displacement_start_node", "local_displacement_end_node"},
                    false,
                    true};
        case document::ResultBlock::node_displacements:
            return {"node_displacements", {"displacement"}, true, true};
        case document::ResultBlock::reactions:
            return {"reactions", {"nodal_forces"}, true, false};
        case document::ResultBlock::section_forces:
            return {"section_forces", {}};
        case document::ResultBlock::internal_force_series:
            break;
    }
    return {"internal_force_series", {}};
}

// In the order of the enumeration: seven of forces, then seven of displacements.
inline constexpr std::array<std::string_view, 14> component_names{
    "fx", "fy", "fz", "mx", "my", "mz", "bw", "dx", "dy", "dz", "rx", "ry", "rz", "warp"};

inline std::string_view name_of(document::ResultComponent component) {
    return component_names[static_cast<std::size_t>(component)];
}

inline bool is_displacement(document::ResultComponent component) {
    return component >= document::ResultComponent::dx;
}

}  // namespace loadpath::results
