// A clause of EN 1993-1-1: one file of clauses/ that knows its value, its demand and capacity, when
// it cannot decide, and how its calculation reads. clauses.hpp lists them all in the order of the
// trace; the largest utilization of the list governs, and nothing else decides that.
#pragma once

#include <limits>
#include <string_view>

#include "checks/en1993/axis.hpp"
#include "checks/en1993/member_case.hpp"
#include "checks/trace_log.hpp"

namespace loadpath::en1993 {

// What a clause comes to for one member under one combination.
struct Outcome {
    // 0 where the clause has nothing to say; not a number where it cannot be stated.
    double utilization = 0.0;
    // A sum of shares has neither: it stands against one.
    double demand = checks::no_value, capacity = checks::no_value;
    double x = 0.0;              // where along the member
    std::size_t at = 0;          // the station or segment it was found at, for `explain`
    bool applies = false;        // it has a utilization, if only zero
    std::string_view undecided;  // why no verdict can rest on it; kept by the member, or a literal
};

struct Clause {
    // For every combination: fast, and without a word.
    Outcome (*evaluate)(MemberCase& member, Axis axis);
    // For the governing combination only: the steps that the clause rests on, then its own, which
    // is the last. Also called where it does not apply.
    void (*explain)(const MemberCase& member, const Outcome& outcome, Axis axis,
                    checks::TraceLog& trace);
    Axis axis = Axis::none;
};

}  // namespace loadpath::en1993
