// The compact log of traces.
#include <doctest/doctest.h>

#include "checks/trace_log.hpp"

using loadpath::checks::TraceLog;
using loadpath::checks::TraceRange;
using loadpath::checks::TraceRow;

namespace {

const TraceRow axial{"Axial", "N / N_Rd", "10 kN / 20 kN", 0.5, "N", 10e3, 20e3};
const TraceRow choice{"Class", "Table 5.2", "", 1.0, "", {}, {}};
const TraceRow bending{"Bending", "M / M_Rd", "3 kN·m / 4 kN·m", 0.75, "N·m", 3e3, 4e3};

bool is_same(const TraceRow& a, const TraceRow& b) {
    return a.label == b.label && a.formula == b.formula && a.substituted == b.substituted &&
           a.value == b.value && a.unit == b.unit && a.demand == b.demand &&
           a.capacity == b.capacity;
}

}  // namespace

TEST_CASE("rows come out of the log as they went in, and what repeats is kept once") {
    TraceLog log;
    const TraceRow rows[] = {axial, choice, bending, axial};
    const TraceRange range = log.add_all(rows);
    const std::vector<TraceRow> spelled = log.spelled(range);
    REQUIRE(spelled.size() == 4);
    for (std::size_t k = 0; k < 4; ++k) CHECK(is_same(spelled[k], rows[k]));
    CHECK(log.words().all().size() == 9);  // three labels, three formulas, "N", "" and "N·m"
}

TEST_CASE("a repeated row keeps its text and numbers and names the label it had") {
    TraceLog log;
    const TraceRow rows[] = {choice, bending};
    log.add_all(rows);
    log.repeat(1, "Governing");
    const TraceRow last = log.spelled({2, 1})[0];
    CHECK(last.label == "Governing");
    CHECK(last.formula == "Bending");
    CHECK(last.substituted == bending.substituted);
    CHECK(last.value == bending.value);
}

TEST_CASE("rows taken out leave the others as they were") {
    for (const std::size_t first : {0, 1, 2}) {
        TraceLog log;
        const TraceRow rows[] = {axial, bending, choice};
        log.add_all(rows);
        log.erase({first, 1});
        const std::vector<TraceRow> left = log.spelled({0, 2});
        CHECK(is_same(left[0], rows[first == 0 ? 1 : 0]));
        CHECK(is_same(left[1], rows[first == 2 ? 1 : 2]));
    }
}
