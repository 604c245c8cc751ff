// Compressed bars between points that are taken for held, each with the direction across it in
// which its check takes them for held.
#pragma once

#include "analysis/leaning.hpp"
#include "checks/member_chain.hpp"

namespace loadpath::checks {

// What leans a structure in a mode by less leaves the mode unnoticed in second order; the smallest
// imperfection of 5.3.2(3) is 1/424.
constexpr double least_lean = 1.0 / 500.0;

// How the document states the length that buckles in the direction of a strut.
enum class StatedLength { none, not_longer, longer };

struct HeldStrut {
    analysis::Strut strut;             // without its force
    double length = 0.0;               // between its points
    bool bends_about_z = false;        // of the members, else about y
    std::vector<std::size_t> members;  // from one point to the other
    StatedLength stated = StatedLength::none;
    bool has_free_end = false;
    double bending = 0.0;  // the least E I of its members, where it has a free end
    double flanges = 0.0;  // how far apart, where the strut is a flange of a beam; else 0
};

// All of a model that could be compressed. What ends free is left out, for its check doubles the
// length, unless the document states a shorter one.
std::vector<HeldStrut> find_struts(const ModelIndex& index, const MemberChains& chains,
                                   bool is_planar);

// Bars to a free end whose check doubles the length, which takes the other end for clamped.
std::vector<HeldStrut> find_cantilevers(const ModelIndex& index, const MemberChains& chains,
                                        bool is_planar);

// The flanges of lying beams that strong bending presses, between points that their check takes for
// held against giving way sideways, where an end is such a point by other lying bars alone. Beams
// of which a set states what holds them are left out.
std::vector<HeldStrut> find_flanges(const ModelIndex& index, const MemberChains& chains);

}  // namespace loadpath::checks
