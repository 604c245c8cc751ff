#include "assembly/kinematics.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::assembly {

namespace {

// Factors below this, relative to those of the original condition, are rounding.
constexpr double negligible = 1e-10;

using Row = std::vector<Term>;

// Adds factor * row to target, merging equal unknowns. Rows are short.
void add_row(Row& target, const Row& row, double factor) {
    for (const Term& term : row) {
        const auto same = std::find_if(target.begin(), target.end(),
                                       [&](const Term& t) { return t.unknown == term.unknown; });
        if (same != target.end())
            same->factor += factor * term.factor;
        else
            target.push_back({term.unknown, factor * term.factor});
    }
}

struct Elimination {
    std::vector<Row> row_of;       // by unknown: what it equals, once eliminated
    std::vector<char> eliminated;  // by unknown
    std::vector<int> order;

    // The condition with every eliminated unknown replaced.
    Row substituted(const Condition& condition, int parameter_unknown) const {
        Row row;
        for (const Term& term : condition.terms) {
            if (eliminated[term.unknown])
                add_row(row, row_of[term.unknown], term.factor);
            else
                add_row(row, {term}, 1.0);
        }
        if (condition.parameter >= 0) add_row(row, {{parameter_unknown, -1.0}}, 1.0);
        // What was put in may itself have been eliminated since.
        for (bool again = true; again;) {
            again = false;
            for (std::size_t i = 0; i < row.size(); ++i) {
                if (!eliminated[row[i].unknown]) continue;
                const Term term = row[i];
                row.erase(row.begin() + static_cast<std::ptrdiff_t>(i));
                add_row(row, row_of[term.unknown], term.factor);
                again = true;
                break;
            }
        }
        return row;
    }
};

// The first unknown, in the author's order, whose factor is not small against the largest.
int choose_pivot(const Row& row, int unknown_count, double largest) {
    for (std::size_t i = 0; i < row.size(); ++i)
        if (row[i].unknown < unknown_count && std::abs(row[i].factor) >= 0.5 * largest)
            return static_cast<int>(i);
    return -1;
}

}  // namespace

std::vector<double> Kinematics::expand(std::span<const double> free,
                                       std::span<const double> movements) const {
    std::vector<double> full(start.size() - 1 - static_cast<std::size_t>(parameter_count), 0.0);
    for (std::size_t i = 0; i < full.size(); ++i)
        for (const Term& term : of(static_cast<int>(i)))
            full[i] +=
                term.factor * (term.unknown < free_count ? free[term.unknown]
                                                         : movements[term.unknown - free_count]);
    return full;
}

Kinematics eliminate(const model::Structure& structure, const std::vector<Condition>& conditions,
                     int parameter_count, int& contradiction) {
    contradiction = -1;
    const int unknown_count = structure.unknown_count();
    Elimination e;
    e.row_of.resize(unknown_count + parameter_count);
    e.eliminated.assign(unknown_count + parameter_count, 0);
    Kinematics result;
    result.is_redundant.assign(conditions.size(), 0);
    result.parameter_count = parameter_count;

    for (std::size_t c = 0; c < conditions.size(); ++c) {
        const Condition& condition = conditions[c];
        Row row = e.substituted(condition, unknown_count + condition.parameter);
        double scale = 0.0, largest = 0.0;
        for (const Term& term : condition.terms) scale = std::max(scale, std::abs(term.factor));
        std::erase_if(row, [&](const Term& t) { return std::abs(t.factor) < negligible * scale; });
        for (const Term& term : row)
            if (term.unknown < unknown_count) largest = std::max(largest, std::abs(term.factor));
        if (largest == 0.0) {
            result.is_redundant[c] = 1;
            if (!row.empty() && contradiction < 0) contradiction = static_cast<int>(c);
            continue;
        }
        const int pivot = choose_pivot(row, unknown_count, largest);
        const Term chosen = row[pivot];
        row.erase(row.begin() + pivot);
        for (Term& term : row) term.factor /= -chosen.factor;
        e.row_of[chosen.unknown] = std::move(row);
        e.eliminated[chosen.unknown] = 1;
        e.order.push_back(chosen.unknown);
    }
    // An unknown eliminated earlier may still refer to later ones: resolve from the last.
    for (auto it = e.order.rbegin(); it != e.order.rend(); ++it) {
        Row resolved;
        for (const Term& term : e.row_of[*it]) {
            if (e.eliminated[term.unknown])
                add_row(resolved, e.row_of[term.unknown], term.factor);
            else
                add_row(resolved, {term}, 1.0);
        }
        e.row_of[*it] = std::move(resolved);
    }

    std::vector<int> number(unknown_count + parameter_count, -1);
    for (int i = 0; i < unknown_count; ++i) {
        const model::Joint& joint = structure.joints[i / model::unknowns_per_joint];
        const bool exists =
            joint.used && (i % model::unknowns_per_joint != model::warping || joint.warps);
        if (!exists || e.eliminated[i]) continue;
        number[i] = result.free_count++;
        result.unknown_of_free.push_back(i);
    }
    for (int p = 0; p < parameter_count; ++p) number[unknown_count + p] = result.free_count + p;
    result.start.push_back(0);
    for (int i = 0; i < unknown_count + parameter_count; ++i) {
        if (e.eliminated[i]) {
            for (const Term& term : e.row_of[i])
                if (number[term.unknown] >= 0)
                    result.terms.push_back({number[term.unknown], term.factor});
        } else if (number[i] >= 0) {
            result.terms.push_back({number[i], 1.0});
        }
        result.start.push_back(static_cast<int>(result.terms.size()));
    }
    return result;
}

}  // namespace loadpath::assembly
