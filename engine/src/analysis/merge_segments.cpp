#include "analysis/merge_segments.hpp"

#include "analysis/ground.hpp"

namespace loadpath::analysis {

namespace {

void append(const curves::Curve& part, double offset, curves::Curve& whole) {
    for (curves::Piece piece : part.pieces) {
        piece.x0 += offset;
        piece.x1 += offset;
        // Neighbouring segments meet exactly, whatever the rounding of their lengths.
        if (!whole.pieces.empty()) piece.x0 = whole.pieces.back().x1;
        whole.pieces.push_back(piece);
    }
}

}  // namespace

void merge_segments(const model::Structure& structure, ResultSet& set) {
    using curves::MemberForces;
    constexpr curves::Curve MemberForces::* all[] = {
        &MemberForces::n,  &MemberForces::vy, &MemberForces::vz,       &MemberForces::mx,
        &MemberForces::my, &MemberForces::mz, &MemberForces::bimoment, &MemberForces::dx,
        &MemberForces::dy, &MemberForces::dz};
    show_ground(structure, set);
    // Segments come after what they are of: those of segments are joined first.
    for (int m = static_cast<int>(structure.members.size()) - 1; m >= 0; --m) {
        const model::Member& whole = structure.members[m];
        if (!whole.is_divided()) continue;
        const int first = whole.first_segment, last = first + whole.segment_count - 1;
        for (int k = 0; k < 7; ++k) {
            set.members[m].forces[k] = set.members[first].forces[k];
            set.members[m].displacements[k] = set.members[first].displacements[k];
            set.members[m].forces[7 + k] = set.members[last].forces[7 + k];
            set.members[m].displacements[7 + k] = set.members[last].displacements[7 + k];
        }
        MemberForces& curves = set.curves[m];
        curves = {};
        curves.length = whole.length;
        for (int s = first; s <= last; ++s)
            for (const auto curve : all)
                append(set.curves[s].*curve, structure.members[s].offset, curves.*curve);
        for (const auto curve : all)
            if (!(curves.*curve).pieces.empty()) (curves.*curve).pieces.back().x1 = whole.length;
    }
    set.members.resize(static_cast<std::size_t>(structure.member_count()));
    set.curves.resize(static_cast<std::size_t>(structure.member_count()));
}

}  // namespace loadpath::analysis
