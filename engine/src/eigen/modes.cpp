#include "eigen/modes.hpp"

#include <algorithm>
#include <string>

namespace loadpath::eigen {

namespace {

template <class Records>
bool has_id(const Records& records, std::int64_t id) {
    return std::any_of(records.begin(), records.end(),
                       [&](const auto& record) { return record.id == id; });
}

void refuse_unknown(const document::Analysis& analysis, const document::EigenLoadRef& reference,
                    const std::string& path, Issues& errors) {
    if (reference.LoadCase && !has_id(analysis.load_cases, *reference.LoadCase))
        errors.push_back(
            broken_reference("analysis.load_cases", *reference.LoadCase, path + ".LoadCase"));
    if (reference.LoadCombination &&
        !has_id(analysis.load_combinations, *reference.LoadCombination))
        errors.push_back(broken_reference("analysis.load_combinations", *reference.LoadCombination,
                                          path + ".LoadCombination"));
}

template <class Settings>
void refuse_missing_preload(const document::Analysis& analysis, const Settings& settings,
                            const std::string& of, Issues& errors) {
    const std::string path = of + ".stiffness_reference";
    if (settings.stiffness_reference)
        refuse_unknown(analysis, *settings.stiffness_reference, path, errors);
    else if (settings.include_geometric_stiffness.value_or(false))
        errors.push_back({IssueCode::no_reference_loads,
                          "should name the loads whose forces change the stiffness, found none",
                          path});
}

}  // namespace

void refuse_missing_references(const document::Document& document, Issues& errors) {
    const document::Analysis& analysis = document.analysis;
    if (const auto& buckling = analysis.buckling) {
        const std::string path = "analysis.buckling";
        if (buckling->reference)
            refuse_unknown(analysis, *buckling->reference, path + ".reference", errors);
        for (std::size_t r = 0; r < buckling->references.size(); ++r)
            refuse_unknown(analysis, buckling->references[r], path_of(path + ".references", r),
                           errors);
        if (!buckling->all_combinations.value_or(false) && buckling->references.empty() &&
            !buckling->reference)
            errors.push_back(
                {IssueCode::no_reference_loads,
                 "should have reference, references or all_combinations, found none of them",
                 path});
    }
    if (analysis.modal) refuse_missing_preload(analysis, *analysis.modal, "analysis.modal", errors);
    if (analysis.seismic)
        refuse_missing_preload(analysis, *analysis.seismic, "analysis.seismic", errors);
}

Modes find_modes(const model::Structure& structure, const References& references) {
    const document::Analysis& analysis = structure.document->analysis;
    Modes modes;
    if (analysis.modal) modes.modal = solve_modal(structure, references);
    if (analysis.buckling) modes.buckling = solve_buckling(structure, references);
    return modes;
}

Issues remarks_of(const Modes& modes) {
    Issues found;
    const auto add = [&](const Issues& issues) {
        found.insert(found.end(), issues.begin(), issues.end());
    };
    if (modes.modal) {
        add(modes.modal->errors);
        add(modes.modal->warnings);
    }
    for (const BucklingRun& run : modes.buckling) {
        add(run.errors);
        add(run.result.warnings);
    }
    return found;
}

}  // namespace loadpath::eigen
