// Where the records of a list stand, by id. Ids of most documents count up: their places stand in a
// row. Ids far apart are hashed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace loadpath::document {

class IdPlaces {
 public:
    template <class Record>
    explicit IdPlaces(const std::vector<Record>& records)
        : IdPlaces(records.empty() ? nullptr : &records.front().id, records.size(),
                   sizeof(Record)) {}

    // Of records with the same id the first.
    std::optional<std::size_t> find(std::int64_t id) const;

 private:
    // Ids that stand so many bytes apart: compiled once for records of all kinds.
    IdPlaces(const std::int64_t* first, std::size_t count, std::size_t bytes_apart);

    std::int64_t least_ = 0;
    std::vector<int> row_;                             // places of the ids from the least on
    std::unordered_map<std::int64_t, int> far_apart_;  // instead of the row
};

}  // namespace loadpath::document
