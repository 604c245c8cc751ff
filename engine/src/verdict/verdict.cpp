#include "verdict/verdict.hpp"

#include <algorithm>

#include "text/number.hpp"
#include "verdict/assumed.hpp"
#include "verdict/governing.hpp"
#include "verdict/reasons.hpp"
#include "verdict/utilization_text.hpp"

namespace loadpath::verdict {

namespace {

using answer::VerdictState;
using checks::CheckResult;
using checks::EntityResult;
using checks::Status;

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

// Nobody builds what its loads hardly touch: some of them are missing or in another unit.
std::optional<answer::Reason> find_hardly_utilized(const Worst& worst) {
    constexpr double least = 0.05;
    if (!worst.entity || !(*worst.entity->utilization < least)) return std::nullopt;
    answer::Reason found;
    found.code = name_of(IssueCode::hardly_utilized);
    found.message = "the most utilized part is at " + format(*worst.entity->utilization, 3) +
                    ", below " + utilization_text(least) +
                    ": loads are probably missing or given in another unit";
    found.path = "analysis.load_cases";
    return found;
}

// Whether there is nothing of what was asked for; where only modes are, no set was.
bool is_unsolved(const analysis::LinearResult& result) {
    if (result.cases.empty() && result.combinations.empty()) return false;
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
    if (auto assumed = find_assumed(grounds); !assumed.empty())
        verdict.assumed = std::move(assumed);
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
