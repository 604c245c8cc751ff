#include "results/summary/problems.hpp"

namespace loadpath::results {

std::vector<answer::Problem> list_problems(const AnswerView& view, const ChosenSets& sets) {
    std::vector<answer::Problem> problems;
    const auto add = [&](const std::string& set, const std::vector<answer::Issue>& issues) {
        for (const answer::Issue& issue : issues)
            problems.push_back({set, issue.code, issue.message});
    };
    // What is wrong before what is doubtful.
    for (const answer::SetHeader* set : sets) add(set->name, set->errors);
    for (const answer::SetHeader* set : sets) add(set->name, set->warnings);
    add("", view.header.warnings);
    return problems;
}

}  // namespace loadpath::results
