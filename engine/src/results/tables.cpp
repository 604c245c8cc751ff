#include "results/tables.hpp"

namespace loadpath::results {

void Tables::close() {
    if (!open_.empty())
        open_.back().rows = (numbers_.size() - open_.back().offset) / open_.back().width;
}

void Tables::write(JsonWriter& out) {
    close();
    out.begin_object();
    for (const Table& table : open_) {
        out.key(table.name).begin_object();
        out.field("offset", static_cast<std::int64_t>(table.offset));
        out.field("rows", static_cast<std::int64_t>(table.rows));
        out.field("width", static_cast<std::int64_t>(table.width));
        out.end_object();
    }
    out.end_object();
}

}  // namespace loadpath::results
