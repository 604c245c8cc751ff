#include "text/json_writer.hpp"

#include <doctest/doctest.h>

#include <array>
#include <limits>
#include <string>

using loadpath::text::JsonWriter;

TEST_CASE("objects, lists and values get their commas") {
    JsonWriter out;
    out.begin_object().field("a", 1).key("b").begin_array().value(1.5).value(true).end_array();
    out.key("c").begin_object().end_object().key("d").begin_array().end_array();
    out.key(12).value("x").end_object();
    CHECK(out.text() == R"({"a":1,"b":[1.5,true],"c":{},"d":[],"12":"x"})");
}

TEST_CASE("what is not finite is null") {
    JsonWriter out;
    out.begin_array().value(std::numeric_limits<double>::quiet_NaN());
    out.value(-std::numeric_limits<double>::infinity()).end_array();
    CHECK(out.text() == "[null,null]");
}

TEST_CASE("numbers in one go read as one by one") {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    JsonWriter out;
    out.begin_array().numbers(std::array{0.1, -2.0, nan}, "a", "bc", "def");
    out.numbers(std::array{-0.0}, "x").new_numbers(std::array{nan, 0.1, -1e-7, 1e300}).end_array();
    CHECK(out.text() == R"([{"a":0.1,"bc":-2.0,"def":null},{"x":-0.0},[null,0.1,-1e-7,1e300]])");
}

TEST_CASE("quotes, backslashes and control characters are escaped wherever they stand") {
    for (std::size_t before = 0; before < 20; ++before) {
        const std::string plain(before, 'm');
        for (const auto& [given, expected] : {std::pair{"\"", "\\\""},
                                              {"\\", "\\\\"},
                                              {"\n", "\\u000a"},
                                              {"\x1f", "\\u001f"},
                                              {"·²", "·²"}}) {
            JsonWriter out;
            out.value(std::string_view(plain + given + plain));
            CHECK(out.text() == '"' + plain + expected + plain + '"');
        }
    }
}

TEST_CASE("a text that ends with a comma keeps it") {
    JsonWriter out;
    out.begin_array().value("a,").end_array();
    CHECK(out.text() == R"(["a,"])");
}

TEST_CASE("a value is repeated with a comma, also where it stood last") {
    JsonWriter out;
    out.begin_array();
    const std::size_t begin = out.size();
    out.begin_object().field("a", 1.5).end_object();
    const std::size_t end = out.size();
    out.end_array().begin_array().repeat(begin, end).repeat(begin, end).end_array();
    CHECK(out.text() == R"([{"a":1.5}],[{"a":1.5},{"a":1.5}])");
}

TEST_CASE("texts of every length are copied whole and nothing else") {
    const std::string all = "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz";
    for (std::size_t size = 0; size <= all.size(); ++size) {
        std::string to(all.size(), '.');
        char* const end =
            loadpath::text::copy_text(to.data(), std::string_view(all).substr(0, size));
        CHECK(end == to.data() + size);
        CHECK(to == all.substr(0, size) + std::string(all.size() - size, '.'));
    }
}
