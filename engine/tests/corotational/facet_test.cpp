// What a plate element that turns far has to satisfy.
#include "elements/corotational/facet.hpp"

#include <doctest/doctest.h>

#include "elements/corotational/chain.hpp"

using namespace loadpath;
using Eigen::Vector3d;
using elements::Placement;
using shell::ElementVector;

namespace {

struct Facet {
    std::vector<Vector3d> corners;
    shell::ElementMatrix stiffness;

    elements::FacetResponse respond(const std::vector<Placement>& joints) const {
        return elements::respond_as_facet(corners, stiffness, joints);
    }
    int size() const { return 6 * static_cast<int>(corners.size()); }
};

Facet facet_of(std::size_t count, double offset) {
    const std::vector<Vector3d> all{{0.1, 0.2, 0.3}, {1.1, 0.3, 0.2}, {1.2, 1.1, 0.6}, {0.0, 1, 1}};
    Facet facet{{all.begin(), all.begin() + static_cast<long>(count)}, {}};
    // The fourth corner laid into the plane of the others.
    if (count == 4) facet.corners[3] = all[0] + 0.9 * (all[2] - all[1]) + 0.1 * (all[0] - all[1]);
    const auto frame = shell::plate_frame(facet.corners, {}, offset);
    shell::PlateSection section;
    section.thickness = 0.1;
    section.e_mod = 10.0;
    section.g_mod = 4.0;
    const auto stiffness = shell::plate_stiffness(section);
    facet.stiffness = shell::shell_element(std::get<shell::PlateFrame>(frame),
                                           std::get<shell::PlateStiffness>(stiffness),
                                           shell::Theory::mindlin, shell::Behavior::shell)
                          .stiffness;
    return facet;
}

std::vector<Placement> moved(const std::vector<Placement>& joints, const ElementVector& moves) {
    std::vector<Placement> all = joints;
    for (std::size_t j = 0; j < all.size(); ++j) {
        elements::SectionVector step = elements::SectionVector::Zero();
        step.head<6>() = moves.segment<6>(static_cast<int>(6 * j));
        elements::advance(step, 1.0, all[j]);
    }
    return all;
}

std::vector<Placement> as_a_whole(const Facet& facet) {
    const Eigen::Quaterniond turn = elements::rotation_by({1.2, -2.0, 0.7});
    std::vector<Placement> joints;
    for (const Vector3d& corner : facet.corners)
        joints.push_back({turn * corner - corner + Vector3d(3.0, -1.0, 2.0), turn});
    return joints;
}

ElementVector strain(int size) {
    ElementVector moves(size);
    for (int i = 0; i < size; ++i) moves[i] = 0.1 * std::sin(1.7 * i + 0.4);
    return moves;
}

}  // namespace

TEST_CASE("a facet that moves as a whole bears nothing, however far") {
    for (const std::size_t count : {3u, 4u}) {
        const Facet facet = facet_of(count, 0.2);
        const auto response = facet.respond(as_a_whole(facet));
        CHECK(response.forces.norm() < 1e-13);
        CHECK(response.deformed.norm() < 1e-13);
    }
}

TEST_CASE("what is strained and turns as a whole has its forces turned") {
    const Facet facet = facet_of(4, 0.0);
    const ElementVector moves = strain(facet.size());
    const std::vector<Placement> still(4);
    const auto here = facet.respond(moved(still, moves));
    const Eigen::Quaterniond turn = elements::rotation_by({1.2, -2.0, 0.7});
    std::vector<Placement> turned = moved(still, moves);
    for (std::size_t j = 0; j < 4; ++j) {
        const Vector3d at = facet.corners[j] + turned[j].moved;
        turned[j] = {turn * at - facet.corners[j], turn * turned[j].turned};
    }
    const auto there = facet.respond(turned);
    CHECK(there.energy == doctest::Approx(here.energy).epsilon(1e-12));
    for (int k = 0; k < facet.size(); k += 3)
        CHECK((there.forces.segment<3>(k) - turn * Vector3d(here.forces.segment<3>(k))).norm() <
              1e-12 * here.forces.norm());
}

TEST_CASE("at rest a facet is the linear element") {
    for (const std::size_t count : {3u, 4u}) {
        const Facet facet = facet_of(count, 0.2);
        const auto response = facet.respond(std::vector<Placement>(count));
        CHECK((response.tangent - facet.stiffness).norm() < 1e-13 * facet.stiffness.norm());
    }
}

TEST_CASE("forces and tangent of a facet are the slopes of its energy, also where it is bent") {
    constexpr double step = 1e-4;
    for (const std::size_t count : {3u, 4u}) {
        const Facet facet = facet_of(count, 0.2);
        const int size = facet.size();
        const std::vector<Placement> joints = moved(as_a_whole(facet), strain(size));
        const auto here = facet.respond(joints);
        CHECK((here.tangent - here.tangent.transpose()).norm() < 1e-13 * here.tangent.norm());
        shell::ElementMatrix slopes(size, size);
        for (int i = 0; i < size; ++i) {
            const ElementVector a = step * ElementVector::Unit(size, i);
            const auto ahead = facet.respond(moved(joints, a)),
                       behind = facet.respond(moved(joints, -a));
            CHECK((ahead.energy - behind.energy) / (2.0 * step) ==
                  doctest::Approx(here.forces[i]).epsilon(1e-7).scale(here.forces.norm()));
            slopes.col(i) = (ahead.forces - behind.forces) / (2.0 * step);
        }
        // Its antisymmetric part is that of the order in which spins are applied.
        const shell::ElementMatrix even = 0.5 * (slopes + slopes.transpose());
        CHECK((even - here.tangent).norm() < 1e-6 * here.tangent.norm());
    }
}
