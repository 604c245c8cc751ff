#include "algebra/elimination_tree.hpp"

#include <numeric>

namespace loadpath::algebra {
namespace {

std::vector<int> invert(const std::vector<int>& order) {
    std::vector<int> place(order.size());
    for (std::size_t p = 0; p < order.size(); ++p) place[order[p]] = static_cast<int>(p);
    return place;
}

std::vector<int> find_parents(const BlockGraph& graph, const std::vector<int>& order) {
    const int n = graph.size();
    const std::vector<int> place = invert(order);
    std::vector<int> parent(n, -1), ancestor(n, -1);
    for (int i = 0; i < n; ++i)
        for (int e = graph.start[order[i]]; e < graph.start[order[i] + 1]; ++e)
            for (int k = place[graph.neighbour[e]]; k >= 0 && k < i;) {
                const int up = ancestor[k];
                ancestor[k] = i;
                if (up < 0) parent[k] = i;
                k = up;
            }
    return parent;
}

// Row i of the factor is the part of the tree between i and the entries of row i of the matrix.
std::vector<int> count_below(const BlockGraph& graph, const EliminationTree& tree) {
    const int n = graph.size();
    const std::vector<int> place = invert(tree.order);
    std::vector<int> below(n, 0), seen(n, -1);
    for (int i = 0; i < n; ++i) {
        const int block = tree.order[i];
        seen[i] = i;
        for (int e = graph.start[block]; e < graph.start[block + 1]; ++e)
            for (int k = place[graph.neighbour[e]]; k < i && seen[k] != i; k = tree.parent[k]) {
                seen[k] = i;
                below[k] += graph.weight(block);
            }
    }
    return below;
}

}  // namespace

std::vector<int> postorder(const std::vector<int>& parent, const std::vector<int>& sequence) {
    const int n = static_cast<int>(parent.size());
    std::vector<int> first_child(n, -1), next(n, -1), result, stack;
    for (auto v = sequence.rbegin(); v != sequence.rend(); ++v)
        if (parent[*v] >= 0) {
            next[*v] = first_child[parent[*v]];
            first_child[parent[*v]] = *v;
        }
    result.reserve(n);
    for (const int root : sequence) {
        if (parent[root] >= 0) continue;
        stack.push_back(root);
        while (!stack.empty()) {
            const int v = stack.back();
            if (first_child[v] >= 0) {
                stack.push_back(first_child[v]);
                first_child[v] = next[first_child[v]];
            } else {
                result.push_back(v);
                stack.pop_back();
            }
        }
    }
    return result;
}

EliminationTree build_elimination_tree(const BlockGraph& graph, std::vector<int> order) {
    const std::vector<int> parent = find_parents(graph, order);
    std::vector<int> natural(parent.size());
    std::iota(natural.begin(), natural.end(), 0);
    const std::vector<int> sequence = postorder(parent, natural);
    const std::vector<int> renumbered = invert(sequence);
    EliminationTree tree;
    for (const int old : sequence) {
        tree.order.push_back(order[old]);
        tree.parent.push_back(parent[old] < 0 ? -1 : renumbered[parent[old]]);
    }
    tree.below = count_below(graph, tree);
    return tree;
}

}  // namespace loadpath::algebra
