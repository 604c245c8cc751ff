#include "analysis/equations.hpp"

#include <algorithm>
#include <cmath>

#include "algebra/refinement.hpp"
#include "analysis/mechanism.hpp"
#include "analysis/strain_energy.hpp"

namespace loadpath::analysis {

namespace {

// What a 32-bit address space leaves for the factor beside the model and its results.
constexpr std::uint64_t memory_limit = std::uint64_t(3) << 30;

// Backward error above which displacements do not balance the loads.
constexpr double worst_residual = 1e-8;

// The estimate costs four solves; above this the ratio of pivots has to do.
constexpr int most_for_condition = 3000;

bool is_supported(const model::Structure& structure) {
    return std::any_of(
        structure.supports.begin(), structure.supports.end(),
        [&](const model::Support& support) { return structure.joints[support.node].used; });
}

}  // namespace

Equations::Equations(const model::Structure& structure, const Elements& elements,
                     const assembly::Parameters& parameters, const assembly::State& state,
                     Issues& errors)
    : system_(assemble(structure, elements, parameters, state, errors)) {
    if (!errors.empty()) return;
    analysis_ = std::make_unique<algebra::Analysis>(
        algebra::analyze(matrix().pattern, {system_.block_of_dof, system_.coordinates}));
    factor_ = std::make_unique<algebra::Factor>(
        *analysis_, matrix(), algebra::FactorOptions{.memory_limit = memory_limit});
    if (factor_->status() == algebra::FactorStatus::over_memory)
        errors.push_back({IssueCode::too_large,
                          "the equations would need " +
                              std::to_string(analysis_->peak_bytes >> 20) + " MiB, more than " +
                              std::to_string(memory_limit >> 20) + " MiB",
                          "model"});
    const std::vector<double> still(static_cast<std::size_t>(system_.parameters.count), 0.0);
    for (const algebra::Motion& motion : factor_->motions())
        if (strains_nothing(structure, elements, state,
                            system_.kinematics.expand(motion.vector, still)))
            free_motions_.push_back(motion.vector);
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

void Equations::judge_mechanism(const model::Structure& structure, std::span<const double> rhs,
                                ResultSet& set) const {
    double largest_load = 0.0;
    for (const double f : rhs) largest_load = std::max(largest_load, std::abs(f));
    const std::vector<double> still(static_cast<std::size_t>(system_.parameters.count), 0.0);
    const bool floats = !is_supported(structure);
    const auto report = [&](const std::vector<double>& motion, double work) {
        // A structure on no support at all has no answer to give, with or without loads.
        const bool driven = floats || std::abs(work) > 1e-9 * largest_load;
        std::vector<double> full = system_.kinematics.expand(motion, still);
        const std::string words = describe_motion(structure, full);
        if (driven) {
            set.errors.push_back(
                {IssueCode::singular_model, "the structure is a mechanism: " + words, "model"});
            if (work < 0.0)
                for (double& u : full) u = -u;  // the way the loads push
            set.motions.push_back({full});
        } else {
            set.warnings.push_back({IssueCode::unstable_unloaded,
                                    words + "; no load drives this motion, so it is left out",
                                    "model"});
        }
    };
    for (const int unknown : system_.idle) {
        const int direction =
            system_.kinematics.unknown_of_free[unknown] % model::unknowns_per_joint;
        // A rotation or warping that nothing resists and nothing drives is no concern of anyone.
        if (direction >= 3 && std::abs(rhs[unknown]) <= 1e-9 * largest_load) continue;
        std::vector<double> motion(rhs.size(), 0.0);
        motion[unknown] = 1.0;
        report(motion, rhs[unknown]);
    }
    for (const std::vector<double>& motion : free_motions_) {
        double work = 0.0;
        for (std::size_t i = 0; i < rhs.size(); ++i) work += rhs[i] * motion[i];
        report(motion, work);
    }
}

void Equations::solve(const model::Structure& structure, const Elements& elements,
                      std::span<ResultSet*> sets) const {
    const std::size_t n = static_cast<std::size_t>(system_.kinematics.free_count);
    std::vector<double> rhs(n * sets.size());
    for (std::size_t s = 0; s < sets.size(); ++s) {
        const std::vector<double> forces =
            force_vector(structure, elements, sets[s]->loads, sets[s]->state);
        const std::vector<double> reduced =
            reduce(system_, forces, movements(system_, sets[s]->loads));
        std::copy(reduced.begin(), reduced.end(), rhs.begin() + static_cast<std::ptrdiff_t>(s * n));
        if (is_singular() || !system_.idle.empty()) judge_mechanism(structure, reduced, *sets[s]);
    }
    const std::vector<double> errors =
        algebra::solve_refined(*factor_, matrix(), rhs, static_cast<int>(sets.size()), 1);
    for (std::size_t s = 0; s < sets.size(); ++s) {
        ResultSet& set = *sets[s];
        set.residual = errors[s];
        set.displacements =
            system_.kinematics.expand({rhs.data() + s * n, n}, movements(system_, set.loads));
        if (set.errors.empty() && !(errors[s] < worst_residual))
            set.errors.push_back(
                {IssueCode::singular_model,
                 "the equations have no usable solution: the structure is a mechanism "
                 "or nearly one",
                 "model"});
    }
}

}  // namespace loadpath::analysis
