#include "document/json_reader.hpp"

#include <doctest/doctest.h>

#include "document/document.gen.hpp"
#include "document/nearest.hpp"

using loadpath::IssueCode;
using loadpath::document::Document;
using loadpath::document::JsonReader;

namespace {

loadpath::Issue issue_of(std::string_view text) {
    Document document;
    JsonReader reader(text);
    read(reader, document);
    reader.expect_end();
    REQUIRE(reader.failed());
    return reader.issue();
}

constexpr std::string_view small = R"({"settings": {"unit_settings": {"lengthUnit": "mm"}},
  "model": {"materials": [], "nodes": [{"id": 1, "X": 1e3, "Y": -0.5, "Z": 0, "nodal_support": null}],
            "members": [{"id": 7, "start_node_id": 1, "end_node_id": 1, "colour": {"a": [1, "}"]}}]},
  "analysis": {"options": {"order": "LINEAR", "dimensionality": "2D"}}})";

}  // namespace

TEST_CASE("a document is read into structs, and unknown keys are remembered") {
    Document document;
    JsonReader reader(small);
    read(reader, document);
    reader.expect_end();
    REQUIRE_FALSE(reader.failed());
    CHECK(document.model.nodes.at(0).X == 1000.0);
    CHECK_FALSE(document.model.nodes[0].nodal_support.has_value());
    CHECK(document.analysis.options.dimensionality == loadpath::document::Dimensionality::two);
    REQUIRE(reader.unknown_keys().size() == 1);
    CHECK(reader.unknown_keys()[0].path == "model.members[0].colour");
    CHECK(reader.unknown_keys()[0].message == "is not a field of Member and has no effect");
}

TEST_CASE("numbers are scaled by the units their fields are declared with") {
    Document document;
    JsonReader reader(small);
    read(reader, document);
    scale(document, {.length = 1e-3});
    CHECK(document.model.nodes.at(0).X == doctest::Approx(1.0));
}

TEST_CASE("a problem is reported with its path") {
    CHECK(issue_of(R"({"model": {"nodes": [{"id": 1, "X": 0, "Y": 0, "Z": 0}, {"id": "2"}]}})")
              .path == "model.nodes[1].id");
    const loadpath::Issue missing = issue_of(R"({"model": {"nodes": [{"id": 1}]}})");
    CHECK(missing.code == IssueCode::missing_field);
    CHECK(missing.path == "model.nodes[0].X");
    CHECK(missing.message == "is required and should be a number");
    const loadpath::Issue range = issue_of(R"({"model": {"materials": [{"e_mod": 0.0}]}})");
    CHECK(range.code == IssueCode::out_of_range);
    CHECK(range.message == "should be a number greater than 0, found 0.0");
}

TEST_CASE("a word that is not known comes with the nearest one that is") {
    const loadpath::Issue issue = issue_of(R"({"analysis": {"options": {"order": "linear"}}})");
    CHECK(issue.code == IssueCode::unknown_value);
    CHECK(issue.message == R"(should be "LINEAR" or "NONLINEAR", found "linear")");
    CHECK(issue.suggestion == "LINEAR");
    constexpr std::string_view words[] = {"rotation_angle", "section", "member_type"};
    CHECK(loadpath::document::nearest("rotation_angel", words) == "rotation_angle");
    CHECK(loadpath::document::nearest("colour", words).empty());
    CHECK(loadpath::document::nearest("", {}).empty());
}

TEST_CASE("a value of another type is told from a text that is not JSON") {
    const loadpath::Issue type = issue_of(R"({"model": {"nodes": {"id": 1}}})");
    CHECK(type.code == IssueCode::wrong_type);
    CHECK(type.message == "should be a list, found an object");
    CHECK(issue_of(R"({"model": {"nodes": [{"id": "1"}]}})").message ==
          R"(should be an integer, found "1")");
    CHECK(issue_of(R"({"model": {"nodes": [{"id": NaN}]}})").code == IssueCode::invalid_json);
    CHECK(issue_of(R"({"model": ?})").code == IssueCode::invalid_json);
}

TEST_CASE("what is not JSON is refused") {
    for (const char* text : {"", "[", "{", "{\"a\" 1}", "{\"a\": 01}", "{\"a\": 1.}",
                             "{\"a\": NaN}", "{\"a\": \"\\ud800\"}", "{\"a\": \"\xff\"}",
                             "{\"a\": 1} x", "{\"a\": tru}", "{\"a\": 1e999}", "{\"a\": [1, 2}"})
        CHECK_MESSAGE(!issue_of(text).message.empty(), text);
}

TEST_CASE("deep nesting is refused without recursion") {
    CHECK(issue_of("{\"a\": " + std::string(100000, '[')).code == IssueCode::too_deep);
}
