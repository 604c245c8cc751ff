// What the eigenvalues of a divided structure miss of those of continuous members. Between its ends
// a piece has the shapes of a beam at rest; what inertia or forces along it add to them lowers each
// eigenvalue, by an amount that follows from the mode as found (one step of Newton's method on the
// exact, nonlinear problem; its error is of the order of the amount's square).
#pragma once

#include <vector>

#include "algebra/lowest_modes.hpp"
#include "eigen/geometric.hpp"
#include "eigen/mass.hpp"

namespace loadpath::eigen {

struct Missed {
    struct Mode {
        double all = 0.0;                // to be added to the eigenvalue
        bool hides = false;              // there are modes inside pieces below it
        std::vector<double> of_members;  // by member of the undivided structure
    };
    std::vector<Mode> modes;
    // Members of the undivided structure with pieces that vibrate or buckle between their ends
    // below one of the eigenvalues, which modes of the ends cannot show.
    std::vector<char> hides;
};

// `shapes` in all unknowns of the divided structure, of modal mass one; `preload` may be null.
Missed missed_in_vibration(const DividedModel& model, const analysis::ResultSet* preload,
                           const std::vector<double>& eigenvalues,
                           const std::vector<std::vector<double>>& shapes);

// `works`: twice what the forces do on each shape.
Missed missed_in_buckling(const DividedModel& model, const analysis::ResultSet& set,
                          const std::vector<double>& factors,
                          const std::vector<std::vector<double>>& shapes,
                          const std::vector<double>& works);

// Adds what was missed, and brings the modes back into their order.
void correct(algebra::Modes& modes, std::vector<std::vector<double>>& shapes, const Missed& missed);

}  // namespace loadpath::eigen
