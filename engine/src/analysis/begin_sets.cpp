#include "analysis/begin_sets.hpp"

#include <string>

namespace loadpath::analysis {

namespace {

ResultSet case_set(const model::Structure& structure, const document::LoadCase& source,
                   const loads::CaseLoads& loads) {
    ResultSet set;
    set.kind = ResultSet::Kind::load_case;
    set.id = source.id;
    set.name = source.name;
    set.loads = loads;
    loads::add_pretension(structure, set.loads);
    return set;
}

ResultSet combination_set(const model::Structure& structure,
                          const document::LoadCombination& source,
                          const std::vector<loads::CaseLoads>& cases, std::size_t index,
                          Issues& errors) {
    ResultSet set;
    set.kind = ResultSet::Kind::combination;
    set.id = source.id;
    set.name = source.name;
    set.loads = loads::CaseLoads(static_cast<int>(structure.members.size()));
    for (std::size_t i = 0; i < source.load_case_factors.size(); ++i) {
        const document::LoadCaseFactor& part = source.load_case_factors[i];
        const auto found = structure.case_index.find(part.load_case_id);
        if (found == structure.case_index.end()) {
            const std::string combination = path_of("analysis.load_combinations", index);
            errors.push_back(
                broken_reference("analysis.load_cases", part.load_case_id,
                                 path_of(combination + ".load_case_factors", i) + ".load_case_id"));
            continue;
        }
        set.loads.add(cases[found->second], part.factor);
    }
    loads::add_pretension(structure, set.loads);
    return set;
}

}  // namespace

LinearResult begin_sets(const model::Structure& structure,
                        const std::vector<loads::CaseLoads>& cases, Issues& errors) {
    const document::Analysis& analysis = structure.document->analysis;
    LinearResult result;
    for (std::size_t c = 0; c < cases.size(); ++c)
        result.cases.push_back(case_set(structure, analysis.load_cases[c], cases[c]));
    for (std::size_t c = 0; c < analysis.load_combinations.size(); ++c)
        result.combinations.push_back(
            combination_set(structure, analysis.load_combinations[c], cases, c, errors));
    return result;
}

}  // namespace loadpath::analysis
