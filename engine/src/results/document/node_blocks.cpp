// Displacements of nodes and reactions of supports, by node.
#include <algorithm>
#include <unordered_map>

#include "results/document/blocks.hpp"

namespace loadpath::results {

namespace {

std::int64_t whole(const answer::Id& id) { return static_cast<std::int64_t>(id.id); }

}  // namespace

void write_displacements(text::JsonWriter& out, const AnswerView& view,
                         const answer::SetHeader& set) {
    out.begin_object();
    const auto ids = view.rows(view.header.tables.node_ids);
    const auto rows = view.rows(set.tables.displacements);
    for (std::size_t n = 0; n < ids.size(); ++n) {
        out.key(whole(ids[n]));
        answer::write(out, rows[n]);
    }
    out.end_object();
}

void write_reactions(text::JsonWriter& out, const AnswerView& view, const answer::SetHeader& set) {
    const answer::ModelTables& model = view.header.tables;
    const auto nodes = view.rows(model.node_ids);
    std::unordered_map<std::int64_t, std::size_t> place_of;
    for (std::size_t n = 0; n < nodes.size(); ++n) place_of.emplace(whole(nodes[n]), n);
    const auto positions = view.rows(model.node_positions);
    const auto supported = view.rows(model.support_nodes);
    const auto supports = view.rows(model.support_ids);
    const auto rows = view.rows(set.tables.reactions);
    out.begin_object();
    for (std::size_t s = 0; s < supported.size(); ++s) {
        const std::int64_t node = whole(supported[s]);
        const auto place = place_of.find(node);
        if (place == place_of.end()) continue;
        out.key(node);
        answer::write(out, answer::ReactionNode{.nodal_forces = rows[s],
                                                .location = positions[place->second],
                                                .support_id = whole(supports[s])});
    }
    out.end_object();
}

}  // namespace loadpath::results
