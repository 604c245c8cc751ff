#include "algebra/separator_refinement.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "algebra/separator.hpp"

namespace loadpath::algebra {
namespace {

constexpr int moves_without_gain = 24;
constexpr int most_passes = 3;

class Refinement {
 public:
    Refinement(Regions& regions, std::span<const int> blocks) : regions_(regions) {
        for (const int b : blocks) {
            weight_[index(regions.side[b])] += regions.graph.weight(b);
            if (regions.side[b] == Side::between) separator_.push_back(b);
        }
        region_ = regions.region[blocks[0]];
    }

    // One series of moves, undone back to its best state. True when the separator got better.
    bool pass() {
        const double start_cost = cost(weight_);
        double best_cost = start_cost;
        std::vector<int> locked;
        undo_.clear();
        std::size_t best_length = 0;
        for (int idle = 0; idle < moves_without_gain; ++idle) {
            Move move = best_move();
            if (move.block < 0) break;
            regions_.position[move.block] = locked_mark;
            locked.push_back(move.block);
            apply(move);
            if (cost(weight_) < best_cost) {
                best_cost = cost(weight_);
                best_length = undo_.size();
                idle = 0;
            }
        }
        while (undo_.size() > best_length) {
            set(undo_.back().first, undo_.back().second);
            undo_.pop_back();
        }
        std::erase_if(separator_, [&](int b) { return regions_.side[b] != Side::between; });
        for (const int b : locked) regions_.position[b] = 0;
        return best_cost < start_cost;
    }

    void run() {
        for (const int b : separator_) regions_.position[b] = 0;
        for (int count = 0; count < most_passes && pass(); ++count) {
        }
    }

 private:
    using Weights = std::array<double, 3>;
    struct Move {
        int block = -1;
        Side to = Side::first;
        double cost = 0.0;
    };
    static constexpr int locked_mark = -7;

    static int index(Side side) { return static_cast<int>(side); }

    static double cost(const Weights& w) { return separator_cost(w[0], w[1], w[2]); }

    Move best_move() const {
        const BlockGraph& graph = regions_.graph;
        Move best;
        best.cost = HUGE_VAL;
        for (const int v : separator_) {
            if (regions_.side[v] != Side::between || regions_.position[v] == locked_mark) continue;
            for (const Side to : {Side::first, Side::second}) {
                const Side other = to == Side::first ? Side::second : Side::first;
                double pulled = 0.0;
                for (int e = graph.start[v]; e < graph.start[v + 1]; ++e) {
                    const int u = graph.neighbour[e];
                    if (regions_.region[u] == region_ && regions_.side[u] == other)
                        pulled += graph.weight(u);
                }
                Weights w = weight_;
                w[index(to)] += graph.weight(v);
                w[index(other)] -= pulled;
                w[2] += pulled - graph.weight(v);
                if (cost(w) < best.cost) best = {v, to, cost(w)};
            }
        }
        return best;
    }

    void apply(const Move& move) {
        const BlockGraph& graph = regions_.graph;
        const Side other = move.to == Side::first ? Side::second : Side::first;
        change(move.block, move.to);
        for (int e = graph.start[move.block]; e < graph.start[move.block + 1]; ++e) {
            const int u = graph.neighbour[e];
            if (regions_.region[u] == region_ && regions_.side[u] == other)
                change(u, Side::between);
        }
    }

    void change(int block, Side to) {
        undo_.emplace_back(block, regions_.side[block]);
        set(block, to);
    }

    void set(int block, Side to) {
        weight_[index(regions_.side[block])] -= regions_.graph.weight(block);
        weight_[index(to)] += regions_.graph.weight(block);
        regions_.side[block] = to;
        if (to == Side::between &&
            std::find(separator_.begin(), separator_.end(), block) == separator_.end())
            separator_.push_back(block);
    }

    Regions& regions_;
    int region_ = 0;
    Weights weight_ = {0.0, 0.0, 0.0};
    std::vector<int> separator_;
    std::vector<std::pair<int, Side>> undo_;
};

}  // namespace

void refine_separator(Regions& regions, std::span<const int> blocks) {
    Refinement(regions, blocks).run();
}

}  // namespace loadpath::algebra
