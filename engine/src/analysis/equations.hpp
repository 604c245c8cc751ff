// A factored system: solves for loads, and tells when the structure can move without resistance.
// Motions that nothing resists are held by stand-ins (see HeldMotion) before it is factored.
#pragma once

#include <memory>

#include "algebra/factor.hpp"
#include "analysis/result_set.hpp"
#include "analysis/system.hpp"

namespace loadpath::analysis {

class Equations {
 public:
    // An issue is appended when the system is contradictory or does not fit into memory. What
    // depends on the pattern alone is taken from equations `like` these where they have the same.
    Equations(const model::Structure& structure, const Elements& elements,
              const assembly::Parameters& parameters, const assembly::State& state, Issues& errors,
              const Equations* like = nullptr);
    Equations(const Equations&) = delete;
    Equations& operator=(const Equations&) = delete;

    const System& system() const { return system_; }
    // Whether every motion costs work.
    bool is_stable() const { return factor_->inertia().negative == 0; }
    // Whether every motion that nothing resists is known and held.
    bool has_all_motions() const { return factor_->status() == algebra::FactorStatus::regular; }

    // Displacements for the loads of each set, which must have the state of these equations. Where
    // the loads drive a mechanism the set gets a `singular_model` error instead.
    void solve(const model::Structure& structure, const Elements& elements,
               std::span<ResultSet*> sets) const;

    // Displacements by unknown of the structure under forces on its unknowns, supports at rest.
    // Of motions that nothing resists it says nothing. Not refined: for shapes, not for results.
    std::vector<double> displacements_under(const std::vector<double>& forces) const;

    // The motion that is resisted least, by unknown of the structure; empty where none is found.
    std::vector<double> softest_motion() const;

    struct Facts {
        int unknowns = 0;
        std::size_t entries = 0;
        std::uint64_t factor_bytes = 0;
        double pivot_ratio = 1.0;
        double condition = 0.0;  // estimate; 0 where it was not made
    };
    Facts facts() const;

 private:
    algebra::SymmetricMatrix matrix() const;

    System system_;
    std::shared_ptr<const algebra::Analysis> analysis_;
    std::unique_ptr<algebra::Factor> factor_;
};

}  // namespace loadpath::analysis
