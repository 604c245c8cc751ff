#include "checks/unread_forces.hpp"

#include <algorithm>
#include <array>
#include <cmath>

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

// By member which forces its checks of strength read; the steel check reads all.
std::vector<unsigned> read_forces(const document::Document& document, const ModelIndex& index) {
    std::vector<unsigned> read(document.model.members.size(), 0u);
    for (const document::UnityCheckDefinition& check : document.analysis.unity_checks) {
        unsigned mask = check.spec.Ec3Steel ? ~0u : 0u;
        if (check.spec.Generic) {
            for (const ForceName each : forces_read(*check.spec.Generic))
                mask |= 1u << static_cast<unsigned>(each);
        }
        for (const Entity& entity : select_entities(index, check))
            if (entity.type == EntityType::Member || entity.type == EntityType::MemberSet)
                for (const std::size_t member : entity.parts) read[member] |= mask;
    }
    return read;
}

}  // namespace

Issues find_unread_forces(const document::Document& document, const AnalysisResults& results) {
    const ModelIndex index(document.model);
    const std::vector<unsigned> read = read_forces(document, index);
    std::array<std::vector<std::int64_t>, lengthwise.size()> found;
    for (std::size_t m = 0; m < read.size(); ++m) {
        const document::Member& member = document.model.members[m];
        const document::Section* section =
            member.section ? index.section(*member.section) : nullptr;
        const document::Material* material = section ? index.material(section->material) : nullptr;
        // Nothing read is a member that no check of strength looks at, which is told.
        if (!material || read[m] == 0u || read[m] == ~0u) continue;
        Stresses largest{};
        for (std::size_t c = 0; c < document.analysis.load_combinations.size(); ++c) {
            if (!results.is_solved(c)) continue;
            for (const document::Section* at :
                 {section, member.end_section ? index.section(*member.end_section) : section}) {
                const Stresses here = stresses_of(*at, results.member_forces(c, m));
                for (std::size_t k = 0; k < here.size(); ++k)
                    largest[k] = std::max(largest[k], here[k]);
            }
        }
        const auto most = static_cast<std::size_t>(
            std::max_element(largest.begin(), largest.end()) - largest.begin());
        const bool is_read = (read[m] >> static_cast<unsigned>(lengthwise[most])) & 1u;
        if (!is_read && largest[most] > least_stress * material->yield_stress)
            found[most].push_back(member.id);
    }
    Issues issues;
    for (std::size_t k = 0; k < found.size(); ++k)
        if (!found[k].empty())
            issues.push_back({IssueCode::strength_not_checked,
                              "no formula that looks at " + text::counted("member", found[k]) +
                                  " reads " + component_names[k] + ", which stresses " +
                                  (found[k].size() == 1 ? "it" : "them") + " most",
                              "analysis.unity_checks"});
    return issues;
}

}  // namespace loadpath::checks
