// Single loads in other units than those beside them: 6 N/m among 6,000.
#include <algorithm>
#include <array>
#include <cmath>

#include "plausibility/acting.hpp"
#include "plausibility/rules.hpp"
#include "plausibility/words.hpp"

namespace loadpath::plausibility {

namespace {

using Kind = Acting::Kind;

// Engineers write down loads above the one, and below the other no load that decides anything.
struct Bounds {
    double usual, small;
};
Bounds bounds_of(Kind kind) {
    return kind == Kind::over_an_area ? Bounds{200, 10} : Bounds{500, 100};
}

struct Sizes {
    double least = HUGE_VAL, most = 0;
};

// The global axis along which a force acts, 3 where only local ones are known, 4 between them:
// what leans is small beside what presses and meant so.
std::size_t axis_of(const Acting& acting) {
    const double size = acting.force.norm();
    if (size == 0) return 3;
    for (int k = 0; k < 3; ++k)
        if (std::abs(acting.force[k]) > 0.9 * size) return static_cast<std::size_t>(k);
    return 4;
}

// Programs that share loads out write all digits; people write 4.5 or 12.75. One is an example.
bool is_written_by_hand(double value) {
    const double thousandths = 1e3 * value;
    return std::abs(thousandths - std::round(thousandths)) < 1e-6 && value != 1;
}

void check_load_case(const document::LoadCase& load_case, const std::vector<Acting>& forces,
                     Findings& findings) {
    std::array<std::array<Sizes, 5>, 3> usual;
    bool is_any_usual = false;
    for (const Acting& each : forces) {
        const double size = std::abs(each.intensity);
        if (size < bounds_of(each.kind).usual) continue;
        Sizes& range = usual[static_cast<std::size_t>(each.kind)][axis_of(each)];
        range = {std::min(range.least, size), std::max(range.most, size)};
        is_any_usual = true;
    }
    if (!is_any_usual) return;
    for (const Acting& each : forces) {
        const double size = std::abs(each.intensity), in_kilo = 1e3 * size;
        if (size == 0 || size > bounds_of(each.kind).small || !is_written_by_hand(size)) continue;
        const Sizes& beside = usual[static_cast<std::size_t>(each.kind)][axis_of(each)];
        const bool is_alike = in_kilo >= beside.least / 3 && in_kilo <= 3 * beside.most;
        // Of people, goods and snow nothing counts that is so small.
        if (!is_alike && !(is_pressing(load_case) && beside.most == 0)) continue;
        findings.add({IssueCode::implausible_load,
                      "is " + few_digits(each.intensity) + unit_of(each.kind) +
                          ", where others of this load case are thousands; kilonewtons were "
                          "probably given as newtons",
                      each.path, few_digits(1e3 * each.intensity) + unit_of(each.kind)});
    }
}

}  // namespace

void check_single_loads(const Subject& subject, Findings& findings) {
    const document::Analysis& analysis = subject.document.analysis;
    if (analysis.unity_checks.empty()) return;
    for (std::size_t i = 0; i < analysis.load_cases.size(); ++i)
        check_load_case(analysis.load_cases[i], forces_of(subject, i), findings);
}

}  // namespace loadpath::plausibility
