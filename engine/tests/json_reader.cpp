#include "document/json_reader.hpp"

#include <doctest/doctest.h>

#include "document/document.gen.hpp"

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
    CHECK(issue_of(R"({"model": {"nodes": [{"id": 1}]}})").code == "missing_field");
    CHECK(issue_of(R"({"analysis": {"options": {"order": "CUBIC"}}})").message ==
          "'CUBIC' should be one of 'LINEAR', 'NONLINEAR'");
    CHECK(issue_of(R"({"model": {"materials": [{"e_mod": 0}]}})").code == "out_of_range");
}

TEST_CASE("what is not JSON is refused") {
    for (const char* text : {"", "[", "{", "{\"a\" 1}", "{\"a\": 01}", "{\"a\": 1.}",
                             "{\"a\": NaN}", "{\"a\": \"\\ud800\"}", "{\"a\": \"\xff\"}",
                             "{\"a\": 1} x", "{\"a\": tru}", "{\"a\": 1e999}", "{\"a\": [1, 2}"})
        CHECK_MESSAGE(!issue_of(text).code.empty(), text);
}

TEST_CASE("deep nesting is refused without recursion") {
    CHECK(issue_of("{\"a\": " + std::string(100000, '[')).code == "too_deep");
}
