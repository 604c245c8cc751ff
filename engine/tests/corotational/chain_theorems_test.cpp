// What a member of large rotations has to satisfy whatever its figures.
#include <doctest/doctest.h>

#include <cmath>
#include <limits>

#include "corotational/chain_model.hpp"

using namespace corotational_test;
using Eigen::Matrix3d;

namespace {

FrameProperties everything() {
    FrameProperties p;
    p.length = 2.0;
    p.ea = 100.0;
    p.gj = 3.0;
    p.eiw = 0.7;
    p.eiy = 5.0;
    p.eiz = 9.0;
    p.eiyz = 1.5;
    p.shear_y = 0.03;
    p.shear_z = 0.05;
    p.y_s = 0.1;
    p.z_s = -0.2;
    return p;
}

const Matrix3d tilted = rotation_by({0.3, -0.5, 0.9}).toRotationMatrix();
const OwnStrain own{0.01, 0.02, -0.03};

// Numbers between -1 and 1 that are the same on every machine.
double scattered(int i) { return 2.0 * std::fmod(0.5 + 0.6180339887498949 * i, 1.0) - 1.0; }

Placement placement(int seed, double far, double turned) {
    Placement p;
    p.moved = far * Vector3d(scattered(seed), scattered(seed + 1), scattered(seed + 2));
    p.turned = rotation_by(turned *
                           Vector3d(scattered(seed + 3), scattered(seed + 4), scattered(seed + 5)));
    p.warping = 0.1 * scattered(seed + 6);
    return p;
}

// A chain with a hinge and an arm at one end, loads and own strain, and a state of it.
struct Example {
    Chain chain;
    ChainState state;
    std::array<Placement, 2> joints;

    Example() {
        FrameProperties p = everything();
        chain.axes = tilted;
        chain.pieces = 3;
        p.length /= chain.pieces;
        chain.piece = make_piece(p, 0.02);
        for (ChainEnd& end : chain.ends) end.springs.fill(std::numeric_limits<double>::infinity());
        chain.ends[0].springs[5] = 0.4;
        chain.ends[0].rotation_axes = tilted;
        chain.ends[1].arm = {0.05, 0.1, -0.03};
        chain.ends[1].springs[0] = 2.0;
        chain.own = own;
        chain.loads.resize(4);
        for (int i = 0; i < 4; ++i) {
            chain.loads[i].force = 0.1 * Vector3d(scattered(i), scattered(i + 9), scattered(i + 5));
            chain.loads[i].on_axis = 0.1 * Vector3d(scattered(i + 3), scattered(i), 0.2);
        }
        // Turned as a whole, then a little out of shape.
        const Eigen::Quaterniond turn = rotation_by({0.7, -0.9, 0.4});
        const auto turned = [&](const Vector3d& at, int seed) {
            Placement p{turn * at - at, turn, 0.0};
            SectionVector move;
            for (int k = 0; k < section_size; ++k) move[k] = 0.04 * scattered(seed + k);
            advance(move, 1.0, p);
            return p;
        };
        const Vector3d along = tilted.row(0);
        state = at_rest(chain);
        for (int i = 0; i < 2; ++i) state.inner[i] = turned((i + 1) * p.length * along, 7 * i);
        joints = {turned(Vector3d::Zero(), 30),
                  turned(3.0 * p.length * along - chain.ends[1].arm, 40)};
    }

    // Its inner unknowns in balance while the joints rest.
    ChainResponse settle(double factor) {
        ChainResponse response = respond(chain, state, joints, factor);
        for (int i = 0; i < 40 && response.unbalanced > 1e-13; ++i) {
            advance(step_inside(chain, response, FrameVector::Zero(), 0.0), 1.0, state);
            response = respond(chain, state, joints, factor);
        }
        return response;
    }
};

}  // namespace

TEST_CASE("at rest a piece is the linear beam: shear, warping, shear centre, skew axes") {
    const FrameProperties p = everything();
    const PieceResponse rest = evaluate(make_piece(p, 0.4), tilted, {}, {}, {}, 0.0);
    FrameMatrix turn = FrameMatrix::Identity();
    for (const int i : {0, 3, 7, 10}) turn.block<3, 3>(i, i) = tilted;
    const FrameMatrix linear = turn.transpose() * frame_stiffness(p) * turn;
    CHECK((rest.tangent - linear).norm() < 1e-12 * linear.norm());
    CHECK(rest.forces.norm() < 1e-14 * linear.norm());
}

TEST_CASE("forces of a piece are the slope of its energy, its tangent the slope of its forces") {
    const Piece piece = make_piece(everything(), 0.4);
    const Placement start = placement(1, 0.3, 0.8);
    Placement end = start;
    advance(0.2 * SectionVector::LinSpaced(7, -1.0, 1.3), 1.0, end);
    const PieceResponse here = evaluate(piece, tilted, start, end, own, 0.7);
    FrameVector slope;
    FrameMatrix tangent;
    constexpr double step = 1e-5;
    for (int i = 0; i < frame_size; ++i) {
        PieceResponse moved[2];
        for (int side = 0; side < 2; ++side) {
            FrameVector move = FrameVector::Zero();
            move[i] = side == 0 ? -step : step;
            Placement a = start, b = end;
            advance(move.head<7>(), 1.0, a);
            advance(move.tail<7>(), 1.0, b);
            moved[side] = evaluate(piece, tilted, a, b, own, 0.7);
        }
        slope[i] = (moved[1].energy - moved[0].energy) / (2.0 * step);
        tangent.col(i) = (moved[1].forces - moved[0].forces) / (2.0 * step);
    }
    CHECK((here.forces - slope).norm() < 1e-8 * slope.norm());
    const FrameMatrix symmetric = 0.5 * (tangent + tangent.transpose());
    CHECK((here.tangent - symmetric).norm() < 1e-8 * symmetric.norm());
}

TEST_CASE("what turns as a whole strains nothing more: energy stays, forces turn along") {
    const Piece piece = make_piece(everything(), 0.4);
    const Placement start = placement(1, 0.3, 0.8);
    Placement end = start;
    advance(0.2 * SectionVector::LinSpaced(7, -1.0, 1.3), 1.0, end);
    const PieceResponse before = evaluate(piece, tilted, start, end, own, 1.0);
    const Eigen::Quaterniond turn = rotation_by({1.9, -2.2, 0.7});
    const auto turned = [&](const Placement& p, const Vector3d& at) {
        return Placement{turn * (at + p.moved) - at + Vector3d(3, -5, 2), turn * p.turned,
                         p.warping};
    };
    const PieceResponse after = evaluate(piece, tilted, turned(start, {0, 0, 0}),
                                         turned(end, 2.0 * Vector3d(tilted.row(0))), own, 1.0);
    CHECK(after.energy == doctest::Approx(before.energy).epsilon(1e-12));
    for (const int i : {0, 3, 7, 10})
        CHECK((after.forces.segment<3>(i) - turn * Vector3d(before.forces.segment<3>(i))).norm() <
              1e-11 * before.forces.norm());
}

TEST_CASE("a condensed chain: its tangent is the slope of its forces, hinges and arms included") {
    Example example;
    const ChainResponse here = example.settle(0.8);
    CHECK(here.unbalanced < 1e-11);
    FrameMatrix tangent;
    constexpr double step = 1e-5;
    for (int i = 0; i < frame_size; ++i) {
        FrameVector forces[2];
        for (int side = 0; side < 2; ++side) {
            Example moved = example;
            FrameVector move = FrameVector::Zero();
            move[i] = side == 0 ? -step : step;
            advance(move.head<7>(), 1.0, moved.joints[0]);
            advance(move.tail<7>(), 1.0, moved.joints[1]);
            forces[side] = moved.settle(0.8).forces;
        }
        tangent.col(i) = (forces[1] - forces[0]) / (2.0 * step);
    }
    const FrameMatrix symmetric = 0.5 * (tangent + tangent.transpose());
    CHECK((here.tangent - symmetric).norm() < 1e-6 * symmetric.norm());

    // And with the load factor.
    Example more = example, less = example;
    const FrameVector slope =
        (more.settle(0.8 + step).forces - less.settle(0.8 - step).forces) / (2.0 * step);
    CHECK((here.loads + slope).norm() < 1e-6 * slope.norm());
}

namespace {

struct Bent : ChainModel {
    int tip;
    Bent() {
        const int root = add_node({0, 0, 0});
        tip = add_node({5, 0, 0});
        FrameProperties p;
        p.ea = 1e5;
        p.eiy = 100.0;
        p.eiz = 200.0;
        p.gj = 80.0;
        add_member(root, tip, p, 6);
        hold(root, {0, 1, 2, 3, 4, 5});
    }
    Vector3d under(const Vector3d& force) {
        load.setZero();
        push(tip, force);
        CHECK(solve().end == analysis::LoadPath::End::reached);
        return placed[tip].moved;
    }
};

}  // namespace

TEST_CASE("the state does not depend on the way to it") {
    Bent straight, round_about;
    const Vector3d at_once = straight.under({0, -8, 3});
    round_about.under({2, 0, 6});
    round_about.under({-1, -6, 6});
    const Vector3d in_turn = round_about.under({0, -8, 3});
    CHECK((at_once - in_turn).norm() < 1e-8 * at_once.norm());
}

TEST_CASE("the energy stored is the work done") {
    Bent model;
    const Vector3d force(0, -8, 3);
    constexpr int steps = 64;
    double work = 0.0;
    Vector3d before = Vector3d::Zero();
    for (int i = 1; i <= steps; ++i) {
        const Vector3d now = model.under(force * i / steps);
        work += (i - 0.5) / steps * force.dot(now - before);
        before = now;
    }
    // The trapezoidal rule is off by a part in the square of the steps.
    CHECK(model.energy() == doctest::Approx(work).epsilon(1.0 / (steps * steps)));
}
