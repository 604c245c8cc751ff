#include "lightest/trials.hpp"

#include <algorithm>

#include "checks/selection.hpp"
#include "lightest/candidate.hpp"
#include "text/counted.hpp"
#include "verdict/governing.hpp"
#include "verdict/utilization_text.hpp"
#include "verdict/verdict.hpp"

namespace loadpath::lightest {

namespace {

using answer::TrialState;
using answer::VerdictState;
using checks::CheckResult;
using checks::EntityResult;
using checks::EntityType;
using checks::Status;

bool is_decided(const EntityResult& entity) {
    return entity.utilization && entity.status != Status::Indeterminate;
}

bool is_passing(const EntityResult& entity) {
    return is_decided(entity) && entity.status != Status::Red;
}

bool is_of_deflection(const document::Analysis& analysis, const CheckResult& check) {
    return std::ranges::any_of(analysis.unity_checks,
                               [&](const document::UnityCheckDefinition& each) {
                                   return each.id == check.check_id && each.spec.Deflection;
                               });
}

}  // namespace

Trials::Trials(const document::Document& document, const answer::LightestRequest& request,
               const std::vector<Group>& groups, const Issues& warnings, const Solved& as_it_is)
    : document_(document),
      request_(request),
      groups_(groups),
      warnings_(warnings),
      index_(document.model),
      probes_(document, groups.size()) {
    for (std::size_t k = 0; k < as_it_is.outcome.checks.size(); ++k)
        for (const EntityResult& entity : as_it_is.outcome.checks[k].per_entity)
            if (is_passing(entity)) passed_before_.emplace(k, entity.type, entity.id);
    const Choice none(groups.size());
    const Outcome& outcome =
        known_.emplace(none, assess(*as_it_is.structure.document, as_it_is)).first->second;
    probes_.learn(as_it_is.outcome, as_it_is.stability);
    for (std::size_t g = 0; g < groups.size(); ++g)
        probes_.expect(g, outcome.groups[g].combination);
}

const Outcome& Trials::run(const Choice& choice) {
    if (const auto known = known_.find(choice); known != known_.end()) return known->second;
    ++solves_;
    document::Document changed = swapped(choice);
    Solved solved;
    solved.warnings = warnings_;
    solve_document(changed, false, solved);
    probes_.learn(solved.outcome, solved.stability);
    return known_.emplace(choice, assess(changed, solved)).first->second;
}

const Assessment& Trials::run_for(std::size_t group, const Choice& choice) {
    if (const auto known = known_.find(choice); known != known_.end())
        return known->second.groups[group];
    if (const auto known = failed_.find({group, choice}); known != failed_.end())
        return known->second;
    auto failed = probes_.are_worth_it() ? fail_in_some(group, choice) : fail_alone(group, choice);
    const Assessment& found =
        failed ? failed_.emplace(std::pair(group, choice), std::move(*failed)).first->second
               : run(choice).groups[group];
    probes_.expect(group, found.combination);
    return found;
}

const Assessment& Trials::run_for_all(std::size_t group, const Choice& choice) {
    const auto known = failed_.find({group, choice});
    if (known == failed_.end() || !known->second.is_partial) return run_for(group, choice);
    auto failed = fail_alone(group, choice);
    if (!failed) {
        failed_.erase(known);
        return run(choice).groups[group];
    }
    return known->second = std::move(*failed);
}

std::optional<Assessment> Trials::fail_alone(std::size_t group, const Choice& choice) {
    document::Document changed = swapped(choice);
    look_at_alone(groups_[group], changed);
    Solved solved;
    solve_document(changed, false, solved);
    Assessment found = assess(group, changed, solved, false);
    if (found.state != TrialState::fails) return std::nullopt;
    ++solves_;
    return found;
}

// A part that fails in some combinations fails in all of them together, whatever the others say:
// each is solved by itself, and the largest utilization governs. What these leave undecided, the
// others may decide.
std::optional<Assessment> Trials::fail_in_some(std::size_t group, const Choice& choice) {
    const document::Document changed = swapped(choice);
    for (const Probes::Ids& ids : probes_.steps(group)) {
        document::Document some = changed;
        keep_combinations(ids, some);
        Solved solved;
        solve_document(some, false, solved);
        Assessment found = assess(group, some, solved, true);
        if (found.state != TrialState::fails && found.state != TrialState::harms_others) continue;
        ++solves_;
        return found;
    }
    return std::nullopt;
}

void Trials::look_at_alone(const Group& group, document::Document& changed) const {
    changed.analysis.options.solve_loadcases = false;
    for (document::UnityCheckDefinition& check : changed.analysis.unity_checks) {
        document::Members members;
        document::MemberSets sets;
        for (const checks::Entity& each : checks::select_entities(index_, check))
            if (is_of(group, each.type, each.id))
                (each.type == EntityType::Member ? members.ids : sets.ids).push_back(each.id);
        if (sets.ids.empty())
            check.applies_to = std::move(members);
        else
            check.applies_to = std::move(sets);
    }
}

Trials::Swapped Trials::section_id(std::size_t group, std::size_t candidate) const {
    std::int64_t largest = 0;
    for (const document::Section& each : document_.model.sections)
        largest = std::max(largest, each.id);
    const std::int64_t own = largest + 1 + static_cast<std::int64_t>(group);
    const document::Section made =
        section_of(request_.candidates[candidate], own, groups_[group].material_id);
    const document::Section* same = find_same(document_.model, made);
    return same ? Swapped{same->id, false} : Swapped{own, true};
}

document::Document Trials::swapped(const Choice& choice) const {
    document::Document changed = document_;
    for (std::size_t g = 0; g < groups_.size(); ++g) {
        if (!choice[g]) continue;
        const Swapped section = section_id(g, *choice[g]);
        if (section.is_new)
            changed.model.sections.push_back(
                section_of(request_.candidates[*choice[g]], section.id, groups_[g].material_id));
        for (const std::size_t member : groups_[g].members)
            changed.model.members[member].section = section.id;
    }
    return changed;
}

Outcome Trials::assess(const document::Document& document, const Solved& solved) const {
    Outcome outcome;
    for (std::size_t g = 0; g < groups_.size(); ++g)
        outcome.groups.push_back(assess(g, document, solved, false));
    if (!solved.errors.empty()) {
        outcome.verdict = verdict::refuse(solved.errors);
        return outcome;
    }
    outcome.verdict = solved.verdict;
    std::set<std::int64_t> failing;
    for (const CheckResult& check : solved.outcome.checks)
        for (const EntityResult& entity : check.per_entity)
            if (entity.status == Status::Red && entity.member && !is_of_any(entity))
                failing.insert(document.model.members[*entity.member].id);
    outcome.failing_others.assign(failing.begin(), failing.end());
    return outcome;
}

Assessment Trials::assess(std::size_t group, const document::Document& document,
                          const Solved& solved, bool is_partial) const {
    Assessment found;
    found.is_partial = is_partial;
    if (!solved.errors.empty()) {
        found.reason = solved.errors.front().message;
        return found;
    }
    if (solved.verdict.state == VerdictState::not_solved) {
        found.reason = verdict::headline(solved.verdict);
        return found;
    }
    find_governing(group, document, solved, found);
    if (found.state == TrialState::fails) return found;
    auto reason = is_partial ? std::nullopt : find_reason(groups_[group], solved);
    if (!reason && !found.utilization) reason = "no check looks at these members";
    if (reason) {
        // A figure of what could be decided would read as the candidate's.
        found.utilization.reset();
        found.deflection.reset();
        found.governing.reset();
        found.state = TrialState::undecided;
        found.reason = std::move(*reason);
    } else if (auto harm = find_harm(solved, is_partial)) {
        found.state = TrialState::harms_others;
        found.reason = std::move(harm->reason);
        found.combination = harm->combination;
    }
    return found;
}

// The part of the group that decides, and whether it fails; the reasons of the verdict know more.
void Trials::find_governing(std::size_t group, const document::Document& document,
                            const Solved& solved, Assessment& found) const {
    found.state = TrialState::passes;
    verdict::Worst worst;
    for (const CheckResult& check : solved.outcome.checks) {
        const bool is_deflection = is_of_deflection(document.analysis, check);
        for (const EntityResult& entity : check.per_entity) {
            if (!is_of(groups_[group], entity) || !is_decided(entity)) continue;
            if (!worst.entity || checks::is_worse(entity, *worst.entity)) worst = {&check, &entity};
            if (is_deflection)
                found.deflection = std::max(found.deflection.value_or(0.0), *entity.utilization);
        }
    }
    if (!worst.entity) return;
    found.governing =
        verdict::governing_of({document, solved.result, solved.outcome, solved.warnings}, worst);
    found.utilization = found.governing->value;
    found.combination = drawn_side(worst.entity->governing_combination_id, solved.stability);
    if (worst.entity->status != Status::Red) return;
    found.state = TrialState::fails;
    answer::Verdict fails;
    fails.state = VerdictState::fails;
    fails.utilization = found.utilization;
    fails.governing = found.governing;
    found.reason = verdict::headline(fails);
}

std::optional<std::string> Trials::find_reason(const Group& group, const Solved& solved) const {
    for (const answer::Reason& reason : solved.verdict.reasons)
        if (is_about(group, reason)) return reason.message;
    return std::nullopt;
}

// Other parts that passed with the sections of the document and no longer do.
std::optional<Trials::Harm> Trials::find_harm(const Solved& solved, bool is_partial) const {
    for (std::size_t k = 0; k < solved.outcome.checks.size(); ++k) {
        const CheckResult& check = solved.outcome.checks[k];
        for (const EntityResult& entity : check.per_entity) {
            if (is_passing(entity) || is_of_any(entity) || (is_partial && !is_decided(entity)) ||
                !passed_before_.contains({k, entity.type, entity.id}))
                continue;
            const std::string part = (entity.type == EntityType::Member      ? "member "
                                      : entity.type == EntityType::MemberSet ? "member set "
                                                                             : "plate ") +
                                     std::to_string(entity.id);
            const auto by = drawn_side(entity.governing_combination_id, solved.stability);
            if (!is_decided(entity))
                return Harm{part + " passed and cannot be decided with it: " + entity.message, by};
            return Harm{part + " passed and fails with it, at " +
                            verdict::utilization_text(*entity.utilization) + " in " + check.name,
                        by};
        }
    }
    return std::nullopt;
}

bool Trials::is_of(const Group& group, EntityType type, std::int64_t id) const {
    if (type == EntityType::Member) {
        const auto at = index_.member(id);
        return at && group.holds(*at);
    }
    if (type != EntityType::MemberSet) return false;
    const document::MemberSet* set = index_.member_set(id);
    return set && std::ranges::any_of(set->member_ids, [&](std::int64_t member) {
               const auto at = index_.member(member);
               return at && group.holds(*at);
           });
}

bool Trials::is_of_any(const EntityResult& entity) const {
    return std::ranges::any_of(groups_, [&](const Group& each) { return is_of(each, entity); });
}

// A reason that names parts is about these; one that names none is about all, also where it points
// at one place: that columns lean changes what beams bear.
bool Trials::is_about(const Group& group, const answer::Reason& reason) const {
    if (reason.member_ids)
        return std::ranges::any_of(*reason.member_ids, [&](std::int64_t id) {
            const auto at = index_.member(id);
            return at && group.holds(*at);
        });
    return !reason.plate_element_ids && !reason.plate_surface_ids;
}

}  // namespace loadpath::lightest
