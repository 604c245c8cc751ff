// What a structure was solved with in first order, kept for further loads on it.
#pragma once

#include <memory>
#include <span>

#include "analysis/equations.hpp"

namespace loadpath::analysis {

struct FirstOrder {
    Elements elements;
    assembly::Parameters parameters;
    // None where one-way parts give each set a state of its own.
    std::shared_ptr<const Equations> equations;
};

// What sets come to by their loads, in one state of the one-way parts.
void solve_in_state(const model::Structure& structure, const FirstOrder& with,
                    const assembly::State& state, std::span<ResultSet*> sets, Issues& errors);

// What a set comes to by its loads; its one-way parts find their state.
void settle(const model::Structure& structure, const FirstOrder& with, ResultSet& set,
            Issues& errors);

}  // namespace loadpath::analysis
