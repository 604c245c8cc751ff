#include "algebra/block_graph.hpp"

#include <algorithm>
#include <numeric>

namespace loadpath::algebra {
namespace {

// Unknowns that no other unknown touches would only widen the dense columns of their node.
std::vector<bool> find_lonely(const SymmetricPattern& pattern) {
    std::vector<bool> lonely(pattern.n, true);
    for (int j = 0; j < pattern.n; ++j)
        for (int e = pattern.col_ptr[j]; e < pattern.col_ptr[j + 1]; ++e)
            if (pattern.row[e] != j) lonely[j] = lonely[pattern.row[e]] = false;
    return lonely;
}

// Numbers the nodes that have unknowns, then the lonely unknowns, and lists the unknowns of each.
// Returns the block of every unknown.
std::vector<int> number_blocks(const SymmetricPattern& pattern, const Layout& layout,
                               BlockGraph& graph) {
    const int nodes = static_cast<int>(layout.coordinates.size() / 3);
    const std::vector<bool> lonely = find_lonely(pattern);
    std::vector<int> block_of_node(nodes, -1), block(pattern.n);
    for (int i = 0; i < pattern.n; ++i)
        if (!lonely[i]) block_of_node[layout.block_of_dof[i]] = 0;
    int blocks = 0;
    auto add_block = [&](int node) {
        for (int axis = 0; axis < 3; ++axis)
            graph.coordinates.push_back(
                layout.coordinates[3 * static_cast<std::size_t>(node) + axis]);
        return blocks++;
    };
    for (int node = 0; node < nodes; ++node)
        if (block_of_node[node] == 0) block_of_node[node] = add_block(node);
    for (int i = 0; i < pattern.n; ++i) {
        const int node = layout.block_of_dof[i];
        block[i] = lonely[i] ? add_block(node) : block_of_node[node];
    }
    graph.dof_start.assign(blocks + 1, 0);
    for (int i = 0; i < pattern.n; ++i) ++graph.dof_start[block[i] + 1];
    std::partial_sum(graph.dof_start.begin(), graph.dof_start.end(), graph.dof_start.begin());
    graph.dof.resize(pattern.n);
    std::vector<int> next(graph.dof_start.begin(), graph.dof_start.end() - 1);
    for (int i = 0; i < pattern.n; ++i) graph.dof[next[block[i]]++] = i;
    return block;
}

}  // namespace

BlockGraph merge_unknowns(const SymmetricPattern& pattern, const Layout& layout) {
    BlockGraph graph;
    const std::vector<int> block = number_blocks(pattern, layout, graph);
    const int blocks = static_cast<int>(graph.dof_start.size()) - 1;

    // Each pair of blocks once per side that stores it, then mirrored.
    std::vector<int> from, to, last_seen(blocks, -1);
    for (int b = 0; b < blocks; ++b) {
        last_seen[b] = b;
        for (int d = graph.dof_start[b]; d < graph.dof_start[b + 1]; ++d) {
            const int j = graph.dof[d];
            for (int e = pattern.col_ptr[j]; e < pattern.col_ptr[j + 1]; ++e) {
                const int other = block[pattern.row[e]];
                if (last_seen[other] == b) continue;
                last_seen[other] = b;
                from.push_back(b);
                to.push_back(other);
            }
        }
    }
    std::vector<int> count(blocks + 1, 0);
    for (std::size_t e = 0; e < from.size(); ++e) {
        ++count[from[e] + 1];
        ++count[to[e] + 1];
    }
    std::partial_sum(count.begin(), count.end(), count.begin());
    std::vector<int> mirrored(count[blocks]), next(count.begin(), count.end() - 1);
    for (std::size_t e = 0; e < from.size(); ++e) {
        mirrored[next[from[e]]++] = to[e];
        mirrored[next[to[e]]++] = from[e];
    }
    graph.start.reserve(blocks + 1);
    graph.start.push_back(0);
    for (int b = 0; b < blocks; ++b) {
        auto first = mirrored.begin() + count[b], last = mirrored.begin() + count[b + 1];
        std::sort(first, last);
        graph.neighbour.insert(graph.neighbour.end(), first, std::unique(first, last));
        graph.start.push_back(static_cast<int>(graph.neighbour.size()));
    }
    return graph;
}

}  // namespace loadpath::algebra
