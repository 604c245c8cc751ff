#include "assembly/stiffness_sum.hpp"

#include <algorithm>
#include <cstdint>

namespace loadpath::assembly {

StiffnessSum::StiffnessSum(const Kinematics& kinematics)
    : kinematics_(kinematics), alone_(kinematics.start.size() - 1, 0.0) {}

void StiffnessSum::put(int i, int j, double value) {
    const int n = kinematics_.free_count;
    if (i < n && j < n) {
        if (i >= j) entries_.push_back({i, j, value});
    } else if (i < n) {
        couplings_.push_back({i, j - n, value});
    }
}

void StiffnessSum::add(std::span<const int> unknowns, const Eigen::Ref<const Eigen::MatrixXd>& k) {
    for (std::size_t a = 0; a < unknowns.size(); ++a) {
        alone_[unknowns[a]] += k(static_cast<int>(a), static_cast<int>(a));
        for (std::size_t b = 0; b < unknowns.size(); ++b) {
            const double value = k(static_cast<int>(a), static_cast<int>(b));
            if (value == 0.0) continue;
            for (const Term& s : kinematics_.of(unknowns[a]))
                for (const Term& t : kinematics_.of(unknowns[b]))
                    put(s.unknown, t.unknown, s.factor * t.factor * value);
        }
    }
}

void StiffnessSum::add_spring(std::span<const Term> along, double stiffness) {
    for (const Term& a : along) {
        alone_[a.unknown] += stiffness * a.factor * a.factor;
        for (const Term& b : along)
            for (const Term& s : kinematics_.of(a.unknown))
                for (const Term& t : kinematics_.of(b.unknown))
                    put(s.unknown, t.unknown,
                        stiffness * a.factor * b.factor * s.factor * t.factor);
    }
}

// Sort by column (counting), then by row within each column, and add up what meets. Every column
// keeps its diagonal, so that an unknown without stiffness can be found.
SparseLower StiffnessSum::lower() const {
    SparseLower k;
    k.n = kinematics_.free_count;
    std::vector<int> count(k.n + 1, 0);
    for (const Entry& entry : entries_) ++count[entry.column + 1];
    for (int c = 0; c < k.n; ++c) count[c + 1] += count[c] + 1;  // one more for the diagonal
    // Row and place in the column, so that equal rows keep the order of the elements.
    struct Key {
        std::uint64_t row_and_place;
        double value;
    };
    std::vector<Key> sorted(static_cast<std::size_t>(count[k.n]));
    std::vector<int> next(count.begin(), count.end() - 1);
    const auto place = [&](int row, int column, double value) {
        const auto at = static_cast<std::uint64_t>(next[column]);
        sorted[next[column]++] = {static_cast<std::uint64_t>(row) << 32 | at, value};
    };
    for (int c = 0; c < k.n; ++c) place(c, c, 0.0);
    for (const Entry& entry : entries_) place(entry.row, entry.column, entry.value);

    k.col_ptr.assign(1, 0);
    k.row.reserve(sorted.size() / 2);
    k.val.reserve(sorted.size() / 2);
    for (int c = 0; c < k.n; ++c) {
        std::sort(sorted.begin() + count[c], sorted.begin() + count[c + 1],
                  [](const Key& a, const Key& b) { return a.row_and_place < b.row_and_place; });
        for (int e = count[c]; e < count[c + 1]; ++e) {
            const int row = static_cast<int>(sorted[e].row_and_place >> 32);
            if (static_cast<int>(k.row.size()) > k.col_ptr[c] && k.row.back() == row) {
                k.val.back() += sorted[e].value;
            } else {
                k.row.push_back(row);
                k.val.push_back(sorted[e].value);
            }
        }
        k.col_ptr.push_back(static_cast<int>(k.row.size()));
    }
    return k;
}

}  // namespace loadpath::assembly
