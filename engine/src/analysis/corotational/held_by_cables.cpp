#include "analysis/corotational/held_by_cables.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "analysis/equations.hpp"
#include "analysis/held_motions.hpp"
#include "analysis/mechanism.hpp"

namespace loadpath::analysis {

namespace {

struct Ends {
    std::vector<char> of_cables, of_others;  // by joint
};

Ends find_ends(const model::Structure& structure) {
    Ends ends{std::vector<char>(structure.joints.size(), 0),
              std::vector<char>(structure.joints.size(), 0)};
    for (const model::Member& member : structure.members)
        for (const int joint : {member.start, member.end})
            (member.is_cable() ? ends.of_cables : ends.of_others)[static_cast<std::size_t>(joint)] =
                1;
    return ends;
}

// The joints that a motion displaces.
std::vector<std::size_t> displaced(const std::vector<double>& motion) {
    constexpr double no_part = 1e-6;
    double largest = 0.0;
    for (const double u : motion) largest = std::max(largest, std::abs(u));
    std::vector<std::size_t> joints;
    for (std::size_t i = 0; i < motion.size(); i += model::unknowns_per_joint)
        if (std::max({std::abs(motion[i]), std::abs(motion[i + 1]), std::abs(motion[i + 2])}) >
            no_part * largest)
            joints.push_back(i / model::unknowns_per_joint);
    return joints;
}

// Of cables alone: there are thousands in a net, and each is free by itself.
bool is_of_a_knot(const System& system, const HeldMotion& held, const Ends& ends) {
    const auto joint = static_cast<std::size_t>(system.kinematics.unknown_of_free[held.unknown] /
                                                model::unknowns_per_joint);
    return held.terms.size() == 1 && ends.of_others[joint] == 0;
}

}  // namespace

HeldByCables held_by_cables(const model::Structure& structure, const Elements& elements,
                            const assembly::Parameters& parameters, assembly::State state) {
    const Ends ends = find_ends(structure);
    HeldByCables found;
    if (std::ranges::find(ends.of_cables, 1) == ends.of_cables.end()) return found;
    for (std::size_t m = 0; m < structure.members.size(); ++m)
        if (structure.members[m].is_cable()) state.member[m] = 0;
    Issues errors;
    const Equations without(structure, elements, parameters, state, errors);
    if (!errors.empty() || !without.has_all_motions()) {
        found.hangs.assign(structure.joints.size(), 1);
        return found;
    }
    for (const char is_framed : ends.of_others) found.hangs.push_back(is_framed == 0);
    for (const HeldMotion& held : without.system().held) {
        if (is_of_a_knot(without.system(), held, ends)) continue;
        const FreeMotion motion = free_motion(without.system(), held);
        bool is_held_by_cable = false;
        for (const std::size_t joint : displaced(motion.displacements)) {
            found.hangs[joint] = 1;
            is_held_by_cable =
                is_held_by_cable || (ends.of_cables[joint] != 0 && ends.of_others[joint] != 0);
        }
        if (is_held_by_cable && found.where.empty())
            found.where = furthest_of_motion(structure, motion.displacements);
    }
    return found;
}

}  // namespace loadpath::analysis
