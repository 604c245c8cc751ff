#include "checks/result.hpp"

namespace loadpath::checks {

Status status_of(double utilization, const std::array<double, 3>& thresholds) {
    if (!(utilization <= thresholds[2])) return Status::Red;
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

}  // namespace

void conclude(CheckResult& check) {
    if (check.per_entity.empty()) return;
    std::size_t worst = 0;
    for (std::size_t k = 0; k < check.per_entity.size(); ++k) {
        const EntityResult& entity = check.per_entity[k];
        if (entity.utilization &&
            (!check.max_utilization || *entity.utilization > *check.max_utilization)) {
            check.max_utilization = entity.utilization;
        }
        const EntityResult& so_far = check.per_entity[worst];
        const int difference = rank(entity.status) - rank(so_far.status);
        const bool is_worse =
            difference > 0 || (difference == 0 &&
                               entity.utilization.value_or(0.0) > so_far.utilization.value_or(0.0));
        if (is_worse) worst = k;
    }
    check.governing = worst;
    check.status = check.per_entity[worst].status;
    if (!check.unsolved_combination_ids.empty() && check.status != Status::Red) {
        check.status = Status::Indeterminate;
        check.message = "not every combination of this check could be solved";
    }
}

}  // namespace loadpath::checks
