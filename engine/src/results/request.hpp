// The blocks and components a request can name, with the fields of the results document they fill.
#pragma once

#include <string_view>
#include <vector>

#include "answer/answer.gen.hpp"

namespace loadpath::results {

struct Block {
    std::vector<std::string_view> fields;  // none where it cannot be requested
    bool is_of_nodes = false;
    bool is_displacement = false;
};

inline Block block_of(document::ResultBlock block) {
    using Key = answer::MemberResults::Key;
    switch (block) {
        case document::ResultBlock::local_envelopes:
            return {{Key::local_maximums, Key::local_minimums}};
        case document::ResultBlock::global_envelopes:
            return {{Key::maximums, Key::minimums}};
        case document::ResultBlock::local_end_forces:
            return {{Key::local_start_forces, Key::local_end_forces}};
        case document::ResultBlock::global_end_forces:
            return {{Key::start_node_forces, Key::end_node_forces}};
        case document::ResultBlock::local_displacements:
            return {{Key::local_displacement_start_node, Key::local_displacement_end_node},
                    false,
                    true};
        case document::ResultBlock::node_displacements:
            return {{"displacement"}, true, true};
        case document::ResultBlock::reactions:
            return {{answer::ReactionNode::Key::nodal_forces}, true, false};
        case document::ResultBlock::section_forces:
        case document::ResultBlock::internal_force_series:
            break;
    }
    return {};
}

inline bool is_displacement(document::ResultComponent component) {
    return component >= document::ResultComponent::dx;
}

}  // namespace loadpath::results
