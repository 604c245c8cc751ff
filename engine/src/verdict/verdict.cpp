#include "verdict/verdict.hpp"

#include <algorithm>

#include "verdict/reasons.hpp"
#include "verdict/utilization_text.hpp"

namespace loadpath::verdict {

namespace {

using answer::VerdictState;
using checks::CheckResult;
using checks::EntityResult;
using checks::EntityType;
using checks::Status;

struct Worst {
    const CheckResult* check = nullptr;
    const EntityResult* entity = nullptr;
};

// Of all that was decided: failing before passing, then the most utilized.
Worst find_worst(const std::vector<CheckResult>& checks) {
    Worst worst;
    for (const CheckResult& check : checks)
        for (const EntityResult& entity : check.per_entity)
            if (entity.utilization && entity.status != Status::Indeterminate &&
                (!worst.entity || checks::is_worse(entity, *worst.entity)))
                worst = {&check, &entity};
    return worst;
}

std::optional<std::string> clause_of(const EntityResult& entity, const checks::TraceLog& traces) {
    if (entity.governing_step >= entity.trace.count) return std::nullopt;
    const auto& words = traces.words().all();
    const checks::StepRow& step = traces.steps()[entity.trace.first + entity.governing_step];
    if (step.clause < 0.0) return std::nullopt;
    std::string text = words[static_cast<std::size_t>(step.clause)];
    if (step.equation >= 0.0) text += " (" + words[static_cast<std::size_t>(step.equation)] + ")";
    return text;
}

std::optional<std::string> section_of(const document::Model& model, const document::Member& of) {
    for (const document::Section& section : model.sections)
        if (of.section && section.id == *of.section) return section.name;
    return std::nullopt;
}

std::optional<std::string> combination_of(const document::Analysis& analysis,
                                          const EntityResult& entity) {
    for (const document::LoadCombination& combination : analysis.load_combinations)
        if (entity.governing_combination_id == combination.id) return combination.name;
    return std::nullopt;
}

// What a document asks by a formula of its own is not what a standard asks, and is called so.
bool is_formula(const document::Analysis& analysis, const CheckResult& check) {
    return std::any_of(analysis.unity_checks.begin(), analysis.unity_checks.end(),
                       [&](const document::UnityCheckDefinition& definition) {
                           return definition.id == check.check_id && definition.spec.Generic;
                       });
}

// Second order has the sway of the structure in its moments. What is left of buckling is that of
// members by their own lengths, or, where their bows are in it too, nothing but cross-sections.
std::optional<std::string> order_of(const Grounds& grounds, const Worst& worst) {
    const auto& sets = grounds.result.combinations;
    const bool is_second_order =
        std::any_of(sets.begin(), sets.end(), [&](const analysis::ResultSet& set) {
            return worst.entity->governing_combination_id == set.id &&
                   set.method != analysis::ResultSet::Method::linear;
        });
    if (!is_second_order) return std::nullopt;
    std::string text = "second order";
    for (const document::UnityCheckDefinition& definition : grounds.document.analysis.unity_checks)
        if (definition.id == worst.check->check_id && definition.spec.Ec3Steel)
            text += definition.spec.Ec3Steel->include_buckling ? ", 5.2.2(7)b" : ", 5.2.2(7)a";
    return text;
}

answer::Governing governing_of(const Grounds& grounds, const Worst& worst) {
    const EntityResult& entity = *worst.entity;
    answer::Governing governing;
    governing.entity_type = entity.type;
    if (entity.type == EntityType::MemberSet) governing.memberset_id = entity.id;
    if (entity.type == EntityType::PlateElement) governing.plate_element_id = entity.id;
    if (entity.type == EntityType::PlateSurface) governing.plate_surface_id = entity.id;
    if (entity.member) {
        const document::Member& member = grounds.document.model.members[*entity.member];
        governing.member_id = member.id;
        governing.section = section_of(grounds.document.model, member);
    }
    governing.clause = clause_of(entity, grounds.outcome.traces);
    if (is_formula(grounds.document.analysis, *worst.check))
        governing.clause = "formula \"" + worst.check->name + "\"";
    governing.combination = combination_of(grounds.document.analysis, entity);
    governing.order = order_of(grounds, worst);
    governing.check_id = worst.check->check_id;
    governing.value = *entity.utilization;
    return governing;
}

// Nobody builds what its loads hardly touch: some of them are missing or in another unit.
std::optional<answer::Reason> find_hardly_utilized(const Worst& worst) {
    constexpr double least = 0.05;
    if (!worst.entity || !(*worst.entity->utilization < least)) return std::nullopt;
    answer::Reason found;
    found.code = name_of(IssueCode::hardly_utilized);
    found.message = "the most utilized part is at " + utilization_text(*worst.entity->utilization) +
                    ", below " + utilization_text(least) +
                    ": loads are probably missing or given in another unit";
    found.path = "analysis.load_cases";
    return found;
}

bool is_unsolved(const analysis::LinearResult& result) {
    const auto is_unusable = [](const analysis::ResultSet& set) { return !set.is_usable(); };
    return std::all_of(result.cases.begin(), result.cases.end(), is_unusable) &&
           std::all_of(result.combinations.begin(), result.combinations.end(), is_unusable);
}

VerdictState state_of(const Grounds& grounds, const Worst& worst, bool has_reasons) {
    if (worst.entity && worst.entity->status == Status::Red) return VerdictState::fails;
    if (!is_checked(grounds)) return VerdictState::not_checked;
    if (has_reasons) return VerdictState::incomplete;
    return worst.entity ? VerdictState::passes : VerdictState::not_checked;
}

}  // namespace

answer::Verdict judge(const Grounds& grounds) {
    answer::Verdict verdict;
    if (is_unsolved(grounds.result)) {
        verdict.state = VerdictState::not_solved;
        verdict.reasons = find_unsolved(grounds);
        return verdict;
    }
    const Worst worst = find_worst(grounds.outcome.checks);
    if (worst.entity) {
        verdict.governing = governing_of(grounds, worst);
        verdict.utilization = verdict.governing->value;
    }
    verdict.reasons = find_reasons(grounds);
    if (auto hardly = find_hardly_utilized(worst)) verdict.reasons.push_back(std::move(*hardly));
    verdict.state = state_of(grounds, worst, !verdict.reasons.empty());
    return verdict;
}

answer::Verdict refuse(const Issues& errors) {
    answer::Verdict verdict;
    verdict.state = VerdictState::not_solved;
    verdict.reasons = reasons_of(errors);
    return verdict;
}

}  // namespace loadpath::verdict
