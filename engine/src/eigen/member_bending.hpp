// What a shape bends members by, and what axial forces do while it does: energies of each member of
// the document about its own axes.
#pragma once

#include "eigen/divided_model.hpp"
#include "eigen/geometric.hpp"

namespace loadpath::eigen {

// Visits the pieces that bend, with what a shape moves their ends by in local axes.
template <class Visit>
void for_each_piece(const DividedModel& model, const std::vector<double>& shape,
                    const Visit& visit) {
    for (std::size_t m = 0; m < model.structure.members.size(); ++m) {
        const model::Member& member = model.structure.members[m];
        if (member.is_rigid() || member.is_divided() || !model.state.member[m]) continue;
        visit(m, assembly::end_state(model.elements.frames[m], member,
                                     analysis::gather(member, shape), elements::FrameVector::Zero())
                     .displacements);
    }
}

struct AboutAxes {
    double y = 0.0, z = 0.0;
};

// By member of the document, what the ends of its pieces have of a matrix between them in local
// axes: ends' matrix ends. `matrix_of(piece)`, of all unknowns.
template <class MatrixOf>
std::vector<double> sum_over_members(const DividedModel& model, int member_count,
                                     const std::vector<double>& shape, const MatrixOf& matrix_of) {
    std::vector<double> sums(static_cast<std::size_t>(member_count));
    for_each_piece(model, shape, [&](std::size_t piece, const elements::FrameVector& ends) {
        const elements::FrameMatrix matrix = matrix_of(piece);
        sums[model.pieces[piece].member] += ends.dot(matrix * ends);
    });
    return sums;
}

// By member of the document, twice the energy of bending.
std::vector<AboutAxes> bending_energies(const model::Structure& structure,
                                        const DividedModel& model,
                                        const std::vector<double>& shape);

// By member of the document, twice the work of the axial forces of a set on the slopes of a shape:
// positive where compression drives it.
std::vector<AboutAxes> axial_work(const model::Structure& structure, const DividedModel& model,
                                  GeometricAlong& along, const std::vector<double>& shape);

}  // namespace loadpath::eigen
