// The physical member that buckles: the members of a set where they form one straight line, else
// the pieces of one straight bar that meet where nothing else does, else one member. A set that
// forms no line only groups members.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "checks/model_index.hpp"
#include "curves/curve.hpp"

namespace loadpath::model {
struct Structure;
}

namespace loadpath::checks {

class AnalysisResults;

struct ChainLink {
    std::size_t member = 0;
    bool is_reversed = false;     // its start lies at the far end
    bool is_rolled_over = false;  // by half a turn against the first
    double from = 0.0, length = 0.0;
};

struct MemberChain {
    const document::MemberSet* set = nullptr;
    std::vector<ChainLink> links;
    std::vector<std::size_t> nodes;  // one more than links
    std::vector<double> node_x;
    double length = 0.0;
    bool has_one_set_of_axes = true;  // neither kinks nor half turns
};

struct MemberChains {
    std::vector<MemberChain> all;
    std::vector<std::size_t> of_member;  // index into `all`
};

MemberChains find_chains(const ModelIndex& index, std::span<const double> lengths);
MemberChains find_chains(const ModelIndex& index, const AnalysisResults& results);
MemberChains find_chains(const ModelIndex& index, const model::Structure& structure);

// The links around a member, first and last, between which the chain has its section without a
// change.
std::pair<std::size_t, std::size_t> links_of_section(const ModelIndex& index,
                                                     const MemberChain& chain, std::size_t member);

// A curve of every link put together along the chain. `odd` curves change their sign where a member
// runs against the chain (the document's my, vy, vz and mx; n and mz do not), those `across` it
// where a member is rolled over.
curves::Curve along_chain(const MemberChain& chain, std::span<const curves::Curve* const> of_links,
                          bool is_odd, bool is_across);

}  // namespace loadpath::checks
