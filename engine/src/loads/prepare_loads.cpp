#include <cmath>
#include <string>

#include "loads/case_loads.hpp"
#include "loads/plate_loads.hpp"
#include "text/number.hpp"

namespace loadpath::loads {

namespace {

using model::Structure;
using model::Vector3;

constexpr const char* direction_names[] = {"X", "Y", "Z", "RX", "RY", "RZ"};

// Reads the loads of one case; `path` names the list and place for errors.
class CaseReader {
 public:
    CaseReader(const Structure& structure, std::size_t index, CaseLoads& loads, Issues& errors,
               Issues& warnings)
        : structure_(structure),
          source_(structure.document->analysis.load_cases[index]),
          path_("analysis.load_cases[" + std::to_string(index) + "]"),
          loads_(loads),
          errors_(errors),
          warnings_(warnings) {}

    void read() {
        each(source_.nodal_loads, "nodal_loads", [&](const document::NodalLoad& load) {
            note_type(load.load_type, document::LoadType::force, "force");
            if (const int joint = node(load.node); joint >= 0)
                loads_.add_at_joint(joint, load.magnitude * model::vector_of(load.direction),
                                    Vector3::Zero());
        });
        each(source_.nodal_moments, "nodal_moments", [&](const document::NodalMoment& load) {
            note_type(load.load_type, document::LoadType::moment, "moment");
            if (const int joint = node(load.node); joint >= 0)
                loads_.add_at_joint(joint, Vector3::Zero(),
                                    load.magnitude * model::vector_of(load.direction));
        });
        each(source_.distributed_loads, "distributed_loads",
             [&](const document::DistributedLoad& load) { add(load); });
        each(source_.member_point_loads, "member_point_loads",
             [&](const document::MemberPointLoad& load) { add_point(load, true); });
        each(source_.member_point_moments, "member_point_moments",
             [&](const document::MemberPointMoment& load) { add_point(load, false); });
        each(source_.temperature_loads, "temperature_loads",
             [&](const document::TemperatureLoad& load) { add(load); });
        each(source_.support_displacements, "support_displacements",
             [&](const document::SupportDisplacement& movement) { add(movement); });
        // What these come to is found with the plates; here they are only looked at.
        each(source_.surface_loads, "surface_loads", [](const document::SurfaceLoad&) {});
        each(source_.plate_pressures, "plate_pressures", [](const document::PlatePressure&) {});
    }

 private:
    template <class Records, class Function>
    void each(const Records& records, const char* list, Function&& function) {
        for (std::size_t i = 0; i < records.size(); ++i) {
            here_ = path_of(path_ + "." + list, i);
            if constexpr (requires { records[i].direction[0] + records[i].magnitude; })
                note_length(records[i].direction);
            function(records[i]);
        }
    }

    void error(IssueCode code, const std::string& message, const char* field) {
        errors_.push_back({code, message, here_ + field});
    }

    // The first of a load case stand for all: each of them is enough to doubt the load.
    void note_length(const std::array<double, 3>& direction) {
        constexpr int most = 25;
        const double length = model::vector_of(direction).norm();
        if (std::fabs(length - 1.0) <= 1e-3 || ++odd_directions_ > most) return;
        warnings_.push_back(
            {IssueCode::non_unit_direction,
             "should have length 1, found " + format(length) + ", which multiplies the load",
             here_ + ".direction"});
    }

    // The list decides what a nodal load is; a label that says otherwise is reported.
    void note_type(document::LoadType given, document::LoadType meant, const char* word) {
        if (given != meant)
            warnings_.push_back({IssueCode::contradictory_load_type,
                                 std::string("load_type says otherwise, but this list holds ") +
                                     word + "s: it is taken as a " + word,
                                 here_ + ".load_type"});
    }

    int node(std::int64_t id) {
        const auto found = structure_.node_index.find(id);
        if (found != structure_.node_index.end()) return found->second;
        errors_.push_back(broken_reference("model.nodes", id, here_ + ".node"));
        return -1;
    }

    const model::Member* member(std::int64_t id, int& index) {
        const auto found = structure_.member_index.find(id);
        if (found == structure_.member_index.end()) {
            errors_.push_back(broken_reference("model.members", id, here_ + ".member"));
            return nullptr;
        }
        index = found->second;
        return &structure_.members[index];
    }

    void add(const document::DistributedLoad& load) {
        int index = 0;
        const model::Member* target = member(load.member, index);
        if (target == nullptr) return;
        if (load.end_frac < load.start_frac)
            return error(IssueCode::reversed_load,
                         "should be at least " + format(load.start_frac) + ", found " +
                             format(load.end_frac),
                         ".end_frac");
        Vector3 direction = model::vector_of(load.direction);
        if (load.axes.value_or(document::LoadAxes::global_) == document::LoadAxes::global_)
            direction = target->axes * direction;
        // Per metre of projection: the share of a metre of member that lies across the load.
        if (load.projected.value_or(false) && direction.norm() > 0.0)
            direction *= Vector3::UnitX().cross(direction.normalized()).norm();
        loads_.on_member(index).lines.push_back(
            {load.start_frac * target->length, load.end_frac * target->length,
             load.magnitude * direction, load.end_magnitude * direction});
    }

    // Whether a load at the very end of a member acts on its joint as well as on the member: no
    // hinge gives way to it in between.
    static bool end_takes(const model::Member& member, bool at_start, bool is_force) {
        const auto& stiffness = (at_start ? member.start_release : member.end_release).stiffness;
        const bool bends =
            member.source->member_type == document::MemberType::Normal || member.is_rigid();
        if (!is_force && !bends) return false;
        for (int k = is_force ? 0 : 3; k < (is_force ? 3 : 6); ++k)
            if (stiffness[k] != model::rigid) return false;
        return true;
    }

    template <class Load>
    void add_point(const Load& load, bool is_force) {
        int index = 0;
        const model::Member* target = member(load.member, index);
        if (target == nullptr) return;
        Vector3 action = load.magnitude * model::vector_of(load.direction);
        if (load.axes == document::LoadAxes::global_) action = target->axes * action;
        const bool at_start = load.position == 0.0;
        if ((at_start || load.position == 1.0) && end_takes(*target, at_start, is_force)) {
            const Vector3 global = target->axes.transpose() * action;
            const Vector3 arm = at_start ? target->start_arm : target->end_arm;
            const Vector3 moment = is_force ? Vector3(arm.cross(global)) : global;
            loads_.add_at_joint(at_start ? target->start : target->end,
                                is_force ? global : Vector3(Vector3::Zero()), moment);
            return;
        }
        PointLoad point;
        point.x = load.position * target->length;
        (is_force ? point.force : point.moment) = action;
        loads_.on_member(index).points.push_back(point);
    }

    void add(const document::TemperatureLoad& load) {
        int index = 0;
        const model::Member* target = member(load.member, index);
        if (target == nullptr) return;
        if (target->is_rigid())
            return error(IssueCode::temperature_on_rigid_member, "a rigid member does not expand",
                         ".member");
        if (!target->material->thermal_expansion)
            return error(IssueCode::temperature_without_expansion,
                         "member " + std::to_string(load.member) + " is of material " +
                             std::to_string(target->material->id) + " (" + target->material->name +
                             "), which should have thermal_expansion, found none",
                         ".member");
        const double alpha = *target->material->thermal_expansion;
        const document::Section& section = *target->section;
        Strain& strain = loads_.on_member(index).strain;
        strain.axial += alpha * load.uniform.value_or(0.0);
        // Elongation alpha T grows linearly over the depth: u' = -y th_z' and u' = z th_y'.
        if (load.gradient_y.value_or(0.0) != 0.0) {
            if (section.h.value_or(0.0) <= 0.0)
                return error(IssueCode::gradient_without_depth, "the section should have a depth h",
                             ".gradient_y");
            strain.curvature_z -= alpha * *load.gradient_y / *section.h;
        }
        if (load.gradient_z.value_or(0.0) != 0.0) {
            if (section.b.value_or(0.0) <= 0.0)
                return error(IssueCode::gradient_without_depth, "the section should have a width b",
                             ".gradient_z");
            strain.curvature_y += alpha * *load.gradient_z / *section.b;
        }
    }

    void add(const document::SupportDisplacement& movement) {
        const int at = node(movement.node);
        if (at < 0) return;
        const int direction = static_cast<int>(movement.direction);
        for (std::size_t s = 0; s < structure_.supports.size(); ++s) {
            if (structure_.supports[s].node != at) continue;
            if (structure_.supports[s].hold[direction] == model::Hold::free) break;
            loads_.settlements.push_back({static_cast<int>(s), direction, movement.value});
            return;
        }
        error(IssueCode::displacement_without_support,
              "node " + std::to_string(movement.node) + " should be held in " +
                  direction_names[direction] + ", found no hold",
              ".direction");
    }

    const Structure& structure_;
    const document::LoadCase& source_;
    std::string path_, here_;
    int odd_directions_ = 0;
    CaseLoads& loads_;
    Issues& errors_;
    Issues& warnings_;
};

void add_weight_of_tapered(const Structure& structure, int index, const Vector3& gravity,
                           CaseLoads& own) {
    const model::Member& whole = structure.members[index];
    const Vector3 q = whole.material->density * (whole.axes * gravity);
    for (int k = 0; k < whole.segment_count; ++k) {
        const int segment = whole.first_segment + k;
        const model::TaperedSegment& taper = *structure.members[segment].taper;
        own.on_member(segment).lines.push_back(
            {0.0, structure.members[segment].length, taper.start_area * q, taper.end_area * q});
    }
}

void add_self_weight(const Structure& structure, std::vector<CaseLoads>& cases, Issues& errors) {
    const document::AnalysisOptions& options = structure.document->analysis.options;
    if (!options.enable_self_weight) return;
    const auto receiver = options.self_weight_load_case_id
                              ? structure.case_index.find(*options.self_weight_load_case_id)
                              : structure.case_index.end();
    if (receiver == structure.case_index.end()) {
        errors.push_back({IssueCode::self_weight_nowhere,
                          "should name the load case that receives the self-weight, found none",
                          "analysis.options.self_weight_load_case_id"});
        return;
    }
    Vector3 down = model::vector_of(options.gravity_direction);
    if (down.norm() == 0.0) {
        errors.push_back({IssueCode::gravity_without_direction, "should not be zero",
                          "analysis.options.gravity_direction"});
        return;
    }
    down.normalize();
    CaseLoads& own = cases[receiver->second];
    for (const model::Plate& plate : structure.plates)
        add_on_plate(
            plate,
            plate.material->density * plate.thickness * std::abs(options.gravity_factor) * down,
            own);
    for (int m = 0; m < structure.member_count(); ++m) {
        const model::Member& member = structure.members[m];
        double weight = member.source->weight;  // per metre, gravity included, where it is given
        if (weight == 0.0 && member.is_tapered()) {
            add_weight_of_tapered(structure, m, std::abs(options.gravity_factor) * down, own);
            continue;
        }
        if (weight == 0.0 && member.section != nullptr && !member.is_rigid())
            weight =
                member.material->density * member.section->area * std::abs(options.gravity_factor);
        if (weight == 0.0) continue;
        const Vector3 q = weight * (member.axes * down);
        own.on_member(m).lines.push_back({0.0, member.length, q, q});
    }
}

}  // namespace

std::vector<CaseLoads> prepare_loads(const Structure& structure, Issues& errors, Issues& warnings,
                                     const Structure* drawn) {
    const auto& sources = structure.document->analysis.load_cases;
    std::vector<CaseLoads> cases(sources.size(),
                                 CaseLoads(static_cast<int>(structure.members.size())));
    for (std::size_t c = 0; c < sources.size(); ++c)
        CaseReader(structure, c, cases[c], errors, warnings).read();
    add_self_weight(structure, cases, errors);
    for (std::size_t c = 0; c < sources.size(); ++c) {
        add_area_loads(structure, drawn == nullptr ? structure : *drawn, c, cases[c], errors,
                       warnings);
        refuse_idle_loads(structure, c, cases[c], errors);
        divide_loads(structure, cases[c]);
    }
    return cases;
}

}  // namespace loadpath::loads
