#include "algebra/minimum_degree.hpp"

#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

namespace loadpath::algebra {

void order_by_minimum_degree(const BlockGraph& graph, std::span<int> blocks,
                             std::span<int> scratch) {
    const int inside = static_cast<int>(blocks.size());
    if (inside < 3) return;
    std::vector<int> local(blocks.begin(), blocks.end());
    for (int v = 0; v < inside; ++v) scratch[local[v]] = v;
    for (int v = 0; v < inside; ++v) {
        for (int e = graph.start[local[v]]; e < graph.start[local[v] + 1]; ++e) {
            const int u = graph.neighbour[e];
            if (scratch[u] >= 0) continue;
            scratch[u] = static_cast<int>(local.size());
            local.push_back(u);
        }
    }
    const int total = static_cast<int>(local.size());
    const int words = (total + 63) / 64;
    std::vector<std::uint64_t> adjacent(static_cast<std::size_t>(inside) * words, 0);
    auto row = [&](int v) { return adjacent.data() + static_cast<std::size_t>(v) * words; };
    auto weight_of = [&](int v) {
        int sum = 0;
        for (int w = 0; w < words; ++w)
            for (std::uint64_t bits = row(v)[w]; bits != 0; bits &= bits - 1)
                sum += graph.weight(local[64 * w + std::countr_zero(bits)]);
        return sum;
    };
    for (int v = 0; v < inside; ++v)
        for (int e = graph.start[local[v]]; e < graph.start[local[v] + 1]; ++e) {
            const int u = scratch[graph.neighbour[e]];
            row(v)[u / 64] |= std::uint64_t{1} << (u % 64);
        }
    std::vector<int> degree(inside), left(inside);
    for (int v = 0; v < inside; ++v) {
        degree[v] = weight_of(v);
        left[v] = v;
    }
    for (int done = 0; done < inside; ++done) {
        int best = done;
        for (int i = done + 1; i < inside; ++i)
            if (std::pair(degree[left[i]], left[i]) < std::pair(degree[left[best]], left[best]))
                best = i;
        std::swap(left[done], left[best]);
        const int v = left[done];
        blocks[done] = local[v];
        for (int w = 0; w < words; ++w)
            for (std::uint64_t bits = row(v)[w]; bits != 0; bits &= bits - 1) {
                const int u = 64 * w + std::countr_zero(bits);
                if (u >= inside) break;
                for (int k = 0; k < words; ++k) row(u)[k] |= row(v)[k];
                row(u)[u / 64] &= ~(std::uint64_t{1} << (u % 64));
                row(u)[v / 64] &= ~(std::uint64_t{1} << (v % 64));
                degree[u] = weight_of(u);
            }
    }
    for (const int b : local) scratch[b] = -1;
}

}  // namespace loadpath::algebra
