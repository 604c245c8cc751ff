#include "analysis/leaning.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace loadpath::analysis {

namespace {

using model::unknowns_per_joint;
using Motion = std::vector<double>;  // by unknown

constexpr int most_steps = 30, fewest_steps = 6;
constexpr double far_away = 40.0;            // alpha_cr beyond which nobody asks how far
constexpr double steady_enough = 0.01;       // of alpha_cr, between two steps
constexpr double rounding_of_motion = 1e-6;  // beside a motion whose largest value is 1
constexpr double infinite = std::numeric_limits<double>::infinity();

// What the forces of leaning struts come to sideways.
Motion pushes(std::span<const Strut> struts, const Motion& motion) {
    Motion forces(motion.size(), 0.0);
    for (const Strut& strut : struts) {
        const double push = strut.force_per_length * lean_of(strut, motion);
        for (int k = 0; k < 3; ++k) {
            forces[static_cast<std::size_t>(strut.to * unknowns_per_joint + k)] +=
                push * strut.across[k];
            forces[static_cast<std::size_t>(strut.from * unknowns_per_joint + k)] -=
                push * strut.across[k];
        }
    }
    return forces;
}

double product(const Motion& a, const Motion& b) {
    double sum = 0.0;
    for (std::size_t k = 0; k < a.size(); ++k) sum += a[k] * b[k];
    return sum;
}

void take_shape(std::span<const Strut> struts, const Motion& motion, LeaningMode& mode) {
    double total = 0.0;
    for (const Strut& strut : struts) {
        const double lean = lean_of(strut, motion);
        mode.leans.push_back(lean);
        mode.work.push_back(strut.force_per_length * lean * lean);
        total += mode.work.back();
    }
    for (double& each : mode.work) each /= total > 0.0 ? total : 1.0;
}

// Sideways at every end of a strut, all one way, with a part that differs from end to end so that
// no mode is left out. The same numbers on every machine.
Motion first_push(std::span<const Strut> struts, std::size_t unknowns) {
    Motion forces(unknowns, 0.0);
    std::uint32_t chance = 12345;
    const auto next = [&chance] {
        chance = chance * 1664525u + 1013904223u;
        return static_cast<double>(chance >> 8) / 16777216.0;
    };
    for (const Strut& strut : struts)
        for (const int joint : {strut.from, strut.to}) {
            double* at = forces.data() + joint * unknowns_per_joint;
            const double own = strut.force_per_length * next();
            for (int k = 0; k < 3; ++k) at[k] += own * strut.across[k];
            at[0] += strut.force_per_length;
            at[2] += 0.7 * strut.force_per_length;
        }
    return forces;
}

// A free motion in which struts lean has no stiffness to set against them.
bool find_free(const Equations& equations, std::span<const Strut> struts, LeaningMode& mode) {
    const System& system = equations.system();
    const std::vector<double> still(static_cast<std::size_t>(system.parameters.count), 0.0);
    for (const HeldMotion& held : system.held) {
        Motion free(static_cast<std::size_t>(system.kinematics.free_count), 0.0);
        for (const assembly::Term& term : held.terms) free[term.unknown] = term.factor;
        const Motion motion = system.kinematics.expand(free, still);
        const bool leans = std::any_of(struts.begin(), struts.end(), [&](const Strut& strut) {
            return std::fabs(lean_of(strut, motion)) > rounding_of_motion;
        });
        if (leans) {
            mode.alpha_cr = 0.0;
            take_shape(struts, motion, mode);
            return true;
        }
    }
    return false;
}

// Power iteration; every step leans the structure under the pushes of the step before. The quotient
// of Rayleigh is never above the largest, so alpha_cr never comes out too small.
LeaningMode find_mode(const Equations& equations, std::span<const Strut> struts,
                      std::size_t unknowns) {
    LeaningMode mode{infinite, {}, {}};
    if (find_free(equations, struts, mode)) return mode;
    Motion motion, forces = first_push(struts, unknowns);
    double last = 0.0;
    for (int step = 0; step < most_steps; ++step) {
        motion = equations.displacements_under(forces);
        const double resisted = product(motion, forces);
        Motion next = pushes(struts, motion);
        const double quotient = product(motion, next) / resisted;
        if (!(resisted > 0.0) || !(quotient > 0.0)) break;
        const bool is_steady = std::fabs(quotient - last) < steady_enough * quotient;
        mode.alpha_cr = 1.0 / quotient;
        if (step >= fewest_steps && (is_steady || mode.alpha_cr > far_away)) break;
        last = quotient;
        const double size = std::sqrt(product(next, next));
        for (double& each : next) each /= size;
        forces = std::move(next);
    }
    take_shape(struts, motion, mode);
    return mode;
}

double stretch_of(const model::Member& member, const Motion& motion) {
    const elements::FrameVector ends = assembly::to_ends(member, gather(member, motion));
    const double sign = member.source->member_type == document::MemberType::Tension ? 1.0 : -1.0;
    return sign * (ends[7] - ends[0]);
}

// How the structure moves when all joints are pushed alike; its largest value is 1.
Motion motion_along(const Equations& equations, std::size_t unknowns, std::size_t axis) {
    Motion forces(unknowns, 0.0);
    for (std::size_t k = axis; k < unknowns; k += unknowns_per_joint) forces[k] = 1.0;
    Motion motion = equations.displacements_under(forces);
    double largest = 0.0;
    for (const double each : motion) largest = std::max(largest, std::fabs(each));
    for (double& each : motion) each /= largest > 0.0 ? largest : 1.0;
    return motion;
}

}  // namespace

double lean_of(const Strut& strut, const Motion& motion) {
    const double* from = motion.data() + strut.from * unknowns_per_joint;
    const double* to = motion.data() + strut.to * unknowns_per_joint;
    double lean = 0.0;
    for (int k = 0; k < 3; ++k) lean += strut.across[k] * (to[k] - from[k]);
    return lean;
}

bool asks_for_leaning(const document::Analysis& analysis) {
    return std::any_of(analysis.unity_checks.begin(), analysis.unity_checks.end(),
                       [](const document::UnityCheckDefinition& check) {
                           return check.spec.Ec3Steel && check.spec.Ec3Steel->include_buckling;
                       });
}

std::vector<assembly::State> Leaning::leaning_states(const ResultSet& set) const {
    // Columns lean by 1/200 as they are built (5.3.2(3)); what that takes to be slack is at rest.
    constexpr double lean_as_built = 1.0 / 200.0;
    double largest = 0.0;
    for (const curves::MemberForces& forces : set.curves)
        largest = std::max(largest, forces.n.maximum().value);
    std::vector<std::size_t> idle;
    assembly::State state = set.state, all = set.state;
    for (std::size_t m = 0; m < state.member.size(); ++m) {
        if (!structure_.members[m].is_one_way()) continue;
        const double force = std::fabs(set.curves[m].n.abs_maximum().value);
        if (state.member[m] && force > lean_as_built * largest) continue;
        idle.push_back(m);
        state.member[m] = 0;
        all.member[m] = 1;
    }
    if (idle.empty()) return {state};
    Issues errors;
    const Equations equations(structure_, with_->elements, with_->parameters, all, errors);
    if (!errors.empty()) return {state};
    const std::size_t unknowns = static_cast<std::size_t>(structure_.unknown_count());
    const std::array<Motion, 2> sideways{motion_along(equations, unknowns, 0),
                                         motion_along(equations, unknowns, 2)};
    std::vector<assembly::State> states;
    for (const auto& [x, z] : {std::pair{1.0, 1.0}, {1.0, -1.0}, {-1.0, 1.0}, {-1.0, -1.0}}) {
        assembly::State leaning = state;
        for (const std::size_t m : idle) {
            const model::Member& member = structure_.members[m];
            leaning.member[m] =
                x * stretch_of(member, sideways[0]) + z * stretch_of(member, sideways[1]) >
                rounding_of_motion;
        }
        if (std::find(states.begin(), states.end(), leaning) == states.end())
            states.push_back(std::move(leaning));
    }
    return states;
}

LeaningMode Leaning::find(std::span<const Strut> struts, const ResultSet& set) const {
    const std::size_t unknowns = static_cast<std::size_t>(structure_.unknown_count());
    if (struts.empty()) return {infinite, {}, {}};
    if (with_->equations) return find_mode(*with_->equations, struts, unknowns);
    const std::vector<double> none(struts.size(), 0.0);
    LeaningMode least{infinite, none, none};
    for (const assembly::State& each : leaning_states(set)) {
        Issues errors;
        const Equations equations(structure_, with_->elements, with_->parameters, each, errors);
        if (!errors.empty()) continue;
        LeaningMode mode = find_mode(equations, struts, unknowns);
        if (mode.alpha_cr < least.alpha_cr) least = std::move(mode);
    }
    return least;
}

}  // namespace loadpath::analysis
