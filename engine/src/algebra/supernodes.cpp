#include "algebra/supernodes.hpp"

#include <algorithm>
#include <numeric>

#include "algebra/elimination_tree.hpp"

namespace loadpath::algebra {
namespace {

struct Group {
    double columns = 0.0;  // unknowns
    double below = 0.0;    // unknowns in rows below
    double zeros = 0.0;    // stored although zero
    int parent = -1;
    int absorbed_by = -1;
};

// Columns with the same rows: each the only difference from the next.
std::vector<Group> group_equal_columns(const BlockGraph& graph, const EliminationTree& tree,
                                       std::vector<int>& group_of_place) {
    std::vector<Group> groups;
    const int n = static_cast<int>(tree.order.size());
    for (int p = 0; p < n; ++p) {
        const int weight = graph.weight(tree.order[p]);
        const bool joins =
            p > 0 && tree.parent[p - 1] == p && tree.below[p - 1] == tree.below[p] + weight;
        if (!joins) groups.emplace_back();
        groups.back().columns += weight;
        groups.back().below = tree.below[p];
        group_of_place.push_back(static_cast<int>(groups.size()) - 1);
    }
    for (int p = 0; p < n; ++p)  // the last column of a group decides
        groups[group_of_place[p]].parent = tree.parent[p] < 0 ? -1 : group_of_place[tree.parent[p]];
    return groups;
}

// Small fronts pay more for their bookkeeping than for a few zeros; large ones do not.
bool worth_merging(double columns, double below, double zeros) {
    const double share = zeros / (columns * (columns + 1.0) / 2.0 + columns * below);
    if (columns <= 24.0) return share < 0.4;
    if (columns <= 96.0) return share < 0.1;
    return share < 0.02;
}

void merge_into_parents(std::vector<Group>& groups) {
    const int n = static_cast<int>(groups.size());
    std::vector<int> start(n + 1, 0), child;
    for (const Group& g : groups)
        if (g.parent >= 0) ++start[g.parent + 1];
    std::partial_sum(start.begin(), start.end(), start.begin());
    child.resize(start[n]);
    std::vector<int> next(start.begin(), start.end() - 1);
    for (int g = 0; g < n; ++g)
        if (groups[g].parent >= 0) child[next[groups[g].parent]++] = g;
    for (int p = 0; p < n; ++p) {
        auto first = child.begin() + start[p], last = child.begin() + start[p + 1];
        std::stable_sort(first, last,
                         [&](int a, int b) { return groups[a].below > groups[b].below; });
        for (auto c = first; c != last; ++c) {
            Group &from = groups[*c], &into = groups[p];
            const double columns = from.columns + into.columns;
            const double zeros =
                from.zeros + into.zeros + from.columns * (into.columns + into.below - from.below);
            if (!worth_merging(columns, into.below, zeros)) continue;
            into.columns = columns;
            into.zeros = zeros;
            from.absorbed_by = p;
        }
    }
}

// Keeps the groups that were not absorbed. `kept[g]` is the new number of the group g ended in.
std::vector<Group> drop_absorbed(std::vector<Group>& groups, std::vector<int>& kept) {
    std::vector<Group> result;
    kept.assign(groups.size(), -1);
    for (std::size_t g = 0; g < groups.size(); ++g)
        if (groups[g].absorbed_by < 0) {
            kept[g] = static_cast<int>(result.size());
            result.push_back(groups[g]);
        }
    for (int g = static_cast<int>(groups.size()) - 1; g >= 0; --g)
        if (groups[g].absorbed_by >= 0) kept[g] = kept[groups[g].absorbed_by];
    for (Group& g : result)
        if (g.parent >= 0) g.parent = kept[g.parent];
    return result;
}

// Children in the sequence that needs the least memory (Liu 1986): those that need much while
// they are worked on and leave little behind come first.
std::vector<int> sequence_for_memory(const std::vector<Group>& groups, std::uint64_t& stack) {
    const int n = static_cast<int>(groups.size());
    std::vector<double> peak(n, 0.0);
    auto left = [&](int g) { return groups[g].below * groups[g].below; };
    std::vector<std::vector<int>> children(n);
    for (int g = 0; g < n; ++g)
        if (groups[g].parent >= 0) children[groups[g].parent].push_back(g);
    std::vector<int> sequence(n);
    double most = 0.0;
    int at = n;
    for (int g = 0; g < n; ++g) {
        auto& list = children[g];
        std::stable_sort(list.begin(), list.end(),
                         [&](int a, int b) { return peak[a] - left(a) > peak[b] - left(b); });
        double waiting = 0.0;
        for (const int c : list) {
            peak[g] = std::max(peak[g], waiting + peak[c]);
            waiting += left(c);
        }
        peak[g] = std::max(peak[g], waiting + left(g));
        most = std::max(most, peak[g]);
    }
    stack = static_cast<std::uint64_t>(most);
    for (int g = n - 1; g >= 0; --g)
        if (groups[g].parent < 0) sequence[--at] = g;
    for (int g = n - 1; g >= 0; --g)
        for (auto c = children[g].rbegin(); c != children[g].rend(); ++c) sequence[--at] = *c;
    return sequence;
}

// Rows below each supernode: those of the matrix and those its children hand on.
void find_rows(const BlockGraph& graph, const std::vector<int>& block_order,
               const std::vector<int>& last_place, Supernodes& result) {
    const int n = graph.size();
    std::vector<int> place(n), dof_of_place(n + 1, 0), seen(n, -1);
    for (int p = 0; p < n; ++p) {
        place[block_order[p]] = p;
        dof_of_place[p + 1] = dof_of_place[p] + graph.weight(block_order[p]);
    }
    std::vector<std::vector<int>> block_rows(result.count());
    std::vector<std::vector<int>> children(result.count());
    result.row_start.push_back(0);
    int begin = 0;
    for (int s = 0; s < result.count(); ++s) {
        const int end = last_place[s];
        std::vector<int>& rows = block_rows[s];
        auto add = [&](int p) {
            if (p < end || seen[p] == s) return;
            seen[p] = s;
            rows.push_back(p);
        };
        for (int p = begin; p < end; ++p)
            for (int e = graph.start[block_order[p]]; e < graph.start[block_order[p] + 1]; ++e)
                add(place[graph.neighbour[e]]);
        for (const int c : children[s]) {
            for (const int p : block_rows[c]) add(p);
            std::vector<int>().swap(block_rows[c]);
        }
        std::sort(rows.begin(), rows.end());
        for (const int p : rows)
            for (int d = dof_of_place[p]; d < dof_of_place[p + 1]; ++d) result.rows.push_back(d);
        result.row_start.push_back(static_cast<int>(result.rows.size()));
        if (result.parent[s] >= 0) children[result.parent[s]].push_back(s);
        begin = end;
    }
}

}  // namespace

Supernodes find_supernodes(const BlockGraph& graph, std::vector<int> order) {
    const EliminationTree tree = build_elimination_tree(graph, std::move(order));
    std::vector<int> group_of_place, kept;
    std::vector<Group> all = group_equal_columns(graph, tree, group_of_place);
    merge_into_parents(all);
    const std::vector<Group> groups = drop_absorbed(all, kept);

    Supernodes result;
    std::vector<int> parent;
    for (const Group& g : groups) parent.push_back(g.parent);
    const std::vector<int> sequence =
        postorder(parent, sequence_for_memory(groups, result.stack_doubles));
    std::vector<int> number(groups.size());
    for (std::size_t s = 0; s < sequence.size(); ++s) number[sequence[s]] = static_cast<int>(s);
    for (const int g : sequence) result.parent.push_back(parent[g] < 0 ? -1 : number[parent[g]]);

    std::vector<std::vector<int>> members(groups.size());
    for (std::size_t p = 0; p < tree.order.size(); ++p)
        members[number[kept[group_of_place[p]]]].push_back(tree.order[p]);
    std::vector<int> block_order, last_place;
    result.first.push_back(0);
    for (const auto& blocks : members) {
        for (const int b : blocks) {
            block_order.push_back(b);
            for (int d = graph.dof_start[b]; d < graph.dof_start[b + 1]; ++d)
                result.dof_order.push_back(graph.dof[d]);
        }
        last_place.push_back(static_cast<int>(block_order.size()));
        result.first.push_back(static_cast<int>(result.dof_order.size()));
    }
    find_rows(graph, block_order, last_place, result);
    result.panel_start.push_back(0);
    for (int s = 0; s < result.count(); ++s) {
        const std::uint64_t k = result.columns(s), m = k + result.below(s);
        result.panel_start.push_back(result.panel_start.back() + k * m);
        for (std::uint64_t j = 0; j < k; ++j)
            result.multiplications += double(m - j) * double(m - j) / 2.0;
    }
    return result;
}

}  // namespace loadpath::algebra
