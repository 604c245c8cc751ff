#include "loads/plate_loads.hpp"

#include <cmath>
#include <string>

#include "loads/surface_load.hpp"

namespace loadpath::loads {

namespace {

using model::Plate;
using model::Structure;
using model::Vector3;

std::string place_of(std::size_t load_case, const char* list, std::size_t i) {
    return path_of(path_of("analysis.load_cases", load_case) + "." + list, i);
}

void add_at_corners(const Plate& plate, std::span<const Vector3> forces, CaseLoads& loads) {
    const shell::ElementVector f = shell::corner_forces(plate.frame, forces);
    for (std::size_t i = 0; i < plate.joints.size(); ++i) {
        const int k = 6 * static_cast<int>(i);
        loads.add_at_joint(plate.joints[i], f.segment<3>(k), f.segment<3>(k + 3));
    }
}

bool is_target(const document::PlatePressure& pressure, const Plate& plate) {
    if (const auto* surface = std::get_if<document::SurfaceTarget>(&pressure.target))
        return plate.surface == surface->surface_id;
    return plate.id == std::get<document::ElementTarget>(pressure.target).plate_element_id;
}

void add(const Structure& structure, const document::PlatePressure& pressure,
         const std::string& path, CaseLoads& loads, Issues& errors) {
    const Vector3 per_area = pressure.magnitude * model::vector_of(pressure.direction);
    bool found = false;
    for (const Plate& plate : structure.plates) {
        if (!is_target(pressure, plate)) continue;
        found = true;
        // On the area projected along the load, as snow acts on a roof.
        const Vector3 normal = plate.frame.axes.row(2).transpose();
        const double share = pressure.projected && per_area.norm() > 0.0
                                 ? std::abs(normal.dot(per_area.normalized()))
                                 : 1.0;
        add_on_plate(plate, share * per_area, loads);
    }
    if (found) return;
    const auto* surface = std::get_if<document::SurfaceTarget>(&pressure.target);
    if (surface != nullptr)
        errors.push_back(broken_reference("model.plate_surfaces", surface->surface_id,
                                          path + ".target.surface_id"));
    else
        errors.push_back(
            broken_reference("model.plate_elements",
                             std::get<document::ElementTarget>(pressure.target).plate_element_id,
                             path + ".target.plate_element_id"));
}

// An imperfection moves members and plates from under the polygon by more than what counts as
// touching it; each carries what it would carry without.
void add(const Structure& structure, const Structure& drawn, const document::SurfaceLoad& load,
         const std::string& path, CaseLoads& loads, Issues& errors, Issues& warnings) {
    std::vector<Vector3> polygon;
    for (const document::SurfaceLoadVertex& v : load.polygon) polygon.emplace_back(v.X, v.Y, v.Z);
    std::optional<Vector3> along;
    if (load.distribution_direction) along = model::vector_of(*load.distribution_direction);
    std::vector<Bar> bars;
    for (int m = 0; m < structure.member_count(); ++m) {
        const model::Member& member = drawn.members[m];
        bars.push_back({drawn.joints[member.start].at, drawn.joints[member.end].at});
    }
    std::vector<std::vector<Vector3>> plates;
    for (const Plate& plate : drawn.plates) {
        auto& corners = plates.emplace_back();
        for (const int joint : plate.joints) corners.push_back(drawn.joints[joint].at);
    }
    const auto result = spread_surface_load(polygon, along, bars, plates);
    if (const auto* fault = std::get_if<std::string>(&result)) {
        errors.push_back({IssueCode::surface_load_not_carried, *fault, path});
        return;
    }
    const auto& spread = std::get<SpreadLoad>(result);
    const Vector3 per_area = load.magnitude * model::vector_of(load.direction);
    for (const CarriedPlate& part : spread.plates) {
        std::vector<Vector3> forces;
        for (const double area : part.corner_areas) forces.push_back(area * per_area);
        add_at_corners(structure.plates[part.plate], forces, loads);
    }
    // Positions are those along the line between the nodes; offsets may make the member itself
    // longer.
    auto scale = [&](int bar) {
        return structure.members[bar].length / (bars[bar].end - bars[bar].start).norm();
    };
    for (const CarriedStrip& strip : spread.strips) {
        const model::Member& member = structure.members[strip.bar];
        const double s = scale(strip.bar);
        const Vector3 q = member.axes * per_area / s;
        loads.on_member(strip.bar).lines.push_back(
            {s * strip.x0, s * strip.x1, strip.breadth0 * q, strip.breadth1 * q});
    }
    for (const CarriedEnd& end : spread.ends) {
        const model::Member& member = structure.members[end.bar];
        PointLoad point;
        point.x = scale(end.bar) * end.x;
        point.force = end.area * (member.axes * per_area);
        loads.on_member(end.bar).points.push_back(point);
    }
    if (spread.axis_was_chosen && spread.plates.empty())
        warnings.push_back(
            {IssueCode::distribution_direction_chosen,
             "distribution_direction is not given: the load goes along the direction in which "
             "members in the polygon are longest in sum",
             path});
    if (!spread.ends.empty())
        warnings.push_back(
            {IssueCode::surface_load_beyond_members,
             "the polygon reaches beyond the ends of the members: that part acts as a "
             "force on the nearest end",
             path});
}

// The part of a line load on [from, to], in stations from there.
void cut(const LineLoad& line, double from, double to, MemberLoads& out) {
    const double a = std::max(line.x0, from), b = std::min(line.x1, to);
    if (b - a <= 1e-12 * (line.x1 - line.x0)) return;
    auto at = [&](double x) {
        const double t = (x - line.x0) / (line.x1 - line.x0);
        return Vector3((1.0 - t) * line.q0 + t * line.q1);
    };
    out.lines.push_back({a - from, b - from, at(a), at(b)});
}

// Of a gradient of temperature: the depth at the start of a tapered member stands for all of it.
void scale_to_depth(const document::Section& start, const document::Section& here, Strain& strain) {
    strain.curvature_z *= start.h.value_or(1.0) / here.h.value_or(1.0);
    strain.curvature_y *= start.b.value_or(1.0) / here.b.value_or(1.0);
}

}  // namespace

void add_on_plate(const Plate& plate, const Vector3& per_area, CaseLoads& loads) {
    std::vector<Vector3> forces;
    for (const double area : shell::corner_areas(plate.frame)) forces.push_back(area * per_area);
    add_at_corners(plate, forces, loads);
}

void add_area_loads(const Structure& structure, const Structure& drawn, std::size_t load_case,
                    CaseLoads& loads, Issues& errors, Issues& warnings) {
    const document::LoadCase& source = structure.document->analysis.load_cases[load_case];
    for (std::size_t i = 0; i < source.plate_pressures.size(); ++i)
        add(structure, source.plate_pressures[i], place_of(load_case, "plate_pressures", i), loads,
            errors);
    for (std::size_t i = 0; i < source.surface_loads.size(); ++i)
        add(structure, drawn, source.surface_loads[i], place_of(load_case, "surface_loads", i),
            loads, errors, warnings);
}

void divide_loads(const Structure& structure, CaseLoads& loads) {
    const std::vector<int> loaded = loads.loaded_members();
    for (const int m : loaded) {
        const model::Member& whole = structure.members[m];
        if (!whole.is_divided()) continue;
        const MemberLoads all = *loads.find(m);
        loads.on_member(m) = {};
        for (int k = 0; k < whole.segment_count; ++k) {
            const int s = whole.first_segment + k;
            const double from = structure.members[s].offset,
                         to = from + structure.members[s].length;
            MemberLoads& part = loads.on_member(s);
            part.strain = all.strain;
            if (structure.members[s].taper != nullptr)
                scale_to_depth(*whole.section, *structure.members[s].section, part.strain);
            for (const LineLoad& line : all.lines) cut(line, from, to, part);
            const bool is_last = k + 1 == whole.segment_count;
            for (PointLoad point : all.points) {
                if (point.x < from && k > 0) continue;
                if (point.x >= to && !is_last) continue;
                point.x = std::min(point.x - from, to - from);
                part.points.push_back(point);
            }
        }
    }
}

void refuse_idle_loads(const Structure& structure, std::size_t load_case, const CaseLoads& loads,
                       Issues& errors) {
    if (structure.idle.empty()) return;
    std::vector<Eigen::Matrix<double, 6, 1>> sum(structure.joints.size(),
                                                 Eigen::Matrix<double, 6, 1>::Zero());
    for (const NodalAction& action : loads.nodal) {
        const int k = action.unknown % model::unknowns_per_joint;
        if (k < 6) sum[action.unknown / model::unknowns_per_joint][k] += action.value;
    }
    for (const model::IdleDirection& idle : structure.idle) {
        const Vector3 acting =
            idle.is_rotation ? sum[idle.joint].tail<3>() : sum[idle.joint].head<3>();
        if (std::abs(acting.dot(idle.axis)) <= 1e-9 * sum[idle.joint].norm()) continue;
        errors.push_back(
            {IssueCode::membrane_loaded_across,
             "node " + std::to_string(structure.node_id(idle.joint)) +
                 (idle.is_rotation ? " gets a moment" : " gets a force across the plane") +
                 " that membranes cannot resist; plates that bend have the behavior "
                 "\"Shell\"",
             "analysis.load_cases[" + std::to_string(load_case) + "]"});
        return;
    }
}

}  // namespace loadpath::loads
