#include "document/id_places.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

namespace {

struct Record {
    std::int64_t id;
};

loadpath::document::IdPlaces places_of(const std::vector<Record>& records) {
    return loadpath::document::IdPlaces(records);
}

}  // namespace

TEST_CASE("ids that count up are found, those between and beside them are not") {
    const auto places = places_of({{3}, {4}, {7}, {5}});
    CHECK(places.find(3) == 0);
    CHECK(places.find(7) == 2);
    CHECK(places.find(5) == 3);
    for (const std::int64_t id : {std::int64_t{6}, std::int64_t{2}, std::int64_t{8}, INT64_MIN})
        CHECK_FALSE(places.find(id));
}

TEST_CASE("ids as far apart as they can be are found") {
    const auto places = places_of({{INT64_MAX}, {0}, {INT64_MIN}});
    CHECK(places.find(INT64_MAX) == 0);
    CHECK(places.find(0) == 1);
    CHECK(places.find(INT64_MIN) == 2);
    CHECK_FALSE(places.find(-1));
    CHECK_FALSE(places.find(INT64_MAX - 1));
}

TEST_CASE("of records with the same id the first is found") {
    CHECK(places_of({{1}, {2}, {2}, {1}}).find(2) == 1);
    CHECK(places_of({{1'000'000}, {2}, {2}, {1'000'000}}).find(2) == 1);
    CHECK(places_of({{1'000'000}, {2}, {2}, {1'000'000}}).find(1'000'000) == 0);
}

TEST_CASE("an empty list has no id") { CHECK_FALSE(places_of({}).find(0)); }
