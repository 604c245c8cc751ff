// The members that are to have one section, found in the document.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "answer/answer.gen.hpp"
#include "issue.hpp"
#include "model/structure.hpp"

namespace loadpath::lightest {

struct Group {
    std::string name;
    std::vector<std::size_t> members;  // by place in the document
    std::vector<std::int64_t> member_ids;
    std::int64_t material_id = 0;
    double density = 0.0;
    double length = 0.0, mass_before = 0.0;  // of all members
    std::vector<std::size_t> candidates;     // by place in the request, the lightest first
    double max_depth = 0.0;                  // 0 where there is no limit

    bool holds(std::size_t member) const;
    double mass_of(const answer::CandidateSection& section) const {
        return density * section.area * length;
    }
};

// Everything that is wrong with the request goes to the errors, with its place in the request.
std::vector<Group> find_groups(const model::Structure& structure,
                               const answer::LightestRequest& request, Issues& errors);

}  // namespace loadpath::lightest
