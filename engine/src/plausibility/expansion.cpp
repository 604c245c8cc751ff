// What is warmed has to expand, or its temperature does nothing.
#include <set>

#include "plausibility/rules.hpp"
#include "plausibility/words.hpp"

namespace loadpath::plausibility {

namespace {

// From Invar to plastics.
constexpr double least_expansion = 1e-6, most_expansion = 3e-4;

}  // namespace

void check_expansion(const Subject& subject, Findings& findings) {
    const document::Document& document = subject.document;
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
