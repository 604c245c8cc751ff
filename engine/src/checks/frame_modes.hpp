// Buckling lengths from the modes of the frame (EN 1993-1-1, 5.2.2(8)): which mode is a member's
// own. Of the modes under axial forces alone it is the lowest that the compression of the physical
// member drives and that bends it about the axis. A mode of another part says nothing of a member:
// alpha_cr times its force would give it any length.
#pragma once

#include <string>

#include "checks/analysis_results.hpp"
#include "checks/en1993/critical_mode.hpp"
#include "checks/member_chain.hpp"
#include "eigen/bending_modes.hpp"
#include "eigen/lateral_modes.hpp"

namespace loadpath::checks {

// The mode that is a physical member's own.
struct ModeOfChain {
    int number = 0;      // from 1; 0 where it has none
    bool leans = false;  // its ends move across it by different amounts
};

// By the axes of the document.
struct ModesOfChain {
    ModeOfChain about_y, about_z;
};

// A mode in which a physical member leans, whether it bends or not: the structure gives way as a
// whole.
struct SwayMode {
    double alpha_cr = 0.0;
    std::vector<double> shape;  // by unknown of the structure
};

// Of one combination.
struct FrameModes {
    std::string_view why_not_lateral;   // why moments have no modes; a literal
    std::vector<double> lateral_alpha;  // by mode of moments
    std::vector<int> lateral_of_chain;  // from 1; 0 where it has none
    std::string why_not;                // why there are none
    bool moves_freely = false;          // or rounding hides what holds it
    std::vector<double> alpha_cr;       // by mode
    std::vector<double> compression;    // by member
    std::vector<ModesOfChain> chains;   // as find_chains has them
    double limit = 0.0;                 // beyond which first order is enough, 5.2.1(3)
    bool is_complete = true;            // all modes up to there are known
    std::vector<SwayMode> sway_modes;   // the lowest, and the others below the limit
    // Whether the order of the analysis was chosen by them, and the structure is imperfect in each
    // that is below the limit.
    bool account_for_sway = false;
    // Members whose check does not ask for lengths from modes take them where they are the longer.
    bool gives_longer_lengths = false;

    // Of the lowest mode that sways; 0 where there is none.
    double sway_alpha() const { return sway_modes.empty() ? 0.0 : sway_modes.front().alpha_cr; }
};

// By combination, of those that a check reads with lengths from buckling, and of those whose
// stability is assessed.
std::vector<std::optional<FrameModes>> find_frame_modes(const model::Structure& structure,
                                                        const eigen::References& references);

// What a member takes of them: lengths, factors and restraints that its set states stand before.
en1993::CriticalModes critical_modes_of(const FrameModes& frame, std::size_t chain_number,
                                        const ModelIndex& index, const MemberChain& chain,
                                        std::size_t member, bool is_swapped);

}  // namespace loadpath::checks
