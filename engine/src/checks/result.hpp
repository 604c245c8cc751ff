// What a check says: per entity a utilization with its trace, and the verdict of the whole check.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "answer/answer.gen.hpp"
#include "checks/trace_log.hpp"
#include "document/document.gen.hpp"

namespace loadpath::checks {

using answer::Coverage;
using answer::EntityType;
using answer::Status;

// Green up to the first threshold, Red beyond the third, and beyond one whatever they are.
Status status_of(double utilization, const std::array<double, 3>& thresholds);

struct EntityResult {
    EntityType type = EntityType::Member;
    std::int64_t id = 0;
    std::optional<double> utilization, demand, capacity;
    Status status = Status::Indeterminate;
    std::optional<std::int64_t> governing_combination_id;
    std::optional<double> location_x_frac;
    std::string message;
    TraceRange trace;
    std::size_t governing_step = 0;         // counted from the first of its trace
    std::optional<std::size_t> member;      // place of the member, of a set of the one that decides
    std::string report;                     // the rendered report_template
    bool rests_on_height_of_loads = false;  // and would matter, for z_g is not stated
    bool rests_on_forks = false;            // where the document lets its ends twist
};

// Failing before undecided before passing, then by utilization.
bool is_worse(const EntityResult& one, const EntityResult& other);

struct CheckResult {
    std::string check_id, name;
    std::optional<document::LimitState> limit_state;
    Status status = Status::Indeterminate;
    std::optional<double> max_utilization;
    std::optional<std::size_t> governing;  // index into per_entity
    std::vector<EntityResult> per_entity;
    std::vector<std::int64_t> unsolved_combination_ids;
    std::string message;
};

// Sets status, max_utilization and governing from per_entity. A check of nothing is Indeterminate;
// a failing entity outranks an undecided one, an undecided one outranks every passing one.
void conclude(CheckResult& check);

}  // namespace loadpath::checks
