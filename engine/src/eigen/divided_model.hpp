// The structure with its members divided into pieces, so that a shape may bend within a member.
// Only for eigenvalues: forces are exact without.
#pragma once

#include <vector>

#include "analysis/system.hpp"
#include "assembly/state.hpp"
#include "elements/corotational/cable.hpp"

namespace loadpath::eigen {

struct Piece {
    int member = 0;       // of the document, by its place
    double offset = 0.0;  // of the piece's start from that of the member
};

// What the loads of a reference destabilize a structure by: all section forces, axial forces on
// what bends, without twist, or everything but axial forces.
enum class Drive { all_forces, axial_forces, moments };

// A cable with its loads and the tension at its start.
struct HangingCable {
    elements::Cable cable;
    model::Vector3 tension;
};

struct DividedModel {
    model::Structure structure;  // members of the original first, in their places
    assembly::State state;
    std::vector<Piece> pieces;  // by member of the divided structure
    analysis::Elements elements;

    // The member of the original that a member of the divided structure is a piece of, or is.
    int whole_of(int member) const {
        return member < original_count ? member : structure.members[member].parent;
    }
    int original_count = 0;
    Drive drive = Drive::all_forces;
    double twist_at = 0.0;  // load factor as under which twist inside pieces follows their ends
    std::vector<HangingCable> hanging;  // cables, in the order of their tangents in `elements`
};

// `counts`: pieces by member of the structure; 1 leaves it whole. Members of which nothing may be
// between the ends (rigid, without bending) stay whole whatever it says.
DividedModel divide(const model::Structure& structure, const assembly::State& state,
                    const std::vector<int>& counts);

// Whether a member bends between its ends at all.
bool may_be_divided(const model::Member& member);

}  // namespace loadpath::eigen
