#include "analysis/loose_members.hpp"

#include <cmath>
#include <string>

#include "analysis/instability.hpp"

namespace loadpath::analysis {

namespace {

using elements::FrameVector;

// The share of a member's loads below which their work on a motion is rounding.
constexpr double no_work_on_member = 1e-9;
// The share of a motion below which an unknown does not take part.
constexpr double no_part = 1e-6;

constexpr const char* releases[7] = {"vx", "vy", "vz", "mx", "my", "mz", "warp"};

// Displacements and rotations apart, so that lengths of metres and of millimetres are the same.
struct Parts {
    double displacement, rotation, warping;
};

Parts sizes_of(const FrameVector& v) {
    const auto norm = [&](int from, int count) {
        return std::hypot(v.segment(from, count).norm(), v.segment(from + 7, count).norm());
    };
    return {norm(0, 3), norm(3, 3), norm(6, 1)};
}

bool drives(const FrameVector& loads, const FrameVector& motion) {
    const Parts f = sizes_of(loads), u = sizes_of(motion);
    const double all =
        f.displacement * u.displacement + f.rotation * u.rotation + f.warping * u.warping;
    return std::abs(loads.dot(motion)) > no_work_on_member * all;
}

// "vx at both ends", "mz at both ends and vy at its start".
std::string name_releases(const FrameVector& motion, double length) {
    std::string text;
    // Rotations by the length of the member: as far as they move its ends.
    const auto takes_part = [&](int k) {
        return std::abs(motion[k]) * (k % 7 < 3 ? 1.0 : length) >
               no_part * (sizes_of(motion).displacement + sizes_of(motion).rotation * length);
    };
    for (int k = 6; k >= 0; --k) {
        const bool at_start = takes_part(k), at_end = takes_part(k + 7);
        if (!at_start && !at_end) continue;
        text += std::string(text.empty() ? "" : " and ") + releases[k] +
                (!at_start ? " at its end"
                 : !at_end ? " at its start"
                           : " at both ends");
    }
    return text;
}

// How the member moves, in one word.
const char* verb_of(const FrameVector& motion, double length) {
    const Parts u = sizes_of(motion);
    if (u.displacement <= no_part * u.rotation * length) return "turn";
    const double along = std::hypot(motion[0], motion[7]);
    return along > no_part * u.displacement ? "slide" : "shift";
}

}  // namespace

void judge_loose_members(const model::Structure& structure, const Elements& elements,
                         ResultSet& set) {
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        const auto& hinges = elements.frames[m].hinges;
        if (!hinges || hinges->loose.cols() == 0) continue;
        const model::Member& member = structure.members[m];
        const loads::MemberLoads* on_member = set.loads.find(static_cast<int>(m));
        FrameVector loads = FrameVector::Zero();
        if (on_member != nullptr)
            loads =
                hinges->turn * end_loads(elements.frames[m], *on_member, set.state.member[m] != 0);
        for (int c = 0; c < hinges->loose.cols(); ++c) {
            const FrameVector motion = hinges->loose.col(c);
            const bool is_driven = drives(loads, motion);
            const char* verb = verb_of(motion, member.length);
            if (!is_driven && verb[0] == 't') continue;
            const std::string words =
                "member " + std::to_string(member.source->id) + " can " + verb +
                " freely between its ends: " + name_releases(motion, member.length) +
                " is released";
            const std::string path =
                path_of("model.members", member.parent < 0 ? m : std::size_t(member.parent));
            if (is_driven)
                set.errors.push_back({IssueCode::singular_model,
                                      words + ", and its loads have no other way to the nodes",
                                      path});
            else
                set.warnings.push_back({IssueCode::unstable_unloaded, words + undriven, path});
        }
    }
}

}  // namespace loadpath::analysis
