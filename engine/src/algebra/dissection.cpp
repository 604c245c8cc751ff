#include "algebra/dissection.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

#include "algebra/minimum_degree.hpp"
#include "algebra/separator.hpp"

namespace loadpath::algebra {
namespace {

constexpr int leaf_blocks = 40;

// Blocks joined to very many others (a rigid floor's master node, a hub) would be dragged through
// every split; eliminated last they cost little (Amestoy, Davis, Duff 1996 do the same).
int set_dense_blocks_last(const BlockGraph& graph, std::vector<int>& order) {
    const int limit = std::max(40, static_cast<int>(10.0 * std::sqrt(double(graph.size()))));
    auto is_sparse = [&](int b) { return graph.degree(b) <= limit; };
    return static_cast<int>(std::stable_partition(order.begin(), order.end(), is_sparse) -
                            order.begin());
}

struct Piece {
    int begin, end;  // its places in the elimination order
};

}  // namespace

std::vector<int> dissect(const BlockGraph& graph) {
    std::vector<int> order(graph.size());
    std::iota(order.begin(), order.end(), 0);
    Regions regions(graph);
    const int sparse = set_dense_blocks_last(graph, order);
    for (int p = sparse; p < graph.size(); ++p) regions.region[order[p]] = -1;
    std::vector<int> scratch(graph.size(), -1);
    std::vector<Piece> pieces = {{0, sparse}};
    int regions_made = 0;
    while (!pieces.empty()) {
        const Piece piece = pieces.back();
        pieces.pop_back();
        std::span<int> blocks(order.data() + piece.begin, piece.end - piece.begin);
        if (blocks.size() <= leaf_blocks) {
            order_by_minimum_degree(graph, blocks, scratch);
            continue;
        }
        auto relabel = [&](int begin, int end) {
            ++regions_made;
            for (int p = begin; p < end; ++p) regions.region[order[p]] = regions_made;
            if (begin < end) pieces.push_back({begin, end});
        };
        const std::vector<int> ends = line_up_by_distance(regions, blocks, blocks[0]);
        if (ends.size() > 1) {
            int begin = 0;
            for (const int end : ends) {
                relabel(piece.begin + begin, piece.begin + end);
                begin = end;
            }
            continue;
        }
        split(regions, blocks);
        auto on = [&](Side side) { return [&, side](int b) { return regions.side[b] == side; }; };
        const auto second = std::stable_partition(blocks.begin(), blocks.end(), on(Side::first));
        const auto between = std::stable_partition(second, blocks.end(), on(Side::second));
        const int at_second = piece.begin + static_cast<int>(second - blocks.begin());
        const int at_between = piece.begin + static_cast<int>(between - blocks.begin());
        for (int p = at_between; p < piece.end; ++p) regions.region[order[p]] = -1;
        relabel(piece.begin, at_second);
        relabel(at_second, at_between);
    }
    return order;
}

}  // namespace loadpath::algebra
