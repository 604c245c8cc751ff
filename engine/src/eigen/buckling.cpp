#include "eigen/buckling.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "eigen/buckling_search.hpp"
#include "eigen/classification.hpp"
#include "eigen/effective_lengths.hpp"
#include "eigen/free_twist.hpp"
#include "eigen/hung_cables.hpp"
#include "eigen/mode_issues.hpp"
#include "eigen/reversed_forces.hpp"
#include "eigen/shape.hpp"
#include "text/number.hpp"

namespace loadpath::eigen {

namespace {

class BucklingAnalysis {
 public:
    BucklingAnalysis(const model::Structure& structure,
                     const document::BucklingAnalysisSettings& settings, std::string path,
                     BucklingRun& run)
        : structure_(structure), settings_(settings), path_(std::move(path)), run_(run) {}

    void solve(const References& references) {
        const analysis::ResultSet* set = references.find(run_.reference, path_, run_.errors);
        if (set == nullptr) return;
        warn_of_slack(structure_, set->state, path_, run_.result.warnings);
        tell_of_cables(structure_, set, path_, run_.result.warnings);
        run_.result.linearized = linearized_springs(structure_, set->state);
        run_.result.is_counted = true;
        find(*set, 1.0);
        if (!settings_.negative_factors.value_or(false) || !run_.errors.empty()) return;
        find(reversed_forces(*set), -1.0);
    }

 private:
    int number() const {
        return static_cast<int>(std::min<std::int64_t>(settings_.num_modes, 1000));
    }

    // `sign`: of the loads, and of the factors.
    void find(const analysis::ResultSet& set, double sign) {
        BucklingResult& result = run_.result;
        BucklingSearch search(structure_, set, Drive::all_forces, path_);
        if (!search.find(number(), limits_of(settings_.tolerance, settings_.max_iterations),
                         run_.errors))
            return;
        if (!search.modes().counted) result.is_counted = false;
        if (search.modes().values.empty() && search.left_out() == 0 && search.modes().converged) {
            result.warnings.push_back(
                {IssueCode::nothing_buckles,
                 std::string("no ") + (sign < 0.0 ? "negative " : "") +
                     "multiple of these loads makes the structure buckle: nothing is compressed "
                     "or bent enough",
                 path_});
            return;
        }
        judge_modes(search.modes(), number(), search.left_out(), "analysis.buckling", run_.errors,
                    result.warnings);
        if (run_.errors.empty()) take(set, search, sign);
    }

    void take(const analysis::ResultSet& set, BucklingSearch& search, double sign) {
        BucklingResult& result = run_.result;
        search.correct();
        const std::vector<document::MemberSet>& sets = structure_.document->model.member_sets;
        const bool wants_lengths = settings_.member_effective_lengths.value_or(false);
        std::optional<Participation> participation;
        if (!sets.empty() || wants_lengths)
            participation.emplace(structure_, search.parts(), search.shapes());
        for (std::size_t m = 0; m < search.shapes().size(); ++m) {
            BucklingMode mode;
            mode.factor = sign * search.modes().values[m];
            mode.shape = search.shapes()[m];
            const double largest = largest_displacement(search.model().structure, mode.shape);
            for (double& x : mode.shape) x /= largest;
            mode.within = waves_within(search.model(), mode.shape);
            mode.shape.resize(static_cast<std::size_t>(structure_.unknown_count()));
            mode.classification = classify(structure_, mode.shape);
            for (const document::MemberSet& of : sets)
                mode.share_of_set[of.id] = participation->of_set(of, m);
            result.modes.push_back(std::move(mode));
        }
        if (sign < 0.0) return;
        warn_below_loads(set);
        warn_of_free_twist(structure_, set, search.modes().values, path_, result.warnings);
        if (wants_lengths)
            result.lengths = effective_lengths(structure_, search.model(), set, *participation,
                                               settings_.participation_threshold.value_or(0.05),
                                               search.modes().values, search.shapes());
    }

    void warn_below_loads(const analysis::ResultSet& set) {
        const double factor = run_.result.modes.front().factor;
        // Loads of an example are often one; where nothing is checked the factor says enough.
        if (structure_.document->analysis.unity_checks.empty() || !(factor < 1.0)) return;
        run_.result.warnings.push_back({IssueCode::buckles_below_loads,
                                        "the structure buckles at " + format(factor, 3) +
                                            " times the loads of \"" + set.name +
                                            "\": it does not reach them",
                                        path_});
    }

    const model::Structure& structure_;
    const document::BucklingAnalysisSettings& settings_;
    std::string path_;
    BucklingRun& run_;
};

}  // namespace

std::vector<BucklingRun> solve_buckling(const model::Structure& structure,
                                        const References& references) {
    const document::Analysis& analysis = structure.document->analysis;
    const document::BucklingAnalysisSettings& settings = *analysis.buckling;
    std::vector<BucklingRun> runs;
    std::vector<std::string> paths;
    const auto add = [&](const document::EigenLoadRef& reference, std::string path) {
        runs.push_back({reference, {}, {}});
        paths.push_back(std::move(path));
    };
    if (settings.all_combinations.value_or(false)) {
        for (const document::LoadCombination& combination : analysis.load_combinations)
            add({std::nullopt, combination.id}, "analysis.buckling.all_combinations");
    } else if (!settings.references.empty()) {
        for (std::size_t r = 0; r < settings.references.size(); ++r)
            add(settings.references[r], path_of("analysis.buckling.references", r));
    } else if (settings.reference) {
        add(*settings.reference, "analysis.buckling.reference");
    }
    for (std::size_t r = 0; r < runs.size(); ++r)
        BucklingAnalysis(structure, settings, paths[r], runs[r]).solve(references);
    return runs;
}

}  // namespace loadpath::eigen
