#include "analysis/linear.hpp"

#include <algorithm>
#include <string>

#include "analysis/change_state.hpp"
#include "analysis/corotational/corotational.hpp"
#include "analysis/judge_motion.hpp"
#include "analysis/one_way.hpp"
#include "analysis/p_delta.hpp"
#include "analysis/recovery.hpp"
#include "model/prepare.hpp"
#include "progress.hpp"
#include "text/number.hpp"

namespace loadpath::analysis {

namespace {

constexpr int most_iterations = 100;

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

// Numbers that do not balance say so: rounding has eaten them, though every equation is solved.
// Without loads there may be no forces but rounding, and nothing to hold it against.
void judge_balance(ResultSet& set) {
    constexpr double noticeable = 1e-6, unusable = 1e-3;
    const double missed = std::max(set.balance.error, set.unbalanced);
    if (!set.is_usable() || set.balance.loads.isZero(0.0) || !(missed > noticeable)) return;
    const std::string message =
        "loads and reactions miss each other by " + format(100.0 * missed, 1) +
        " %: parts of very different stiffness, or a long chain of short members, leave too few "
        "digits; join members that lie in one line, or make stiff parts rigid";
    if (missed > unusable)
        set.errors.push_back({IssueCode::unbalanced, message, "model"});
    else
        set.warnings.push_back({IssueCode::inaccurate, message, "model"});
}

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
        equations.solve(structure, elements, only);
        recover(structure, elements, equations.system(), set);
        if (facts.unknowns == 0) facts = equations.facts();
        if (!changes.next(structure, set)) {
            judge_balance(set);
            judge_motion(structure, set);
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
    LinearResult result;
    for (std::size_t c = 0; c < cases.size(); ++c)
        result.cases.push_back(case_set(structure, analysis.load_cases[c], cases[c]));
    for (std::size_t c = 0; c < analysis.load_combinations.size(); ++c)
        result.combinations.push_back(
            combination_set(structure, analysis.load_combinations[c], cases, c, errors));
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
                    judge_balance(set);
                    judge_motion(structure, set);
                }
            }
        result.facts = equations.facts();
    }
    if (!analysis.options.solve_loadcases) result.cases.clear();
    if (asks_for_leaning(analysis))
        result.leaning = std::make_shared<const Leaning>(structure, std::move(elements),
                                                         std::move(parameters), standing);
    return result;
}

void solve_second_order(const model::Structure& structure,
                        const std::vector<loads::CaseLoads>& cases, LinearResult& result,
                        Issues& errors) {
    const document::AnalysisOptions& options = structure.document->analysis.options;
    const bool is_second_order = options.order == document::AnalysisOrder::NONLINEAR;
    const bool may_turn_far = options.nonlinear_method != document::NonlinearMethod::P_DELTA;
    const bool has_cables = model::has_cables(structure.document->model);
    if (!is_second_order && !has_cables) return;
    if (has_cables && !(is_second_order && may_turn_far))
        result.warnings.push_back(
            {IssueCode::cables_turn_far,
             "cables take their shape from what acts on them: the structure is solved with large "
             "displacements and rotations, as order NONLINEAR by COROTATIONAL asks for",
             is_second_order ? "analysis.options.nonlinear_method" : "analysis.options.order"});
    const assembly::Parameters parameters = assembly::find_parameters(structure, cases);
    const Elements elements = make_elements(structure, errors);
    const bool turns_far = may_turn_far || has_cables;
    const AxialEffects effects =
        turns_far ? AxialEffects{} : axial_effects(structure, result.warnings);
    PDelta p_delta(structure, elements, parameters, effects);
    std::vector<std::int64_t> imperfect;  // solved on a structure of their own
    for (const auto& each : structure.document->analysis.imperfection_cases)
        imperfect.insert(imperfect.end(), each.load_combinations.begin(),
                         each.load_combinations.end());
    for (auto* sets : {&result.cases, &result.combinations})
        for (ResultSet& set : *sets) {
            if (set.kind == ResultSet::Kind::combination &&
                std::find(imperfect.begin(), imperfect.end(), set.id) != imperfect.end())
                continue;
            if (turns_far)
                solve_corotational(structure, elements, parameters, set, errors);
            else
                p_delta.solve(set, errors);
            if (!errors.empty()) return;
            judge_balance(set);
            if (!turns_far) judge_motion(structure, set);
        }
}

}  // namespace loadpath::analysis
