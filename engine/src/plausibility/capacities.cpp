// Capacities of hinges that are many times what their members bear: they check nothing, and are
// probably in another unit (N*mm for N*m).
#include <algorithm>
#include <cmath>
#include <map>

#include "plausibility/rules.hpp"
#include "plausibility/words.hpp"

namespace loadpath::plausibility {

namespace {

constexpr double largest_share = 20;  // of the plastic resistance, which a joint may exceed

struct Resistance {
    double force = 0, moment = 0;  // of the strongest member that has the hinge
};

// Of a section that yields throughout, from above: its moments at half of its depth each way.
Resistance resistance_of(const document::Section& section, const document::Material& material) {
    const double force = section.area * material.yield_stress;
    const double depth =
        std::max({depth_of(section), section.h.value_or(0), section.b.value_or(0)});
    return {force, 0.5 * force * depth};
}

std::map<std::int64_t, Resistance> resistances(const Subject& subject) {
    std::map<std::int64_t, Resistance> found;
    const document::Model& model = subject.document.model;
    for (std::size_t m = 0; m < subject.bars.size(); ++m) {
        const Bar& bar = subject.bars[m];
        if (bar.section == nowhere || bar.material == nowhere) continue;
        const Resistance own =
            resistance_of(model.sections[bar.section], model.materials[bar.material]);
        for (const auto& hinge : {model.members[m].start_hinge, model.members[m].end_hinge}) {
            if (!hinge) continue;
            Resistance& most = found[*hinge];
            most = {std::max(most.force, own.force), std::max(most.moment, own.moment)};
        }
    }
    return found;
}

}  // namespace

void check_capacities(const Subject& subject, Findings& findings) {
    const auto bear = resistances(subject);
    const auto& hinges = subject.document.model.member_hinges;
    for (std::size_t i = 0; i < hinges.size(); ++i) {
        const document::MemberHinge& hinge = hinges[i];
        const auto own = bear.find(hinge.id);
        if (own == bear.end()) continue;
        const auto check = [&](const std::optional<double>& capacity, double resistance,
                               const char* unit, const char* field) {
            if (!capacity || !(resistance > 0) || !(*capacity > largest_share * resistance)) return;
            findings.add({IssueCode::implausible_capacity,
                          "is " + few_digits(*capacity / 1e3) + " " + unit +
                              ", where the strongest member with this hinge bears " +
                              few_digits(resistance / 1e3) + " " + unit + " at most",
                          path_of("model.member_hinges", i) + "." + field});
        };
        check(hinge.max_tension_vx, own->second.force, "kN", "max_tension_vx");
        check(hinge.max_tension_vy, own->second.force, "kN", "max_tension_vy");
        check(hinge.max_tension_vz, own->second.force, "kN", "max_tension_vz");
        check(hinge.max_moment_mx, own->second.moment, "kNm", "max_moment_mx");
        check(hinge.max_moment_my, own->second.moment, "kNm", "max_moment_my");
        check(hinge.max_moment_mz, own->second.moment, "kNm", "max_moment_mz");
    }
}

}  // namespace loadpath::plausibility
