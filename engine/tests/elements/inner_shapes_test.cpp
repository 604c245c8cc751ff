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

FrameUnderForces compressed(const FrameProperties& p, double force) {
    SectionForces section;
    section.n = -force;
    return FrameGeometric(p).under(0.0, {section, section, section, section});
}

InnerShapes under(const FrameProperties& p, const ReleasedEnds* hinges, double force) {
    FrameProperties half = p;
    half.length *= 0.5;
    InnerShapes inner(p, hinges);
    inner.load({compressed(p, force), {compressed(half, force), compressed(half, force)}});
    return inner;
}

int hidden(const FrameProperties& p, const ReleasedEnds* hinges, double force) {
    return under(p, hinges, 1.0).beyond(force, FrameVector::Zero()).hidden;
}

}  // namespace

TEST_CASE("a compressed bar gives way between still ends") {
    const FrameProperties p = bar();
    const double euler = std::numbers::pi * std::numbers::pi * ei / (length * length);
    CHECK(hidden(p, nullptr, 3.99 * euler) == 0);
    CHECK(hidden(p, nullptr, 4.06 * euler) == 1);  // of two halves: 40 EI / L^2 for (2 pi)^2

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
        const double alone =
            ends.dot((frame_stiffness(p) + compressed(p, share * euler).ends) * ends);
        const double half = 0.5 * std::numbers::pi * std::sqrt(share);
        const double exact = 2.0 * 2.0 * ei / length * half / std::tan(half);
        const double found = alone + under(p, nullptr, share * euler).beyond(1.0, ends).work;
        CHECK(found >= exact);
        CHECK(found - exact < 0.004 * (alone - exact));
    }
}

TEST_CASE("a bar that bends in two waves between its ends has more in it than its halves") {
    // Both ends turned alike, with which a bar has M = EI/L (alpha + beta) of the stability
    // functions: 6 EI/L at rest, EI/L u^2 / (1 - u cot(u)) with u half the root of P L^2 / EI.
    const FrameProperties p = bar();
    FrameVector ends = FrameVector::Zero();
    ends[5] = ends[12] = 1.0;
    for (const double wave : {0.5, 1.0, 2.0}) {  // P L^2 / EI
        const double force = wave * ei / (length * length), u = 0.5 * std::sqrt(wave);
        const double alone = ends.dot((frame_stiffness(p) + compressed(p, force).ends) * ends);
        const double exact = 2.0 * ei / length * 2.0 * u * u / (1.0 - u / std::tan(u));
        const double found = alone + under(p, nullptr, force).beyond(1.0, ends).work;
        CHECK(alone > exact);
        CHECK(std::abs(found - exact) < 0.02 * (alone - exact));
    }
}

TEST_CASE("a bar that gives way in shear has the stiffness of its own stability functions") {
    // Timoshenko's bar under P that turns with its sections' axis: ends turned against each other,
    // EI r cot(r L / 2) for each, with EI r^2 (1 - P / GA) = P (Engesser).
    FrameProperties p = bar();
    for (const double flexible : {0.1, 1.0}) {  // 12 EI / (G A L^2); P L^2 / EI is 1
        p.shear_y = flexible * length * length / (12.0 * ei);
        const double force = ei / (length * length);
        FrameVector ends = FrameVector::Zero();
        ends[5] = 1.0;
        ends[12] = -1.0;
        const double r = std::sqrt(force / (ei * (1.0 - force * p.shear_y)));
        const double exact = 2.0 * ei * r / std::tan(0.5 * r * length);
        const double alone = ends.dot((frame_stiffness(p) + compressed(p, force).ends) * ends);
        const double found = alone + under(p, nullptr, force).beyond(1.0, ends).work;
        CHECK(alone > exact);
        CHECK(std::abs(found - exact) < 0.025 * (alone - exact));
    }
}

TEST_CASE("hinges slip further than at rest") {
    // A bar pinned at its end, turned at its start: 3 EI/L with stability functions of the root u
    // of force over EI, u^2 tan(u) / (tan(u) - u) / L.
    const FrameProperties p = bar();
    const double euler = std::numbers::pi * std::numbers::pi * ei / (length * length);
    std::array<double, frame_size> springs;
    springs.fill(std::numeric_limits<double>::infinity());
    springs[12] = 0.0;
    const ReleasedEnds hinge = release_ends(frame_stiffness(p), springs, FrameMatrix::Identity());
    FrameVector joints = FrameVector::Zero();
    joints[5] = 1.0;
    const FrameVector ends = hinge.from_joints * joints;
    for (const double share : {0.1, 0.5, 0.9}) {
        const double u = std::numbers::pi * std::sqrt(share);
        const double exact = ei / length * u * u * std::tan(u) / (std::tan(u) - u);
        const double alone =
            ends.dot((frame_stiffness(p) + compressed(p, share * euler).ends) * ends);
        const double found = alone + under(p, &hinge, share * euler).beyond(1.0, ends).work;
        CHECK(alone - exact > 100.0 * std::abs(found - exact));
    }
}
