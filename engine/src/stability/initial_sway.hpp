// The initial sway imperfection of EN 1993-1-1, 5.3.2(3)a.
#pragma once

#include <optional>

#include "answer/answer.gen.hpp"
#include "checks/frame_modes.hpp"
#include "stability/columns.hpp"
#include "stability/sides.hpp"

namespace loadpath::stability {

constexpr double phi_0 = 1.0 / 200.0;  // before alpha_h and alpha_m

// One or two horizontal directions of length 1, along which a structure leans at once.
struct Lean {
    std::vector<Vector3> directions;
    answer::LeanChosenBy chosen_by{};

    Vector3 sum() const;
    void turn(const Sides& turned);
};

// The way that the loads of the combination sway the structure, and its imperfections with them, so
// that they add up; in space, where a combination is all there is to decide by, across it as well
// if the frame is sensitive that way. Where it hardly sways, along the lowest mode and in space
// across it: neither way is then the worse by symmetry. Both at once are more than 5.3.2(8) asks
// for.
Lean choose_lean(const std::vector<Column>& columns, const std::vector<double>& motion,
                 const std::vector<Vector3>& shifts, const checks::FrameModes& modes,
                 bool is_planar, bool decides);

// Which directions the loads leave open: they push along it with less than phi times their weight,
// so that the lean decides to which side the structure goes. Under a larger push a lean against it
// comes between this one and the same weight without the push.
void open_sides(const Lean& lean, double phi, const analysis::Balance& balance, Sides& open);

// Nothing where there are no columns.
std::optional<answer::InitialSway> initial_sway(const std::vector<Column>& columns,
                                                const Lean& lean);

// Adds the lean to shifts by node.
void lean_nodes(const std::vector<document::Node>& nodes, const answer::InitialSway& sway,
                double height_of_feet, std::vector<Vector3>& shifts);

}  // namespace loadpath::stability
