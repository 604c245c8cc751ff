#include "verdict/governing.hpp"

#include <algorithm>

namespace loadpath::verdict {

namespace {

using checks::CheckResult;
using checks::EntityResult;
using checks::EntityType;

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

}  // namespace

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

}  // namespace loadpath::verdict
