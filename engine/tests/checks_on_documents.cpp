// Checks on whole documents: published members, the traps to avoid, and what stays undecided.
#include <cmath>

#include "beam_fixture.hpp"

using namespace fixture;
using checks::ChecksOutcome;
using checks::Status;

namespace {

double off(double value, double expected) { return std::fabs(value / expected - 1.0); }

Checked only_entity(const Line& line, const Results& results) {
    const ChecksOutcome outcome = checks::run_checks(line.document(), results);
    REQUIRE(outcome.checks.size() == 1);
    REQUIRE(outcome.checks[0].per_entity.size() == 1);
    CHECK(outcome.checks[0].status == outcome.checks[0].per_entity[0].status);
    return first_entity(line.document(), results);
}

}  // namespace

TEST_CASE("IPE 330 with its load on the top flange (SECHALO MSB part 4, A.1)") {
    Line line;
    line.x = {0.0, 5.7};
    line.section = ipe_330;
    line.checks = ec3(R"("ltb_method":"Rolled","c1":1.127,"c2":0.454,"z_g":0.165)");
    Results results;
    results.members = {uniform_load(5.7, 22.28e3)};
    const Checked e = only_entity(line, results);
    CHECK(e.message == "");
    CHECK(off(*row(e, "LTB (6.3.2)"), 0.981) < 0.003);
    CHECK(off(*row(e, "Shear z (6.2.6)"), 0.152) < 0.002);
    CHECK(off(*row(e, "Critical moment (NCCI SN003)"), 113.9e3) < 0.002);
    CHECK(off(*row(e, "chi_LT without f (6.3.2.3)"), 0.480) < 0.002);
    CHECK(*row(e, "Class (Table 5.2)") == 1.0);
    CHECK(e.location_x_frac == doctest::Approx(0.5));
    CHECK(e.status == Status::Orange);
    CHECK(*e.governing_combination_id == 7);
    // C1 and the effect of the load height found by the engine itself come to the same
    line.checks = ec3(R"("ltb_method":"Rolled","z_g":0.165)");
    CHECK(off(*row(only_entity(line, results), "LTB (6.3.2)"), 0.981) < 0.01);
}

TEST_CASE("HEA 260 column held at its third points about the weak axis (Access Steel SX002)") {
    Line line;
    line.x = {0.0, 3.5, 7.0, 10.5};
    line.section =
        R"("area":8.68e-3,"i_z":1.045e-4,"i_y":3.668e-5,"j":5.24e-7,"i_w":5.164e-7,"wel_z":8.36e-4,)"
        R"("wpl_z":9.2e-4,"wel_y":2.82e-4,"wpl_y":4.3e-4,)"
        R"("dimensions":{"shape":"I","h":0.25,"b":0.26,"tw":0.0075,"tf":0.0125,"r":0.024})";
    line.sets = R"({"id":1,"member_ids":[1,2,3],"buckling_restraints":[)"
                R"({"node_id":2,"restrains_local_z":true,"restrains_torsion":true},)"
                R"({"node_id":3,"restrains_local_z":true,"restrains_torsion":true}]})";
    line.checks = ec3("", R"({"type":"MemberSets","ids":[1]})");
    Results results;
    results.members = {column(3.5, 1000e3, 0, 0), column(3.5, 1000e3, 0, 0),
                       column(3.5, 1000e3, 0, 0)};
    const Checked e = only_entity(line, results);
    CHECK(e.type == checks::EntityType::MemberSet);
    CHECK(off(*row(e, "Buckling length y"), 10.5) < 1e-9);
    CHECK(off(*row(e, "Buckling length z"), 3.5) < 1e-9);
    CHECK(off(*row(e, "Reduction factor y (6.3.1.2)"), 0.585) < 0.002);
    CHECK(off(*row(e, "Reduction factor z (6.3.1.2)"), 0.801) < 0.002);
    CHECK(off(*row(e, "Flexural buckling y (6.3.1)"), 0.838) < 0.003);
    // no moment acts: as 6.3.1
    CHECK(off(*row(e, "Buckling interaction y (6.3.3)"), 0.838) < 0.003);
    CHECK(e.status == Status::Yellow);
}

TEST_CASE("IPE 360 hall column braced at mid-height (JRC96658 example 6)") {
    Line line;
    line.x = {0.0, 3.0, 6.0};
    line.material = R"("name": "S355", "yield_stress": 355e6)";
    line.section =
        R"("area":7.273e-3,"i_z":1.627e-4,"i_y":1.043e-5,"j":3.732e-7,"i_w":3.136e-7,"wel_z":9.036e-4,)"
        R"("wpl_z":1.019e-3,"wel_y":1.228e-4,"wpl_y":1.911e-4,)"
        R"("dimensions":{"shape":"I","h":0.36,"b":0.17,"tw":0.008,"tf":0.0127,"r":0.018})";
    line.sets = R"({"id":1,"member_ids":[1,2],"buckling_restraints":[)"
                R"({"node_id":2,"restrains_local_z":true,"restrains_torsion":true}]})";
    line.checks = ec3(R"("ltb_method":"Rolled")", R"({"type":"MemberSets","ids":[1]})");
    Results results;
    results.members = {column(3.0, 280e3, 0.0, 110e3), column(3.0, 280e3, 110e3, 220e3)};
    const Checked e = only_entity(line, results);
    CHECK(off(*row(e, "C1 (NCCI SN003)"), 1.31) < 0.005);
    CHECK(off(*row(e, "Critical moment (NCCI SN003)"), 649.9e3) < 0.005);
    CHECK(off(*row(e, "chi_LT without f (6.3.2.3)"), 0.79) < 0.01);
    CHECK(off(*row(e, "Interaction factors y (Table B.2)"), 0.624) < 0.005);
    CHECK(off(*row(e, "Buckling interaction z (6.3.3)"), 0.88) < 0.015);
    CHECK(e.status == Status::Yellow);
    // Annex A gives a figure of the same size
    line.checks = ec3(R"("ltb_method":"Rolled","interaction_method":"AnnexA")",
                      R"({"type":"MemberSets","ids":[1]})");
    const Checked a = only_entity(line, results);
    const double about_y = *row(a, "Buckling interaction y (6.3.3)");
    CHECK(off(std::fmax(about_y, *row(a, "Buckling interaction z (6.3.3)")), 0.88) < 0.1);
}

TEST_CASE("a member drawn backwards is the same member") {
    Line line;
    line.x = {0.0, 3.0, 6.0};
    line.section = ipe_330;
    line.sets = R"({"id":1,"member_ids":[1,2]})";
    line.checks = ec3("", R"({"type":"MemberSets","ids":[1]})");
    Results results;
    results.members = {column(3.0, 80e3, 0.0, 30e3), column(3.0, 80e3, 30e3, 60e3)};
    const Checked straight = only_entity(line, results);
    document::Document turned = line.document();
    std::swap(turned.model.members[1].start_node_id, turned.model.members[1].end_node_id);
    results.members[1] = column(3.0, 80e3, 60e3, 30e3);
    const Checked backwards = first_entity(turned, results);
    CHECK(*backwards.utilization == doctest::Approx(*straight.utilization).epsilon(1e-12));
    CHECK(*backwards.location_x_frac == doctest::Approx(*straight.location_x_frac));
}

TEST_CASE("shear beyond the plastic resistance fails the member and no row turns negative") {
    Line line;
    line.x = {0.0, 8.9};
    line.section = ipe_330;
    line.checks = ec3("");
    Results results;
    results.members = {column(8.9, 0.0, 5000e3, 0.0)};
    results.members[0].vy = {{Piece{0.0, 8.9, Polynomial{{700e3}}}}};
    const Checked e = only_entity(line, results);
    CHECK(e.status == Status::Red);
    CHECK(*row(e, "Shear z (6.2.6)") > 1.6);
    CHECK(*row(e, "Bending y (6.2.5)") > 5000e3 / (8.043e-4 * 235e6));
    for (const Step& one : e.steps) CHECK(one.value.value_or(0.0) >= 0.0);
}

TEST_CASE("torsion takes from the shear resistance and may use it up") {
    Line line;
    line.section = ipe_330;
    line.checks = ec3("");
    Results results;
    results.members = {uniform_load(6.0, 10e3)};
    const double without = *row(only_entity(line, results), "Shear z (6.2.6)");
    results.members[0].mx = {{Piece{0.0, 6.0, Polynomial{{1e3}}}}};
    const Checked some = only_entity(line, results);
    CHECK(*row(some, "Torsion (6.2.7)") > 0.0);
    CHECK(*row(some, "Shear z (6.2.6)") > without);
    results.members[0].mx = {{Piece{0.0, 6.0, Polynomial{{100e3}}}}};
    const Checked all = only_entity(line, results);
    CHECK(*row(all, "Shear z (6.2.6)") > 1.25);
    CHECK(all.status == Status::Red);
}

TEST_CASE("a check that reads nothing is undecided, never green") {
    Line line;
    line.section = ipe_330;
    line.checks = ec3("");
    Results results;
    results.members = {uniform_load(6.0, 1e3)};
    SUBCASE("no combination of its limit state") {
        line.limit_state = "null";
        const ChecksOutcome outcome = checks::run_checks(line.document(), results);
        CHECK(outcome.checks[0].status == Status::Indeterminate);
        CHECK(outcome.checks[0].message == "no combination has limit_state ULS");
        CHECK(outcome.coverage.combinations_without_check == std::vector<std::int64_t>{7});
        CHECK(outcome.coverage.members_without_check == std::vector<std::int64_t>{1});
    }
    SUBCASE("no member of its classification") {
        line.checks = ec3("", R"({"type":"MemberClassification","value":"Rail"})");
        const ChecksOutcome outcome = checks::run_checks(line.document(), results);
        CHECK(outcome.checks[0].status == Status::Indeterminate);
        CHECK(outcome.checks[0].message == "no member has the classification 'Rail'");
    }
    SUBCASE("its combination was not solved") {
        results.solved = false;
        const ChecksOutcome outcome = checks::run_checks(line.document(), results);
        CHECK(outcome.checks[0].status == Status::Indeterminate);
        CHECK(outcome.checks[0].unsolved_combination_ids == std::vector<std::int64_t>{7});
    }
}

TEST_CASE("coverage names the load cases that no combination uses") {
    Line line;
    line.section = ipe_330;
    line.checks = ec3("");
    Results results;
    results.members = {uniform_load(6.0, 1e3)};
    const ChecksOutcome outcome = checks::run_checks(line.document(), results);
    CHECK(outcome.checks[0].status == Status::Green);
    CHECK(outcome.coverage.members_without_check.empty());
    CHECK(outcome.coverage.combinations_without_check.empty());
    CHECK(outcome.coverage.load_cases_without_combination == std::vector<std::int64_t>{2});
}

TEST_CASE("a section of unknown shape is undecided until its class is given") {
    Line line;
    line.section =
        R"("area":6.26e-3,"i_z":1.177e-4,"i_y":7.881e-6,"j":2.815e-7,"i_w":1.991e-7,)"
        R"("wel_z":7.131e-4,"wpl_z":8.043e-4,"wel_y":9.85e-5,"wpl_y":1.537e-4,"a_sz":2.4e-3,"a_sy":3e-3)";
    line.checks = ec3("");
    Results results;
    results.members = {uniform_load(6.0, 10e3)};
    const Checked e = only_entity(line, results);
    CHECK(e.status == Status::Indeterminate);
    CHECK(e.message.find("neither dimensions nor an outline") != std::string::npos);
    line.section += R"(,"ec3":{"section_class":1,"buckling_curve_lt":"B"})";
    const Checked decided = only_entity(line, results);
    CHECK(decided.status != Status::Indeterminate);
    CHECK(*row(decided, "Bending y (6.2.5)") == doctest::Approx(45e3 / (8.043e-4 * 235e6)));
}

TEST_CASE("class 4 is found by effective widths, unless the document gives what is effective") {
    Line line;
    line.section =
        R"("area":8.446e-3,"i_z":2.313e-4,"i_y":1.318e-5,"j":5.1e-7,"i_w":4.9e-7,)"
        R"("wel_z":1.156e-3,"wpl_z":1.307e-3,"wel_y":1.464e-4,"wpl_y":2.29e-4,)"
        R"("dimensions":{"shape":"I","h":0.4,"b":0.18,"tw":0.0086,"tf":0.0135,"r":0.021})";
    line.material = R"("name": "S355", "yield_stress": 355e6)";
    line.checks = ec3("");
    Results results;
    results.members = {column(6.0, 300e3, 0.0, 0.0)};
    const Checked found = only_entity(line, results);
    CHECK(found.status != Status::Indeterminate);
    // By hand: lambda_p = 38.49 / (56.8 · 0.8136) = 0.833, rho = (0.833 - 0.22) / 0.833^2 = 0.884.
    CHECK(*row(found, "Effective width of the web (EN 1993-1-5, 4.4)") ==
          doctest::Approx(0.884).epsilon(0.001));
    CHECK(*row(found, "Effective area (6.2.2.5)") ==
          doctest::Approx(8.446e-3 - 0.1165 * 0.331 * 0.0086).epsilon(0.0001));
    line.section += R"(,"ec3":{"a_eff":8.1e-3,"wel_z_eff":1.1e-3,"wel_y_eff":1.4e-4})";
    const Checked decided = only_entity(line, results);
    CHECK(decided.status != Status::Indeterminate);
    CHECK(row(decided, "Flexural buckling z (6.3.1)").has_value());
    CHECK(*row(decided, "Effective area (6.2.2.5)") == 8.1e-3);
}

TEST_CASE("concrete is not checked as steel") {
    Line line;
    line.section = ipe_330;
    line.material = R"("name": "C30", "yield_stress": 30e6)";
    line.checks = ec3("");
    document::Document document = line.document();
    document.model.materials[0].e_mod = 33e9;
    Results results;
    results.members = {uniform_load(6.0, 1e3)};
    const checks::CheckResult check = checks::run_checks(document, results).checks[0];
    CHECK(check.status == Status::Indeterminate);
    CHECK(check.per_entity[0].message.find("no structural steel") != std::string::npos);
}

TEST_CASE("the free end of a cantilever is not a fork, in a 2D document neither") {
    Line line;
    line.section = ipe_330;
    line.checks = ec3("");
    Results results;
    results.members = {column(6.0, 0.0, 60e3, 0.0)};
    const Checked held = only_entity(line, results);
    CHECK(off(*row(held, "C1 (NCCI SN003)"), 1.77) < 0.005);
    line.is_supported_at_end = false;
    for (const bool is_planar : {false, true}) {
        results.planar = is_planar;
        results.members = {column(6.0, 0.0, 60e3, 0.0)};
        CHECK(*row(only_entity(line, results), "LTB (6.3.2)") > 1.1 * *row(held, "LTB (6.3.2)"));
        // the Euler length of a column with a free end is twice its height
        results.members = {column(6.0, 100e3, 0.0, 0.0)};
        const Checked standing = only_entity(line, results);
        CHECK(*row(standing, "Buckling length y") == doctest::Approx(12.0));
        CHECK(*row(standing, "Buckling length z") == doctest::Approx(12.0));
    }
}

TEST_CASE("lengths and factors of the member set rule") {
    Line line;
    line.section = ipe_330;
    line.checks = ec3("");
    line.sets =
        R"({"id":4,"member_ids":[1],"buckling_length_y":2.5,"effective_length_factor_z":0.7,)"
        R"("ltb_length":3.0})";
    Results results;
    results.members = {column(6.0, 100e3, 40e3, 20e3)};
    const Checked e = only_entity(line, results);
    CHECK(*row(e, "Buckling length z") == doctest::Approx(2.5));
    CHECK(*row(e, "Buckling length y") == doctest::Approx(4.2));
    CHECK(*row(e, "LTB length") == doctest::Approx(3.0));
}

TEST_CASE("switching lateral-torsional buckling off leaves no such row and no twist in Annex B") {
    Line line;
    line.section = ipe_330;
    Results results;
    results.members = {column(6.0, 100e3, 40e3, 40e3)};
    line.checks = ec3("");
    const Checked with = only_entity(line, results);
    line.checks = ec3(R"("include_ltb":false)");
    const Checked without = only_entity(line, results);
    CHECK(row(with, "LTB (6.3.2)").has_value());
    CHECK_FALSE(row(without, "LTB (6.3.2)").has_value());
    CHECK(*row(without, "Buckling interaction z (6.3.3)") <
          *row(with, "Buckling interaction z (6.3.3)"));
}

TEST_CASE("a bar of 50 mm in S235 has 215 N/mm2") {
    Line line;
    line.section = R"("area":0.01,"i_z":3.333e-5,"i_y":8.333e-6,"j":2.29e-5,"wel_z":3.333e-4,)"
                   R"("wpl_z":5e-4,"wel_y":1.667e-4,"wpl_y":2.5e-4,)"
                   R"("dimensions":{"shape":"rectangle","h":0.2,"b":0.05})";
    line.checks = ec3("");
    Results results;
    results.members = {uniform_load(3.0, 1e3)};
    CHECK(*row(only_entity(line, results), "Bending y (6.2.5)") ==
          doctest::Approx(1125.0 / (5e-4 * 215e6)));
}

TEST_CASE("a rectangle laid flat is strong about the document's y") {
    Line line;
    line.section = R"("area":0.01,"i_z":8.333e-6,"i_y":3.333e-5,"j":2.29e-5,"wel_z":1.667e-4,)"
                   R"("wpl_z":2.5e-4,"wel_y":3.333e-4,"wpl_y":5e-4,)"
                   R"("dimensions":{"shape":"rectangle","h":0.05,"b":0.2})";
    line.material = R"("name": "bar", "yield_stress": 235e6)";
    line.checks = ec3("");
    Results results;
    results.members = {uniform_load(3.0, 1e3)};
    const Checked e = only_entity(line, results);
    CHECK(*row(e, "Bending z (6.2.5)") == doctest::Approx(1125.0 / (2.5e-4 * 235e6)));
    CHECK(e.steps.front().label == "Axes (1.7)");
    CHECK(e.steps.front().substituted.find("is the document's local y") != std::string::npos);
    CHECK_FALSE(row(e, "LTB (6.3.2)").has_value());  // bent about its weak axis
}
