#include "eigen/member_bending.hpp"

namespace loadpath::eigen {

namespace {

// Adds up ends' matrix ends over all pieces, of the unknowns that bend about one axis.
template <class MatrixOf>
std::vector<AboutAxes> sum_over_pieces(const model::Structure& structure, const DividedModel& model,
                                       const std::vector<double>& shape,
                                       const MatrixOf& matrix_of) {
    constexpr int about_z[4] = {1, 5, 8, 12}, about_y[4] = {2, 4, 9, 11};
    std::vector<AboutAxes> sums(static_cast<std::size_t>(structure.member_count()));
    for_each_piece(model, shape, [&](std::size_t piece, const elements::FrameVector& ends) {
        const elements::FrameMatrix matrix = matrix_of(piece);
        AboutAxes& of = sums[model.pieces[piece].member];
        for (int i = 0; i < 4; ++i)
            for (int j = 0; j < 4; ++j) {
                of.y += ends[about_y[i]] * matrix(about_y[i], about_y[j]) * ends[about_y[j]];
                of.z += ends[about_z[i]] * matrix(about_z[i], about_z[j]) * ends[about_z[j]];
            }
    });
    return sums;
}

}  // namespace

std::vector<AboutAxes> bending_energies(const model::Structure& structure,
                                        const DividedModel& model,
                                        const std::vector<double>& shape) {
    return sum_over_pieces(structure, model, shape,
                           [&](std::size_t piece) { return model.elements.frames[piece].beam; });
}

std::vector<AboutAxes> axial_work(const model::Structure& structure, const DividedModel& model,
                                  GeometricAlong& along, const std::vector<double>& shape) {
    return sum_over_pieces(structure, model, shape,
                           [&](std::size_t piece) { return along.driving(piece); });
}

}  // namespace loadpath::eigen
