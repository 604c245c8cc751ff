// A load on a polygon, handed to what lies in its plane: to plates where they cover it, else one
// way to members that run along the distribution direction (when none is given, that in which
// members in the polygon are longest in sum). Each strip across that direction goes to the nearest
// member; the whole of the load arrives, always.
#pragma once

#include <Eigen/Dense>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace loadpath::loads {

struct Bar {
    Eigen::Vector3d start, end;
};

// Breadth of the polygon carried by a bar, linear between two stations (metres from its start).
// Times the force per area it is a force per metre of bar.
struct CarriedStrip {
    int bar = 0;
    double x0 = 0, x1 = 0, breadth0 = 0, breadth1 = 0;
};

// Area of the polygon beyond the ends of all bars, carried by the nearest end.
struct CarriedEnd {
    int bar = 0;
    double x = 0, area = 0;
};

// Area carried by the corners of a plate.
struct CarriedPlate {
    int plate = 0;
    std::vector<double> corner_areas;
};

struct SpreadLoad {
    double area = 0;
    std::vector<CarriedStrip> strips;
    std::vector<CarriedEnd> ends;
    std::vector<CarriedPlate> plates;
    bool axis_was_chosen = false;  // no direction was given
    Eigen::Vector3d axis = Eigen::Vector3d::Zero();
};

// plates: corner positions, three or four each. A string says what is wrong and what is expected.
std::variant<SpreadLoad, std::string> spread_surface_load(
    const std::vector<Eigen::Vector3d>& polygon,
    const std::optional<Eigen::Vector3d>& distribution_direction, std::span<const Bar> bars,
    std::span<const std::vector<Eigen::Vector3d>> plates);

}  // namespace loadpath::loads
