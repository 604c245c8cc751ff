// What moments and compression do to the twist between a beam's ends.
#include "elements/inner/frame_geometric.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <numbers>

#include "elements/inner/inner_shapes.hpp"

using namespace loadpath::elements;

namespace {

FrameProperties beam(double length) {
    FrameProperties p;
    p.length = length;
    p.ea = 1e9;
    p.gj = 1e5;
    p.eiy = 3e6;
    p.eiz = 3e7;
    return p;
}

std::array<SectionForces, 4> everywhere(const SectionForces& forces) {
    return {forces, forces, forces, forces};
}

// The inner twists as they are under `times` the forces: what the beam loses, over `times`.
FrameMatrix eliminated(const FrameUnderForces& under, double times) {
    Eigen::Matrix2d inner = times * under.inner;
    for (int i = 0; i < inner_twists; ++i) inner(i, i) += under.resistance[std::size_t(i)];
    return under.ends - times * under.between * inner.inverse() * under.between.transpose();
}

// Half of a fork-ended beam from its end to the middle, where it neither turns nor twists further:
// free are the slope about y at the fork, the deflection w and the twist in the middle.
double determinant_of_half(const FrameMatrix& k) {
    constexpr int free[3] = {4, 9, 10};
    Eigen::Matrix3d m;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) m(i, j) = k(free[i], free[j]);
    return m.determinant();
}

double critical(const FrameUnderForces& under, const FrameProperties& p, bool twists_inside) {
    double low = 0.0, high = 2.0;
    for (int step = 0; step < 60; ++step) {
        const double middle = 0.5 * (low + high);
        const FrameMatrix added = twists_inside ? eliminated(under, middle) : under.ends;
        (determinant_of_half(frame_stiffness(p) + middle * added) > 0.0 ? low : high) = middle;
    }
    return low;
}

}  // namespace

TEST_CASE("half a fork-ended beam under uniform moment buckles as a whole one does") {
    // pi / L sqrt(E I G J) of a beam twice as long (Timoshenko and Gere, sec. 6.3).
    const FrameProperties p = beam(2.0);
    SectionForces forces;
    forces.mz = std::numbers::pi / 4.0 * std::sqrt(p.eiy * p.gj);
    const FrameUnderForces under = FrameGeometric(p).under(0.0, everywhere(forces));
    CHECK(critical(under, p, false) > 1.03);
    CHECK(critical(under, p, true) > 1.0);
    CHECK(critical(under, p, true) < 1.005);
}

TEST_CASE("twist that follows the ends under some forces is right under these") {
    const FrameProperties p = beam(2.0);
    SectionForces forces{-4e4, 1e3, -2e3, 5e2, 3e4, -7e4};
    const FrameUnderForces under = FrameGeometric(p).under(0.02, everywhere(forces));
    const auto following = under.following(1.5);
    REQUIRE(following.is_stiffer);
    const FrameMatrix sum = following.stiffness + 1.5 * following.geometric;
    const FrameMatrix exact = 1.5 * eliminated(under, 1.5);
    CHECK((sum - exact).norm() < 1e-12 * exact.norm());
    // A step away it is too stiff by the square of the step.
    FrameVector ends;
    for (int i = 0; i < frame_size; ++i) ends[i] = std::sin(1.0 + i);
    const auto too_stiff = [&](double factor) {
        return ends.dot((following.stiffness + factor * following.geometric) * ends) -
               factor * ends.dot(eliminated(under, factor) * ends);
    };
    CHECK(too_stiff(1.6) > 0.0);
    CHECK(under.work_of_following(1.5, 1.6, ends) ==
          doctest::Approx(
              ends.dot((following.stiffness + 1.6 * (following.geometric - under.ends)) * ends))
              .epsilon(1e-10));
    CHECK(too_stiff(1.6) / too_stiff(1.55) == doctest::Approx(4.0).epsilon(0.05));
}

TEST_CASE("compression beyond G J over the radius squared gives way in every inner twist") {
    const FrameProperties p = beam(2.0);
    const double radius_squared = 0.02;
    SectionForces forces;
    forces.n = -p.gj / radius_squared;
    const FrameUnderForces under = FrameGeometric(p).under(radius_squared, everywhere(forces));
    InnerShapes halved(p);
    FrameProperties half = p;
    half.length *= 0.5;
    const FrameUnderForces of_half = FrameGeometric(half).under(radius_squared, everywhere(forces));
    halved.load({under, {of_half, of_half}});
    CHECK(halved.beyond(0.999, FrameVector::Zero()).hidden == 0);
    CHECK(halved.beyond(1.001, FrameVector::Zero()).hidden == 2 * inner_twists + 1);
    CHECK_FALSE(under.following(0.999).is_stiffer);
}

TEST_CASE("where warping holds the twist its shapes are those of the ends alone") {
    FrameProperties p = beam(2.0);
    p.eiw = 1e3;
    SectionForces forces;
    forces.mz = 1e5;
    const FrameUnderForces under = FrameGeometric(p).under(0.0, everywhere(forces));
    CHECK_FALSE(under.following(1.0).is_stiffer);
    CHECK(under.work_of_following(1.0, 1.0, FrameVector::Ones()) == 0.0);
    CHECK(under.resistance[0] == 0.0);
}
