// What a beam does between its ends: closed forms of bars in compression (Timoshenko and Gere,
// Theory of Elastic Stability, 2.1).
#include "elements/inner/inner_shapes.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <numbers>

#include "elements/inner/frame_geometric.hpp"

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

FrameMatrix compressed(const FrameProperties& p, double force) {
    SectionForces section;
    section.n = -force;
    return FrameGeometric(p).under(0.0, {section, section, section, section}).ends;
}

InnerShapes::Parts compressed_parts(FrameProperties p, double force) {
    p.length /= InnerShapes::parts;
    InnerShapes::Parts parts;
    parts.fill(compressed(p, force));
    return parts;
}

int hidden(const FrameProperties& p, const ReleasedEnds* hinges, double force) {
    const InnerShapes::Parts parts = compressed_parts(p, 1.0);
    return InnerShapes(p, hinges).work(parts, force, FrameVector::Zero()).hidden;
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
        const InnerShapes::Parts parts = compressed_parts(p, share * euler);
        const double alone = ends.dot((frame_stiffness(p) + compressed(p, share * euler)) * ends);
        const double half = 0.5 * std::numbers::pi * std::sqrt(share);
        const double exact = 2.0 * 2.0 * ei / length * half / std::tan(half);
        const double found = ends.dot(frame_stiffness(p) * ends) +
                             InnerShapes(p, nullptr).work(parts, 1.0, ends).all;
        CHECK(found >= exact);
        CHECK(found - exact < 0.01 * (alone - exact));
    }
}
