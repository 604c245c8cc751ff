// Compressed bars between points that are taken for held, each with the direction across it in
// which its check takes them for held.
#pragma once

#include "analysis/leaning.hpp"
#include "checks/member_chain.hpp"

namespace loadpath::checks {

// How the document states the length that buckles in the direction of a strut.
enum class StatedLength { none, not_longer, longer };

struct HeldStrut {
    analysis::Strut strut;             // without its force
    double length = 0.0;               // between its points
    bool bends_about_z = false;        // of the members, else about y
    std::vector<std::size_t> members;  // from one point to the other
    StatedLength stated = StatedLength::none;
};

// All of a model that could be compressed. What ends free is left out: its check doubles the
// length.
std::vector<HeldStrut> find_struts(const ModelIndex& index, const MemberChains& chains,
                                   bool is_planar);

}  // namespace loadpath::checks
