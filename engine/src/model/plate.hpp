// A plate element of the structure: given in the document or made by meshing a surface.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "document/document.gen.hpp"
#include "elements/shell/shell_element.hpp"

namespace loadpath::model {

struct Plate {
    std::int64_t id = 0;
    std::optional<std::int64_t> surface;  // id of the surface it belongs to
    std::vector<int> joints;
    shell::PlateFrame frame;
    shell::PlateStiffness stiffness;
    shell::Theory theory = shell::Theory::mindlin;
    shell::Behavior behavior = shell::Behavior::shell;
    double thickness = 0.0;
    const document::Material* material = nullptr;
};

// A direction in which nothing resists a joint because only membranes meet there: it is left out,
// and a load along it is an error.
struct IdleDirection {
    int joint = 0;
    Eigen::Vector3d axis = Eigen::Vector3d::Zero();
    bool is_rotation = false;
};

}  // namespace loadpath::model
