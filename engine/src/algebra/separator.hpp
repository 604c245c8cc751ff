// Splits a connected set of blocks in two by a small set between them. Every way of lining the
// blocks up (along a member direction, or by distance in the graph) is cut at its best place;
// the best cut of all wins, so coordinates help where they can and never hurt.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "algebra/block_graph.hpp"

namespace loadpath::algebra {

enum class Side : signed char { first, second, between };

// The parts of the graph still to be dissected: blocks with the same region belong together.
struct Regions {
    const BlockGraph& graph;
    std::vector<int> region;    // per block
    std::vector<int> position;  // scratch, per block
    std::vector<Side> side;     // result of the last split, per block
    std::vector<std::array<double, 3>> directions;

    explicit Regions(const BlockGraph& graph);
};

// Up to three directions most edges run along; for a regular frame its own axes, however turned.
std::vector<std::array<double, 3>> dominant_directions(const BlockGraph& graph);

// What a separator costs. A small one is worth some imbalance, an empty side is worth nothing.
double separator_cost(double first, double second, double between);

// Sets `side` for each of `blocks`, a connected region in breadth-first order.
void split(Regions& regions, std::span<const int> blocks);

// Makes `blocks` a breadth-first sequence that starts at `root`, then one for each further
// component. Returns where each component ends.
std::vector<int> line_up_by_distance(Regions& regions, std::span<int> blocks, int root);

}  // namespace loadpath::algebra
