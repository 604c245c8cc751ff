#include "verdict/unleaned.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "checks/model_index.hpp"
#include "checks/selection.hpp"
#include "checks/straightness.hpp"

namespace loadpath::verdict {

namespace {

using model::Vector3;

struct Columns {
    std::set<std::size_t> feet, heads;
};

// Upright bars between a support and parts that are held by nothing else. Posts of
// a truss stand beside its chord, and nothing stands on them.
Columns find_columns(const checks::ModelIndex& index) {
    constexpr double flat = 0.1;
    const document::Model& model = index.model();
    std::vector<int> uprights(model.nodes.size()), flats(model.nodes.size());
    std::vector<std::pair<std::size_t, std::size_t>> bars;  // foot and head
    for (const document::Member& member : model.members) {
        const std::size_t a = *index.node(member.start_node_id);
        const std::size_t b = *index.node(member.end_node_id);
        const double rise = checks::unit_between(model.nodes[a], model.nodes[b]).y();
        const bool is_upright = std::fabs(rise) > checks::upright;
        for (const std::size_t node : {a, b}) {
            uprights[node] += is_upright;
            flats[node] += std::fabs(rise) < flat;
        }
        if (is_upright) bars.push_back(rise > 0.0 ? std::pair(a, b) : std::pair(b, a));
    }
    Columns columns;
    for (const auto& [foot, head] : bars)
        if (index.support_at(foot) && !index.support_at(head) && index.parts_at(head) > 1 &&
            (flats[foot] == 0 || uprights[head] > 1)) {
            columns.feet.insert(foot);
            columns.heads.insert(head);
        }
    return columns;
}

// Combinations that a check of steel reads for buckling.
std::set<std::size_t> find_read(const document::Analysis& analysis) {
    std::set<std::size_t> read;
    for (const document::UnityCheckDefinition& check : analysis.unity_checks)
        if (check.spec.Ec3Steel && check.spec.Ec3Steel->include_buckling)
            for (const std::size_t k : checks::select_combinations(analysis, check)) read.insert(k);
    return read;
}

bool has_imperfections(const document::Analysis& analysis, std::size_t combination) {
    const std::int64_t id = analysis.load_combinations[combination].id;
    return std::ranges::any_of(analysis.imperfection_cases, [&](const auto& each) {
        return std::ranges::find(each.load_combinations, id) != each.load_combinations.end();
    });
}

// Bars that are pulled and pressed alone, and rise from a support beside a column or to its head.
bool is_brace(const checks::ModelIndex& index, const document::Member& member,
              const Columns& columns, Vector3& along) {
    using enum document::MemberType;
    constexpr double least_rise = 0.1, most_rise = 0.97;
    const bool is_hinged = member.start_hinge && member.end_hinge;
    const auto type = member.member_type;
    if (!is_hinged && type != Truss && type != Tension && type != Compression) return false;
    std::size_t low = *index.node(member.start_node_id), high = *index.node(member.end_node_id);
    const auto& nodes = index.model().nodes;
    along = checks::unit_between(nodes[low], nodes[high]);
    if (along.y() < 0.0) std::swap(low, high);
    const double rise = std::fabs(along.y());
    return rise > least_rise && rise < most_rise && index.support_at(low) &&
           (columns.feet.contains(low) || columns.heads.contains(high));
}

}  // namespace

Unleaned find_unleaned(const Grounds& grounds) {
    // The smallest imperfection of 5.3.2(3) is 1/424; what presses nine tenths as much stands for
    // another combination.
    constexpr double least_lean = 1.0 / 500.0, as_much = 0.9;
    const document::Analysis& analysis = grounds.document.analysis;
    Unleaned found;
    if (analysis.options.stability) return found;
    const std::set<std::size_t> read = find_read(analysis);
    if (read.empty()) return found;
    const checks::ModelIndex index(grounds.document.model);
    const Columns columns = find_columns(index);
    if (columns.feet.empty()) return found;
    const bool is_planar = grounds.outcome.is_planar;
    bool is_upright[2] = {false, false};
    for (const int axis : {0, 2}) {
        if (axis == 2 && is_planar) continue;
        double leaned = 0.0, pressed = 0.0;  // by what presses most
        bool is_leaned = false;
        for (const std::size_t k : read) {
            const analysis::ResultSet& set = grounds.result.combinations[k];
            const double weight = -set.balance.loads[1];
            const bool is_of_earthquake = set.method == analysis::ResultSet::Method::seismic;
            if (is_of_earthquake || has_imperfections(analysis, k) ||
                std::fabs(set.balance.loads[axis]) > least_lean * weight) {
                is_leaned = true;
                leaned = std::max(leaned, weight);
            } else {
                pressed = std::max(pressed, weight);
            }
        }
        is_upright[axis / 2] = pressed > 0.0 && leaned < as_much * pressed;
        if (is_leaned || pressed <= 0.0) continue;
        for (const document::Member& member : grounds.document.model.members)
            if (Vector3 along; is_brace(index, member, columns, along) &&
                               std::fabs(along[axis]) >= std::fabs(along[2 - axis]))
                found.braces.push_back(member.id);
    }
    found.is_any = is_upright[0] || is_upright[1];
    if (is_upright[0] != is_upright[1] && !is_planar)
        found.way = is_upright[0] ? " along X" : " along Z";
    return found;
}

}  // namespace loadpath::verdict
