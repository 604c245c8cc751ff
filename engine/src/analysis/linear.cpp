#include "analysis/linear.hpp"

#include <algorithm>

#include "analysis/begin_sets.hpp"
#include "analysis/change_state.hpp"
#include "analysis/judge_balance.hpp"
#include "analysis/judge_motion.hpp"
#include "analysis/one_way.hpp"
#include "analysis/recovery.hpp"
#include "analysis/taut_motions.hpp"
#include "model/prepare.hpp"
#include "progress.hpp"

namespace loadpath::analysis {

namespace {

constexpr int most_iterations = 100;

// A combination's displacements are the sum of those of its cases; so are the faults.
void superpose(const model::Structure& structure, const document::LoadCombination& source,
               const std::vector<ResultSet>& cases, ResultSet& set) {
    set.displacements.assign(static_cast<std::size_t>(structure.unknown_count()), 0.0);
    for (const document::LoadCaseFactor& part : source.load_case_factors) {
        const ResultSet& load_case = cases[structure.case_index.at(part.load_case_id)];
        if (part.factor == 0.0) continue;
        set.residual = std::max(set.residual, load_case.residual);
        for (const Issue& issue : load_case.errors)
            if (set.errors.empty()) set.errors.push_back(issue);
        for (const Issue& issue : load_case.warnings)
            if (set.warnings.empty()) set.warnings.push_back(issue);
        if (set.motions.empty()) set.motions = load_case.motions;
        for (std::size_t i = 0; i < set.displacements.size(); ++i)
            set.displacements[i] += part.factor * load_case.displacements[i];
    }
}

void solve_and_recover(const model::Structure& structure, const Elements& elements,
                       const Equations& equations, std::span<ResultSet*> sets) {
    equations.solve(structure, elements, sets);
    for (ResultSet* set : sets) recover(structure, elements, equations.system(), *set);
}

void judge(const model::Structure& structure, ResultSet& set) {
    judge_balance(set);
    judge_motion(structure, set);
    if (structure.document->analysis.options.order == document::AnalysisOrder::LINEAR)
        tell_of_taut_motions(structure, set);
}

// Each set finds its own state of the one-way parts, beginning with everything at work.
void iterate(const model::Structure& structure, const Elements& elements,
             const assembly::Parameters& parameters, ResultSet& set, Equations::Facts& facts,
             Issues& errors) {
    set.state = assembly::everything_at_work(structure);
    StateChanges changes;
    for (set.iterations = 1; set.iterations <= most_iterations; ++set.iterations) {
        const Equations equations(structure, elements, parameters, set.state, errors);
        if (!errors.empty()) return;
        set.errors.clear();
        set.warnings.clear();
        set.motions.clear();
        ResultSet* only[] = {&set};
        solve_and_recover(structure, elements, equations, only);
        if (facts.unknowns == 0) facts = equations.facts();
        if (!changes.next(structure, set)) {
            judge(structure, set);
            return;
        }
    }
    set.converged = false;
    set.errors.clear();
    set.errors.push_back(
        {IssueCode::not_converged,
         "tension and compression members or one-way supports still change after 100 "
         "steps: no state was found in which all of them agree with their forces",
         "model"});
}

}  // namespace

LinearResult solve_linear(const model::Structure& structure,
                          const std::vector<loads::CaseLoads>& cases, Issues& errors) {
    const document::Analysis& analysis = structure.document->analysis;
    LinearResult result = begin_sets(structure, cases, errors);
    Elements elements = make_elements(structure, errors);
    assembly::Parameters parameters = assembly::find_parameters(structure, cases);
    if (!errors.empty()) return result;

    if (model::has_cables(structure.document->model)) {
        // What cables bear follows from their shape: there is no first order to begin with.
        const assembly::State state = assembly::everything_at_work(structure);
        result.facts = Equations(structure, elements, parameters, state, errors).facts();
        for (auto* sets : {&result.cases, &result.combinations})
            for (ResultSet& set : *sets) set.state = state;
        if (!analysis.options.solve_loadcases) result.cases.clear();
        return result;
    }
    std::shared_ptr<const Equations> standing;
    if (has_one_way_parts(structure)) {
        for (auto* sets : {&result.cases, &result.combinations})
            for (ResultSet& set : *sets) {
                if (sets == &result.cases && !analysis.options.solve_loadcases) continue;
                iterate(structure, elements, parameters, set, result.facts, errors);
                if (!errors.empty()) return result;
            }
    } else {
        const assembly::State state = assembly::everything_at_work(structure);
        standing =
            std::make_shared<const Equations>(structure, elements, parameters, state, errors);
        const Equations& equations = *standing;
        if (!errors.empty()) return result;
        std::vector<ResultSet*> sets;
        for (ResultSet& set : result.cases) {
            set.state = state;
            sets.push_back(&set);
        }
        equations.solve(structure, elements, sets);
        for (std::size_t c = 0; c < result.combinations.size(); ++c) {
            result.combinations[c].state = state;
            superpose(structure, analysis.load_combinations[c], result.cases,
                      result.combinations[c]);
        }
        const double all = static_cast<double>(result.cases.size() + result.combinations.size());
        double done = 0.0;
        for (auto* each : {&result.cases, &result.combinations})
            for (ResultSet& set : *each) {
                if (structure.members.size() > 1000)
                    report_progress(Stage::recovering, done++ / all);
                if (each == &result.combinations || analysis.options.solve_loadcases) {
                    recover(structure, elements, equations.system(), set);
                    judge(structure, set);
                }
            }
        result.facts = equations.facts();
    }
    if (!analysis.options.solve_loadcases) result.cases.clear();
    const bool leans = asks_for_leaning(analysis);
    if (leans || !structure.document->model.bracing_systems.empty())
        result.first_order = std::make_shared<const FirstOrder>(
            FirstOrder{std::move(elements), std::move(parameters), std::move(standing)});
    if (leans) result.leaning = std::make_shared<const Leaning>(structure, result.first_order);
    return result;
}

void solve_in_state(const model::Structure& structure, const FirstOrder& with,
                    const assembly::State& state, std::span<ResultSet*> sets, Issues& errors) {
    for (ResultSet* set : sets) set->state = state;
    if (with.equations) return solve_and_recover(structure, with.elements, *with.equations, sets);
    const Equations equations(structure, with.elements, with.parameters, state, errors);
    if (errors.empty()) solve_and_recover(structure, with.elements, equations, sets);
}

void settle(const model::Structure& structure, const FirstOrder& with, ResultSet& set,
            Issues& errors) {
    Equations::Facts facts;
    iterate(structure, with.elements, with.parameters, set, facts, errors);
}

}  // namespace loadpath::analysis
