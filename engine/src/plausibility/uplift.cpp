// Weight that helps: where something lifts, what presses down counts with 1 or less in some
// combination (EN 1990, Table A1.2). With 1.35 and nothing else it holds down what would lift off.
// And what presses is not turned around by a factor below zero, as wind may be.
#include <map>
#include <set>

#include "plausibility/acting.hpp"
#include "plausibility/rules.hpp"
#include "plausibility/words.hpp"

namespace loadpath::plausibility {

namespace {

// What a load case comes to along Y, where all of it goes one way; else nothing.
double one_way_force(const Subject& subject, std::size_t place) {
    const document::AnalysisOptions& options = subject.document.analysis.options;
    double sum = 0, sizes = 0;
    for (const Acting& each : forces_of(subject, place)) {
        sum += each.force[1];
        sizes += std::abs(each.force[1]);
    }
    if (options.enable_self_weight &&
        options.self_weight_load_case_id == subject.document.analysis.load_cases[place].id) {
        const double weight = own_weight(subject);
        sum -= weight;
        sizes += weight;
    }
    return std::abs(sum) > 0.5 * sizes ? sum : 0;
}

bool never_lifts(const document::LoadCase& load_case) {
    return is_pressing(load_case) ||
           (load_case.action && load_case.action->category == document::ActionCategory::permanent);
}

struct Least {
    double factor = 0;
    std::string path;
};

}  // namespace

void check_uplift(const Subject& subject, Findings& findings) {
    constexpr double noteworthy = 0.5;  // lift beside what presses
    const document::Analysis& analysis = subject.document.analysis;
    if (analysis.unity_checks.empty()) return;
    std::map<std::int64_t, double> force_of;
    std::set<std::int64_t> pressing;
    for (std::size_t i = 0; i < analysis.load_cases.size(); ++i) {
        const document::LoadCase& load_case = analysis.load_cases[i];
        const double force = force_of[load_case.id] = one_way_force(subject, i);
        const bool holds_weight = analysis.options.enable_self_weight &&
                                  analysis.options.self_weight_load_case_id == load_case.id;
        // Of the self-weight it is said already.
        if (force < 0 && !holds_weight && never_lifts(load_case)) pressing.insert(load_case.id);
    }
    std::map<std::int64_t, Least> least;  // of what presses, by load case
    for (std::size_t i = 0; i < analysis.load_combinations.size(); ++i) {
        const document::LoadCombination& combination = analysis.load_combinations[i];
        if (combination.limit_state && combination.limit_state != document::LimitState::ULS)
            continue;
        double lift = 0;
        std::map<std::int64_t, Least> here;
        for (std::size_t k = 0; k < combination.load_case_factors.size(); ++k) {
            const document::LoadCaseFactor& part = combination.load_case_factors[k];
            lift += std::max(0.0, part.factor * force_of[part.load_case_id]);
            here[part.load_case_id] = {
                part.factor,
                path_of(path_of("analysis.load_combinations", i) + ".load_case_factors", k) +
                    ".factor"};
            if (part.factor < 0 && pressing.contains(part.load_case_id))
                findings.add({IssueCode::implausible_factor,
                              "is " + few_digits(part.factor) +
                                  " on a load case that presses, which then lifts",
                              here[part.load_case_id].path, few_digits(-part.factor)});
        }
        for (const auto& [load_case, force] : force_of) {
            if (!(force < 0) || lift < noteworthy * -force) continue;
            const auto [known, is_new] = least.try_emplace(load_case, here[load_case]);
            if (!is_new && here[load_case].factor < known->second.factor)
                known->second = here[load_case];
        }
    }
    for (const auto& [load_case, found] : least)
        if (found.factor > 1)
            findings.add({IssueCode::implausible_factor,
                          "is " + few_digits(found.factor) +
                              ", and no combination in which something lifts takes less of this "
                              "load case; what helps counts with 1 or less there",
                          found.path, "1"});
}

}  // namespace loadpath::plausibility
