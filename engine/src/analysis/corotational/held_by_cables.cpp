#include "analysis/corotational/held_by_cables.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "analysis/held_motions.hpp"
#include "analysis/mechanism.hpp"

namespace loadpath::analysis {

namespace {

// By joint, whether a motion displaces it.
std::vector<char> displaced(const std::vector<double>& motion) {
    constexpr double no_part = 1e-6;
    double largest = 0.0;
    for (const double u : motion) largest = std::max(largest, std::abs(u));
    std::vector<char> moves(motion.size() / model::unknowns_per_joint, 0);
    for (std::size_t joint = 0; joint < moves.size(); ++joint) {
        const double* u = &motion[joint * model::unknowns_per_joint];
        moves[joint] =
            std::max({std::abs(u[0]), std::abs(u[1]), std::abs(u[2])}) > no_part * largest;
    }
    return moves;
}

// Without the cables, and which joints anything else ends at.
std::vector<char> take_cables_out(const model::Structure& structure, assembly::State& state) {
    std::vector<char> is_framed(structure.joints.size(), 0);
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        const model::Member& member = structure.members[m];
        if (member.is_cable())
            state.member[m] = 0;
        else
            for (const int joint : {member.start, member.end})
                is_framed[static_cast<std::size_t>(joint)] = 1;
    }
    return is_framed;
}

}  // namespace

WithoutCables::WithoutCables(const model::Structure& structure, const Elements& elements,
                             const assembly::Parameters& parameters, assembly::State state)
    : structure_(structure),
      is_framed_(take_cables_out(structure, state)),
      equations_(std::make_unique<Equations>(structure, elements, parameters, state, errors_)) {}

std::vector<char> WithoutCables::hanging_joints() const {
    std::vector<char> hangs(is_framed_.size(), 1);
    if (!errors_.empty() || !equations_->has_all_motions()) return hangs;
    for (std::size_t joint = 0; joint < hangs.size(); ++joint)
        hangs[joint] = is_framed_[joint] == 0;
    for (const FreeMotion& motion : free_motions(equations_->system())) {
        const std::vector<char> moves = displaced(motion.displacements);
        for (std::size_t joint = 0; joint < hangs.size(); ++joint)
            if (moves[joint] != 0) hangs[joint] = 1;
    }
    return hangs;
}

std::string WithoutCables::tell() const {
    if (!errors_.empty()) return {};
    for (const FreeMotion& motion : free_motions(equations_->system())) {
        const std::vector<char> moves = displaced(motion.displacements);
        const auto is_held = [&](int joint) {
            const auto at = static_cast<std::size_t>(joint);
            return is_framed_[at] != 0 && moves[at] != 0;
        };
        const bool is_held_by_cable =
            std::ranges::any_of(structure_.members, [&](const model::Member& member) {
                return member.is_cable() && (is_held(member.start) || is_held(member.end));
            });
        const std::string where = furthest_of_motion(structure_, motion.displacements);
        if (!is_held_by_cable || where.empty()) continue;
        return "Cables alone hold " + where +
               ", and only while loads keep them taut: where these loads slacken them, as uplift "
               "does, it needs members that also take compression, or more weight";
    }
    return {};
}

}  // namespace loadpath::analysis
