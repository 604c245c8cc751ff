#include "eigen/eigen_system.hpp"

#include <algorithm>
#include <cmath>

#include "algebra/chains_first.hpp"

namespace loadpath::eigen {

namespace {

// Each turn holds the motions that one factorization found.
constexpr int most_turns = 20;

// Share of an unknown's own quotient of stiffness and mass by which a free body is shifted.
constexpr double share_of_quotient = 1e-3;

// Beside the stiffness of what it moves, what the other matrix does to a motion is less than this
// only by rounding: no structure vibrates at 1e7 rad/s or buckles under 1e14 times its loads.
constexpr double least_share_of_stiffness = 1e-14;

assembly::Parameters no_parameters(const model::Structure& structure) {
    return assembly::find_parameters(structure, {});
}

}  // namespace

EigenSystem::EigenSystem(const DividedModel& model, Issues& errors)
    : system_(analysis::assemble(model.structure, model.elements, no_parameters(model.structure),
                                 model.state, errors)),
      col_ptr_(system_.stiffness.col_ptr),
      row_(system_.stiffness.row),
      k_(system_.stiffness.val),
      a_(k_.size(), 0.0) {}

// Both matrices get the union of their patterns; rows stay in order.
void EigenSystem::merge(const assembly::SparseLower& added, std::vector<double>& into) {
    std::vector<int> col_ptr{0}, row;
    std::vector<double> k, a, sum;
    const std::size_t most = k_.size() + added.val.size();
    row.reserve(most);
    for (std::vector<double>* values : {&k, &a, &sum}) values->reserve(most);
    for (int c = 0; c < system_.stiffness.n; ++c) {
        int e = col_ptr_[c], f = added.col_ptr[c];
        while (e < col_ptr_[c + 1] || f < added.col_ptr[c + 1]) {
            const int own = e < col_ptr_[c + 1] ? row_[e] : system_.stiffness.n;
            const int other = f < added.col_ptr[c + 1] ? added.row[f] : system_.stiffness.n;
            row.push_back(std::min(own, other));
            k.push_back(own <= other ? k_[e] : 0.0);
            a.push_back(own <= other ? a_[e] : 0.0);
            sum.push_back(other <= own ? added.val[f] : 0.0);
            if (own <= other) ++e;
            if (other <= own) ++f;
        }
        col_ptr.push_back(static_cast<int>(row.size()));
    }
    col_ptr_ = std::move(col_ptr);
    row_ = std::move(row);
    k_ = std::move(k);
    a_ = std::move(a);
    for (std::size_t e = 0; e < sum.size(); ++e) into[e] += sum[e];
}

void EigenSystem::add_to_stiffness(const assembly::StiffnessSum& sum) { merge(sum.lower(), k_); }

void EigenSystem::set_other(const assembly::StiffnessSum& sum) { merge(sum.lower(), a_); }

void EigenSystem::analyze() {
    if (!analysis_)
        analysis_ = std::make_unique<algebra::Analysis>(algebra::analyze(
            pattern(), {system_.block_of_dof, system_.coordinates}, algebra::order_chains_first));
}

// Factors at the shift; what neither matrix resists is held at one unknown each.
EigenSystem::Ending EigenSystem::factor_held() {
    analyze();
    for (int turn = 0; turn < most_turns; ++turn) {
        const std::vector<double> values = pencil().shifted(shift_);
        factor_ = std::make_unique<algebra::Factor>(*analysis_,
                                                    algebra::SymmetricMatrix{pattern(), values});
        if (factor_->status() == algebra::FactorStatus::over_memory) return Ending::over_memory;
        if (factor_->status() == algebra::FactorStatus::regular)
            return factor_->inertia().negative > 0 ? Ending::indefinite : Ending::definite;
        for (const algebra::Motion& motion : factor_->motions()) {
            if (acts_on(motion.vector)) {
                motion_ = expand(motion.vector);
                return Ending::moves_freely;
            }
            k_[col_ptr_[motion.own]] += std::max(1.0, std::abs(k_[col_ptr_[motion.own]]));
        }
    }
    return Ending::moves_freely;
}

// False where no shift close below what is expected leaves a definite matrix.
bool EigenSystem::factor_near(const algebra::Expected& expected) {
    shift_ = expected.shift_below();
    return shift_ > 0.0 && factor_held() == Ending::definite;
}

EigenSystem::Ending EigenSystem::factor_for_vibration(const algebra::Expected& expected) {
    // What the equations hold because nothing resists it may have mass, and is then free.
    for (const analysis::HeldMotion& held : system_.held)
        if (acts_on(vector_of(held))) k_[col_ptr_[held.unknown]] -= held.stand_in;
    if (factor_near(expected)) return Ending::definite;
    shift_ = 0.0;
    const Ending ending = factor_held();
    if (ending != Ending::moves_freely) return ending;
    double least = INFINITY;
    for (int i = 0; i < system_.stiffness.n; ++i)
        if (a_[col_ptr_[i]] > 0.0 && k_[col_ptr_[i]] > 0.0)
            least = std::min(least, k_[col_ptr_[i]] / a_[col_ptr_[i]]);
    shift_ = std::isfinite(least) ? -share_of_quotient * least : -1.0;
    return factor_held();
}

EigenSystem::Ending EigenSystem::factor_for_buckling(const algebra::Expected& expected) {
    for (const analysis::HeldMotion& held : system_.held) {
        const std::vector<double> motion = vector_of(held);
        if (!acts_on(motion)) continue;
        motion_ = expand(motion);
        return Ending::moves_freely;
    }
    if (factor_near(expected)) return Ending::definite;
    shift_ = 0.0;
    return factor_held();
}

std::vector<double> EigenSystem::vector_of(const analysis::HeldMotion& held) const {
    std::vector<double> motion(static_cast<std::size_t>(system_.stiffness.n), 0.0);
    for (const assembly::Term& term : held.terms) motion[term.unknown] = term.factor;
    return motion;
}

double EigenSystem::work_of_other(const std::vector<double>& free) const {
    std::vector<double> image(free.size());
    algebra::multiply({pattern(), a_}, free, image, 1);
    double work = 0.0;
    for (std::size_t i = 0; i < free.size(); ++i) work += free[i] * image[i];
    return work;
}

// Whether the other matrix does anything to a motion.
bool EigenSystem::acts_on(const std::vector<double>& motion) const {
    double stiffness = 0.0;
    for (std::size_t i = 0; i < motion.size(); ++i)
        stiffness = std::max(stiffness, std::abs(k_[col_ptr_[i]]) * motion[i] * motion[i]);
    return std::abs(work_of_other(motion)) > least_share_of_stiffness * stiffness;
}

std::unique_ptr<algebra::ModesBelow> EigenSystem::search_below(int number, double guess) {
    if (!system_.held.empty()) return nullptr;
    analyze();
    auto search = std::make_unique<algebra::ModesBelow>(pencil(), *analysis_);
    return search->reach(number, guess) ? std::move(search) : nullptr;
}

std::unique_ptr<algebra::ModeSearch> EigenSystem::search(const algebra::Expected& expected) const {
    auto search = std::make_unique<algebra::ModeSearch>(pencil(), *analysis_, *factor_, shift_);
    if (shift_ > 0.0)
        search->expect(expected.lowest);
    else if (expected.lowest > 0.0)
        search->move_near(expected);
    return search;
}

std::vector<double> EigenSystem::expand(const std::vector<double>& free) const {
    return system_.kinematics.expand(free, {});
}

double EigenSystem::strain_of(const std::vector<double>& free) const {
    double energy = 0.0, size = 0.0;
    for (int c = 0; c < system_.stiffness.n; ++c)
        for (int e = col_ptr_[c]; e < col_ptr_[c + 1]; ++e) {
            const double term = (row_[e] == c ? 1.0 : 2.0) * k_[e] * free[c] * free[row_[e]];
            energy += term;
            size += std::abs(term);
        }
    return size > 0.0 ? energy / size : 0.0;
}

}  // namespace loadpath::eigen
