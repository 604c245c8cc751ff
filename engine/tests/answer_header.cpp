// What the engine writes about itself it reads back: header, rows and options.
#include <doctest/doctest.h>

#include <vector>

#include "answer/answer.gen.hpp"

namespace answer = loadpath::answer;

namespace {

template <class T>
std::string written(const T& value) {
    loadpath::text::JsonWriter out;
    write(out, value);
    return std::string(out.text());
}

template <class T>
T read_back(const std::string& text) {
    loadpath::document::JsonReader reader(text);
    T value;
    read(reader, value);
    reader.expect_end();
    CHECK_FALSE(reader.failed());
    CHECK(reader.unknown_keys().empty());
    return value;
}

answer::Header example() {
    answer::Header header;
    header.engine_version = "1.2.3";
    header.tables.node_positions = {12, 4};
    header.tables.plate_ids = answer::Table<answer::Id>{24, 2};
    answer::SetHeader set;
    set.kind = answer::SetKind::loadcombination;
    set.id = 7;
    set.name = "ULS \"1\"";
    set.balance.sum_of_loads = {0.0, -1e4, 0.0, 0.1, 0.0, 0.0};
    set.balance.residual = 1e-16;
    set.errors.push_back(
        {"singular_model", answer::Severity::error, "moves", "model.nodes[3]", {}});
    header.sets.push_back(set);
    header.result_filter.emplace({loadpath::document::ResultBlock::reactions});
    answer::CheckHeader check;
    check.limit_state = loadpath::document::LimitState::ULS;
    check.governing = 0;
    header.unity_check_results.push_back(check);
    header.traces.words = {"N", "m"};
    return header;
}

}  // namespace

TEST_CASE("a header reads back as it was written") {
    const std::string text = written(example());
    const auto header = read_back<answer::Header>(text);
    CHECK(written(header) == text);
    CHECK(header.tables.node_positions.rows == 4);
    CHECK(header.tables.plate_ids->offset == 24);
    CHECK_FALSE(header.tables.plate_nodes);
    REQUIRE(header.sets.size() == 1);
    CHECK(header.sets[0].kind == answer::SetKind::loadcombination);
    CHECK(header.sets[0].name == "ULS \"1\"");
    CHECK(header.sets[0].balance.sum_of_loads[1] == -1e4);
    CHECK_FALSE(header.sets[0].balance.strain_energy);
    CHECK(header.sets[0].errors[0].code == "singular_model");
    CHECK_FALSE(header.selections);
    CHECK(header.envelopes.empty());
}

TEST_CASE("a required value that is not known is null, one that may be left out is not there") {
    const std::string text = written(answer::SetHeader{});
    CHECK(text.find("\"strain_energy\":null") != std::string::npos);
    CHECK(text.find("motions") == std::string::npos);
}

TEST_CASE("rows stand in the block as their numbers in order") {
    const std::vector<double> numbers{9, 1, 2, 3, 4, 5, 6, 7, 8};
    const auto rows = answer::rows_of(answer::Table<answer::Forces>{1, 1}, numbers);
    REQUIRE(rows.size() == 1);
    CHECK(rows[0].fx == 1);
    CHECK(rows[0].bw == 7);
    CHECK(answer::rows_of(answer::Table<answer::Forces>{3, 1}, numbers).empty());
    CHECK(answer::rows_of(answer::Table<answer::Forces>{-1, 1}, numbers).empty());
    CHECK(written(rows[0]) ==
          "{\"fx\":1.0,\"fy\":2.0,\"fz\":3.0,\"mx\":4.0,\"my\":5.0,\"mz\":6.0,\"bw\":7.0}");
}

TEST_CASE("a table of another width is not read") {
    loadpath::document::JsonReader reader("{\"per_entity\":{\"offset\":0,\"rows\":1,\"width\":3}}");
    answer::CheckTables tables;
    read(reader, tables);
    CHECK(reader.failed());
}

TEST_CASE("options of writing have defaults") {
    const auto options = read_back<answer::WriteOptions>("{\"form\":\"checks_tables\"}");
    CHECK(options.form == answer::Form::checks_tables);
    CHECK(options.stations == 3);
    CHECK_FALSE(options.set);
}
