#include "results/envelope.hpp"

#include <array>

#include "results/fill_table.hpp"
#include "results/model_tables.hpp"

namespace loadpath::results {

namespace {

using analysis::ResultSet;

class Range {
 public:
    void include(double high, double low, std::size_t combination) {
        const auto place = static_cast<double>(combination);
        if (is_empty_ || high > row_.max) row_.max = high, row_.max_combination = place;
        if (is_empty_ || low < row_.min) row_.min = low, row_.min_combination = place;
        is_empty_ = false;
    }
    const answer::Governed& row() const { return row_; }

 private:
    answer::Governed row_{0.0, -1.0, 0.0, -1.0};
    bool is_empty_ = true;
};

// A row of as many ranges as it has values; `range_of(set, k)` gives high and low of the k-th in
// one combination.
template <class Row, class RangeOf>
Row row_over(const std::vector<ResultSet>& combinations, RangeOf&& range_of) {
    constexpr std::size_t count = sizeof(Row) / sizeof(answer::Governed);
    std::array<answer::Governed, count> values;
    for (std::size_t k = 0; k < count; ++k) {
        Range range;
        for (std::size_t c = 0; c < combinations.size(); ++c) {
            if (!combinations[c].is_usable()) continue;
            const auto [high, low] = range_of(combinations[c], k);
            range.include(high, low, c);
        }
        values[k] = range.row();
    }
    return row_at<Row>(&values.front().max);
}

}  // namespace

answer::EnvelopeTables envelope_tables(const model::Structure& structure,
                                       const std::vector<ResultSet>& combinations,
                                       Numbers& numbers) {
    using Pair = std::array<double, 2>;
    answer::EnvelopeTables tables;
    auto nodes = fill(numbers, tables.node_envelope);
    for (const int joint : reported_joints(structure)) {
        const std::size_t first = static_cast<std::size_t>(joint) * model::unknowns_per_joint;
        nodes.push(
            row_over<answer::NodeEnvelope>(combinations, [&](const ResultSet& set, std::size_t k) {
                return Pair{set.displacements[first + k], set.displacements[first + k]};
            }));
    }
    auto reactions = fill(numbers, tables.reaction_envelope);
    for (std::size_t s = 0; s < structure.supports.size(); ++s)
        reactions.push(row_over<answer::ReactionEnvelope>(
            combinations, [&](const ResultSet& set, std::size_t k) {
                return Pair{set.reactions[s][k], set.reactions[s][k]};
            }));
    auto members = fill(numbers, tables.member_envelope);
    for (std::size_t m = 0; m < static_cast<std::size_t>(structure.member_count()); ++m)
        members.push(row_over<answer::MemberEnvelope>(
            combinations, [&](const ResultSet& set, std::size_t k) {
                return Pair{set.extremes[m][k].most.value, set.extremes[m][k].least.value};
            }));
    return tables;
}

}  // namespace loadpath::results
