// Stress resultants of plates from displacements, and the forces through which joints hold them.
#pragma once

#include <vector>

#include "elements/shell/shell_element.hpp"
#include "model/structure.hpp"

namespace loadpath::analysis {

struct PlateState {
    shell::Resultants centre;
    std::vector<shell::Resultants> corners;
    shell::ElementVector forces;  // of the joints on the plate, six each in global axes
};

// The resultants that movements of the corners strain a plate by; without its forces.
PlateState plate_state(const shell::ShellElement& element, const shell::ElementVector& movements);

// Adds what joints give to plates to `given`, by unknown of the structure.
std::vector<PlateState> recover_plates(const model::Structure& structure,
                                       const std::vector<shell::ShellElement>& elements,
                                       const std::vector<double>& displacements,
                                       std::vector<double>& given);

// The six unknowns of each joint of a plate, and the three of its displacements.
std::vector<int> unknowns_of(const model::Plate& plate);
std::vector<int> displacements_of(const model::Plate& plate);

}  // namespace loadpath::analysis
