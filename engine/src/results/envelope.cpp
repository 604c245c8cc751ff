#include "results/envelope.hpp"

#include <array>

#include "results/plate_tables.hpp"

namespace loadpath::results {

namespace {

struct Range {
    double most = 0.0, least = 0.0;
    double most_of = -1.0, least_of = -1.0;

    void include(double high, double low, std::size_t combination) {
        if (most_of < 0.0 || high > most) most = high, most_of = static_cast<double>(combination);
        if (least_of < 0.0 || low < least) least = low, least_of = static_cast<double>(combination);
    }
    void push(Tables& tables) const {
        for (const double value : {most, most_of, least, least_of}) tables.push(value);
    }
};

// One range for what `values` gives of every usable combination: a pair of high and low.
template <class Values>
void push_range(const std::vector<analysis::ResultSet>& combinations, Tables& tables,
                Values&& values) {
    Range range;
    for (std::size_t c = 0; c < combinations.size(); ++c) {
        if (!combinations[c].is_usable()) continue;
        const auto [high, low] = values(combinations[c]);
        range.include(high, low, c);
    }
    range.push(tables);
}

}  // namespace

void push_envelope(const model::Structure& structure,
                   const std::vector<analysis::ResultSet>& combinations, Tables& tables) {
    using Pair = std::array<double, 2>;
    constexpr std::size_t unknowns = model::unknowns_per_joint;
    tables.begin("node_envelope", 4 * unknowns);
    for (const int joint : reported_joints(structure))
        for (std::size_t k = 0; k < unknowns; ++k)
            push_range(combinations, tables, [&](const analysis::ResultSet& set) {
                const double u = set.displacements[static_cast<std::size_t>(joint) * unknowns + k];
                return Pair{u, u};
            });
    tables.begin("reaction_envelope", 4 * unknowns);
    for (std::size_t s = 0; s < structure.supports.size(); ++s)
        for (std::size_t k = 0; k < unknowns; ++k)
            push_range(combinations, tables, [&](const analysis::ResultSet& set) {
                return Pair{set.reactions[s][k], set.reactions[s][k]};
            });
    tables.begin("member_envelope", 40);
    for (std::size_t m = 0; m < static_cast<std::size_t>(structure.member_count()); ++m)
        for (std::size_t c = 0; c < analysis::curve_count; ++c)
            push_range(combinations, tables, [&](const analysis::ResultSet& set) {
                const analysis::Range& range = set.extremes[m][c];
                return Pair{range.most.value, range.least.value};
            });
}

}  // namespace loadpath::results
