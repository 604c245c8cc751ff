#include "document/id_places.hpp"

#include <algorithm>

namespace loadpath::document {

namespace {

constexpr int nowhere = -1;

// Unsigned: two ids may be further apart than an id can be large.
std::uint64_t distance(std::int64_t from, std::int64_t to) {
    return static_cast<std::uint64_t>(to) - static_cast<std::uint64_t>(from);
}

}  // namespace

IdPlaces::IdPlaces(const std::int64_t* first, std::size_t count, std::size_t bytes_apart) {
    if (count == 0) return;
    const auto id_at = [&](std::size_t place) {
        return *reinterpret_cast<const std::int64_t*>(reinterpret_cast<const char*>(first) +
                                                      place * bytes_apart);
    };
    least_ = *first;
    std::int64_t most = *first;
    for (std::size_t k = 1; k < count; ++k) {
        least_ = std::min(least_, id_at(k));
        most = std::max(most, id_at(k));
    }
    const std::uint64_t last = distance(least_, most);
    const bool is_row = last < 4 * count;
    if (is_row)
        row_.assign(static_cast<std::size_t>(last) + 1, nowhere);
    else
        far_apart_.reserve(count);
    for (std::size_t k = 0; k < count; ++k) {
        const int place = static_cast<int>(k);
        if (!is_row) {
            far_apart_.emplace(id_at(k), place);
            continue;
        }
        int& known = row_[static_cast<std::size_t>(distance(least_, id_at(k)))];
        if (known == nowhere) known = place;
    }
}

std::optional<std::size_t> IdPlaces::find(std::int64_t id) const {
    int place = nowhere;
    if (const std::uint64_t step = distance(least_, id); step < row_.size())
        place = row_[static_cast<std::size_t>(step)];
    else if (const auto found = far_apart_.find(id); found != far_apart_.end())
        place = found->second;
    if (place == nowhere) return std::nullopt;
    return place;
}

}  // namespace loadpath::document
