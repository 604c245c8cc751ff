// How a beam moves between its ends beyond what its shape functions have: these are the shapes of a
// beam at rest that only its ends move. Inertia, or forces along the beam, bend and twist it
// further, and let its hinges slip further.
#pragma once

#include <array>
#include <vector>

#include "elements/frame_stiffness.hpp"
#include "elements/released_ends.hpp"

namespace loadpath::elements {

class InnerShapes {
 public:
    static constexpr int parts = 4;  // the beam is taken as so many of equal length
    using Parts = std::array<FrameMatrix, parts>;

    // `hinges` may be null.
    InnerShapes(const FrameProperties& p, const ReleasedEnds* hinges);

    struct Work {
        // Twice the work of what is added: on the shapes of the beam at rest, and less what the
        // beam gains by moving further.
        double all = 0.0;
        // Motions with still ends in which the beam gives way: no shape of its ends shows them.
        int hidden = 0;
    };
    // Under `times` what is added to the parts beside their stiffness (mass times -eigenvalue,
    // geometric stiffness).
    Work work(const Parts& added, double times, const FrameVector& ends) const;

 private:
    static constexpr int size = 7 * (parts + 1);
    using Matrix = Eigen::Matrix<double, size, size>;

    // An entry of the matrix that is eliminated: its stiffness, and where it is in the parts.
    struct Entry {
        double stiffness;
        int first, second;  // in the first part and the one before, -1: in none
    };

    Parts turned(Parts of_parts) const;
    void find_band(const Matrix& stiffness);

    Eigen::Matrix<double, size, frame_size> shape_;  // ends to all sections
    bool turns_ = false;  // unknowns of the ends are in the axes of the hinges
    Eigen::Matrix<double, 7, 7> start_turn_, end_turn_;
    std::array<int, size> free_{};  // unknowns that still ends leave free
    int free_count_ = 0;
    std::vector<Entry> band_;          // row by row from the diagonal on
    std::array<int, size> row_end_{};  // where rows end in it
};

}  // namespace loadpath::elements
