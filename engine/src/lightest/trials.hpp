// Solves a document with sections swapped in, and says of every group what came of it.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "lightest/group.hpp"
#include "lightest/probes.hpp"
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
    // The combination that governs or harms, where one does.
    std::optional<std::int64_t> combination;
    // Some combinations alone were solved, in which it fails or harms: in others it may be worse.
    bool is_partial = false;
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
    // checks of other parts, no results of load cases. Where combinations take long (Probes), those
    // that are likely to reject a candidate come first, and if they do no others.
    const Assessment& run_for(std::size_t group, const Choice& choice);
    // The same in all combinations.
    const Assessment& run_for_all(std::size_t group, const Choice& choice);
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
    std::optional<Assessment> fail_alone(std::size_t group, const Choice& choice);
    std::optional<Assessment> fail_in_some(std::size_t group, const Choice& choice);
    Outcome assess(const document::Document& document, const Solved& solved) const;
    Assessment assess(std::size_t group, const document::Document& document, const Solved& solved,
                      bool is_partial) const;
    void find_governing(std::size_t group, const document::Document& document, const Solved& solved,
                        Assessment& found) const;
    std::optional<std::string> find_reason(const Group& group, const Solved& solved) const;
    struct Harm {
        std::string reason;
        std::optional<std::int64_t> combination;
    };
    std::optional<Harm> find_harm(const Solved& solved, bool is_partial) const;
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
    Probes probes_;
    std::set<Part> passed_before_;
    std::map<Choice, Outcome> known_;
    std::map<std::pair<std::size_t, Choice>, Assessment> failed_;  // of a part of it
    std::int64_t solves_ = 1;                                      // as it is
};

}  // namespace loadpath::lightest
