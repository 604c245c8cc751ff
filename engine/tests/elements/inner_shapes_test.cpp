// What a beam does between its ends: closed forms of bars in compression (Timoshenko and Gere,
// Theory of Elastic Stability, 2.1).
#include "elements/inner_shapes.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <numbers>

#include "elements/frame_geometric.hpp"

using namespace loadpath::elements;

namespace {

constexpr double ei = 3.0e6, length = 4.0;

FrameProperties bar() {
    FrameProperties p;
    p.length = length;
    p.ea = 1e9;
    p.gj = 1e5;
    p.eiy = 10.0 * ei;
    p.eiz = ei;
    return p;
}

InnerShapes::Added compressed(const FrameProperties& p, double force) {
    SectionForces section;
    section.n = -force;
    const std::array<SectionForces, 4> everywhere{section, section, section, section};
    FrameProperties part = p;
    part.length /= InnerShapes::parts;
    InnerShapes::Added added;
    added.whole = FrameGeometric(p).under(0.0, everywhere);
    added.parts.fill(FrameGeometric(part).under(0.0, everywhere));
    return added;
}

int hidden(const FrameProperties& p, const ReleasedEnds* hinges, double force) {
    return InnerShapes(p, hinges).work(compressed(p, 1.0), force, FrameVector::Zero()).hidden;
}

}  // namespace

TEST_CASE("a compressed bar gives way between still ends") {
    const FrameProperties p = bar();
    const double euler = std::numbers::pi * std::numbers::pi * ei / (length * length);
    CHECK(hidden(p, nullptr, 3.99 * euler) == 0);
    CHECK(hidden(p, nullptr, 4.05 * euler) == 1);
    CHECK(hidden(p, nullptr, 8.18 * euler) == 1);  // (8.9868 / pi)^2 = 8.183
    CHECK(hidden(p, nullptr, 8.90 * euler) == 2);

    std::array<double, frame_size> springs;
    springs.fill(std::numeric_limits<double>::infinity());
    springs[5] = springs[12] = 0.0;
    const ReleasedEnds hinges = release_ends(frame_stiffness(p), springs, FrameMatrix::Identity());
    CHECK(hidden(p, &hinges, 0.99 * euler) == 0);
    CHECK(hidden(p, &hinges, 1.01 * euler) == 1);
}

TEST_CASE("with what it does between its ends a bar has the stiffness of a beam-column") {
    // Moments at both ends that turn them against each other: 2 EI/L (pi/2 sqrt(r)) cot(...).
    const FrameProperties p = bar();
    const double euler = std::numbers::pi * std::numbers::pi * ei / (length * length);
    FrameVector ends = FrameVector::Zero();
    ends[5] = 1.0;
    ends[12] = -1.0;
    for (const double share : {0.1, 0.5, 0.9}) {
        const InnerShapes::Added added = compressed(p, share * euler);
        const FrameMatrix whole = frame_stiffness(p) + added.whole;
        const double half = 0.5 * std::numbers::pi * std::sqrt(share);
        const double exact = 2.0 * 2.0 * ei / length * half / std::tan(half);
        const double found =
            ends.dot(whole * ends) + InnerShapes(p, nullptr).work(added, 1.0, ends).beyond;
        CHECK(found >= exact);
        CHECK(found - exact < 0.01 * (ends.dot(whole * ends) - exact));
    }
}
