#include "analysis/equations.hpp"

#include <algorithm>

#include "algebra/refinement.hpp"
#include "algebra/softest.hpp"
#include "analysis/held_motions.hpp"
#include "analysis/loose_members.hpp"
#include "analysis/reach.hpp"
#include "analysis/strain_energy.hpp"

namespace loadpath::analysis {

namespace {

// Backward error above which displacements do not balance the loads.
constexpr double worst_residual = 1e-8;

// The estimate costs four solves; above this the ratio of pivots has to do.
constexpr int most_for_condition = 3000;

// Each turn holds the motions that the factorization found, of which it gives a dozen at most.
constexpr int most_turns = 20;

}  // namespace

Equations::Equations(const model::Structure& structure, const Elements& elements,
                     const assembly::Parameters& parameters, const assembly::State& state,
                     Issues& errors, const Equations* like)
    : system_(assemble(structure, elements, parameters, state, errors)) {
    if (!errors.empty()) return;
    if (like != nullptr && like->system_.stiffness.col_ptr == system_.stiffness.col_ptr &&
        like->system_.stiffness.row == system_.stiffness.row)
        analysis_ = like->analysis_;
    else
        analysis_ = std::make_shared<const algebra::Analysis>(
            algebra::analyze(matrix().pattern, {system_.block_of_dof, system_.coordinates}));
    const std::vector<double> still(static_cast<std::size_t>(system_.parameters.count), 0.0);
    for (int turn = 0; turn < most_turns; ++turn) {
        factor_ = std::make_unique<algebra::Factor>(*analysis_, matrix());
        if (factor_->status() == algebra::FactorStatus::over_memory) {
            errors.push_back({IssueCode::too_large,
                              "the equations would need " +
                                  std::to_string(analysis_->peak_bytes >> 20) + " MiB, more than " +
                                  std::to_string(algebra::memory_of_factors >> 20) + " MiB",
                              "model"});
            return;
        }
        bool is_free = false;
        for (const algebra::Motion& motion : factor_->motions()) {
            if (!strains_nothing(structure, elements, state,
                                 system_.kinematics.expand(motion.vector, still)))
                continue;
            hold(system_, motion);
            is_free = true;
        }
        if (!is_free) return;
    }
}

algebra::SymmetricMatrix Equations::matrix() const {
    const assembly::SparseLower& k = system_.stiffness;
    return {{k.n, k.col_ptr, k.row}, k.val};
}

Equations::Facts Equations::facts() const {
    Facts facts;
    facts.unknowns = system_.kinematics.free_count;
    facts.entries = system_.stiffness.val.size();
    facts.factor_bytes = analysis_->factor_bytes;
    facts.pivot_ratio = factor_->pivot_ratio();
    if (factor_->status() == algebra::FactorStatus::regular && facts.unknowns <= most_for_condition)
        facts.condition = algebra::estimate_condition(*factor_, matrix());
    return facts;
}

void Equations::solve(const model::Structure& structure, const Elements& elements,
                      std::span<ResultSet*> sets) const {
    const std::size_t n = static_cast<std::size_t>(system_.kinematics.free_count);
    const double reach = reach_of(structure);
    std::vector<double> rhs(n * sets.size()), totals;
    for (std::size_t s = 0; s < sets.size(); ++s) {
        const std::vector<double> forces =
            force_vector(structure, elements, sets[s]->loads, sets[s]->state);
        const std::vector<double> moved = movements(system_, sets[s]->loads);
        const std::vector<double> reduced = reduce(system_, forces, moved);
        std::vector<double> driving(forces.size(), 0.0);
        for (std::size_t i = 0; i < n; ++i)
            driving[system_.kinematics.unknown_of_free[i]] = reduced[i];
        totals.push_back(std::max(total_of(forces, reach), total_of(driving, reach)));
        std::copy(reduced.begin(), reduced.end(), rhs.begin() + static_cast<std::ptrdiff_t>(s * n));
    }
    const std::vector<double> errors =
        algebra::solve_refined(*factor_, matrix(), rhs, static_cast<int>(sets.size()), 1);
    for (std::size_t s = 0; s < sets.size(); ++s) {
        ResultSet& set = *sets[s];
        const std::span<double> solution(rhs.data() + s * n, n);
        judge_loose_members(structure, elements, set);
        judge_held_motions(structure, system_, totals[s], reach, solution, set);
        set.residual = errors[s];
        set.displacements = system_.kinematics.expand(solution, movements(system_, set.loads));
        if (set.errors.empty() && !(errors[s] < worst_residual))
            set.errors.push_back(
                {IssueCode::singular_model,
                 "the equations have no usable solution: the structure is a mechanism "
                 "or nearly one",
                 "model"});
    }
}

std::vector<double> Equations::softest_motion() const {
    const std::vector<double> free = algebra::softest(*factor_, system_.kinematics.free_count);
    if (free.empty()) return {};
    return system_.kinematics.expand(
        free, std::vector<double>(static_cast<std::size_t>(system_.parameters.count), 0.0));
}

std::vector<double> Equations::displacements_under(const std::vector<double>& forces) const {
    const std::vector<double> still(static_cast<std::size_t>(system_.parameters.count), 0.0);
    std::vector<double> free = reduce(system_, forces, still);
    factor_->solve(free, 1);
    return system_.kinematics.expand(free, still);
}

}  // namespace loadpath::analysis
