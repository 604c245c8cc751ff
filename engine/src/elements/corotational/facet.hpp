// A flat shell element that moves and turns as far as it likes: its rigid rotation is taken out,
// and what is left of the movements of its corners strains the linear element. Forces and tangent
// follow from that energy (element-independent corotation: Rankin and Nour-Omid 1988; Felippa and
// Haugen 2005).
#pragma once

#include <vector>

#include "elements/corotational/piece.hpp"
#include "elements/shell/shell_element.hpp"

namespace loadpath::elements {

struct FacetResponse {
    shell::ElementVector deformed;  // movements without the rotation, in the axes as it stood
    shell::ElementVector forces;    // of the joints on the element, six each in global axes
    shell::ElementMatrix tangent;   // by displacement and spin of the joints
    double energy = 0.0;
};

// `corners` as they stood, three or four; `stiffness` of the linear element in global axes.
FacetResponse respond_as_facet(const std::vector<Eigen::Vector3d>& corners,
                               const shell::ElementMatrix& stiffness,
                               const std::vector<Placement>& joints);

}  // namespace loadpath::elements
