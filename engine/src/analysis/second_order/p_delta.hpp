// Second order by P-Delta, and springs that follow curves within it: equilibrium on the displaced
// structure with the axial forces of the solution, found by iteration for each load case and
// combination by itself.
#pragma once

#include <optional>
#include <string>

#include "analysis/equations.hpp"
#include "analysis/second_order/curve_following.hpp"
#include "analysis/second_order/second_order_elements.hpp"

namespace loadpath::analysis {

class PDelta {
 public:
    PDelta(const model::Structure& structure, Elements first_order,
           const assembly::Parameters& parameters, const AxialEffects& effects);

    // Takes a set solved in first order to second order. Loads that the structure does not bear
    // leave an error and no numbers; an issue is appended to `errors` where nothing can be solved.
    void solve(ResultSet& set, Issues& errors);
    // Stays in first order: takes springs to their curves, and keeps their secants in the state.
    void follow_curves_alone(ResultSet& set, Issues& errors);

 private:
    enum class End { settled, unstable, unsettled, failed };
    // Where an iteration begins: forces and the state of one-way parts.
    struct Start;

    End stay_in_first_order(ResultSet& set, Issues& errors);
    double first_order_movement(ResultSet& set, Issues& errors);
    void follow_curves(const ResultSet& set);
    End iterate(const Start& start, double factor, ResultSet& set, Issues& errors);
    End settle(ResultSet& set, Issues& errors);
    bool catch_motion(ResultSet& set, bool is_reversed) const;
    End step(const Start& first_order, ResultSet& set, Issues& errors);
    void refuse(End end, ResultSet& set) const;
    std::string where_softest() const;

    std::optional<model::Structure> followed_;  // with springs as their curves have them
    const model::Structure& structure_;         // that one where springs follow curves
    CurveFollowing curves_;
    Elements first_order_;
    const assembly::Parameters& parameters_;
    AxialEffects effects_;
    bool is_in_first_order_ = false;        // only the curves are followed
    Elements elements_;                     // of the last iteration
    std::unique_ptr<Equations> equations_;  // of the last iteration
};

}  // namespace loadpath::analysis
