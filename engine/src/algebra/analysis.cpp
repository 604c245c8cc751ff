#include "algebra/analysis.hpp"

#include <algorithm>
#include <numeric>

#include "algebra/block_graph.hpp"
#include "algebra/kernels/rank_update.hpp"

namespace loadpath::algebra {
namespace {

// Entries are grouped by the supernode that owns their column in elimination order, so that the
// rows of each supernode are looked up once.
std::vector<std::size_t> place_entries(const SymmetricPattern& pattern, const Supernodes& s) {
    std::vector<int> place(pattern.n), owner(pattern.n);
    for (int p = 0; p < pattern.n; ++p) place[s.dof_order[p]] = p;
    for (int g = 0; g < s.count(); ++g)
        std::fill(owner.begin() + s.first[g], owner.begin() + s.first[g + 1], g);
    auto column_of = [&](int i, int j) { return std::min(place[i], place[j]); };

    std::vector<int> start(s.count() + 1, 0);
    for (int j = 0; j < pattern.n; ++j)
        for (int e = pattern.col_ptr[j]; e < pattern.col_ptr[j + 1]; ++e)
            ++start[owner[column_of(pattern.row[e], j)] + 1];
    std::partial_sum(start.begin(), start.end(), start.begin());
    struct Entry {
        int entry, i, j;
    };
    std::vector<Entry> grouped(start.back());
    std::vector<int> next(start.begin(), start.end() - 1);
    for (int j = 0; j < pattern.n; ++j)
        for (int e = pattern.col_ptr[j]; e < pattern.col_ptr[j + 1]; ++e)
            grouped[next[owner[column_of(pattern.row[e], j)]]++] = {e, pattern.row[e], j};

    std::vector<std::size_t> result(grouped.size());
    std::vector<int> row_in_front(pattern.n);
    for (int g = 0; g < s.count(); ++g) {
        const int columns = s.columns(g);
        const std::size_t rows = columns + s.below(g);
        for (int c = 0; c < columns; ++c) row_in_front[s.first[g] + c] = c;
        for (int r = 0; r < s.below(g); ++r) row_in_front[s.rows[s.row_start[g] + r]] = columns + r;
        for (int q = start[g]; q < start[g + 1]; ++q) {
            const auto [low, high] = std::minmax(place[grouped[q].i], place[grouped[q].j]);
            result[grouped[q].entry] =
                s.panel_start[g] + std::size_t(low - s.first[g]) * rows + row_in_front[high];
        }
    }
    return result;
}

}  // namespace

Analysis analyze(const SymmetricPattern& pattern, const Layout& layout,
                 std::vector<int> (*order)(const BlockGraph&)) {
    Analysis result;
    const BlockGraph graph = merge_unknowns(pattern, layout);
    result.supernodes = find_supernodes(graph, order(graph));
    result.entry_place = place_entries(pattern, result.supernodes);

    const Supernodes& s = result.supernodes;
    int tallest = 0;
    for (int g = 0; g < s.count(); ++g) tallest = std::max(tallest, s.columns(g) + s.below(g));
    const std::uint64_t per_unknown = 3 * sizeof(double) + sizeof(int);
    result.factor_bytes =
        s.panel_start.back() * std::uint64_t(sizeof(double)) + per_unknown * s.dof_order.size();
    result.peak_bytes =
        result.factor_bytes +
        (s.stack_doubles + RankUpdate::doubles_needed(tallest)) * std::uint64_t(sizeof(double));
    return result;
}

}  // namespace loadpath::algebra
