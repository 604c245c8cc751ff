#include "verdict/reasons.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <tuple>

#include "checks/generic/reads_forces.hpp"
#include "text/counted.hpp"
#include "text/listed.hpp"
#include "text/number.hpp"
#include "verdict/one_reason.hpp"
#include "verdict/rigid_bars.hpp"
#include "verdict/unleaned.hpp"
#include "verdict/unread_actions.hpp"

namespace loadpath::verdict {

namespace {

using analysis::ResultSet;
using checks::CheckResult;
using checks::EntityResult;
using checks::EntityType;
using checks::Status;
using Ids = std::vector<std::int64_t>;
using text::counted;

const char* word_of(EntityType type) {
    switch (type) {
        case EntityType::Member:
            return "member";
        case EntityType::MemberSet:
            return "member set";
        case EntityType::PlateElement:
            return "plate element";
        case EntityType::PlateSurface:
            return "plate surface";
    }
    return "part";
}

class Finder {
 public:
    explicit Finder(const Grounds& grounds) : g_(grounds) {}

    Reasons find_unsolved() {
        unsolved_sets();
        return std::move(reasons_);
    }

    Reasons find() {
        unsolved_sets();
        const auto& checks = g_.outcome.checks;
        bool is_any_run = false;
        for (std::size_t k = 0; k < checks.size(); ++k) {
            // The check of hinges comes after those that the document asks for.
            const std::string path = k < g_.document.analysis.unity_checks.size()
                                         ? path_of("analysis.unity_checks", k)
                                         : "model.member_hinges";
            const bool is_run = !checks[k].per_entity.empty();
            if (!is_run && checks[k].unsolved_combination_ids.empty())
                add(reason(IssueCode::check_not_run,
                           "check " + quoted(checks[k].name) + " looked at nothing: " +
                               (checks[k].message.empty() ? "it found nothing to look at"
                                                          : checks[k].message),
                           path));
            undecided(checks[k], path);
            if (is_run) zero_everywhere(checks[k], path);
            is_any_run = is_any_run || is_run;
        }
        if (is_any_run) not_looked_at();
        for (const Issue& issue : g_.warnings)
            if (is_doubtful(issue)) add(reason_of(issue));
        doubtful_sets();
        return std::move(reasons_);
    }

 private:
    void add(answer::Reason found) { reasons_.push_back(std::move(found)); }

    // A key that is close to one of the format is a slip that left something out.
    static bool is_doubtful(const Issue& issue) {
        return touches_safety(issue.code) ||
               (issue.code == IssueCode::unknown_field && !issue.suggestion.empty());
    }

    // The same of several sets is one reason.
    void unsolved_sets() {
        struct Unsolved {
            ResultSet::Kind kind;
            const Issue* error;
            std::vector<std::string> names;
        };
        std::vector<Unsolved> found;
        for (const ResultSet& set : sets_of_design(g_))
            for (const Issue& error : set.errors) {
                const auto same = std::ranges::find_if(found, [&](const Unsolved& each) {
                    return each.kind == set.kind && each.error->code == error.code &&
                           each.error->message == error.message;
                });
                if (same == found.end())
                    found.push_back({set.kind, &error, {set.name}});
                else
                    same->names.push_back(set.name);
            }
        for (const auto& [kind, error, names] : found) {
            answer::Reason one = reason_of(*error);
            one.message =
                text::named(kind == ResultSet::Kind::load_case ? "load case" : "combination",
                            names) +
                (leaves_figures(error->code) ? ": " : " could not be solved: ") + error->message;
            if (names.size() == 1) one.set = names.front();
            add(std::move(one));
        }
    }

    // A formula that comes to nothing for every part reads what is zero by itself. One of strength
    // that comes to next to nothing is in other units, and another check may hide it.
    void zero_everywhere(const CheckResult& check, const std::string& path) {
        constexpr double nothing = 1e-9, least = 0.01;
        const auto& definitions = g_.document.analysis.unity_checks;
        const auto formula =
            std::find_if(definitions.begin(), definitions.end(), [&](const auto& definition) {
                return definition.id == check.check_id && definition.spec.Generic;
            });
        if (formula == definitions.end() || !check.max_utilization) return;
        if (*check.max_utilization < nothing)
            add(reason(IssueCode::check_not_run,
                       "check " + quoted(check.name) +
                           " comes to 0 for every part: what its formula reads is zero there",
                       path));
        else if (*check.max_utilization < least && checks::reads_forces(*formula->spec.Generic))
            add(reason(IssueCode::hardly_utilized,
                       "check " + quoted(check.name) + " comes to " +
                           format(*check.max_utilization, 3) +
                           " at most: its formula is probably in other units",
                       path));
    }

    // One reason for all parts of a check that are undecided for the same reason.
    void undecided(const CheckResult& check, const std::string& path) {
        std::map<std::pair<EntityType, std::string>, Ids> groups;
        for (const EntityResult& entity : check.per_entity)
            if (entity.status == Status::Indeterminate)
                groups[{entity.type, entity.message}].push_back(entity.id);
        for (auto& [key, ids] : groups) {
            const auto& [type, why] = key;
            answer::Reason found =
                reason(IssueCode::check_undecided,
                       "check " + quoted(check.name) + " cannot decide about " +
                           counted(word_of(type), ids) + (why.empty() ? "" : ": " + why),
                       path);
            name_parts(found, type, ids);
            add(std::move(found));
        }
    }

    void name_parts(answer::Reason& found, EntityType type, const Ids& ids) {
        if (type == EntityType::PlateElement) found.plate_element_ids = ids;
        if (type == EntityType::PlateSurface) found.plate_surface_ids = ids;
        if (type == EntityType::Member) found.member_ids = ids;
        if (type == EntityType::MemberSet) {
            found.member_ids.emplace();
            for (const document::MemberSet& set : g_.document.model.member_sets)
                if (std::find(ids.begin(), ids.end(), set.id) != ids.end())
                    found.member_ids->insert(found.member_ids->end(), set.member_ids.begin(),
                                             set.member_ids.end());
        }
        if (found.member_ids) undecided_.insert(found.member_ids->begin(), found.member_ids->end());
        if (type == EntityType::PlateElement) undecided_elements_.insert(ids.begin(), ids.end());
        if (type == EntityType::PlateSurface) undecided_surfaces_.insert(ids.begin(), ids.end());
    }

    void not_looked_at() {
        const checks::Coverage& coverage = g_.outcome.coverage;
        Ids members = without(coverage.members_without_check, undecided_);
        std::erase_if(members, [&](std::int64_t id) { return is_rigid(id); });
        add_parts(IssueCode::members_not_checked, EntityType::Member, std::move(members));
        rigid_bars();
        add_parts(IssueCode::plates_not_checked, EntityType::PlateSurface,
                  without(coverage.plate_surfaces_without_check, undecided_surfaces_));
        add_parts(IssueCode::plates_not_checked, EntityType::PlateElement,
                  without(coverage.plate_elements_without_check, undecided_elements_));
        strength_not_checked();
        unleaned_bracing();
        std::ranges::move(find_unread_actions(g_), std::back_inserter(reasons_));
    }

    static Ids without(const Ids& ids, const std::set<std::int64_t>& others) {
        Ids left;
        for (const std::int64_t id : ids)
            if (!others.contains(id)) left.push_back(id);
        return left;
    }

    void rigid_bars() {
        const Ids found = find_rigid_bars(g_.document);
        if (found.empty()) return;
        answer::Reason one =
            reason(IssueCode::members_not_checked,
                   counted("member", found) +
                       (found.size() == 1 ? " is rigid and no mere link: it bears a line of load "
                                            "or is a part of a span or a column"
                                          : " are rigid and no mere links: they bear lines of load "
                                            "or are parts of spans or columns") +
                       ", and no check looks at what is rigid",
                   "");
        one.member_ids = found;
        add(std::move(one));
    }

    // A rigid member is a link of the model; it has no strength that could be checked.
    bool is_rigid(std::int64_t id) {
        if (rigid_.empty())
            for (const document::Member& member : g_.document.model.members)
                rigid_[member.id] = member.member_type == document::MemberType::Rigid;
        return rigid_[id];
    }

    // Parts that a check would have looked at may be among those that none did.
    std::string unsolved_text() const {
        for (const CheckResult& check : g_.outcome.checks)
            if (!check.unsolved_combination_ids.empty())
                return "; check " + quoted(check.name) +
                       " reads combinations that were not solved, and has nothing to look at there";
        return "";
    }

    void add_parts(IssueCode code, EntityType type, Ids ids) {
        if (ids.empty()) return;
        answer::Reason found =
            reason(code, "no check looked at " + counted(word_of(type), ids) + unsolved_text(), "");
        name_parts(found, type, ids);
        add(std::move(found));
    }

    // Combinations for strength that no check reads are reasons of their own, and so are parts that
    // no check looks at; here is what every check of strength passes by of the rest.
    void strength_not_checked() {
        const auto& combinations = g_.document.analysis.load_combinations;
        const auto is_accidental = [](const document::LoadCombination& combination) {
            return combination.limit_state == document::LimitState::ALS;
        };
        if (std::ranges::none_of(combinations, is_ultimate))
            add(reason(IssueCode::strength_not_checked,
                       "no combination is of the ultimate limit state: no check looked at strength",
                       "analysis.load_combinations"));
        else if (std::ranges::all_of(combinations, is_accidental))
            add(reason(IssueCode::strength_not_checked,
                       "every combination is accidental: no check looked at strength in use",
                       "analysis.load_combinations"));
        std::vector<std::pair<Missed, std::vector<std::string>>> found;
        for (std::size_t k = 0; k < combinations.size(); ++k) {
            if (!is_for_strength(combinations[k]) || !is_read(g_, combinations[k]) ||
                !g_.result.combinations[k].is_usable() || k >= g_.outcome.strength.size())
                continue;
            const Missed missed = missed_in(g_.outcome.strength[k]);
            if (missed.members.empty() && missed.surfaces.empty() && missed.elements.empty())
                continue;
            if (found.empty() || !(found.back().first == missed)) found.push_back({missed, {}});
            found.back().second.push_back(combinations[k].name);
        }
        for (const auto& [missed, names] : found) {
            add_missed(EntityType::Member, missed.members, names);
            add_missed(EntityType::PlateSurface, missed.surfaces, names);
            add_missed(EntityType::PlateElement, missed.elements, names);
        }
    }

    // Bracing that no combination leans on passes however weak it is.
    void unleaned_bracing() {
        const Unleaned upright = find_unleaned(g_);
        if (upright.braces.empty()) return;
        answer::Reason found =
            reason(IssueCode::bracing_not_leaned,
                   counted("member", upright.braces) +
                       (upright.braces.size() == 1 ? " braces" : " brace") +
                       " columns, and no combination pushes sideways there: without imperfections "
                       "(EN 1993-1-1, 5.3.2) or loads sideways bracing has next to no force",
                   "analysis.options.stability");
        found.member_ids = upright.braces;
        add(std::move(found));
    }

    struct Missed {
        Ids members, surfaces, elements;
        bool operator==(const Missed&) const = default;
    };

    Missed missed_in(const checks::Parts& seen) {
        const document::Model& model = g_.document.model;
        const checks::Coverage& coverage = g_.outcome.coverage;
        const auto missed = [](const auto& parts, const std::vector<bool>& is_seen,
                               const Ids& unseen_by_all) {
            const std::set<std::int64_t> known(unseen_by_all.begin(), unseen_by_all.end());
            Ids ids;
            for (std::size_t k = 0; k < parts.size(); ++k)
                if (!is_seen[k] && !known.contains(parts[k].id)) ids.push_back(parts[k].id);
            return ids;
        };
        Missed found{
            missed(model.members, seen.members, coverage.members_without_check),
            missed(model.plate_surfaces, seen.surfaces, coverage.plate_surfaces_without_check),
            {}};
        std::erase_if(found.members, [&](std::int64_t id) { return is_rigid(id); });
        for (std::size_t k = 0; k < model.plate_elements.size(); ++k)
            if (!seen.elements[k] && !model.plate_elements[k].source_surface_id)
                found.elements.push_back(model.plate_elements[k].id);
        const Ids& known = coverage.plate_elements_without_check;
        found.elements = without(found.elements, {known.begin(), known.end()});
        return found;
    }

    void add_missed(EntityType type, const Ids& ids, const std::vector<std::string>& names) {
        if (ids.empty()) return;
        answer::Reason found =
            reason(IssueCode::strength_not_checked,
                   "no check of strength looked at " + counted(word_of(type), ids) + " in " +
                       text::listed(names) + ": the others read no force and no stress of it",
                   "");
        if (names.size() == 1) found.set = names.front();
        name_parts(found, type, ids);
        add(std::move(found));
    }

    // The same in other figures, each of which says how bad it is.
    static bool is_same(const Issue& one, const Issue& other) {
        if (one.code != other.code || one.path != other.path) return false;
        if (one.badness <= 0.0 || other.badness <= 0.0) return one.message == other.message;
        const auto words = [](std::string message) {
            std::erase_if(message, [](char c) { return (c >= '0' && c <= '9') || c == '.'; });
            return message;
        };
        return words(one.message) == words(other.message);
    }

    // The same of several sets is one reason.
    void doubtful_sets() {
        std::vector<std::pair<const Issue*, std::vector<std::string>>> found;
        for (const ResultSet& set : sets_of_design(g_))
            for (const Issue& issue : set.warnings) {
                // What could not be solved says itself what moves.
                const bool is_said =
                    !set.errors.empty() && issue.code == IssueCode::unstable_unloaded;
                if (!is_doubtful(issue) || is_said) continue;
                const auto same = std::ranges::find_if(
                    found, [&](const auto& each) { return is_same(*each.first, issue); });
                if (same == found.end()) {
                    found.push_back({&issue, {set.name}});
                } else if (issue.badness > same->first->badness) {
                    same->first = &issue;
                    same->second.insert(same->second.begin(), set.name);
                } else {
                    same->second.push_back(set.name);
                }
            }
        for (const auto& [issue, names] : found) {
            answer::Reason one = reason_of(*issue);
            if (names.size() == 1) one.set = names.front();
            one.message += " (in " + text::listed(names) + ")";
            add(std::move(one));
        }
    }

    const Grounds& g_;
    Reasons reasons_;
    std::set<std::int64_t> undecided_, undecided_elements_, undecided_surfaces_;
    std::map<std::int64_t, bool> rigid_;
};

}  // namespace

bool is_checked(const Grounds& grounds) {
    const auto& checks = grounds.outcome.checks;
    return std::any_of(checks.begin(), checks.end(), [](const CheckResult& check) {
        return !check.per_entity.empty() || !check.unsolved_combination_ids.empty();
    });
}

Reasons find_reasons(const Grounds& grounds) { return Finder(grounds).find(); }

Reasons find_unsolved(const Grounds& grounds) { return Finder(grounds).find_unsolved(); }

Reasons reasons_of(const Issues& errors) {
    Reasons reasons;
    for (const Issue& error : errors) reasons.push_back(reason_of(error));
    return reasons;
}

}  // namespace loadpath::verdict
