// The EN 1993-1-1 check of one member under one combination: every clause of the list, and the one
// that governs.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "checks/en1993/clauses.hpp"
#include "checks/result.hpp"

namespace loadpath::en1993 {

struct MemberVerdict {
    std::array<Outcome, clauses.size()> outcomes;
    std::optional<std::size_t> governing;  // the clause of the largest utilization
    bool is_undecided = false;

    double utilization() const { return governing ? outcomes[*governing].utilization : 0.0; }
    // Why the verdict is undecided, one clause after another.
    std::string reasons() const;
};

// `member` holds what it is about; its stations and states are found here.
MemberVerdict check_member(MemberCase& member);

// The steps of all clauses; fills the trace of the entity and, where it is decided, utilization,
// demand, capacity and location with the governing step once more at the end.
void explain(const MemberCase& member, const MemberVerdict& verdict, bool is_decided,
             checks::TraceLog& trace, checks::EntityResult& entity);

}  // namespace loadpath::en1993
