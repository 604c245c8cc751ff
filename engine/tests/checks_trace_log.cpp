// The log of traces: steps as structure, and how they read.
#include <doctest/doctest.h>

#include <string>

#include "beam_fixture.hpp"
#include "checks/trace_log.hpp"

using fixture::read_steps;
using fixture::Step;
using loadpath::checks::TraceLog;
using loadpath::checks::TraceRange;

namespace {

void add_axial(TraceLog& log) {
    log.step({.title = "Axial",
              .clause = "6.2.4",
              .equation = "6.10",
              .symbol = "N_Ed / N_c,Rd",
              .expression = "N_Ed / (A · f_y / gamma_M0)",
              .unit = "N"})
        .utilization(0.5, 10e3, 20e3)
        .with("N_Ed", 10e3, "N")
        .with("A", 85.1e-6, "m²")
        .with("f_y", 235e6, "Pa")
        .with("gamma_M0", 1.0)
        .with("x", 3.0, "m")
        .note("compression");
}

void add_class(TraceLog& log) {
    log.step({.title = "Class", .clause = "Table 5.2"}).value(1.0).with("x", 0.05, "m");
}

void add_bending(TraceLog& log) {
    log.step({.title = "Bending", .clause = "6.2.5", .axis = "y", .unit = "N·m"})
        .utilization(0.75, 3e3, 4e3)
        .with("M_y,Ed", 3e3, "N·m");
}

}  // namespace

TEST_CASE("a step reads as label, formula and the formula with its numbers") {
    TraceLog log;
    add_axial(log);
    add_class(log);
    add_bending(log);
    const std::vector<Step> steps = read_steps(log, {0, 3});
    CHECK(steps[0].label == "Axial (6.2.4)");
    CHECK(steps[0].formula == "N_Ed / N_c,Rd = N_Ed / (A · f_y / gamma_M0) (6.10)");
    CHECK(steps[0].substituted == "10 kN / (85.1 mm² · 235 N/mm² / 1), x = 3 m; compression");
    CHECK(steps[1].label == "Class (Table 5.2)");
    CHECK(steps[1].formula == "");
    CHECK(steps[1].substituted == "x = 50 mm");
    CHECK(steps[2].label == "Bending y (6.2.5)");
    CHECK(steps[2].substituted == "M_y,Ed = 3 kNm");
}

TEST_CASE("only a whole symbol is a symbol, and what is raised stands in parentheses") {
    TraceLog log;
    log.step({.title = "Critical force",
              .symbol = "N_cr,y",
              .expression = "pi^2 · E · I_y / L_cr,y^2 + max(E_2, L_cr,y)",
              .unit = "N"})
        .with("L_cr,y", 6.0, "m")
        .with("E", 210e9, "Pa")
        .with("I_y", 1e-4, "m⁴")
        .with("y", 1.0);
    CHECK(read_steps(log, {0, 1})[0].substituted ==
          "pi^2 · 210000 N/mm² · 10000 cm⁴ / (6 m)^2 + max(E_2, 6 m), y = 1");
}

TEST_CASE("a formula of the document keeps its SI numbers") {
    TraceLog log;
    log.step({.title = "Demand", .expression = "F * L / 4", .unit = "N·m"})
        .value(7.5e3)
        .with("F", 5e3, "N")
        .with("L", 6.0, "m");
    CHECK(read_steps(log, {0, 1})[0].substituted == "5000 N * 6 m / 4");
}

TEST_CASE("words are kept once, whether literals or texts") {
    TraceLog log;
    add_axial(log);
    const std::size_t count = log.words().all().size();
    add_axial(log);
    CHECK(log.words().all().size() == count);
    CHECK(log.words().number_of("Axial") == log.words().number_of(std::string("Axial")));
    CHECK(log.words().number_of("") == -1.0);
}

TEST_CASE("the governing step names the step it repeats") {
    TraceLog log;
    add_class(log);
    add_bending(log);
    log.add_governing(1);
    const Step last = read_steps(log, {2, 1})[0];
    CHECK(last.label == "Governing");
    CHECK(last.formula == "Bending y (6.2.5)");
    CHECK(last.substituted == "");
    CHECK(log.steps().back().value == 0.75);
    CHECK(log.steps().back().demand == 3e3);
    CHECK(log.steps().back().is_utilization == 1.0);
}

TEST_CASE("steps taken out leave the others as they were") {
    for (const std::size_t first : {0, 1, 2}) {
        TraceLog log;
        add_axial(log);
        add_bending(log);
        add_class(log);
        const std::vector<Step> whole = read_steps(log, {0, 3});
        log.erase({first, 1});
        const std::vector<Step> left = read_steps(log, {0, 2});
        CHECK(left[0].substituted == whole[first == 0 ? 1 : 0].substituted);
        CHECK(left[1].substituted == whole[first == 2 ? 1 : 2].substituted);
        CHECK(left[1].label == whole[first == 2 ? 1 : 2].label);
    }
}
