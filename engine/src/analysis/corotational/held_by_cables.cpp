#include "analysis/corotational/held_by_cables.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "analysis/equations.hpp"
#include "analysis/held_motions.hpp"
#include "analysis/mechanism.hpp"

namespace loadpath::analysis {

namespace {

// The furthest displacement of a joint, beside the largest of all unknowns.
double displacement_of(const std::vector<double>& motion, int joint) {
    const double* u = &motion[static_cast<std::size_t>(joint) * model::unknowns_per_joint];
    return std::max({std::abs(u[0]), std::abs(u[1]), std::abs(u[2])});
}

bool moves(const std::vector<double>& motion, int joint) {
    constexpr double no_part = 1e-6;
    double largest = 0.0;
    for (const double u : motion) largest = std::max(largest, std::abs(u));
    return displacement_of(motion, joint) > no_part * largest;
}

// Whether it moves a joint where a cable ends. Knots of cables alone hang as they like: what
// counts is a joint that other members share.
bool is_held_by_cables(const model::Structure& structure, const std::vector<char>& is_framed,
                       const std::vector<double>& motion) {
    return std::ranges::any_of(structure.members, [&](const model::Member& member) {
        return member.is_cable() &&
               std::ranges::any_of(std::array{member.start, member.end}, [&](int joint) {
                   return is_framed[static_cast<std::size_t>(joint)] != 0 && moves(motion, joint);
               });
    });
}

}  // namespace

std::string tell_what_cables_hold(const model::Structure& structure, const Elements& elements,
                                  const assembly::Parameters& parameters, assembly::State state) {
    std::vector<char> is_framed(structure.joints.size(), 0);
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        const model::Member& member = structure.members[m];
        if (member.is_cable()) {
            state.member[m] = 0;
            continue;
        }
        for (const int joint : {member.start, member.end})
            is_framed[static_cast<std::size_t>(joint)] = 1;
    }
    Issues errors;
    const Equations without(structure, elements, parameters, state, errors);
    if (!errors.empty()) return {};
    for (const FreeMotion& motion : free_motions(without.system())) {
        if (!is_held_by_cables(structure, is_framed, motion.displacements)) continue;
        const std::string where = furthest_of_motion(structure, motion.displacements);
        if (where.empty()) continue;
        return "Cables alone hold " + where +
               ", and only while loads keep them taut: where these loads slacken them, as uplift "
               "does, it needs members that also take compression, or more weight";
    }
    return {};
}

}  // namespace loadpath::analysis
