// EN 1993-1-1 6.3 for one member: flexural, torsional and lateral-torsional buckling and their
// interaction, over the segments into which restraints divide it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "checks/en1993/buckling_curve.hpp"
#include "checks/en1993/buckling_interaction.hpp"
#include "checks/en1993/equivalent_moment.hpp"
#include "checks/en1993/flexural_buckling.hpp"
#include "checks/en1993/lateral_stability.hpp"
#include "checks/en1993/lateral_torsional.hpp"
#include "checks/en1993/section.hpp"
#include "curves/curve.hpp"

namespace loadpath::en1993 {

// A stretch of the physical member that buckles on its own, with the length that counts.
struct Segment {
    double from = 0.0, to = 0.0;
    double length =
        0.0;  // buckling length, which factors may make longer or shorter than the stretch
    SegmentEnds ends = SegmentEnds::forks;
    bool is_free_at_start = false;  // of a segment with a free end: the free end lies at `from`
    bool is_warping_held = false;
};

// Lengths of a member; the texts say where each comes from.
struct BucklingLengths {
    std::vector<Segment> y, z, torsion, lateral;
    std::string why_y, why_z, why_torsion, why_lateral;
    bool is_lateral_diagram_unknown = false;  // ltb_length given without positions: C1 = 1
    bool is_sway_y = false, is_sway_z = false;
};

// Actions along the whole physical member, compression positive.
struct ChainActions {
    double length = 0.0;
    curves::Curve n, m_y, m_z;
};

struct StabilityRules {
    Section section;
    Steel steel;
    int section_class = 1;  // at the most used station; 0 when unknown
    BucklingCurve curve_y = BucklingCurve::d, curve_z = BucklingCurve::d,
                  curve_lt = BucklingCurve::d;
    bool include_buckling = true, include_lateral = true;
    bool is_rolled_method = false;
    bool is_annex_a = false;
    std::optional<double> c1, c_my, c_mz, c_mlt;
    double c2 = 0.0, c3 = 0.0, z_g = 0.0, z_j = 0.0;
};

struct FlexuralState {
    double length = 0.0, n_ed = 0.0, n_cr = 0.0;
    Reduction reduction;
    double n_b_rd = 0.0, utilization = 0.0;
};

struct LateralState {
    Segment segment;
    double m_ed = 0.0;
    double c1 = 1.0;
    double height_factor = 1.0;  // effect of z_g and z_j found with the eigenvalue
    double m_cr = 0.0;
    LateralReduction reduction;
    double m_b_rd = 0.0, utilization = 0.0;
    bool is_buckling = false;  // false: not susceptible or not asked for, chi_LT = 1
};

struct InteractionState {
    InteractionInput input;
    InteractionFactors k;
    InteractionResult result;
    double utilization = 0.0;
};

struct StabilityResult {
    bool has_compression = false, has_bending = false;
    FlexuralState y, z, torsional;
    bool is_torsional_flexural = false;
    double compression_utilization = 0.0;         // the worst of the three
    std::optional<LateralState> lateral;          // the worst segment
    std::optional<InteractionState> interaction;  // the worst segment
};

// Lateral-torsional buckling is possible: an open or slender section bent about its strong axis.
bool is_susceptible_to_lateral_buckling(const Section& section);

StabilityResult check_stability(const StabilityRules& rules, const BucklingLengths& lengths,
                                const ChainActions& chain);

}  // namespace loadpath::en1993
