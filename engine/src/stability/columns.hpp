// The columns of a structure in one combination, as the initial sway of EN 1993-1-1, 5.3.2(3), asks
// for them: how high they reach, how many stand in a row, and which way they lean in first order.
#pragma once

#include "analysis/result_set.hpp"
#include "checks/member_chain.hpp"

namespace loadpath::stability {

using model::Vector3;

// Leans below this are of rounding.
constexpr double no_lean = 1e-9;

struct Column {
    std::size_t foot = 0, head = 0;  // nodes
    Vector3 from = Vector3::Zero(), to = Vector3::Zero();
    double force = 0.0;  // largest compression
};

// Compressed physical members that stand nearly upright; where there are none, legs that rake.
// Fewer of them give a larger phi, so what is doubtful is none.
std::vector<Column> find_columns(const checks::ModelIndex& index,
                                 const checks::MemberChains& chains,
                                 const analysis::ResultSet& set);

// From the lowest foot to the highest head; of structures that stand apart, joined by no bars, the
// least.
double height_of(const model::Structure& structure, const std::vector<Column>& columns);
double lowest_foot(const std::vector<Column>& columns);

// How many stand in a row along a horizontal direction and bear at least half of the average there;
// of all rows and levels the fewest.
std::int64_t fewest_in_a_row(const std::vector<Column>& columns, const Vector3& direction);

// The lean of the columns, horizontal, averaged by their forces: what their forces work on. Motions
// are by unknown of the structure, shifts by node or empty.
Vector3 mean_lean(const std::vector<Column>& columns, const std::vector<double>& motion,
                  const std::vector<Vector3>& shifts);

}  // namespace loadpath::stability
