// Load cases whose forces all act on supports that hold them: they go straight into the ground, and
// no member knows of them.
#include <algorithm>
#include <array>
#include <map>

#include "plausibility/acting.hpp"
#include "plausibility/rules.hpp"

namespace loadpath::plausibility {

namespace {

using Supports = std::map<std::int64_t, const document::NodalSupport*>;

bool is_swallowed(const Subject& subject, const Supports& supports, const Acting& acting) {
    if (acting.node == nowhere || !subject.is_held[acting.node]) return false;
    const auto id = subject.document.model.nodes[acting.node].nodal_support;
    const auto found = supports.find(id.value_or(-1));
    if (found == supports.end() || found->second->axes) return false;
    const std::array conditions{&found->second->X, &found->second->Y, &found->second->Z};
    for (int k = 0; k < 3; ++k) {
        const auto& condition = *conditions[static_cast<std::size_t>(k)];
        if (acting.force[k] != 0 && condition &&
            condition->condition_type != document::SupportConditionType::Fixed)
            return false;
    }
    return true;
}

// Moments, movements and temperature go another way.
bool has_forces_alone(const document::LoadCase& load_case) {
    return load_case.nodal_moments.empty() && load_case.member_point_moments.empty() &&
           load_case.support_displacements.empty() && load_case.temperature_loads.empty();
}

}  // namespace

void check_supported_loads(const Subject& subject, Findings& findings) {
    const document::Analysis& analysis = subject.document.analysis;
    if (analysis.unity_checks.empty()) return;
    Supports supports;
    for (const document::NodalSupport& each : subject.document.model.nodal_supports)
        supports[each.id] = &each;
    for (std::size_t i = 0; i < analysis.load_cases.size(); ++i) {
        const document::LoadCase& load_case = analysis.load_cases[i];
        const bool holds_weight = analysis.options.enable_self_weight &&
                                  analysis.options.self_weight_load_case_id == load_case.id;
        if (holds_weight || !has_forces_alone(load_case)) continue;
        const std::vector<Acting> forces = forces_of(subject, i);
        if (forces.empty() || !std::all_of(forces.begin(), forces.end(), [&](const Acting& each) {
                return is_swallowed(subject, supports, each);
            }))
            continue;
        findings.add({IssueCode::empty_load_case,
                      "load case \"" + load_case.name +
                          "\" acts on supports alone, which hold its forces: no member bears them",
                      path_of("analysis.load_cases", i)});
    }
}

}  // namespace loadpath::plausibility
