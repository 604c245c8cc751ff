// Space in cubes, by which what lies near is found without looking at everything.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <unordered_map>
#include <vector>

#include "plausibility/subject.hpp"

namespace loadpath::plausibility {

using Cell = std::array<std::int64_t, 3>;

struct CellHash {
    std::size_t operator()(const Cell& cell) const {
        std::uint64_t hash = 0x9E3779B97F4A7C15ull;
        for (const std::int64_t each : cell) {
            hash ^= static_cast<std::uint64_t>(each);
            hash *= 0xBF58476D1CE4E5B9ull;
            hash ^= hash >> 29;
        }
        return static_cast<std::size_t>(hash);
    }
};

template <class Value>
using Cells = std::unordered_map<Cell, Value, CellHash>;

class Grid {
 public:
    // Models are drawn on grids of round numbers; the origin is out of step with all of them.
    Grid(const Vector3& least, double size)
        : origin_(least - Vector3(0.3819, 0.4142, 0.4721) * size), size_(size) {}

    Cell cell_of(const Vector3& point) const {
        constexpr double furthest = 4e15;  // a node that nothing uses may lie anywhere
        Cell cell;
        for (int k = 0; k < 3; ++k) {
            const double place = std::floor((point[k] - origin_[k]) / size_);
            cell[static_cast<std::size_t>(k)] =
                static_cast<std::int64_t>(std::clamp(place, -furthest, furthest));
        }
        return cell;
    }

    // Every cell that a line passes through, from one end to the other.
    template <class Visit>
    void follow(const Vector3& from, const Vector3& to, const Visit& visit) const {
        Cell cell = cell_of(from);
        const Cell last = cell_of(to);
        std::array<double, 3> next{}, step{};  // shares of the line to the next border
        std::array<int, 3> way{};
        std::int64_t borders = 0;
        for (std::size_t k = 0; k < 3; ++k) {
            const int axis = static_cast<int>(k);
            const double run = to[axis] - from[axis];
            way[k] = cell[k] < last[k] ? 1 : cell[k] > last[k] ? -1 : 0;
            borders += std::abs(last[k] - cell[k]);
            const double border =
                origin_[axis] + size_ * static_cast<double>(cell[k] + (way[k] > 0 ? 1 : 0));
            next[k] =
                way[k] == 0 ? std::numeric_limits<double>::infinity() : (border - from[axis]) / run;
            step[k] = way[k] == 0 ? 0 : size_ / std::abs(run);
        }
        visit(cell);
        for (; borders > 0; --borders) {
            const std::size_t k =
                static_cast<std::size_t>(std::min_element(next.begin(), next.end()) - next.begin());
            cell[k] += way[k];
            next[k] =
                cell[k] == last[k] ? std::numeric_limits<double>::infinity() : next[k] + step[k];
            visit(cell);
        }
    }

 private:
    Vector3 origin_;
    double size_;
};

}  // namespace loadpath::plausibility
