// Wind from one side takes away what wind from the other does: where both act in every combination
// for strength, the structure is designed for no wind.
#include <cmath>
#include <map>

#include "plausibility/acting.hpp"
#include "plausibility/rules.hpp"

namespace loadpath::plausibility {

namespace {

constexpr double hardly_any = 0.2;

double across(const Vector3& force) { return std::hypot(force.x(), force.z()); }

// The horizontal forces of wind that pushes to one side, by load case.
std::map<std::int64_t, Vector3> pushes_of_winds(const Subject& subject) {
    std::map<std::int64_t, Vector3> pushes;
    const auto& cases = subject.document.analysis.load_cases;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        if (!cases[i].action || cases[i].action->category != document::ActionCategory::wind)
            continue;
        Vector3 sum = Vector3::Zero();
        double all = 0;
        for (const Acting& each : forces_of(subject, i)) {
            sum += each.force;
            all += across(each.force);
        }
        if (across(sum) > hardly_any * all) pushes[cases[i].id] = sum;
    }
    return pushes;
}

}  // namespace

void check_opposed_winds(const Subject& subject, Findings& findings) {
    const document::Analysis& analysis = subject.document.analysis;
    if (analysis.unity_checks.empty()) return;
    const std::map<std::int64_t, Vector3> pushes = pushes_of_winds(subject);
    if (pushes.size() < 2) return;
    std::map<std::int64_t, std::string> opposed;  // the path of a factor, empty where it acts
    for (std::size_t i = 0; i < analysis.load_combinations.size(); ++i) {
        const document::LoadCombination& combination = analysis.load_combinations[i];
        if (combination.limit_state && combination.limit_state != document::LimitState::ULS)
            continue;
        Vector3 sum = Vector3::Zero();
        double all = 0;
        for (const document::LoadCaseFactor& part : combination.load_case_factors)
            if (const auto push = pushes.find(part.load_case_id); push != pushes.end()) {
                sum += part.factor * push->second;
                all += std::abs(part.factor) * across(push->second);
            }
        const bool is_opposed = across(sum) < hardly_any * all;
        const std::string at = path_of("analysis.load_combinations", i) + ".load_case_factors";
        for (std::size_t k = 0; k < combination.load_case_factors.size(); ++k) {
            const document::LoadCaseFactor& part = combination.load_case_factors[k];
            if (part.factor == 0 || !pushes.contains(part.load_case_id)) continue;
            if (is_opposed)
                opposed.emplace(part.load_case_id, path_of(at, k) + ".factor");
            else
                opposed[part.load_case_id].clear();
        }
    }
    for (const auto& [load_case, path] : opposed)
        if (!path.empty())
            findings.add({IssueCode::implausible_factor,
                          "is of wind that acts for strength only beside wind from the other side, "
                          "which takes it away",
                          path});
}

}  // namespace loadpath::plausibility
