#include <algorithm>
#include <string>

#include "results/modes/solved_modes.hpp"
#include "results/summary/fitting.hpp"
#include "results/summary/problems.hpp"
#include "results/summary/rounded.hpp"
#include "results/summary/short_verdict.hpp"
#include "results/summary/solved.hpp"

namespace loadpath::results {

namespace {

std::string text_of(const answer::Id& id) {
    return std::to_string(static_cast<std::int64_t>(id.id));
}

std::int64_t left_out(std::size_t count, std::size_t rows) {
    return count > rows ? static_cast<std::int64_t>(count - rows) : 0;
}

std::array<double, 2> pair_of(const answer::Extreme& extreme) {
    return {rounded(extreme.min), rounded(extreme.max)};
}

answer::Motion motion_of(const answer::Displacements& d) {
    return {.dx = rounded(d.dx),
            .dy = rounded(d.dy),
            .dz = rounded(d.dz),
            .rx = rounded(d.rx),
            .ry = rounded(d.ry),
            .rz = rounded(d.rz)};
}

answer::NodalForces forces_of(const answer::Forces& f) {
    return {.fx = rounded(f.fx),
            .fy = rounded(f.fy),
            .fz = rounded(f.fz),
            .mx = rounded(f.mx),
            .my = rounded(f.my),
            .mz = rounded(f.mz)};
}

// The first rows of a table, by id.
template <class To, class Row>
answer::Keyed<To> first_rows(std::span<const answer::Id> ids, std::span<const Row> table,
                             std::size_t rows, To (*told)(const Row&)) {
    answer::Keyed<To> found;
    for (std::size_t k = 0; k < std::min(ids.size(), rows); ++k)
        found.emplace_back(text_of(ids[k]), told(table[k]));
    return found;
}

answer::SetRows rows_of_set(const AnswerView& view, const answer::SetHeader& set,
                            std::size_t rows) {
    answer::SetRows told;
    told.usable = is_usable(set);
    if (!told.usable) return told;
    const answer::ModelTables& model = view.header.tables;
    const auto nodes = view.rows(model.node_ids), supports = view.rows(model.support_nodes),
               members = view.rows(model.member_ids);
    told.displacements = first_rows(nodes, view.rows(set.tables.displacements), rows, motion_of);
    told.displacements_left_out = left_out(nodes.size(), rows);
    told.reactions = first_rows(supports, view.rows(set.tables.reactions), rows, forces_of);
    told.reactions_left_out = left_out(supports.size(), rows);
    told.members_min_max = first_rows(members, view.rows(set.tables.extremes), rows, range_of);
    told.members_left_out = left_out(members.size(), rows);
    return told;
}

// The rows that were asked for; there may be none of an id, as of a node without support.
template <class To, class Row>
answer::Keyed<To> asked_rows(std::span<const answer::Id> ids, std::span<const Row> table,
                             const std::vector<std::int64_t>& asked, To (*told)(const Row&)) {
    answer::Keyed<To> found;
    for (std::size_t k = 0; k < ids.size(); ++k)
        if (std::ranges::find(asked, static_cast<std::int64_t>(ids[k].id)) != asked.end())
            found.emplace_back(text_of(ids[k]), told(table[k]));
    return found;
}

answer::SetRows asked_rows_of_set(const AnswerView& view, const answer::SetHeader& set,
                                  const answer::WriteOptions& asked) {
    answer::SetRows told;
    told.usable = is_usable(set);
    if (!told.usable) return told;
    const answer::ModelTables& model = view.header.tables;
    if (asked.members)
        told.members_min_max = asked_rows(view.rows(model.member_ids),
                                          view.rows(set.tables.extremes), *asked.members, range_of);
    if (!asked.nodes) return told;
    told.displacements = asked_rows(view.rows(model.node_ids), view.rows(set.tables.displacements),
                                    *asked.nodes, motion_of);
    told.reactions = asked_rows(view.rows(model.support_nodes), view.rows(set.tables.reactions),
                                *asked.nodes, forces_of);
    return told;
}

}  // namespace

answer::MemberRange range_of(const answer::Extremes& e) {
    return {.fx = pair_of(e.fx),
            .fy = pair_of(e.fy),
            .fz = pair_of(e.fz),
            .mx = pair_of(e.mx),
            .my = pair_of(e.my),
            .mz = pair_of(e.mz)};
}

answer::SolvedTables tabulate(const AnswerView& view, const ChosenSets& sets,
                              const answer::WriteOptions& asked) {
    answer::SolvedTables tables{.detail = answer::Detail::tables,
                                .headline = view.header.headline,
                                .verdict = full_verdict(view.header.verdict),
                                .usable = are_usable(sets),
                                .problems = list_problems(view, sets),
                                .balance_error = worst_balance(sets),
                                .digest = view.header.digest,
                                .modes = solved_modes(view, false),
                                .sets = {}};
    if (asked.members || asked.nodes) {
        for (const answer::SetHeader* set : sets)
            tables.sets.emplace_back(set->name, asked_rows_of_set(view, *set, asked));
        return tables;
    }
    // As many rows as fit, the same number for every set.
    for (std::size_t rows = most_rows;; rows /= 2) {
        tables.sets.clear();
        for (const answer::SetHeader* set : sets)
            tables.sets.emplace_back(set->name, rows_of_set(view, *set, rows));
        if (rows == 1 || text_bytes(tables) <= largest_bytes) return tables;
    }
}

}  // namespace loadpath::results
