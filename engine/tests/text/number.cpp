// Numbers in traces.
#include "text/number.hpp"

#include <doctest/doctest.h>

#include <limits>

using loadpath::format;

TEST_CASE("numbers have four digits, whole ones all of theirs") {
    CHECK(format(0.83147) == "0.8315");
    CHECK(format(-0.000123456) == "-0.0001235");
    CHECK(format(0.0000123456) == "1.235e-05");
    CHECK(format(99.996) == "100");
    CHECK(format(999.96) == "1000");
    CHECK(format(12345.4) == "12345");
    CHECK(format(2.1e11) == "2.1e+11");
    CHECK(format(5.0) == "5");
    CHECK(format(0.5) == "0.5");
    CHECK(format(120.0) == "120");
    CHECK(format(3.14159265, 3) == "3.14");
    CHECK(format(0.0) == "0");
    CHECK(format(1e-300) == "1e-300");
    CHECK(format(std::numeric_limits<double>::infinity()) == "infinite");
    CHECK(format(std::numeric_limits<double>::quiet_NaN()) == "undefined");
}
