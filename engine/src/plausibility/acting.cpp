#include "plausibility/acting.hpp"

#include <Eigen/Geometry>
#include <cmath>

#include "issue.hpp"

namespace loadpath::plausibility {

namespace {

using Kind = Acting::Kind;

constexpr double gravity = 9.81;

Vector3 vector_of(const std::array<double, 3>& v) { return {v[0], v[1], v[2]}; }

// Twice the area of a polygon, as a vector across it.
template <class PointAt>
Vector3 area_of(std::size_t corners, const PointAt& point) {
    Vector3 sum = Vector3::Zero();
    for (std::size_t i = 2; i < corners; ++i)
        sum += Vector3(point(i - 1) - point(0)).cross(Vector3(point(i) - point(0)));
    return sum / 2;
}

double area_of_nodes(const Subject& subject, const std::vector<std::int64_t>& ids) {
    std::vector<Vector3> corners;
    for (const std::int64_t id : ids)
        if (const int at = subject.node(id); at != nowhere) corners.push_back(subject.points[at]);
    return area_of(corners.size(), [&](std::size_t i) { return corners[i]; }).norm();
}

// Loads along local axes keep their size; only their direction is then not known here.
Vector3 direction_of(const std::array<double, 3>& direction, bool is_global) {
    return is_global ? vector_of(direction) : Vector3::Zero();
}

class CaseForces {
 public:
    CaseForces(const Subject& subject, std::size_t place)
        : subject_(subject),
          source_(subject.document.analysis.load_cases[place]),
          path_(path_of("analysis.load_cases", place)) {}

    std::vector<Acting> collect() {
        each(".nodal_loads", source_.nodal_loads, [&](const document::NodalLoad& load) {
            add({load.magnitude * vector_of(load.direction), load.magnitude, nowhere,
                 subject_.node(load.node), Kind::at_a_point, here_});
        });
        each(".distributed_loads", source_.distributed_loads,
             [&](const document::DistributedLoad& load) { add_line(load); });
        each(".member_point_loads", source_.member_point_loads,
             [&](const document::MemberPointLoad& load) {
                 const bool is_global = load.axes == document::LoadAxes::global_;
                 add({load.magnitude * direction_of(load.direction, is_global), load.magnitude,
                      subject_.member(load.member), nowhere, Kind::at_a_point, here_});
             });
        each(".surface_loads", source_.surface_loads, [&](const document::SurfaceLoad& load) {
            const double area = area_of(load.polygon.size(), [&](std::size_t i) {
                                    const auto& at = load.polygon[i];
                                    return Vector3(at.X, at.Y, at.Z);
                                }).norm();
            add({area * load.magnitude * vector_of(load.direction), load.magnitude, nowhere,
                 nowhere, Kind::over_an_area, here_});
        });
        each(".plate_pressures", source_.plate_pressures, [&](const document::PlatePressure& load) {
            add({area_of_target(load) * load.magnitude * vector_of(load.direction), load.magnitude,
                 nowhere, nowhere, Kind::over_an_area, here_});
        });
        return std::move(found_);
    }

 private:
    template <class Load, class Add>
    void each(const char* list, const std::vector<Load>& loads, const Add& add_load) {
        for (std::size_t i = 0; i < loads.size(); ++i) {
            here_ = path_of(path_ + list, i);
            add_load(loads[i]);
        }
    }

    void add(Acting acting) { found_.push_back(std::move(acting)); }

    void add_line(const document::DistributedLoad& load) {
        const int bar = subject_.member(load.member);
        if (bar == nowhere) return;
        const bool is_global =
            load.axes.value_or(document::LoadAxes::global_) == document::LoadAxes::global_;
        const double loaded = subject_.bars[bar].length * (load.end_frac - load.start_frac);
        const double mean = (load.magnitude + load.end_magnitude) / 2;
        const double most = std::max(std::abs(load.magnitude), std::abs(load.end_magnitude));
        add({loaded * mean * direction_of(load.direction, is_global), most, bar, nowhere,
             Kind::along_a_line, here_});
    }

    double area_of_target(const document::PlatePressure& load) const {
        const auto& model = subject_.document.model;
        if (const auto* on = std::get_if<document::SurfaceTarget>(&load.target)) {
            const int at = subject_.surface(on->surface_id);
            return at == nowhere
                       ? 0
                       : area_of_nodes(subject_, model.plate_surfaces[at].boundary_node_ids);
        }
        const int at =
            subject_.element(std::get<document::ElementTarget>(load.target).plate_element_id);
        return at == nowhere ? 0 : area_of_nodes(subject_, model.plate_elements[at].node_ids);
    }

    const Subject& subject_;
    const document::LoadCase& source_;
    std::string path_, here_;
    std::vector<Acting> found_;
};

template <class Plate>
double weight_of_plate(const Subject& subject, const Plate& plate,
                       const std::vector<std::int64_t>& corners) {
    const int material = subject.material(plate.material);
    if (material == nowhere) return 0;
    return area_of_nodes(subject, corners) * plate.thickness * gravity *
           subject.document.model.materials[material].density;
}

}  // namespace

std::vector<Acting> forces_of(const Subject& subject, std::size_t load_case) {
    return CaseForces(subject, load_case).collect();
}

const char* unit_of(Kind kind) {
    switch (kind) {
        case Kind::at_a_point:
            return " N";
        case Kind::along_a_line:
            return " N/m";
        case Kind::over_an_area:
            return " N/m2";
    }
    return "";
}

double own_weight(const Subject& subject) {
    const auto& model = subject.document.model;
    double sum = 0;
    for (const Bar& bar : subject.bars)
        if (bar.is_sound && bar.material != nowhere)
            sum += bar.length * model.sections[bar.section].area * gravity *
                   model.materials[bar.material].density;
    for (const document::PlateSurface& surface : model.plate_surfaces)
        sum += weight_of_plate(subject, surface, surface.boundary_node_ids);
    for (const document::PlateElement& plate : model.plate_elements)
        if (!plate.source_surface_id) sum += weight_of_plate(subject, plate, plate.node_ids);
    return sum;
}

bool is_pressing(const document::LoadCase& load_case) {
    using Category = document::ActionCategory;
    return load_case.action && load_case.action->category >= Category::imposed_A &&
           load_case.action->category <= Category::snow_high;
}

}  // namespace loadpath::plausibility
