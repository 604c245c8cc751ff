#include "results/envelope.hpp"

#include <array>
#include <optional>
#include <set>

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

// A usable combination and its place in the document.
struct Placed {
    const ResultSet* set;
    std::size_t place;
};
using Combinations = std::vector<Placed>;

// A row of as many ranges as it has values; `range_of(set, k)` gives high and low of the k-th in
// one combination.
template <class Row, class RangeOf>
Row row_over(const Combinations& combinations, RangeOf&& range_of) {
    constexpr std::size_t count = sizeof(Row) / sizeof(answer::Governed);
    std::array<answer::Governed, count> values;
    for (std::size_t k = 0; k < count; ++k) {
        Range range;
        for (const Placed& combination : combinations) {
            const auto [high, low] = range_of(*combination.set, k);
            range.include(high, low, combination.place);
        }
        values[k] = range.row();
    }
    return row_at<Row>(&values.front().max);
}

answer::EnvelopeTables envelope_tables(const model::Structure& structure,
                                       const Combinations& combinations, Numbers& numbers) {
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
    for (std::size_t s = 0; s < structure.support_count(); ++s)
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

using LimitState = std::optional<document::LimitState>;

// Those that name no limit state come last.
struct NamedFirst {
    bool operator()(const LimitState& a, const LimitState& b) const {
        return a && b ? *a < *b : a.has_value() && !b.has_value();
    }
};

std::set<LimitState, NamedFirst> limit_states(const document::Analysis& analysis) {
    std::set<LimitState, NamedFirst> found;
    for (const auto& combination : analysis.load_combinations)
        found.insert(combination.limit_state);
    return found;
}

}  // namespace

std::size_t count_limit_states(const document::Analysis& analysis) {
    return limit_states(analysis).size();
}

std::vector<answer::Envelope> envelopes(const model::Structure& structure,
                                        const std::vector<ResultSet>& combinations,
                                        Numbers& numbers) {
    const document::Analysis& analysis = structure.document->analysis;
    std::vector<answer::Envelope> found;
    for (const LimitState& state : limit_states(analysis)) {
        answer::Envelope envelope;
        envelope.limit_state = state;
        Combinations usable;
        for (std::size_t c = 0; c < combinations.size(); ++c) {
            if (analysis.load_combinations[c].limit_state != state) continue;
            const ResultSet& set = combinations[c];
            (set.is_usable() ? envelope.combinations : envelope.unsolved_combinations)
                .push_back(set.name);
            if (set.is_usable()) usable.push_back({&set, c});
        }
        if (usable.empty()) continue;
        envelope.tables = envelope_tables(structure, usable, numbers);
        found.push_back(std::move(envelope));
    }
    return found;
}

}  // namespace loadpath::results
