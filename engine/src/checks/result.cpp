#include "checks/result.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::checks {

Status status_of(double utilization, const std::array<double, 3>& thresholds) {
    if (!(utilization <= std::min(thresholds[2], 1.0))) return Status::Red;
    if (utilization > thresholds[1]) return Status::Orange;
    return utilization > thresholds[0] ? Status::Yellow : Status::Green;
}

namespace {

int rank(Status status) {
    switch (status) {
        case Status::Green:
            return 0;
        case Status::Yellow:
            return 1;
        case Status::Orange:
            return 2;
        case Status::Indeterminate:
            return 3;
        case Status::Red:
            return 4;
    }
    return 0;
}

// The first reason, and of how many parts nothing is decided.
std::string why_undecided(const std::vector<EntityResult>& entities) {
    std::string first;
    std::size_t count = 0;
    for (const EntityResult& entity : entities) {
        if (entity.status != Status::Indeterminate) continue;
        if (count++ == 0) first = entity.message;
    }
    return std::to_string(count) + " of " + std::to_string(entities.size()) +
           " could not be decided: " + first;
}

// A quotient beyond all numbers can be written and compared by nobody.
void undecide_endless(EntityResult& entity) {
    if (!entity.utilization || std::isfinite(*entity.utilization)) return;
    entity.utilization.reset();
    entity.status = Status::Indeterminate;
    entity.message =
        "its utilization is beyond all numbers: a resistance or a limit is next to "
        "nothing, or a load is out of proportion";
}

}  // namespace

bool is_worse(const EntityResult& one, const EntityResult& other) {
    const int difference = rank(one.status) - rank(other.status);
    return difference > 0 ||
           (difference == 0 && one.utilization.value_or(0.0) > other.utilization.value_or(0.0));
}

void conclude(CheckResult& check) {
    if (check.per_entity.empty()) return;
    std::ranges::for_each(check.per_entity, undecide_endless);
    std::size_t worst = 0;
    for (std::size_t k = 0; k < check.per_entity.size(); ++k) {
        const EntityResult& entity = check.per_entity[k];
        if (entity.utilization &&
            (!check.max_utilization || *entity.utilization > *check.max_utilization)) {
            check.max_utilization = entity.utilization;
        }
        if (is_worse(entity, check.per_entity[worst])) worst = k;
    }
    check.governing = worst;
    check.status = check.per_entity[worst].status;
    if (!check.unsolved_combination_ids.empty() && check.status != Status::Red) {
        check.status = Status::Indeterminate;
        check.message = "not every combination of this check could be solved";
    }
    if (check.status != Status::Indeterminate) return;
    // Undecided is undecided: a number here would be taken for a verdict.
    check.max_utilization.reset();
    if (check.message.empty()) check.message = why_undecided(check.per_entity);
}

}  // namespace loadpath::checks
