#include "checks/write_checks.hpp"

#include <array>

#include "results/json_writer.hpp"

namespace loadpath::checks {

namespace {

using results::JsonWriter;

void put(JsonWriter& out, std::string_view name, const std::optional<double>& value) {
  if (value) out.field(name, *value);
}

void put_text(JsonWriter& out, std::string_view name, const std::string& text) {
  if (!text.empty()) out.field(name, std::string_view(text));
}

void put_ids(JsonWriter& out, std::string_view name, const std::vector<std::int64_t>& ids) {
  out.key(name).begin_array();
  for (const std::int64_t id : ids) out.value(id);
  out.end_array();
}

void write_entity_name(JsonWriter& out, const EntityResult& entity) {
  struct Spelling {
    std::string_view type, id;
  };
  constexpr std::array<Spelling, 4> spellings{{{"Member", "member_id"},
                                               {"MemberSet", "memberset_id"},
                                               {"PlateElement", "plate_element_id"},
                                               {"PlateSurface", "plate_surface_id"}}};
  const Spelling& spelling = spellings[static_cast<std::size_t>(entity.type)];
  out.key("entity").begin_object();
  out.field("type", spelling.type).field(spelling.id, entity.id);
  out.end_object();
}

void write_row(JsonWriter& out, const TraceRow& row) {
  out.begin_object();
  out.field("label", std::string_view(row.label)).field("formula", std::string_view(row.formula));
  out.field("substituted", std::string_view(row.substituted));
  out.key("value");
  if (row.value) out.value(*row.value);
  else out.raw("null");
  out.field("unit", std::string_view(row.unit));
  put(out, "demand", row.demand);
  put(out, "capacity", row.capacity);
  out.end_object();
}

void write_entity(JsonWriter& out, const EntityResult& entity) {
  out.begin_object();
  write_entity_name(out, entity);
  out.key("utilization");
  if (entity.utilization) out.value(*entity.utilization);
  else out.raw("null");
  out.field("status", name_of(entity.status));
  put(out, "demand", entity.demand);
  put(out, "capacity", entity.capacity);
  if (entity.governing_combination_id) {
    out.field("governing_combination_id", *entity.governing_combination_id);
  }
  put(out, "location_x_frac", entity.location_x_frac);
  put_text(out, "message", entity.message);
  put_text(out, "report", entity.report);
  out.key("trace").begin_array();
  for (const TraceRow& row : entity.trace) write_row(out, row);
  out.end_array().end_object();
}

void write_check(JsonWriter& out, const CheckResult& check) {
  constexpr std::array<std::string_view, 4> states{"SLS", "ULS", "FLS", "ALS"};
  out.begin_object();
  out.field("check_id", std::string_view(check.check_id)).field("name", std::string_view(check.name));
  if (check.limit_state) {
    out.field("limit_state", states[static_cast<std::size_t>(*check.limit_state)]);
  }
  out.field("status", name_of(check.status));
  out.key("max_utilization");
  if (check.max_utilization) out.value(*check.max_utilization);
  else out.raw("null");
  put_text(out, "message", check.message);
  if (check.governing) {
    out.key("governing");
    write_entity(out, check.per_entity[*check.governing]);
  }
  put_ids(out, "unsolved_combination_ids", check.unsolved_combination_ids);
  out.key("per_entity").begin_array();
  for (const EntityResult& entity : check.per_entity) write_entity(out, entity);
  out.end_array().end_object();
}

}  // namespace

std::string write_checks(const ChecksOutcome& outcome) {
  JsonWriter out;
  out.begin_array();
  for (const CheckResult& check : outcome.checks) write_check(out, check);
  out.end_array();
  return out.text();
}

std::string write_coverage(const Coverage& coverage) {
  JsonWriter out;
  out.begin_object();
  put_ids(out, "members_without_check", coverage.members_without_check);
  put_ids(out, "plate_surfaces_without_check", coverage.plate_surfaces_without_check);
  put_ids(out, "plate_elements_without_check", coverage.plate_elements_without_check);
  put_ids(out, "combinations_without_check", coverage.combinations_without_check);
  put_ids(out, "load_cases_without_combination", coverage.load_cases_without_combination);
  out.end_object();
  return out.text();
}

}  // namespace loadpath::checks
