// Names of the library by any spelling, and what makes a section the library's.
#include "library/section_library.hpp"

#include <doctest/doctest.h>

#include "library/section_key.hpp"

using namespace loadpath;
using document::SectionShape;
using library::find_section;
using library::section_key;

TEST_CASE("spellings of a name have one key") {
    for (const char* name : {"IPE300", "ipe 300", " Ipe\t300 ",
                             "IPE\xC2\xA0"
                             "300"})
        CHECK(section_key(name) == "ipe300");
    for (const char* name : {"RHS100X50X5.0", "rhs 100*50*5", "RHS 100 \xC3\x97 50 \xC3\x97 5,00"})
        CHECK(section_key(name) == "rhs100x50x5");
    for (const char* name : {"UB 457x191x67", "457x191 UB 67", "457x191x67ub", "UB457x191x67.0"})
        CHECK(section_key(name) == "ub457x191x67");
    CHECK(section_key("HSS 6.000 x .250") == "hss6x0.25");
    CHECK(section_key("12") == "12");
    CHECK(section_key("") == "");
    CHECK(section_key(std::string(65, 'a')) == "");
}

TEST_CASE("a name gives the dimensions of its table") {
    const auto ipe = find_section("IPE 300");
    REQUIRE(ipe);
    CHECK(ipe->shape == SectionShape::I);
    CHECK(ipe->h == 0.3);
    CHECK(ipe->tw == 0.0071);
    CHECK(ipe->tf == 0.0107);
    CHECK(ipe->area == 0.005381);  // EN 10365 prints 53.8 cm2
    const auto tube = find_section("SHS 100x100x7.1");
    REQUIRE(tube);
    CHECK(tube->t == 0.0071);
    CHECK(tube->r == 1.5 * 0.0071);
    CHECK(tube->is_hot_finished);
    CHECK_FALSE(find_section("CFSHS 100x100x5")->is_hot_finished);
    CHECK(find_section("UKB 127x76x13")->h == find_section("UB 127x76x13")->h);
    for (const char* name : {"", "IPE", "IPE301", "a", "zzz", "= ub127x76x13", "ipe300 i"})
        CHECK_FALSE(find_section(name));
}

TEST_CASE("tubes have the figures of EN 10210-2, EN 10219-2 and AISC") {
    struct Printed {
        const char* name;
        double area_cm2, strong_cm4, weak_cm4;
    };
    for (const Printed& printed :
         {Printed{"RHS 100x50x5", 13.7, 167.0, 54.3}, Printed{"SHS 100x100x5", 18.7, 279.0, 279.0},
          Printed{"CFSHS 100x100x5", 18.4, 271.0, 271.0},
          Printed{"CHS 114.3x5", 17.2, 257.0, 257.0},
          Printed{"PIPE20XS", 178.0, 54940.0, 54940.0}}) {
        CAPTURE(printed.name);
        const auto tube = find_section(printed.name);
        REQUIRE(tube);
        CHECK(tube->area * 1e4 == doctest::Approx(printed.area_cm2).epsilon(0.004));
        CHECK(tube->i_z * 1e8 == doctest::Approx(printed.strong_cm4).epsilon(0.004));
        CHECK(tube->i_y * 1e8 == doctest::Approx(printed.weak_cm4).epsilon(0.004));
    }
}

TEST_CASE("a section is the library's where its figures agree") {
    const auto ipe = find_section("IPE300");
    document::Section section;
    section.area = 53.8e-4;
    section.i_z = 8360e-8;
    section.i_y = 604e-8;
    CHECK(library::differences(section, *ipe).empty());
    section.h = 0.33;
    section.i_y = 8360e-8;
    const auto found = library::differences(section, *ipe);
    REQUIRE(found.size() == 2);
    CHECK(found[0].property == "i_y");
    CHECK(found[0].given == doctest::Approx(8360.0));
    CHECK(found[0].expected == doctest::Approx(603.8));
    CHECK(found[1].property == "h");
}
