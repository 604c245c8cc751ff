// A beam under axial force as a chain of pieces. What lies between its ends is eliminated, so that
// the rest of the engine sees the end unknowns only, and is found again from them.
#pragma once

#include <vector>

#include "elements/geometric_stiffness.hpp"

namespace loadpath::elements {

struct BeamChain {
    struct Piece {
        double from = 0.0, length = 0.0;
        AxialForce force;
        FrameVector loads = FrameVector::Zero();   // along it, as forces on its ends
        FrameVector points = FrameVector::Zero();  // that act on its ends themselves
    };
    FrameProperties properties;  // of the whole beam
    std::vector<Piece> pieces;
};

struct CondensedChain {
    FrameMatrix stiffness;
    FrameVector loads;  // on the ends
    int negative = 0;   // inner motions in which the chain gives way by itself: it has buckled
};

CondensedChain condense(const BeamChain& chain);

// How one piece moves and what acts on its ends, loads that sit there included.
struct PieceState {
    FrameVector displacements, forces;
};

std::vector<PieceState> piece_states(const BeamChain& chain, const FrameVector& end_displacements);

}  // namespace loadpath::elements
