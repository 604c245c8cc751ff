#include "checks/buckling_lengths.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "checks/held_points.hpp"
#include "checks/turning_ends.hpp"
#include "text/number.hpp"

namespace loadpath::checks {

namespace {

using en1993::BucklingLengths;
using en1993::Segment;
using en1993::SegmentEnds;

// Restraints whose node is not on this member hold nothing of it: said, not dropped in silence.
std::string restraints_elsewhere(const std::vector<HeldPoint>& points,
                                 const document::MemberSet& set) {
    std::string text;
    for (const document::BucklingRestraint& restraint : set.buckling_restraints) {
        const bool is_here = std::any_of(points.begin(), points.end(), [&](const HeldPoint& point) {
            return point.node_id == restraint.node_id;
        });
        if (!is_here)
            text += "; the restraint at node " + std::to_string(restraint.node_id) +
                    " is not on this member";
    }
    return text;
}

struct Division {
    std::vector<Segment> segments;
    std::string why;
};

// Cuts the chain at the points that hold. An end that holds nothing makes its segment a cantilever.
Division divide(const std::vector<HeldPoint>& points, const MemberChain& chain, bool Hold::* held) {
    const double length = chain.length;
    Division division;
    std::vector<const HeldPoint*> cuts;
    std::string inner;
    for (const HeldPoint& point : points) {
        if (!(point.hold.*held)) continue;
        cuts.push_back(&point);
        if (&point == &points.front() || &point == &points.back()) continue;
        inner += (inner.empty() ? "" : ", ") + std::to_string(point.node_id);
    }
    double from = 0.0;
    bool is_free = !(points.front().hold.*held);
    auto close = [&](double to, bool free_at_end, const HeldPoint* root) {
        if (to - from <= 1e-9 * length) return;
        Segment segment{from, to, to - from};
        if (is_free || free_at_end) {
            segment.ends = SegmentEnds::free_end;
            segment.is_free_at_start = is_free;
            segment.is_warping_held = root && root->hold.is_warping_held;
        }
        division.segments.push_back(segment);
    };
    const HeldPoint* previous = is_free ? nullptr : &points.front();
    for (const HeldPoint* cut : cuts) {
        close(cut->x, false, is_free ? cut : nullptr);
        from = cut->x;
        is_free = false;
        previous = cut;
    }
    close(length, !(points.back().hold.*held), previous);
    const std::string whole = points.size() == 2 ? "the member's length"
                              : chain.set ? "the member set's length"
                                          : "the length of the bar that the member is a piece of";
    division.why = inner.empty() ? whole : "between the ends and restraints at nodes " + inner;
    return division;
}

// Flexural buckling: a free end doubles the length; factors and given lengths of the set follow.
// A free end sways whatever length is stated for it (Table B.3).
void finish_flexural(Division& division, double length, const std::optional<double>& given,
                     const std::optional<double>& factor, const char* given_name,
                     const char* factor_name, const document::MemberSet* set, bool& is_sway) {
    is_sway = std::any_of(division.segments.begin(), division.segments.end(),
                          [](const Segment& s) { return s.ends == SegmentEnds::free_end; });
    if (given && *given > 0.0) {
        Segment whole{0.0, length, *given};
        division.segments = {whole};
        division.why = std::string(given_name) + " of member set " + std::to_string(set->id);
        is_sway = is_sway || *given > 1.001 * length;
        return;
    }
    for (Segment& segment : division.segments) {
        if (factor && *factor > 0.0) {
            segment.length *= *factor;
        } else if (segment.ends == SegmentEnds::free_end) {
            segment.length *= 2.0;
            division.why += ", doubled: one end is free";
        }
        segment.ends = SegmentEnds::forks;
    }
    if (factor && *factor > 0.0) {
        division.why += " times " + std::string(factor_name) + " = " + format(*factor);
        is_sway = is_sway || *factor > 1.001;
    }
}

void finish_lateral(Division& division, BucklingLengths& lengths, const MemberChain& chain) {
    const std::optional<double> given = chain.set ? chain.set->ltb_length : std::nullopt;
    if (!given || *given <= 0.0) return;
    const double share = chain.length / *given;
    const double whole = std::round(share);
    division.why = "ltb_length of member set " + std::to_string(chain.set->id);
    division.segments.clear();
    // Stretches beyond count differ in nothing: the moment along each is as good as even.
    constexpr double most_parts = 1000.0;
    if (whole >= 1.0 && whole <= most_parts && std::fabs(share - whole) < 0.01 * whole) {
        const int parts = static_cast<int>(whole);
        for (int k = 0; k < parts; ++k) {
            division.segments.push_back(
                {chain.length * k / parts, chain.length * (k + 1) / parts, *given});
        }
        if (parts > 1) division.why += ", " + std::to_string(parts) + " equal segments";
        return;
    }
    division.segments.push_back({0.0, chain.length, *given});
    lengths.is_lateral_diagram_unknown = share > 1.0;
    if (share > 1.0) division.why += "; where the restraints are is not known, so C1 = 1";
}

}  // namespace

BucklingLengths buckling_lengths(const ModelIndex& index, const MemberChain& chain, bool is_planar,
                                 bool is_swapped) {
    std::vector<HeldPoint> points = held_points(index, chain, is_planar);
    add_restraints(chain, points);
    const document::MemberSet* set = chain.set;
    const document::MemberSet nothing{};
    const document::MemberSet& s = set ? *set : nothing;
    // Sideways movement along local y is bending about local z, and the other way round.
    Division about_z = divide(points, chain, &Hold::y);
    Division about_y = divide(points, chain, &Hold::z);
    Division torsion = divide(points, chain, &Hold::twist);
    Division lateral = torsion;
    bool is_sway_y = false, is_sway_z = false;
    finish_flexural(about_z, chain.length, s.buckling_length_z, s.effective_length_factor_z,
                    "buckling_length_z", "effective_length_factor_z", set, is_sway_z);
    finish_flexural(about_y, chain.length, s.buckling_length_y, s.effective_length_factor_y,
                    "buckling_length_y", "effective_length_factor_y", set, is_sway_y);
    bool is_sway_t = false;
    finish_flexural(torsion, chain.length, s.buckling_length_t, std::nullopt, "buckling_length_t",
                    "", set, is_sway_t);
    BucklingLengths lengths;
    finish_lateral(lateral, lengths, chain);
    const bool is_one_stretch =
        lateral.segments.size() == 1 && lateral.segments[0].length > 0.95 * chain.length;
    if (!is_planar && is_one_stretch) lengths.twist = twist_at_ends(index, chain);
    if (is_planar) {
        lateral.why +=
            "; a 2D document holds sideways and against twist where other members meet this one";
        const bool lies_along_z = std::fabs(axes_of_chain(index, chain)(2, 2)) > 0.5;
        (lies_along_z ? about_y : about_z).why +=
            "; a 2D document holds across its plane where other members meet this one";
    }
    const std::string strays = restraints_elsewhere(points, s);
    about_y.why += strays;
    about_z.why += strays;
    Division& strong = is_swapped ? about_y : about_z;
    Division& weak = is_swapped ? about_z : about_y;
    lengths.y = std::move(strong.segments);
    lengths.why_y = std::move(strong.why);
    lengths.z = std::move(weak.segments);
    lengths.why_z = std::move(weak.why);
    lengths.torsion = std::move(torsion.segments);
    lengths.why_torsion = std::move(torsion.why);
    lengths.lateral = std::move(lateral.segments);
    lengths.why_lateral = std::move(lateral.why);
    lengths.is_sway_y = is_swapped ? is_sway_y : is_sway_z;
    lengths.is_sway_z = is_swapped ? is_sway_z : is_sway_y;
    return lengths;
}

}  // namespace loadpath::checks
