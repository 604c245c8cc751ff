#include "algebra/chains_first.hpp"

#include <algorithm>

#include "algebra/dissection.hpp"

namespace loadpath::algebra {

namespace {

// The graph of what is left without chains, each of which became an edge.
struct Contracted {
    std::vector<int> chained;  // vertices of chains, as they are eliminated
    std::vector<int> kept;     // the others
    BlockGraph graph;          // of those
};

int other_neighbour(const BlockGraph& graph, int b, int than) {
    const int first = graph.neighbour[graph.start[b]];
    return first == than ? graph.neighbour[graph.start[b] + 1] : first;
}

Contracted contract(const BlockGraph& graph) {
    Contracted contracted;
    const auto is_between = [&](int b) { return graph.degree(b) == 2; };
    std::vector<int> place(graph.size(), -1);
    for (int b = 0; b < graph.size(); ++b) {
        if (is_between(b)) continue;
        place[b] = static_cast<int>(contracted.kept.size());
        contracted.kept.push_back(b);
    }
    // A ring of nothing but such vertices keeps them all.
    std::vector<bool> is_taken(graph.size(), false);
    BlockGraph& small = contracted.graph;
    small.start.push_back(0);
    small.dof_start.push_back(0);
    for (const int b : contracted.kept) {
        for (int e = graph.start[b]; e < graph.start[b + 1]; ++e) {
            int before = b, at = graph.neighbour[e];
            const bool is_new = is_between(at) && !is_taken[at];
            while (is_between(at)) {
                if (is_new) {
                    is_taken[at] = true;
                    contracted.chained.push_back(at);
                }
                const int next = other_neighbour(graph, at, before);
                before = at;
                at = next;
            }
            if (at != b) small.neighbour.push_back(place[at]);
        }
        const auto first = small.neighbour.begin() + small.start.back();
        std::sort(first, small.neighbour.end());
        small.neighbour.erase(std::unique(first, small.neighbour.end()), small.neighbour.end());
        small.start.push_back(static_cast<int>(small.neighbour.size()));
        small.dof.insert(small.dof.end(), graph.dof.begin() + graph.dof_start[b],
                         graph.dof.begin() + graph.dof_start[b + 1]);
        small.dof_start.push_back(static_cast<int>(small.dof.size()));
        for (int axis = 0; axis < 3; ++axis)
            small.coordinates.push_back(graph.coordinates[3 * std::size_t(b) + axis]);
    }
    return contracted;
}

}  // namespace

std::vector<int> order_chains_first(const BlockGraph& graph) {
    const Contracted contracted = contract(graph);
    if (contracted.chained.size() + contracted.kept.size() < std::size_t(graph.size()))
        return dissect(graph);
    std::vector<int> order = contracted.chained;
    for (const int b : dissect(contracted.graph)) order.push_back(contracted.kept[std::size_t(b)]);
    return order;
}

}  // namespace loadpath::algebra
