#include "results/combination_uses.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "answer/table.hpp"

namespace loadpath::results {

namespace {

using answer::Governed;
using Uses = std::vector<answer::CombinationUse>;

constexpr std::size_t kinds = 4;

// Of a row's values: forces or displacements, moments or rotations, the seventh, displacements.
std::size_t kind_of(std::size_t value) { return value == 6 ? 2 : value > 6 ? 3 : value / 3; }

// What is below this share of the largest of its kind is rounding: a plane frame has such values
// across its plane.
constexpr double next_to_nothing = 1e-9;

template <class Row>
void count_extremes(const answer::Table<Row>& table, std::span<const double> numbers, Uses& uses) {
    constexpr std::size_t width = sizeof(Row) / sizeof(Governed);
    const std::span<const Row> rows = answer::rows_of(table, numbers);
    const std::span<const Governed> values(reinterpret_cast<const Governed*>(rows.data()),
                                           rows.size() * width);
    double largest[kinds] = {};
    for (std::size_t k = 0; k < values.size(); ++k) {
        double& most = largest[kind_of(k % width)];
        most = std::max({most, std::abs(values[k].max), std::abs(values[k].min)});
    }
    const auto count = [&](double value, double place, double least) {
        if (place >= 0 && std::abs(value) > least) ++uses[static_cast<std::size_t>(place)].extremes;
    };
    for (std::size_t k = 0; k < values.size(); ++k) {
        const double least = next_to_nothing * largest[kind_of(k % width)];
        count(values[k].max, values[k].max_combination, least);
        count(values[k].min, values[k].min_combination, least);
    }
}

void count_checks(const checks::ChecksOutcome& outcome, Uses& uses) {
    std::map<std::int64_t, answer::CombinationUse*> by_id;
    for (answer::CombinationUse& use : uses) by_id[use.id] = &use;
    for (const checks::CheckResult& check : outcome.checks)
        for (const checks::EntityResult& entity : check.per_entity)
            if (entity.governing_combination_id)
                if (const auto found = by_id.find(*entity.governing_combination_id);
                    found != by_id.end())
                    ++found->second->checks;
}

}  // namespace

Uses combination_uses(const document::Analysis& analysis,
                      const std::vector<answer::Envelope>& envelopes,
                      const checks::ChecksOutcome& outcome, std::span<const double> numbers) {
    Uses uses;
    for (const document::LoadCombination& each : analysis.load_combinations)
        uses.push_back({.id = each.id, .name = each.name, .checks = 0, .extremes = 0});
    for (const answer::Envelope& envelope : envelopes) {
        count_extremes(envelope.tables.node_envelope, numbers, uses);
        count_extremes(envelope.tables.reaction_envelope, numbers, uses);
        count_extremes(envelope.tables.member_envelope, numbers, uses);
    }
    count_checks(outcome, uses);
    return uses;
}

}  // namespace loadpath::results
