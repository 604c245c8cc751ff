#include "combinations/actions.hpp"

#include <map>
#include <optional>
#include <string>

namespace loadpath::combinations {

namespace {

using document::ActionCategory;
using document::ActionRelation;
using document::LoadCase;

constexpr std::size_t largest_free_group = 10;  // 1,023 arrangements

constexpr std::string_view relation_words[] = {"exclusive", "together", "free"};

ActionRelation relation_of(const document::Action& action) {
    return action.relation.value_or(ActionRelation::free);
}

std::string word_of(ActionRelation relation) {
    return "\"" + std::string(relation_words[static_cast<int>(relation)]) + "\"";
}

std::string action_path(std::size_t load_case, const char* field) {
    return path_of("analysis.load_cases", load_case) + ".action." + field;
}

std::string named(std::size_t load_case, const document::Analysis& analysis) {
    return "load case \"" + analysis.load_cases[load_case].name + "\"";
}

// Variable actions of several categories may exclude each other; nothing else may mix.
bool may_stand_with(const document::Action& first, const document::Action& other) {
    if (first.category == other.category) return true;
    return relation_of(first) == ActionRelation::exclusive &&
           part_of(first.category) == Part::variable && part_of(other.category) == Part::variable;
}

// Every selection but the empty one, the fullest last.
std::vector<Arrangement> selections(const Arrangement& cases) {
    std::vector<Arrangement> found;
    for (std::size_t bits = 1; bits < std::size_t{1} << cases.size(); ++bits) {
        found.emplace_back();
        for (std::size_t k = 0; k < cases.size(); ++k)
            if (bits >> k & 1) found.back().push_back(cases[k]);
    }
    return found;
}

class Finder {
 public:
    Finder(const document::Analysis& analysis, Issues& issues)
        : analysis_(analysis), issues_(issues) {}

    std::vector<Action> find() {
        const auto& cases = analysis_.load_cases;
        bool has_action = false;
        for (std::size_t i = 0; i < cases.size(); ++i) {
            refuse_repeated_id(i);
            if (!cases[i].action) continue;
            has_action = true;
            place(i, *cases[i].action);
        }
        if (!has_action)
            issues_.push_back({IssueCode::missing_field,
                               "should have an action in at least one load case, such as "
                               "{\"category\": \"permanent\"}; combinations are generated from it",
                               "analysis.load_cases"});
        std::vector<Action> found;
        for (const Members& members : groups_) add(members, found);
        return found;
    }

 private:
    using Members = Arrangement;

    void refuse_repeated_id(std::size_t i) {
        const std::int64_t id = analysis_.load_cases[i].id;
        const auto [first, is_new] = ids_.emplace(id, i);
        if (!is_new) issues_.push_back(duplicate_id("analysis.load_cases", id, first->second, i));
    }

    void place(std::size_t i, const document::Action& action) {
        if (!action.group) {
            if (action.relation)
                issues_.push_back({IssueCode::action_group,
                                   "should stand beside a group, whose load cases it is about",
                                   action_path(i, "relation")});
            groups_.push_back({i});
            return;
        }
        const auto [at, is_new] = by_name_.emplace(*action.group, groups_.size());
        if (is_new) {
            groups_.push_back({i});
            return;
        }
        Members& members = groups_[at->second];
        compare(members.front(), i);
        members.push_back(i);
    }

    void compare(std::size_t first, std::size_t other) {
        const document::Action& one = *analysis_.load_cases[first].action;
        const document::Action& two = *analysis_.load_cases[other].action;
        const std::string group = " of the same group \"" + *one.group + "\"";
        if (relation_of(one) != relation_of(two))
            issues_.push_back({IssueCode::action_group,
                               "should be " + word_of(relation_of(one)) + " as in " +
                                   named(first, analysis_) + group + ", found " +
                                   word_of(relation_of(two)),
                               action_path(other, "relation")});
        else if (!may_stand_with(one, two))
            issues_.push_back({IssueCode::action_group,
                               "should be as in " + named(first, analysis_) + group +
                                   "; only variable actions that exclude each other may differ",
                               action_path(other, "category")});
    }

    void add(const Members& members, std::vector<Action>& found) {
        const document::Action& first = *analysis_.load_cases[members.front()].action;
        const Part part = part_of(first.category);
        const ActionRelation relation = relation_of(first);
        if (relation == ActionRelation::together || members.size() == 1) {
            found.push_back({part, {members}});
            return;
        }
        const bool is_always_there = part == Part::permanent || part == Part::prestress;
        if (relation == ActionRelation::free && is_always_there) {  // each is a source of its own
            for (const std::size_t each : members) found.push_back({part, {{each}}});
            return;
        }
        if (relation == ActionRelation::free && members.size() > largest_free_group) {
            issues_.push_back({IssueCode::too_large,
                               "the free group \"" + *first.group + "\" has " +
                                   std::to_string(members.size()) + " load cases; at most " +
                                   std::to_string(largest_free_group) + " may act in any selection",
                               action_path(members.front(), "group")});
            return;
        }
        Action action{part, {}};
        if (relation == ActionRelation::free)
            action.arrangements = selections(members);
        else
            for (const std::size_t each : members) action.arrangements.push_back({each});
        found.push_back(std::move(action));
    }

    const document::Analysis& analysis_;
    Issues& issues_;
    std::map<std::int64_t, std::size_t> ids_;
    std::map<std::string, std::size_t> by_name_;
    std::vector<Members> groups_;
};

}  // namespace

Part part_of(ActionCategory category) {
    switch (category) {
        case ActionCategory::permanent:
            return Part::permanent;
        case ActionCategory::prestress:
            return Part::prestress;
        case ActionCategory::accidental:
            return Part::accidental;
        case ActionCategory::seismic:
            return Part::seismic;
        default:
            return Part::variable;
    }
}

std::vector<Action> find_actions(const document::Analysis& analysis, Issues& issues) {
    return Finder(analysis, issues).find();
}

}  // namespace loadpath::combinations
