// What the rules find. A model can have one mistake ten thousand times: of each code the first are
// listed, and one more says how many there are.
#pragma once

#include <map>
#include <set>

#include "issue.hpp"

namespace loadpath::plausibility {

class Findings {
 public:
    static constexpr std::size_t most_of_a_code = 25;

    void add(Issue issue);
    // Whether anything was found of a list or of one of its entries, as "model.sections[3]".
    bool is_about(const std::string& place) const;
    // All of them, ordered by code only in so far as the rules ran in that order.
    Issues take() &&;

 private:
    struct Rest {
        std::size_t count = 0;
        std::string path;  // of the first that is not listed
    };

    Issues issues_;
    std::set<std::string, std::less<>> places_;
    std::map<IssueCode, std::size_t> counts_;
    std::map<IssueCode, Rest> rests_;
};

}  // namespace loadpath::plausibility
