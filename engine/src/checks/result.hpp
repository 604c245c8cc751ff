// What a check says: per entity a utilization with its trace, and the verdict of the whole check.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "checks/trace_log.hpp"
#include "document/document.gen.hpp"

namespace loadpath::checks {

enum class Status { Green, Yellow, Orange, Red, Indeterminate };

std::string_view name_of(Status status);

// Green up to the first threshold, Red beyond the third.
Status status_of(double utilization, const std::array<double, 3>& thresholds);

enum class EntityType { Member, MemberSet, PlateElement, PlateSurface };

struct EntityResult {
    EntityType type = EntityType::Member;
    std::int64_t id = 0;
    std::optional<double> utilization, demand, capacity;
    Status status = Status::Indeterminate;
    std::optional<std::int64_t> governing_combination_id;
    std::optional<double> location_x_frac;
    std::string message;
    TraceRange trace;
    std::string report;  // the rendered report_template
};

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

// Who was looked at by no check.
struct Coverage {
    std::vector<std::int64_t> members_without_check;
    std::vector<std::int64_t> plate_surfaces_without_check, plate_elements_without_check;
    std::vector<std::int64_t> combinations_without_check;
    std::vector<std::int64_t> load_cases_without_combination;
};

// Sets status, max_utilization and governing from per_entity. A check of nothing is Indeterminate;
// a failing entity outranks an undecided one, an undecided one outranks every passing one.
void conclude(CheckResult& check);

}  // namespace loadpath::checks
