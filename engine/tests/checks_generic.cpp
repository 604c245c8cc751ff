// Generic checks: formulas, quantities, units and errors by name.
#include <cmath>
#include <numbers>

#include "beam_fixture.hpp"
#include "checks/generic/expression.hpp"

using namespace fixture;
using checks::any_dimension;
using checks::Evaluation;
using checks::Status;
using checks::Value;

namespace {

Evaluation evaluate(const char* formula) {
    return checks::evaluate(formula, [](std::string_view name) -> std::optional<Value> {
        if (name == "L") return Value{6.0, checks::in_metres};
        if (name == "F") return Value{5.0, checks::in_newtons};
        if (name == "A") return Value{2.0, checks::in_square_metres};
        return std::nullopt;
    });
}

std::string generic(const std::string& variables, const std::string& demand,
                    const std::string& capacity, const std::string& more = "",
                    const std::string& applies_to = R"({"type":"AllMembers"})") {
    return R"({"id":"g","name":"formula","applies_to":)" + applies_to +
           R"(,"spec":{"Generic":{"variables":[)" + variables + R"(],"demand":")" + demand +
           R"(","capacity":")" + capacity + R"("}})" + more + "}";
}

std::string quantity(const std::string& name, const std::string& source) {
    return R"({"name":")" + name + R"(","source":{"Quantity":)" + source + "}}";
}

Checked check(const Line& line, const Results& results) {
    return first_entity(line.document(), results);
}

}  // namespace

TEST_CASE("formulas follow the usual rules") {
    CHECK(evaluate("2 + 3 * 4").value->number == 14.0);
    CHECK(evaluate("(2 + 3) * 4").value->number == 20.0);
    CHECK(evaluate("2^3^2").value->number == 512.0);
    CHECK(evaluate("-2^2").value->number == -4.0);
    CHECK(evaluate("2^-1").value->number == 0.5);
    CHECK(evaluate("1.5E-3").value->number == 0.0015);
    CHECK(evaluate("max(1, 2, 3) - min(4, 2)").value->number == 1.0);
    CHECK(evaluate("sqrt(abs(-16))").value->number == 4.0);
    CHECK(evaluate("sin(pi / 2)").value->number == doctest::Approx(1.0));
    CHECK(evaluate("ln(exp(2)) + pow(2, 3) + cos(0) + tan(0)").value->number ==
          doctest::Approx(11.0));
    CHECK(evaluate("L / 300").value->number == doctest::Approx(0.02));
}

TEST_CASE("a power of a unit beyond what a unit can mean is an error") {
    CHECK(evaluate("L^99").value->number == doctest::Approx(std::pow(6.0, 99)));
    for (const char* formula :
         {"L^-2147483648", "L^1e300", "L^100", "L^99 * L", "1 / L^99 / L^1e9"})
        CHECK(evaluate(formula).error.find(" beyond 99") != std::string::npos);
}

TEST_CASE("what is no finite number is an error where it arises, and not passed over") {
    for (const char* formula :
         {"max(1, 1e308 * 10 - 1e308 * 10)", "min(1, 10^400)", "1 / exp(1e9)"})
        CHECK(evaluate(formula).error.starts_with("the value is "));
}

TEST_CASE("an unexpected character is named whole") {
    CHECK(evaluate("2 é").error.starts_with("unexpected 'é' at character 3"));
    CHECK(evaluate("2 + €").error.starts_with("'€' is not known"));
}

TEST_CASE("variables that lead to each other too deeply for the stack are an error") {
    std::string chain;
    for (int k = 0; k < 5000; ++k)
        chain += R"({"name":"v)" + std::to_string(k) + R"(","source":{"Expression":"v)" +
                 std::to_string(k + 1) + R"( + 1"}},)";
    chain += R"({"name":"v5000","source":{"Expression":"1"}})";
    Line line;
    line.section = ipe_330;
    line.checks = generic(chain, "v0", "9000");
    Results results;
    results.members = {uniform_load(6.0, 20e3)};
    CHECK(check(line, results).message.find("nested too deeply") != std::string::npos);
}

TEST_CASE("a formula tells the names it read, each once, with their values") {
    const auto names = evaluate("F * L / 4 + F * L").names;
    REQUIRE(names.size() == 2);
    CHECK(names[0].name == "F");
    CHECK(names[0].value.number == 5.0);
    CHECK(names[1].name == "L");
    CHECK(unit_of(names[1].value.dimension) == "m");
    CHECK(unit_of(evaluate("F * L").value->dimension) == "N·m");
    CHECK(unit_of(evaluate("F / A").value->dimension) == "Pa");
    CHECK(unit_of(evaluate("sqrt(A)").value->dimension) == "m");
}

TEST_CASE("what cannot be evaluated says where and why") {
    CHECK(evaluate("foo + 1").error == "'foo' is not known at character 1 of 'foo + 1'");
    CHECK(evaluate("F + L").error.starts_with("adding m to N"));
    CHECK(evaluate("max(F, L)").error.starts_with("comparing m with N"));
    CHECK(evaluate("sin(L)").error.starts_with("sin of m"));
    CHECK(evaluate("sqrt(L)").error.starts_with("a fractional power of m"));
    CHECK(evaluate("2 +").error.starts_with("the formula ends"));
    CHECK(evaluate("(2").error.starts_with("')' is missing"));
    CHECK(evaluate("2 $ 3").error.starts_with("unexpected '$'"));
    CHECK(evaluate("1 / 0").error.starts_with("division by zero"));
    CHECK(evaluate("sqrt(-1)").error.starts_with("the square root of a negative number"));
    CHECK(evaluate("abs(1, 2)").error.starts_with("abs takes 1 argument"));
    CHECK(evaluate("").error.starts_with("the formula ends"));
    const std::string deep(5000, '(');
    CHECK(checks::evaluate(deep, [](std::string_view) {
              return std::optional<Value>{};
          }).error.starts_with("nested too deeply"));
}

TEST_CASE("a stress check from forces, section and material") {
    Line line;
    line.section = ipe_330;
    line.checks = generic(quantity("M", R"({"MemberForce":{"component":"Mz"}})") + "," +
                              quantity("W", R"({"Section":{"property":"WelZ"}})") + "," +
                              quantity("fy", R"({"Material":{"property":"Fy"}})") + "," +
                              R"({"name":"sigma","source":{"Expression":"M / W"}})",
                          "sigma", "fy");
    Results results;
    results.members = {uniform_load(6.0, 20e3)};
    const Checked e = check(line, results);
    CHECK(e.message == "");
    CHECK(*row(e, "M") == doctest::Approx(-90e3));  // the sign of the document
    CHECK(*e.utilization == doctest::Approx(90e3 / 7.131e-4 / 235e6));
    CHECK(*e.location_x_frac == doctest::Approx(0.5));
    CHECK(e.status == Status::Green);
}

TEST_CASE("clearance between a member and its reference, on displaced positions") {
    Line line;
    line.x = {0.0, 4.0, 8.0};
    line.section = ipe_330;
    line.member_fields = R"("reference_member":2)";
    line.checks = generic(
        quantity("own", R"({"NodePosition":{"at":"Start","axis":"Y"}})") + "," +
            quantity("other", R"({"NodePosition":{"at":"ReferenceMemberEnd","axis":"Y"}})") + "," +
            quantity("d", R"({"NodeDisplacement":{"at":"Start","component":"Dy"}})") + "," +
            quantity("L", R"({"Geometry":{"property":"Length","of":"ReferenceMember"}})") + "," +
            quantity("gap", R"({"Constant":0.4})"),
        "gap", "other - own", "", R"({"type":"Members","ids":[1]})");
    Results results;
    results.members = {uniform_load(4.0, 0.0), uniform_load(4.0, 0.0)};
    results.motions = {{0.0, -0.25, 0.0, 0.0, 0.0, 0.0}, {}, {0.0, 0.25, 0.0, 0.0, 0.0, 0.0}};
    const Checked e = check(line, results);
    CHECK(*row(e, "own") == doctest::Approx(-0.25));
    CHECK(*row(e, "d") == doctest::Approx(-0.25));
    CHECK(*row(e, "L") == 4.0);
    CHECK(*e.utilization == doctest::Approx(0.8));
    SUBCASE("a closed gap fails instead of turning negative") {
        results.motions[0][1] = 0.3;
        const Checked closed = check(line, results);
        CHECK(closed.status == Status::Red);
        CHECK(*closed.utilization > 1.0);
        CHECK(closed.message.find("not positive") != std::string::npos);
    }
}

TEST_CASE("deflection of a set is measured from the chord of the whole set") {
    Line line;
    line.x = {0.0, 3.0, 6.0};
    line.section = ipe_330;
    line.sets = R"({"id":1,"member_ids":[1,2]})";
    line.checks = generic(
        quantity("d", R"({"MemberDeflection":{"component":"Magnitude"}})") + "," +
            quantity("limit", R"({"DimensionedConstant":{"value":0.024,"dimension":"Length"}})"),
        "abs(d)", "limit", R"(,"report_template":"sag {{d}}, used {{= Utilization}}")",
        R"({"type":"MemberSets","ids":[1]})");
    line.options = R"("render_unity_reports":true)";
    Results results;
    MemberForces left, right;
    left.length = right.length = 3.0;
    // a rigid settlement of 10 mm and a tent of 8 mm at mid-span
    left.dy = {{Piece{0.0, 3.0, Polynomial{{-0.010, -0.008 / 3.0}}}}};
    right.dy = {{Piece{0.0, 3.0, Polynomial{{-0.018, 0.008 / 3.0}}}}};
    results.members = {left, right};
    const Checked e = check(line, results);
    CHECK(*row(e, "d") == doctest::Approx(0.008));
    CHECK(*e.location_x_frac == doctest::Approx(0.5));
    CHECK(e.report == "sag 0.008 m, used 0.3333");
}

TEST_CASE("a check with an error is undecided and names it") {
    Line line;
    line.section = ipe_330;
    Results results;
    results.members = {uniform_load(6.0, 20e3)};
    SUBCASE("an unknown name") {
        line.checks = generic("", "foo", "1");
        const Checked e = check(line, results);
        CHECK(e.status == Status::Indeterminate);
        CHECK(e.message.find("'foo' is not known") != std::string::npos);
    }
    SUBCASE("a property the section lacks") {
        line.checks = generic(quantity("A", R"({"Section":{"property":"Asy"}})"), "A", "1");
        CHECK(check(line, results).message.find("section 'test' has no a_sy") != std::string::npos);
    }
    SUBCASE("no reference member") {
        line.checks =
            generic(quantity("L", R"({"Geometry":{"property":"Length","of":"ReferenceMember"}})"),
                    "L", "1");
        CHECK(check(line, results).message.find("has no reference_member") != std::string::npos);
    }
    SUBCASE("a circle of variables") {
        line.checks = generic(
            R"({"name":"a","source":{"Expression":"b"}},{"name":"b","source":{"Expression":"a"}})",
            "a", "1");
        CHECK(check(line, results).message.find("depends on itself") != std::string::npos);
    }
    SUBCASE("force against length") {
        line.checks = generic(quantity("V", R"({"MemberForce":{"component":"Vy"}})") + "," +
                                  quantity("L", R"({"Geometry":{"property":"Length"}})"),
                              "V", "L");
        CHECK(check(line, results).message == "demand is in N, capacity in m");
    }
    SUBCASE("a plate stress of a member") {
        line.checks = generic(quantity("s", R"({"PlateStress":{"measure":"VonMises"}})"), "s", "1");
        CHECK(check(line, results).message.find("PlateStress is a quantity of plates") !=
              std::string::npos);
    }
}

TEST_CASE("aggregations along a member") {
    Line line;
    line.section = ipe_330;
    line.checks = generic(
        quantity("most", R"({"MemberForce":{"component":"Vy","aggregation":{"type":"Max"}}})") +
            "," +
            quantity("least",
                     R"({"MemberForce":{"component":"Vy","aggregation":{"type":"Min"}}})") +
            "," +
            quantity(
                "at",
                R"({"MemberForce":{"component":"Vy","aggregation":{"type":"AtFraction","fraction":0.25}}})") +
            "," +
            quantity("start",
                     R"({"MemberForce":{"component":"Vy","aggregation":{"type":"Start"}}})") +
            "," +
            quantity("end", R"({"MemberForce":{"component":"Vy","aggregation":{"type":"End"}}})"),
        "most", "100000");
    Results results;
    results.members = {uniform_load(6.0, 20e3)};
    const Checked e = check(line, results);
    CHECK(*row(e, "most") == doctest::Approx(60e3));
    CHECK(*row(e, "least") == doctest::Approx(-60e3));
    CHECK(*row(e, "at") == doctest::Approx(30e3));
    CHECK(*row(e, "start") == doctest::Approx(60e3));
    CHECK(*row(e, "end") == doctest::Approx(-60e3));
    CHECK(*e.utilization == doctest::Approx(0.6));
}
