// What is warmed has to expand, or its temperature does nothing.
#include <cmath>
#include <set>

#include "plausibility/rules.hpp"
#include "plausibility/words.hpp"

namespace loadpath::plausibility {

namespace {

// The sun warms steel by 75 K at most (EN 1991-1-5); in a fire EN 1993-1-1 is not what checks it.
constexpr double largest_change = 150;

void check_changes(const document::Document& document, Findings& findings) {
    if (document.analysis.unity_checks.empty()) return;
    const auto& cases = document.analysis.load_cases;
    for (std::size_t i = 0; i < cases.size(); ++i)
        for (std::size_t k = 0; k < cases[i].temperature_loads.size(); ++k) {
            const double change = cases[i].temperature_loads[k].uniform.value_or(0);
            if (std::abs(change) <= largest_change) continue;
            findings.add({IssueCode::implausible_load,
                          "is " + few_digits(change) +
                              " K; a change of temperature is expected, not a temperature, and no "
                              "check here knows of fire",
                          path_of(path_of("analysis.load_cases", i) + ".temperature_loads", k) +
                              ".uniform"});
        }
}

// From Invar to plastics.
constexpr double least_expansion = 1e-6, most_expansion = 3e-4;

}  // namespace

void check_expansion(const Subject& subject, Findings& findings) {
    const document::Document& document = subject.document;
    check_changes(document, findings);
    std::set<int> warmed;
    for (const document::LoadCase& load_case : document.analysis.load_cases)
        for (const document::TemperatureLoad& load : load_case.temperature_loads)
            if (const int bar = subject.member(load.member); bar != nowhere)
                warmed.insert(subject.bars[bar].material);
    for (const int place : warmed) {
        if (place == nowhere) continue;
        const auto& expansion = document.model.materials[place].thermal_expansion;
        if (!expansion || (*expansion >= least_expansion && *expansion <= most_expansion)) continue;
        findings.add({IssueCode::implausible_load,
                      "is " + few_digits(*expansion) + " per K, " +
                          (*expansion < least_expansion ? "less" : "more") +
                          " than any material has, and temperatures act on it; steel has 1.2e-5",
                      path_of("model.materials", place) + ".thermal_expansion"});
    }
}

}  // namespace loadpath::plausibility
