#include "analysis/one_way.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "analysis/system.hpp"
#include "assembly/conditions.hpp"

namespace loadpath::analysis {

using model::Hold;
using model::unknowns_per_joint;

bool has_one_way_parts(const model::Structure& structure) {
    for (const model::Member& member : structure.members)
        if (member.is_one_way()) return true;
    for (const model::Support& support : structure.supports)
        for (const Hold hold : support.hold)
            if (hold == Hold::positive_only || hold == Hold::negative_only) return true;
    return false;
}

namespace {

// Sizes below which a force or a displacement is rounding, so that parts at rest keep their state.
struct Noise {
    double force = 0.0, displacement = 0.0;
};

Noise noise_of(const ResultSet& set) {
    Noise noise;
    for (const assembly::EndState& ends : set.members)
        noise.force = std::max(noise.force, ends.forces.cwiseAbs().maxCoeff());
    for (const double u : set.displacements)
        noise.displacement = std::max(noise.displacement, std::abs(u));
    return {1e-9 * noise.force, 1e-9 * noise.displacement};
}

}  // namespace

assembly::State next_state(const model::Structure& structure, const ResultSet& set) {
    assembly::State state = set.state;
    const Noise noise = noise_of(set);
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        const model::Member& member = structure.members[m];
        if (!member.is_one_way()) continue;
        const double sign =
            member.source->member_type == document::MemberType::Tension ? 1.0 : -1.0;
        const assembly::EndState& ends = set.members[m];
        // At work: the force at mid-length; slack: the change of length, less its own strain.
        const double force = 0.5 * (ends.forces[7] - ends.forces[0]);
        const loads::MemberLoads* loads = set.loads.find(static_cast<int>(m));
        const double strain = loads == nullptr ? 0.0 : loads->strain.axial;
        const double stretch =
            ends.displacements[7] - ends.displacements[0] - strain * member.length;
        // Where nothing is strained all forces are rounding, but not beside what strains this much.
        const double stiffness = member.material->e_mod * member.section->area / member.length;
        const double no_force = std::max(noise.force, stiffness * noise.displacement);
        state.member[m] =
            set.state.member[m] ? sign * force >= -no_force : sign * stretch > noise.displacement;
    }
    for (std::size_t s = 0; s < structure.supports.size(); ++s) {
        const model::Support& support = structure.supports[s];
        for (int k = 0; k < 6; ++k) {
            if (support.hold[k] != Hold::positive_only && support.hold[k] != Hold::negative_only)
                continue;
            const double sign = support.hold[k] == Hold::positive_only ? 1.0 : -1.0;
            const auto& r = set.reactions[s];
            const int base = k < 3 ? 0 : 3;
            const double reaction =
                support.axes.row(k % 3).dot(Eigen::Vector3d(r[base], r[base + 1], r[base + 2]));
            double displacement = 0.0;
            for (const assembly::Term& term : assembly::support_terms(structure, support, k))
                displacement += term.factor * set.displacements[term.unknown];
            for (const loads::Settlement& settlement : set.loads.settlements)
                if (settlement.support == static_cast<int>(s) && settlement.direction == k)
                    displacement -= settlement.value;
            char& at_work = state.support[s * unknowns_per_joint + k];
            at_work = at_work ? sign * reaction >= -noise.force
                              : sign * displacement < -noise.displacement;
        }
    }
    return state;
}

namespace {

// A motion has 1 as its largest value; what it does less than this is rounding.
constexpr double no_motion = 1e-9;

bool is_one_way(Hold hold) { return hold == Hold::positive_only || hold == Hold::negative_only; }

// How far a motion pulls a member the way it resists; 0 for all but one-way members at rest.
double pull_on(const model::Structure& structure, const assembly::State& state, std::size_t m,
               const std::vector<double>& motion) {
    const model::Member& member = structure.members[m];
    if (!member.is_one_way() || state.member[m]) return 0.0;
    const double sign = member.source->member_type == document::MemberType::Tension ? 1.0 : -1.0;
    const elements::FrameVector ends = assembly::to_ends(member, gather(member, motion));
    return sign * (ends[7] - ends[0]);
}

// How far a motion pushes into a one-way support at rest.
double push_on(const model::Structure& structure, const assembly::State& state, std::size_t s,
               int direction, const std::vector<double>& motion) {
    const model::Support& support = structure.supports[s];
    if (!is_one_way(support.hold[direction]) ||
        state.support[s * unknowns_per_joint + static_cast<std::size_t>(direction)])
        return 0.0;
    double displacement = 0.0;
    for (const assembly::Term& term : assembly::support_terms(structure, support, direction))
        displacement += term.factor * motion[term.unknown];
    return support.hold[direction] == Hold::positive_only ? -displacement : displacement;
}

// "7, 8, 9 and 3 more"
std::string list_ids(const std::vector<std::int64_t>& ids) {
    constexpr std::size_t most = 6;
    std::string text;
    for (std::size_t i = 0; i < std::min(ids.size(), most); ++i)
        text += (i == 0 ? "" : ", ") + std::to_string(ids[i]);
    if (ids.size() > most) text += " and " + std::to_string(ids.size() - most) + " more";
    return text;
}

}  // namespace

assembly::State catching_state(const model::Structure& structure, const ResultSet& set) {
    assembly::State state = set.state;
    for (const FreeMotion& motion : set.motions) {
        for (std::size_t m = 0; m < structure.members.size(); ++m)
            if (pull_on(structure, set.state, m, motion.displacements) > no_motion)
                state.member[m] = 1;
        for (std::size_t s = 0; s < structure.supports.size(); ++s)
            for (int k = 0; k < 6; ++k)
                if (push_on(structure, set.state, s, k, motion.displacements) > no_motion)
                    state.support[s * unknowns_per_joint + static_cast<std::size_t>(k)] = 1;
    }
    return state;
}

bool is_caught(const model::Structure& structure, const assembly::State& state,
               const std::vector<double>& motion) {
    bool forth = false, back = false;
    const auto look_at = [&](double pull) {
        forth = forth || pull > no_motion;
        back = back || pull < -no_motion;
    };
    for (std::size_t m = 0; m < structure.members.size(); ++m)
        look_at(pull_on(structure, state, m, motion));
    for (std::size_t s = 0; s < structure.supports.size(); ++s)
        for (int k = 0; k < 6; ++k) look_at(push_on(structure, state, s, k, motion));
    return forth && back;
}

std::string describe_idle_parts(const model::Structure& structure, const assembly::State& state,
                                const std::vector<double>& motion) {
    std::vector<std::int64_t> members, nodes;
    for (std::size_t m = 0; m < structure.members.size(); ++m)
        if (std::abs(pull_on(structure, state, m, motion)) > no_motion)
            members.push_back(structure.members[m].source->id);
    for (std::size_t s = 0; s < structure.supports.size(); ++s)
        for (int k = 0; k < 6; ++k)
            if (std::abs(push_on(structure, state, s, k, motion)) > no_motion) {
                nodes.push_back(structure.node_id(structure.supports[s].node));
                break;
            }
    if (members.empty() && nodes.empty()) return {};
    std::string parts;
    if (!members.empty())
        parts = (members.size() == 1 ? "one-way member " : "one-way members ") + list_ids(members);
    if (!nodes.empty())
        parts += std::string(parts.empty() ? "" : " and ") + "the one-way support of node " +
                 list_ids(nodes);
    return " but " + parts + ", at rest under these loads";
}

}  // namespace loadpath::analysis
