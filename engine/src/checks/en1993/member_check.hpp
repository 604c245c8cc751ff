// The EN 1993-1-1 check of one member under one combination: 6.2 along it, 6.3 over its length.
#pragma once

#include <string>
#include <vector>

#include "checks/en1993/cross_section.hpp"
#include "checks/en1993/stability.hpp"
#include "checks/en1993/steel_section.hpp"
#include "checks/result.hpp"

namespace loadpath::en1993 {

struct MemberVerdict {
    CrossSectionResult sections;
    StabilityResult stability;
    StabilityRules stability_rules;
    double utilization = 0.0;
    std::vector<std::string>
        undecided;  // reasons; a verdict with any is Indeterminate unless it fails
};

struct MemberCase {
    const SteelSection& steel;
    const document::Ec3SteelSpec& spec;
    const BucklingLengths& lengths;
    const MemberActions& actions;
    const ChainActions& chain;
};

MemberVerdict check_member(const MemberCase& member);

// The rows of the trace, the governing one last; fills utilization, demand, capacity, location,
// message and trace of the entity.
void write_trace(const MemberCase& member, const MemberVerdict& verdict, checks::TraceLog& traces,
                 checks::EntityResult& entity);

}  // namespace loadpath::en1993
