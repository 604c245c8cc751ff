// One member under one combination: what its clauses read, and what clauses of 6.3 leave for those
// after them in the list.
#pragma once

#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "checks/en1993/clauses/buckling_interaction.hpp"
#include "checks/en1993/clauses/lateral_torsional.hpp"
#include "checks/en1993/clauses/torsional_flexural.hpp"
#include "checks/en1993/critical_mode.hpp"
#include "checks/en1993/segment.hpp"
#include "checks/en1993/stations.hpp"
#include "checks/en1993/steel_section.hpp"

namespace loadpath::en1993 {

// Actions along the whole physical member, compression positive.
struct ChainActions {
    double length = 0.0;
    curves::Curve n, m_y, m_z;
    // Where it has the section that is checked: lengths and the shape of diagrams belong to the
    // whole, forces to the section they act on.
    double own_from = 0.0, own_to = 0.0;

    // The part of a curve on a stretch that acts on the section checked; empty where none does.
    curves::Curve own_part(const curves::Curve& curve, double from, double to) const {
        from = std::fmax(from, own_from);
        to = std::fmin(to, own_to);
        return from < to ? curves::part(curve, from, to, 0.0) : curves::Curve{};
    }
    curves::Curve own(const curves::Curve& curve) const {
        return own_part(curve, own_from, own_to);
    }
    bool is_one_section() const { return own_from <= 0.0 && own_to >= length; }
};

// What 6.3 takes of the whole physical member.
struct Stability {
    int section_class = 0;  // at its most used station
    bool is_ready = false;  // the class is known, and of class 4 the effective properties
    double area = 0.0, n_rk = 0.0, m_y_rk = 0.0, m_z_rk = 0.0;
    double n_ed = 0.0;                // the largest compression
    double e_n_y = 0.0, e_n_z = 0.0;  // of class 4: N_Ed e_N adds to moments
    bool has_compression = false, has_bending = false;
    // Bent about both axes without compression, and free to buckle sideways: 6.3.3 with N_Ed = 0.
    bool has_bending_about_both = false;
    // The same of a section that 6.3.3 does not cover: both shares are added.
    bool needs_linear_lateral_sum = false;

    bool needs_interaction() const { return has_compression || has_bending_about_both; }
};

struct MemberCase {
    const SteelSection* steel_section = nullptr;
    const document::Ec3SteelSpec* spec = nullptr;
    const BucklingLengths* lengths = nullptr;
    CriticalModes modes;    // of the frame, which stand before the lengths
    MemberActions actions;  // of the member itself: 6.2
    ChainActions chain;     // of the physical member it is part of: 6.3
    // The analysis knows nothing of where the shear centre lies, though it is not the centroid.
    bool is_shear_centre_left_out = false;
    bool has_eccentric_ends = false;   // both are drawn beside the axis; told of BB.1.2(2) only
    bool is_of_cross_section = false;  // 6.2 alone is asked
    bool is_second_order = false;      // its actions are those of the displaced structure

    std::vector<Station> stations;
    std::size_t most_used = 0;  // the station whose class is the member's
    Stability stability;

    // 6.3.1, 6.3.1.4 and 6.3.2, which 6.3.3 joins
    FlexuralState flexural_y, flexural_z;
    TorsionalState torsional;
    std::vector<LateralState> lateral;          // by segment
    std::vector<InteractionState> interaction;  // by segment

    // What is stated decides, and nothing bears it out; outcomes refer to it.
    std::unique_ptr<const std::string> why_doubted;

    const Section& section() const { return steel_section->rules.section; }
    const Steel& steel() const { return steel_section->rules.steel; }
    const Station& most_used_station() const { return stations[most_used]; }
};

// Finds the stations and what 6.3 takes of the member; a steel without strength has neither.
void prepare(MemberCase& member);

}  // namespace loadpath::en1993
