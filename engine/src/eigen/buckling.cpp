#include "eigen/buckling.hpp"

#include <algorithm>
#include <string>

#include "eigen/effective_lengths.hpp"
#include "eigen/eigen_system.hpp"
#include "eigen/mode_issues.hpp"
#include "eigen/refinement.hpp"
#include "eigen/shape.hpp"
#include "eigen/waves.hpp"
#include "text/number.hpp"

namespace loadpath::eigen {

namespace {

constexpr int most_divisions = 8;

// Factors beyond this times what the reference has mean that nothing buckles but by rounding.
constexpr double largest_factor = 1e9;

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
        std::vector<int> counts = first_division(structure_);
        for (int turn = 0; turn < most_divisions; ++turn) {
            if (!solve_divided(*set, counts)) return;
            const bool has_all = static_cast<int>(modes_.values.size()) >= number();
            if (!(has_all
                      ? refine(structure_, missed(*set), modes_.values,
                               pieces_for_buckling(structure_, *set, modes_.values.back()), counts)
                      : counts_are_few(counts) && double_division(structure_, counts)))
                break;
        }
        finish(*set);
    }

 private:
    int number() const {
        return static_cast<int>(std::min<std::int64_t>(settings_.num_modes, 1000));
    }

    // A structure in tension has no factors however it is divided.
    static bool counts_are_few(const std::vector<int>& counts) {
        return std::all_of(counts.begin(), counts.end(), [](int count) { return count < 16; });
    }

    bool solve_divided(const analysis::ResultSet& set, const std::vector<int>& counts) {
        search_.reset();
        system_.reset();
        model_ = divide(structure_, set.state, counts);
        parts_ = gather_geometric(model_, set);
        system_ = std::make_unique<EigenSystem>(model_, run_.errors);
        if (!run_.errors.empty()) return false;
        system_->set_other(sum_of(parts_, system_->kinematics(), -1.0));
        const EigenSystem::Ending ending = system_->factor_for_buckling();
        if (ending != EigenSystem::Ending::definite) {
            run_.errors.push_back(why_not_factored(model_.structure, *system_, ending, path_));
            return false;
        }
        search_ = system_->search();
        take(search_->find(number(), limits()));
        return true;
    }

    algebra::EigenLimits limits() const {
        return limits_of(settings_.tolerance, settings_.max_iterations);
    }

    Missed missed(const analysis::ResultSet& set) const {
        return missed_in_buckling(model_, parts_, set, modes_.values, shapes_);
    }

    // Drops what rounding makes of a structure that cannot buckle.
    void take(algebra::Modes modes) {
        modes_ = std::move(modes);
        while (!modes_.values.empty() && modes_.values.back() > largest_factor) {
            modes_.values.pop_back();
            modes_.vectors.pop_back();
        }
        shapes_.clear();
        for (const std::vector<double>& vector : modes_.vectors)
            shapes_.push_back(system_->expand(vector));
    }

    void finish(const analysis::ResultSet& set) {
        take(search_->find_and_count(number(), limits()));
        BucklingResult& result = run_.result;
        result.is_counted = modes_.counted;
        if (modes_.values.empty() && modes_.converged) {
            result.warnings.push_back(
                {IssueCode::nothing_buckles,
                 "no multiple of these loads makes the structure buckle: nothing is compressed or "
                 "bent enough",
                 path_});
            return;
        }
        judge_modes(modes_, number(), "analysis.buckling", run_.errors, result.warnings);
        if (!run_.errors.empty()) return;
        correct(modes_, shapes_, missed(set));
        const Participation participation(structure_, parts_, shapes_);
        for (std::size_t m = 0; m < shapes_.size(); ++m) {
            BucklingMode mode;
            mode.factor = modes_.values[m];
            mode.shape = shapes_[m];
            const double largest = largest_displacement(model_.structure, mode.shape);
            mode.shape.resize(static_cast<std::size_t>(structure_.unknown_count()));
            for (double& x : mode.shape) x /= largest;
            for (const document::MemberSet& of : structure_.document->model.member_sets)
                mode.share_of_set[of.id] = participation.of_set(of, m);
            result.modes.push_back(std::move(mode));
        }
        warn_below_loads(set);
        if (settings_.member_effective_lengths.value_or(false))
            result.lengths = effective_lengths(structure_, model_, set, participation,
                                               settings_.participation_threshold.value_or(0.05),
                                               modes_.values, shapes_);
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
    DividedModel model_;
    std::vector<GeometricPart> parts_;
    std::unique_ptr<EigenSystem> system_;
    std::unique_ptr<algebra::ModeSearch> search_;
    algebra::Modes modes_;
    std::vector<std::vector<double>> shapes_;  // in all unknowns of the divided structure
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
