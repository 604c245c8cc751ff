// Every check with its entities and how their results came about.
#include <cmath>

#include "results/document/blocks.hpp"
#include "results/document/trace_block.hpp"

namespace loadpath::results {

namespace {

using answer::EntityRow;
using text::JsonWriter;

std::optional<double> known(double value) {
    return std::isnan(value) ? std::nullopt : std::optional(value);
}

void write_known(JsonWriter& out, std::string_view key, const std::optional<double>& value) {
    out.name(key);
    if (value)
        out.value(*value);
    else
        out.null();
}

// Entities are written one by one from their rows: there are as many as members.
class EntityBlock {
 public:
    EntityBlock(const AnswerView& view) : words_(view.header.traces.words), traces_(view) {}

    void write(JsonWriter& out, const EntityRow& row) {
        using Key = answer::EntityResults::Key;
        out.begin_object();
        out.name(Key::entity);
        answer::write(out, entity_of(row));
        write_known(out, Key::utilization, known(row.utilization));
        out.name(Key::status).value(answer::name_of(static_cast<answer::Status>(row.status)));
        write_known(out, Key::demand, known(row.demand));
        write_known(out, Key::capacity, known(row.capacity));
        out.name(Key::governing_combination_id);
        if (std::isnan(row.combination))
            out.null();
        else
            out.value(static_cast<std::int64_t>(row.combination));
        write_known(out, Key::location_x_frac, known(row.x_frac));
        out.name(Key::message);
        if (row.message < 0.0)
            out.null();
        else
            out.value(word(row.message));
        if (row.report >= 0.0) out.name(Key::rendered_report).value(word(row.report));
        out.name(Key::trace);
        traces_.write(out, static_cast<std::size_t>(row.steps_first),
                      static_cast<std::size_t>(row.steps_count));
        out.end_object();
    }

 private:
    static answer::CheckedEntity entity_of(const EntityRow& row) {
        answer::CheckedEntity entity;
        entity.type = static_cast<answer::EntityType>(row.kind);
        const auto id = static_cast<std::int64_t>(row.id);
        switch (entity.type) {
            case answer::EntityType::Member:
                entity.member_id = id;
                break;
            case answer::EntityType::MemberSet:
                entity.memberset_id = id;
                break;
            case answer::EntityType::PlateElement:
                entity.plate_element_id = id;
                break;
            case answer::EntityType::PlateSurface:
                entity.plate_surface_id = id;
                break;
        }
        return entity;
    }

    std::string_view word(double number) const { return words_[static_cast<std::size_t>(number)]; }

    const std::vector<std::string>& words_;
    TraceBlock traces_;
};

void write_check(JsonWriter& out, const answer::CheckHeader& check, std::span<const EntityRow> rows,
                 EntityBlock& entities) {
    using Key = answer::CheckResults::Key;
    const auto text_or_null = [&](std::string_view key, const auto& text) {
        out.name(key);
        if (text)
            out.value(std::string_view(*text));
        else
            out.null();
    };
    out.begin_object();
    out.name(Key::check_id).value(std::string_view(check.check_id));
    out.name(Key::name).value(std::string_view(check.name));
    const std::optional<std::string_view> state =
        check.limit_state ? std::optional(answer::name_of(*check.limit_state)) : std::nullopt;
    text_or_null(Key::limit_state, state);
    out.name(Key::status).value(answer::name_of(check.status));
    write_known(out, Key::max_utilization, check.max_utilization);
    text_or_null(Key::message, check.message);
    out.name(Key::governing);
    if (check.governing && static_cast<std::size_t>(*check.governing) < rows.size())
        entities.write(out, rows[static_cast<std::size_t>(*check.governing)]);
    else
        out.null();
    out.name(Key::unsolved_combination_ids).begin_array();
    for (const std::int64_t id : check.unsolved_combination_ids) out.value(id);
    out.end_array();
    out.name(Key::per_entity).begin_array();
    for (const EntityRow& row : rows) entities.write(out, row);
    out.end_array().end_object();
}

}  // namespace

void write_checks(JsonWriter& out, const AnswerView& view) {
    EntityBlock entities(view);
    out.begin_array();
    for (const answer::CheckHeader& check : view.header.unity_check_results)
        write_check(out, check, view.rows(check.tables.per_entity), entities);
    out.end_array();
}

}  // namespace loadpath::results
