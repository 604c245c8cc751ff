// To which sides a structure leans: along each axis of its plan, one way and the other, one at a
// time (EN 1993-1-1, 5.3.2(8)).
#pragma once

#include "answer/answer.gen.hpp"
#include "checks/frame_modes.hpp"
#include "model/structure.hpp"
#include "stability/columns.hpp"

namespace loadpath::stability {

struct Lean {
    Vector3 direction = Vector3::UnitX();  // horizontal, of length 1
    answer::LeanChosenBy chosen_by{};
};

// Two at right angles, along most of the horizontal bars; where bars run all ways, two more
// between them. Of a structure in a plane the one of its plane.
std::vector<Vector3> plan_axes(const model::Structure& structure);

// All sides. The first is the one to which loads sway the structure most, with its imperfections
// that are stated; where they hardly do, along its lowest mode. The others follow as axes do.
std::vector<Lean> find_leans(const std::vector<Vector3>& axes, const std::vector<Column>& columns,
                             const std::vector<double>& motion, const std::vector<Vector3>& shifts,
                             const checks::FrameModes& modes);

}  // namespace loadpath::stability
