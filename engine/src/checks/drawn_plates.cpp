#include "checks/drawn_plates.hpp"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>

#include "checks/straightness.hpp"

namespace loadpath::checks {

namespace {

using Places = std::vector<std::size_t>;

Places nodes_of(const ModelIndex& index, const document::PlateElement& element) {
    Places places;
    for (const std::int64_t id : element.node_ids) places.push_back(*index.node(id));
    return places;
}

model::Vector3 normal_of(const ModelIndex& index, const Places& corners) {
    const auto& nodes = index.model().nodes;
    const model::Vector3 along = unit_between(nodes[corners[0]], nodes[corners[1]]);
    return along.cross(unit_between(nodes[corners[0]], nodes[corners[2]])).normalized();
}

bool share_an_edge(const Places& one, const Places& other) {
    return std::ranges::count_if(one, [&](std::size_t node) {
               return std::ranges::find(other, node) != other.end();
           }) > 1;
}

}  // namespace

std::vector<std::size_t> nodes_of_drawn_plates(const ModelIndex& index) {
    constexpr double turned = 0.7071;
    const auto& elements = index.model().plate_elements;
    std::vector<Places> corners, beside(index.model().nodes.size());
    for (const document::PlateElement& element : elements) {
        for (const std::size_t node : corners.emplace_back(nodes_of(index, element)))
            beside[node].push_back(corners.size() - 1);
    }
    Places nodes(elements.size());
    std::vector<bool> is_gathered(elements.size());
    Places counted(beside.size());  // by node, the last plate that counts it, from one on
    for (std::size_t first = 0; first < elements.size(); ++first) {
        if (is_gathered[first]) continue;
        Places plate{first};
        is_gathered[first] = true;
        std::size_t count = 0;
        for (std::size_t at = 0; at < plate.size(); ++at) {
            const Places& own = corners[plate[at]];
            const model::Vector3 normal = normal_of(index, own);
            for (const std::size_t node : own) {
                if (counted[node] != first + 1) ++count;
                counted[node] = first + 1;
                for (const std::size_t other : beside[node]) {
                    if (is_gathered[other] || !share_an_edge(own, corners[other]) ||
                        std::fabs(normal.dot(normal_of(index, corners[other]))) < turned)
                        continue;
                    is_gathered[other] = true;
                    plate.push_back(other);
                }
            }
        }
        for (const std::size_t one : plate) nodes[one] = count;
    }
    return nodes;
}

}  // namespace loadpath::checks
