// How a beam moves between its ends beyond what its shape functions have: these are the shapes of a
// beam at rest that only its ends move. Inertia, or forces along the beam, bend and twist it
// further, and let its hinges slip further. It is taken as two halves, and what these leave is told
// from what is out of balance between them.
#pragma once

#include <array>

#include "elements/inner/frame_geometric.hpp"
#include "elements/released_ends.hpp"

namespace loadpath::elements {

class InnerShapes {
 public:
    // `hinges` may be null.
    explicit InnerShapes(const FrameProperties& p, const ReleasedEnds* hinges = nullptr);

    bool is_of(const FrameProperties& p) const { return are_alike(properties_, p); }

    // What is added to the beam beside its stiffness (mass times -eigenvalue, geometric stiffness):
    // to all of it, and to its halves.
    struct Added {
        FrameUnderForces whole;
        std::array<FrameUnderForces, 2> halves;
    };
    void load(const Added& added);

    struct Beyond {
        // Twice the work of what is added, beyond that on the shapes of the beam at rest.
        double work = 0.0;
        // Motions with still ends in which the beam gives way: no shape of its ends shows them.
        int hidden = 0;
    };
    // Under `times` what is added.
    Beyond beyond(double times, const FrameVector& ends) const;

 private:
    // Unknowns of the start, the middle and the end, then the twists inside of the halves.
    static constexpr int of_sections = 21, middle = 7, end = 14;
    static constexpr int size = of_sections + 2 * inner_twists;
    using Matrix = Eigen::Matrix<double, size, size>;

    void turn(Matrix& matrix) const;
    void find_rest();
    double turned_in_plane(int plane, const FrameVector& ends,
                           const std::array<double, of_sections>& shape) const;
    double rest(double times, const FrameVector& ends, const std::array<double, of_sections>& shape,
                const std::array<double, size>& force) const;

    FrameProperties properties_;
    Eigen::Matrix<double, of_sections, frame_size> shape_;  // ends to all sections
    bool turns_ = false;  // unknowns of the ends are in the axes of the hinges
    Eigen::Matrix<double, 7, 7> start_turn_, end_turn_;
    std::array<int, of_sections> free_{};  // unknowns of sections that still ends leave free
    int free_count_ = 0;
    Matrix stiffness_;  // with the springs of hinges
    // What halves leave, over the squares of what is out of balance in the middle.
    std::array<double, 7> rest_{};
    std::array<double, 2> rest_in_plane_{};  // of turns in the planes of y and z: more than that
    std::array<double, 2> in_shear_{};       // how much of v and w in the middle is shear

    Matrix added_;
    FrameMatrix added_to_whole_;
    // In the plane of y, and in that of z: by what v and th_z of all sections turn the middle.
    std::array<std::array<double, 6>, 2> added_in_plane_{};
    bool twists_inside_ = false;
    std::array<int, size> moving_{};  // twists inside, where there are any, and what else is free
    int moving_count_ = 0;
    // Of what moves, row by row from the diagonal on: stiffness, and what is added.
    std::array<double, std::size_t(size*(size + 1) / 2)> resisting_, growing_;
};

}  // namespace loadpath::elements
