#include "checks/unchecked_buckling.hpp"

#include <algorithm>

#include "checks/model_index.hpp"
#include "checks/selection.hpp"
#include "text/counted.hpp"

namespace loadpath::checks {

namespace {

// Of the force at which a member yields. Less makes no member buckle that is not slack anyway.
constexpr double least_share = 0.01;

bool is_compressed(const ModelIndex& index, std::size_t member,
                   const curves::MemberForces& forces) {
    const auto id = index.model().members[member].section;
    const document::Section* section = id ? index.section(*id) : nullptr;
    const document::Material* material = section ? index.material(section->material) : nullptr;
    if (!material) return false;
    double area = section->area;
    if (const auto end = index.model().members[member].end_section)
        area = std::min(area, index.section(*end)->area);
    return forces.n.maximum().value > least_share * area * material->yield_stress;
}

}  // namespace

Issues find_unchecked_buckling(const document::Document& document, const AnalysisResults& results) {
    const ModelIndex index(document.model);
    enum : char { unseen, without_buckling, with_buckling };
    std::vector<char> seen(document.model.members.size(), unseen);
    for (const document::UnityCheckDefinition& check : document.analysis.unity_checks) {
        if (!check.spec.Ec3Steel) continue;
        const std::vector<std::size_t> combinations = select_combinations(document.analysis, check);
        for (const Entity& entity : select_entities(index, check)) {
            if (entity.type != EntityType::Member && entity.type != EntityType::MemberSet) continue;
            for (const std::size_t member : entity.parts) {
                if (check.spec.Ec3Steel->include_buckling) seen[member] = with_buckling;
                if (seen[member] != unseen) continue;
                for (const std::size_t k : combinations)
                    if (results.is_solved(k) &&
                        is_compressed(index, member, results.member_forces(k, member)))
                        seen[member] = without_buckling;
            }
        }
    }
    std::vector<std::int64_t> ids;
    std::size_t first = 0;
    for (std::size_t m = 0; m < seen.size(); ++m) {
        if (seen[m] != without_buckling) continue;
        if (ids.empty()) first = m;
        ids.push_back(document.model.members[m].id);
    }
    if (ids.empty()) return {};
    return {{IssueCode::buckling_not_checked,
             text::counted("member", ids) + (ids.size() == 1 ? " is" : " are") +
                 " compressed and checked without buckling: include_buckling is off",
             path_of("model.members", first)}};
}

}  // namespace loadpath::checks
