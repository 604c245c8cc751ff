#include "checks/unread_forces.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

#include "checks/generic/extreme_along.hpp"
#include "checks/generic/reads_forces.hpp"
#include "checks/model_index.hpp"
#include "checks/selection.hpp"
#include "text/counted.hpp"

namespace loadpath::checks {

namespace {

using ForceName = document::MemberForceComponent;

// What stretches and presses the fibres of a member.
constexpr std::array lengthwise{ForceName::N, ForceName::My, ForceName::Mz};
constexpr std::array<const char*, 3> component_names{"N", "My", "Mz"};
// Of the yield stress: less is nobody's concern.
constexpr double least_stress = 0.1;

using Stresses = std::array<double, 3>;

// At the fibre that is farthest; half of the depth of a rectangle with this stiffness and area
// stands for a depth that is not given.
Stresses stresses_of(const document::Section& section, const curves::MemberForces& forces) {
    const auto half = [&](const std::optional<double>& depth, double inertia) {
        return 0.5 * depth.value_or(std::sqrt(12.0 * inertia / section.area));
    };
    const auto size = [](const curves::Curve& curve) {
        return std::fabs(curve.abs_maximum().value);
    };
    return {size(forces.n) / section.area,
            size(forces.my) * half(section.b, section.i_y) / section.i_y,
            size(forces.mz) * half(section.h, section.i_z) / section.i_z};
}

// What the checks of strength read of a member.
struct Read {
    bool is_all = false;  // by the steel check
    std::vector<document::MemberForce> forces;
};

std::vector<Read> read_forces(const document::Document& document, const ModelIndex& index) {
    std::vector<Read> read(document.model.members.size());
    for (const document::UnityCheckDefinition& check : document.analysis.unity_checks) {
        std::vector<document::MemberForce> forces;
        if (check.spec.Generic) forces = forces_read(*check.spec.Generic);
        for (const Entity& entity : select_entities(index, check)) {
            if (entity.type != EntityType::Member && entity.type != EntityType::MemberSet) continue;
            for (const std::size_t member : entity.parts) {
                read[member].is_all = read[member].is_all || check.spec.Ec3Steel;
                for (document::MemberForce each : forces) {
                    // A place along a set lies in one of its members.
                    if (entity.type == EntityType::MemberSet) each.aggregation.reset();
                    read[member].forces.push_back(each);
                }
            }
        }
    }
    return read;
}

// A moment in the middle of a span is no check of those at its ends.
bool reads_largest(const Read& read, std::size_t component, const curves::MemberForces& forces) {
    constexpr double nearly = 0.9;
    const curves::Curve* const curves[] = {&forces.n, &forces.my, &forces.mz};
    const curves::Curve& curve = *curves[component];
    return std::ranges::any_of(read.forces, [&](const document::MemberForce& each) {
        return each.component == lengthwise[component] &&
               each.of.value_or(document::EntityTarget::SelfEntity) ==
                   document::EntityTarget::SelfEntity &&
               std::fabs(
                   aggregate(curve, forces.length, each.aggregation.value_or(document::MaxAbs{}))
                       .value) >= nearly * std::fabs(curve.abs_maximum().value);
    });
}

// Pull alone says nothing of a surface that is pressed, nor the other way round.
void find_unread_stresses(const document::Document& document, const ModelIndex& index,
                          const AnalysisResults& results, Issues& issues) {
    using enum document::PlateStressMeasure;
    constexpr double noteworthy = 0.5;  // of the yield stress: concrete is asked for pull alone
    const auto& surfaces = document.model.plate_surfaces;
    std::vector<unsigned> read(surfaces.size());
    for (const document::UnityCheckDefinition& check : document.analysis.unity_checks)
        if (check.spec.Generic)
            for (const Entity& entity : select_entities(index, check))
                if (entity.type == EntityType::PlateSurface)
                    for (const auto measure : stresses_read(*check.spec.Generic))
                        read[entity.parts.front()] |= 1u << static_cast<unsigned>(measure);
    for (const auto& [alone, other, how] : {std::tuple(PrincipalMax, PrincipalMin, "pressed"),
                                            std::tuple(PrincipalMin, PrincipalMax, "pulled")}) {
        std::vector<std::int64_t> found;
        for (std::size_t k = 0; k < surfaces.size(); ++k) {
            if (read[k] != 1u << static_cast<unsigned>(alone)) continue;
            double largest = 0.0;
            for (std::size_t c = 0; c < document.analysis.load_combinations.size(); ++c)
                if (results.is_solved(c))
                    largest = std::max(
                        largest, std::fabs(results.surface_stress(c, k, other).value_or(0.0)));
            const document::Material* material = index.material(surfaces[k].material);
            if (material && largest > noteworthy * material->yield_stress)
                found.push_back(surfaces[k].id);
        }
        if (!found.empty())
            issues.push_back({IssueCode::strength_not_checked,
                              "no formula that looks at " + text::counted("plate surface", found) +
                                  " reads how much is " + how + " there",
                              "analysis.unity_checks"});
    }
}

}  // namespace

Issues find_unread_forces(const document::Document& document, const AnalysisResults& results) {
    const ModelIndex index(document.model);
    const std::vector<Read> read = read_forces(document, index);
    std::array<std::vector<std::int64_t>, lengthwise.size()> found;
    for (std::size_t m = 0; m < read.size(); ++m) {
        const document::Member& member = document.model.members[m];
        const document::Section* section =
            member.section ? index.section(*member.section) : nullptr;
        const document::Material* material = section ? index.material(section->material) : nullptr;
        // Nothing read is a member that no check of strength looks at, which is told.
        if (!material || read[m].forces.empty() || read[m].is_all) continue;
        double largest = 0.0;
        std::size_t most = 0, combination = 0;
        for (std::size_t c = 0; c < document.analysis.load_combinations.size(); ++c) {
            if (!results.is_solved(c)) continue;
            for (const document::Section* at :
                 {section, member.end_section ? index.section(*member.end_section) : section}) {
                const Stresses here = stresses_of(*at, results.member_forces(c, m));
                for (std::size_t k = 0; k < here.size(); ++k) {
                    if (!(here[k] > largest)) continue;
                    largest = here[k];
                    most = k;
                    combination = c;
                }
            }
        }
        if (largest > least_stress * material->yield_stress &&
            !reads_largest(read[m], most, results.member_forces(combination, m)))
            found[most].push_back(member.id);
    }
    Issues issues;
    find_unread_stresses(document, index, results, issues);
    for (std::size_t k = 0; k < found.size(); ++k)
        if (!found[k].empty())
            issues.push_back({IssueCode::strength_not_checked,
                              "no formula that looks at " + text::counted("member", found[k]) +
                                  " reads " + component_names[k] + " at its largest, and that " +
                                  "stresses " + (found[k].size() == 1 ? "it" : "them") + " most",
                              "analysis.unity_checks"});
    return issues;
}

}  // namespace loadpath::checks
