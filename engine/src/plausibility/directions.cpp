// Loads that act along another axis than what their load case is: Y is up here, and elsewhere Z is;
// local x runs along a bar.
#include <cmath>

#include "plausibility/acting.hpp"
#include "plausibility/rules.hpp"
#include "plausibility/words.hpp"

namespace loadpath::plausibility {

namespace {

using document::ActionCategory;

// A rail bears 3 kN/m of a crowd sideways (EN 1991-1-1, Table 6.12).
constexpr double of_a_crowd = 3e3;

bool is_snow(const document::LoadCase& load_case) {
    return load_case.action->category == ActionCategory::snow_low ||
           load_case.action->category == ActionCategory::snow_high;
}

struct Sums {
    double sideways = 0, upright = 0;
    std::string path;  // of the largest load that acts sideways
    double largest = 0;
};

void add_forces(const Subject& subject, std::size_t place, Sums& sums) {
    for (const Acting& each : forces_of(subject, place)) {
        const double sideways = std::hypot(each.force.x(), each.force.z());
        sums.sideways += sideways;
        sums.upright += std::abs(each.force.y());
        const bool is_point = each.kind == Acting::Kind::at_a_point;
        if (is_point || sideways <= std::abs(each.force.y()) ||
            std::abs(each.intensity) <= sums.largest)
            continue;
        sums.largest = std::abs(each.intensity);
        sums.path = each.path;
    }
}

void tell(const Sums& sums, const char* what, Findings& findings) {
    if (!sums.path.empty() && sums.sideways > sums.upright)
        findings.add({IssueCode::implausible_load,
                      std::string("is of ") + what +
                          " that acts sideways; what presses acts along Y, which is up here",
                      sums.path});
}

// Of a load along a bar, whether it acts along its axis.
bool is_along(const Subject& subject, const document::DistributedLoad& load) {
    constexpr double nearly = 0.98;
    const int place = subject.member(load.member);
    if (place == nowhere || !subject.bars[place].is_sound) return false;
    const Bar& bar = subject.bars[place];
    const Vector3 direction(load.direction[0], load.direction[1], load.direction[2]);
    const bool is_global =
        load.axes.value_or(document::LoadAxes::global_) == document::LoadAxes::global_;
    const Vector3 axis =
        is_global ? Vector3((bar.to - bar.from) / bar.length) : Vector3(Vector3::UnitX());
    return std::abs(direction.dot(axis)) > nearly * direction.norm();
}

// Friction aside, which comes with what presses.
bool is_wind_along_bars(const Subject& subject, const document::LoadCase& load_case) {
    if (load_case.action->category != ActionCategory::wind || load_case.distributed_loads.empty() ||
        !load_case.nodal_loads.empty() || !load_case.member_point_loads.empty() ||
        !load_case.surface_loads.empty() || !load_case.plate_pressures.empty())
        return false;
    for (const document::DistributedLoad& load : load_case.distributed_loads)
        if (!is_along(subject, load)) return false;
    return true;
}

}  // namespace

void check_directions(const Subject& subject, Findings& findings) {
    const document::Analysis& analysis = subject.document.analysis;
    if (analysis.unity_checks.empty()) return;
    Sums imposed;
    for (std::size_t i = 0; i < analysis.load_cases.size(); ++i) {
        const document::LoadCase& load_case = analysis.load_cases[i];
        if (!load_case.action) continue;
        if (is_wind_along_bars(subject, load_case)) {
            findings.add({IssueCode::implausible_load,
                          "is of wind that acts along the bars alone; local y and z are across a "
                          "bar, x is along it",
                          path_of("analysis.load_cases", i) + ".distributed_loads[0].direction"});
        } else if (is_snow(load_case)) {
            Sums snow;
            add_forces(subject, i, snow);
            tell(snow, "snow", findings);
        } else if (is_pressing(load_case)) {
            add_forces(subject, i, imposed);
        }
    }
    if (imposed.largest > of_a_crowd) tell(imposed, "imposed loads", findings);
}

}  // namespace loadpath::plausibility
