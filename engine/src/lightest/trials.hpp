// Solves a document with sections swapped in, and says of every group what came of it.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "lightest/group.hpp"
#include "solve.hpp"

namespace loadpath::lightest {

// By group the place of its candidate in the request; nothing where members keep their sections.
using Choice = std::vector<std::optional<std::size_t>>;

// What one solve says of a group.
struct Assessment {
    answer::TrialState state = answer::TrialState::not_solved;
    std::optional<double> utilization, deflection;
    std::optional<answer::Governing> governing;
    std::string reason;
};

struct Outcome {
    std::vector<Assessment> groups;
    std::vector<std::int64_t> failing_others;  // members of no group that fail
    answer::Verdict verdict;
};

class Trials {
 public:
    // The document as it is has been solved; warnings are those of reading it.
    Trials(const document::Document& document, const answer::LightestRequest& request,
           const std::vector<Group>& groups, const Issues& warnings, const Solved& as_it_is);

    // Solved once, however often it is asked for.
    const Outcome& run(const Choice& choice);
    // What it says of one group. Where the group's own checks fail nothing else is looked at: no
    // checks of other parts, no results of load cases.
    const Assessment& run_for(std::size_t group, const Choice& choice);
    std::int64_t solves() const { return solves_; }

    // The section that a group has with a candidate: one of the document, or a new one.
    struct Swapped {
        std::int64_t id = 0;
        bool is_new = false;
    };
    Swapped section_id(std::size_t group, std::size_t candidate) const;

 private:
    using Part = std::tuple<std::size_t, checks::EntityType, std::int64_t>;  // check, part

    document::Document swapped(const Choice& choice) const;
    void look_at_alone(const Group& group, document::Document& changed) const;
    Outcome assess(const document::Document& document, const Solved& solved) const;
    Assessment assess(std::size_t group, const document::Document& document,
                      const Solved& solved) const;
    void find_governing(std::size_t group, const document::Document& document, const Solved& solved,
                        Assessment& found) const;
    std::optional<std::string> find_reason(const Group& group, const Solved& solved) const;
    std::optional<std::string> find_harm(const Solved& solved) const;
    bool is_of(const Group& group, checks::EntityType type, std::int64_t id) const;
    bool is_of(const Group& group, const checks::EntityResult& entity) const {
        return is_of(group, entity.type, entity.id);
    }
    bool is_of_any(const checks::EntityResult& entity) const;
    bool is_about(const Group& group, const answer::Reason& reason) const;

    const document::Document& document_;
    const answer::LightestRequest& request_;
    const std::vector<Group>& groups_;
    const Issues& warnings_;
    const checks::ModelIndex index_;
    std::set<Part> passed_before_;
    std::map<Choice, Outcome> known_;
    std::map<std::pair<std::size_t, Choice>, Assessment> failed_;  // of a group alone
    std::int64_t solves_ = 1;                                      // as it is
};

}  // namespace loadpath::lightest
