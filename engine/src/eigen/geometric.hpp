// The geometric stiffness of a structure under the first-order forces of a result set: what its
// members, rigid arms, rigid members and plates gain or lose by carrying them.
#pragma once

#include <vector>

#include "analysis/result_set.hpp"
#include "eigen/divided_model.hpp"
#include "eigen/geometric_part.hpp"
#include "elements/inner/frame_geometric.hpp"
#include "elements/inner/last_kinds.hpp"

namespace loadpath::eigen {

// Of stretches of pieces, between their ends in local axes. Most are of few kinds: what follows
// from their shape is kept. Model and set must outlive this.
class GeometricAlong {
 public:
    GeometricAlong(const DividedModel& model, const analysis::ResultSet& set)
        : model_(model), set_(set) {}

    // `from` is measured from the piece's start.
    elements::FrameUnderForces of(std::size_t piece, double from, double length);
    elements::FrameUnderForces of_whole(std::size_t piece) {
        return of(piece, 0.0, model_.structure.members[piece].length);
    }
    // What the forces do to a whole piece, positive where they drive a shape.
    elements::FrameMatrix driving(std::size_t piece) {
        return -of_whole(piece).following(model_.twist_at).geometric;
    }

 private:
    const DividedModel& model_;
    const analysis::ResultSet& set_;
    elements::LastKinds<elements::FrameGeometric> kept_;
};

std::vector<GeometricPart> gather_geometric(const DividedModel& model,
                                            const analysis::ResultSet& set);

}  // namespace loadpath::eigen
