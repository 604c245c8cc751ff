// The two matrices of an eigenvalue problem in the free unknowns of a structure, on one pattern,
// and the factorization that the search for modes begins with.
#pragma once

#include <memory>

#include "algebra/lowest_modes.hpp"
#include "algebra/modes_below.hpp"
#include "eigen/divided_model.hpp"

namespace loadpath::eigen {

class EigenSystem {
 public:
    // Stiffness of the model; an issue is appended where its supports contradict each other.
    EigenSystem(const DividedModel& model, Issues& errors);
    EigenSystem(const EigenSystem&) = delete;
    EigenSystem& operator=(const EigenSystem&) = delete;

    // Adds to the stiffness (preload), and sets the other matrix, both in unknowns of the
    // structure.
    void add_to_stiffness(const assembly::StiffnessSum& sum);
    void set_other(const assembly::StiffnessSum& sum);
    const analysis::System& system() const { return system_; }
    const assembly::Kinematics& kinematics() const { return system_.kinematics; }

    enum class Ending { definite, indefinite, moves_freely, over_memory };

    // Factors the stiffness, or stiffness less shift times the other matrix, with the largest shift
    // of 0 and one a little below that makes it definite. What moves with neither stiffness nor
    // part in the other matrix is held.
    // Where modes are expected, a shift close below them comes first.
    Ending factor_for_vibration(const algebra::Expected& expected);
    // Factors the stiffness. `moves_freely` where the other matrix acts on what nothing holds.
    Ending factor_for_buckling(const algebra::Expected& expected);

    // The search from a shift above a number of eigenvalues, about where they are guessed, without
    // a factorization of the stiffness: only where that is known to be definite. Nothing where no
    // such shift is found, or a motion is held for want of stiffness.
    std::unique_ptr<algebra::ModesBelow> search_below(int number, double guess);
    std::unique_ptr<algebra::ModeSearch> search(const algebra::Expected& expected) const;
    double shift() const { return shift_; }
    // All unknowns of the structure from a vector of the free ones.
    std::vector<double> expand(const std::vector<double>& free) const;
    // x' A x of the other matrix.
    double work_of_other(const std::vector<double>& free) const;
    // x' K x over the sum of its terms' sizes: rounding where nothing is strained.
    double strain_of(const std::vector<double>& free) const;
    // The motion that ended a factorization with `moves_freely`.
    const std::vector<double>& motion() const { return motion_; }

 private:
    algebra::Pencil pencil() const { return {pattern(), k_, a_}; }
    algebra::SymmetricPattern pattern() const { return {system_.stiffness.n, col_ptr_, row_}; }
    void analyze();
    Ending factor_held();
    bool factor_near(const algebra::Expected& expected);
    std::vector<double> vector_of(const analysis::HeldMotion& held) const;
    bool acts_on(const std::vector<double>& motion) const;
    void merge(const assembly::SparseLower& added, std::vector<double>& into);

    analysis::System system_;
    std::vector<int> col_ptr_, row_;
    std::vector<double> k_, a_;
    double shift_ = 0.0;
    std::vector<double> motion_;
    std::unique_ptr<algebra::Analysis> analysis_;
    std::unique_ptr<algebra::Factor> factor_;
};

}  // namespace loadpath::eigen
