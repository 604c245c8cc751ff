#include "results/tables.hpp"

#include <cstring>

namespace loadpath::results {

void Tables::close() {
    if (!open_.empty())
        open_.back().rows = (numbers_.size() - open_.back().offset) / open_.back().width;
}

void Tables::push_bytes(std::string_view text) {
    const std::size_t from = numbers_.size();
    numbers_.resize(from + (text.size() + sizeof(double) - 1) / sizeof(double), 0.0);
    if (!text.empty()) std::memcpy(numbers_.data() + from, text.data(), text.size());
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
