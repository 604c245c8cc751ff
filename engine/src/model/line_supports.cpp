// What holds plates along lines and from below, as supports of the joints of their meshes: rigidly,
// or with springs in proportion to the length or area that is each joint's.
#include <algorithm>
#include <cmath>
#include <set>

#include "model/extensions.hpp"
#include "model/prepare.hpp"
#include "model/support_conditions.hpp"

namespace loadpath::model {

namespace {

// Of the length of a line: closer to it is on it.
constexpr double on_line = 1e-6;

struct JointOnLine {
    int joint = 0;
    double x = 0.0;       // along the line
    double length = 0.0;  // of the line that is its own
};

bool is_same_frame(const Matrix3& a, const Matrix3& b) {
    return (a - b).cwiseAbs().maxCoeff() < 1e-9;
}

class LineSupports {
 public:
    LineSupports(Structure& structure, Issues& errors) : structure_(structure), errors_(errors) {
        for (const Plate& plate : structure.plates)
            for (std::size_t k = 0; k < plate.joints.size(); ++k) {
                const int a = plate.joints[k], b = plate.joints[(k + 1) % plate.joints.size()];
                edges_.insert(std::minmax(a, b));
                joints_.insert(a);
            }
        for (std::size_t s = 0; s < structure.supports.size(); ++s)
            support_at_.emplace(structure.supports[s].node, s);
    }

    void add(const document::LineSupport& source, const std::string& path) {
        const int start = node(source.start_node_id, path + ".start_node_id");
        const int end = node(source.end_node_id, path + ".end_node_id");
        const Support* kind = kind_of(source, path);
        if (start < 0 || end < 0 || kind == nullptr) return;
        const std::vector<JointOnLine> line = joints_along(start, end);
        if (!follows_edges(line, source, path)) return;
        Support support = *kind;
        if (source.frame) support.axes = axes_of(*source.frame, line);
        for (const JointOnLine& at : line) {
            Support own = support;
            own.node = at.joint;
            for (double& stiffness : own.stiffness) stiffness *= at.length;
            put(own, path);
        }
    }

    // Ground across the plane of a plate.
    void bed(const Plate& plate, double per_area, const std::string& path) {
        Support ground;
        ground.is_ground = true;
        ground.hold.fill(Hold::free);
        const Vector3 normal = plate.frame.axes.row(2);
        const int axis = std::abs(normal.y()) > 1.0 - 1e-9   ? 1
                         : std::abs(normal.x()) > 1.0 - 1e-9 ? 0
                                                             : 2;
        if (axis == 2 && std::abs(normal.z()) <= 1.0 - 1e-9) ground.axes = plate.frame.axes;
        ground.hold[static_cast<std::size_t>(axis)] = Hold::spring;
        const auto areas = shell::corner_areas(plate.frame);
        for (std::size_t k = 0; k < plate.joints.size(); ++k) {
            ground.node = plate.joints[k];
            ground.stiffness[static_cast<std::size_t>(axis)] = per_area * areas[k];
            put(ground, path);
        }
    }

    void finish() {
        std::stable_sort(structure_.supports.begin(), structure_.supports.end(),
                         [](const Support& a, const Support& b) { return a.node < b.node; });
    }

 private:
    int node(std::int64_t id, const std::string& path) {
        const auto found = structure_.node_index.find(id);
        if (found != structure_.node_index.end()) return found->second;
        errors_.push_back(broken_reference("model.nodes", id, path));
        return -1;
    }

    const Support* kind_of(const document::LineSupport& source, const std::string& path) {
        const auto& kinds = structure_.document->model.nodal_supports;
        for (const document::NodalSupport& kind : kinds) {
            if (kind.id != source.nodal_support) continue;
            for (const auto* condition : support_conditions(kind))
                if (*condition && (*condition)->stiffness_curve) {
                    refuse("should hold without a stiffness curve; support " +
                               std::to_string(kind.id) + " has one",
                           path + ".nodal_support");
                    return nullptr;
                }
            Issues told;  // of the kind itself, with the supports of nodes
            kind_ = support_of(kind, path, told);
            return &kind_;
        }
        errors_.push_back(broken_reference("model.nodal_supports", source.nodal_support,
                                           path + ".nodal_support"));
        return nullptr;
    }

    std::vector<JointOnLine> joints_along(int start, int end) const {
        const Vector3 from = structure_.joints[start].at;
        const Vector3 line = structure_.joints[end].at - from;
        const double length = line.norm();
        std::vector<JointOnLine> found;
        for (const int joint : joints_) {
            const Vector3 arm = structure_.joints[joint].at - from;
            const double x = length > 0.0 ? arm.dot(line) / length : 0.0;
            const double off = length > 0.0 ? (arm - x / length * line).norm() : HUGE_VAL;
            if (off <= on_line * length && x >= -on_line * length && x <= (1.0 + on_line) * length)
                found.push_back({joint, x, 0.0});
        }
        std::sort(found.begin(), found.end(),
                  [](const JointOnLine& a, const JointOnLine& b) { return a.x < b.x; });
        for (std::size_t k = 0; k + 1 < found.size(); ++k) {
            const double half = 0.5 * (found[k + 1].x - found[k].x);
            found[k].length += half;
            found[k + 1].length += half;
        }
        return found;
    }

    bool follows_edges(const std::vector<JointOnLine>& line, const document::LineSupport& source,
                       const std::string& path) {
        bool follows = line.size() > 1 &&
                       structure_.node_id(line.front().joint) == source.start_node_id &&
                       structure_.node_id(line.back().joint) == source.end_node_id;
        for (std::size_t k = 0; k + 1 < line.size(); ++k)
            follows = follows && edges_.contains(std::minmax(line[k].joint, line[k + 1].joint));
        if (!follows)
            refuse("should run along edges of plate elements; between nodes " +
                       std::to_string(source.start_node_id) + " and " +
                       std::to_string(source.end_node_id) + " there are none",
                   path);
        return follows;
    }

    // x along the line, z across the first plate beside it.
    Matrix3 axes_of(document::LineSupportFrame frame, const std::vector<JointOnLine>& line) const {
        if (frame == document::LineSupportFrame::Global) return Matrix3::Identity();
        const Vector3 x =
            (structure_.joints[line.back().joint].at - structure_.joints[line.front().joint].at)
                .normalized();
        for (const Plate& plate : structure_.plates) {
            const auto has = [&](int joint) {
                return std::find(plate.joints.begin(), plate.joints.end(), joint) !=
                       plate.joints.end();
            };
            if (!has(line[0].joint) || !has(line[1].joint)) continue;
            const Vector3 z = Vector3(plate.frame.axes.row(2));
            Matrix3 axes;
            axes.row(0) = x;
            axes.row(1) = z.cross(x);
            axes.row(2) = z;
            return axes;
        }
        return Matrix3::Identity();
    }

    // Beside what holds the joint already: what is rigid stays so, springs add up.
    void put(const Support& support, const std::string& path) {
        const auto [place, is_new] = support_at_.emplace(support.node, structure_.supports.size());
        if (is_new) {
            structure_.supports.push_back(support);
            return;
        }
        Support* known = &structure_.supports[place->second];
        if (!is_same_frame(known->axes, support.axes)) {
            refuse("node " + std::to_string(structure_.node_id(support.node)) +
                       " is held along other axes already",
                   path);
            return;
        }
        for (std::size_t k = 0; k < unknowns_per_joint; ++k) {
            Hold& hold = known->hold[k];
            const Hold more = support.hold[k];
            if (more == Hold::free || hold == Hold::fixed || (hold == more && hold != Hold::spring))
                continue;
            if (hold == Hold::free || more == Hold::fixed) {
                known->is_ground = support.is_ground;
                hold = more;
                known->stiffness[k] = support.stiffness[k];
                known->curved.directions &= ~(1u << k);
            } else if (hold == Hold::spring && more == Hold::spring &&
                       !known->curved.follows(static_cast<int>(k))) {
                known->stiffness[k] += support.stiffness[k];
            } else {
                refuse("node " + std::to_string(structure_.node_id(support.node)) +
                           " is held one way or by a curve already",
                       path);
                return;
            }
        }
    }

    void refuse(const std::string& message, const std::string& path) {
        errors_.push_back({IssueCode::line_support_not_possible, message, path});
    }

    Structure& structure_;
    Issues& errors_;
    std::set<std::pair<int, int>> edges_;
    std::set<int> joints_;
    std::unordered_map<int, std::size_t> support_at_;  // by joint
    Support kind_;
};

}  // namespace

void support_lines(Structure& structure, Issues& errors) {
    const auto& sources = structure.document->model.line_supports;
    if (sources.empty()) return;
    LineSupports lines(structure, errors);
    for (std::size_t i = 0; i < sources.size(); ++i)
        lines.add(sources[i], path_of("model.line_supports", i));
    lines.finish();
}

void bed_plates(Structure& structure, Issues& errors) {
    const document::Model& model = structure.document->model;
    LineSupports ground(structure, errors);
    bool is_any = false;
    for (const Plate& plate : structure.plates) {
        double bedding = 0.0;
        std::string path;
        const auto look = [&](const auto& sources, std::int64_t id, const char* list) {
            for (std::size_t i = 0; i < sources.size(); ++i)
                if (sources[i].id == id && sources[i].bedding.value_or(0.0) > 0.0) {
                    bedding = *sources[i].bedding;
                    path = path_of(list, i) + ".bedding";
                }
        };
        if (plate.surface) look(model.plate_surfaces, *plate.surface, "model.plate_surfaces");
        if (bedding == 0.0) look(model.plate_elements, plate.id, "model.plate_elements");
        if (bedding == 0.0) continue;
        is_any = true;
        ground.bed(plate, bedding, path);
    }
    if (is_any) ground.finish();
}

}  // namespace loadpath::model
