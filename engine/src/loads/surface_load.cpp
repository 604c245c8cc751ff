#include "loads/surface_load.hpp"

#include <cmath>
#include <numeric>

#include "loads/surface_on_bars.hpp"
#include "loads/surface_on_plates.hpp"
#include "mesh/surface_plane.hpp"
#include "text/number.hpp"

namespace loadpath::loads {
namespace {

// What the parts may differ from the whole by rounding.
constexpr double rounding = 1e-9;
// Gaps between plates and the polygon's edge that drawing by hand leaves.
constexpr double drawing = 1e-6;

std::string square_metres(double area) { return format(area, 6) + " m2"; }

double carried(const SpreadLoad& load) {
    double sum = 0;
    for (const CarriedPlate& p : load.plates)
        sum = std::accumulate(p.corner_areas.begin(), p.corner_areas.end(), sum);
    return sum;
}

}  // namespace

std::variant<SpreadLoad, std::string> spread_surface_load(
    const std::vector<Eigen::Vector3d>& polygon,
    const std::optional<Eigen::Vector3d>& distribution_direction, std::span<const Bar> bars,
    std::span<const std::vector<Eigen::Vector3d>> plates) {
    if (polygon.size() < 3) return "polygon should have at least three vertices";
    mesh::Surface shape;
    for (int i = 0; i < static_cast<int>(polygon.size()); ++i) shape.boundary.push_back(i);
    auto laid = mesh::surface_plane(polygon, shape);
    if (const auto* fault = std::get_if<std::string>(&laid)) return "polygon: " + *fault;
    const auto& plane = std::get<mesh::SurfacePlane>(laid);

    SpreadLoad load;
    load.area = plane.area;
    load.plates = spread_on_plates(plane, plates);
    const double on_plates = carried(load);
    if (on_plates >= (1 - drawing) * load.area) return load;
    if (on_plates > drawing * load.area)
        return square_metres(on_plates) + " of its " + square_metres(load.area) +
               " lie on plates and the rest does not; the polygon should end where the plates end";
    load.plates.clear();
    if (auto fault = spread_on_bars(plane, distribution_direction, bars, load)) return *fault;
    double arrived = 0;
    for (const CarriedEnd& e : load.ends) arrived += e.area;
    for (const CarriedStrip& s : load.strips)
        arrived += (s.x1 - s.x0) * (s.breadth0 + s.breadth1) / 2;
    if (std::abs(arrived - load.area) > rounding * load.area)
        return "only " + square_metres(arrived) + " of " + square_metres(load.area) +
               " could be handed to members";
    return load;
}

}  // namespace loadpath::loads
