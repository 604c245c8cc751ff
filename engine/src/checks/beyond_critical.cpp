#include "checks/beyond_critical.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "checks/model_index.hpp"
#include "checks/selection.hpp"
#include "checks/struts.hpp"
#include "text/counted.hpp"
#include "text/number.hpp"

namespace loadpath::checks {

namespace {

constexpr double pi2 = std::numbers::pi * std::numbers::pi;

class CriticalLoads {
 public:
    CriticalLoads(const document::Document& document, const AnalysisResults& results)
        : document_(document),
          results_(results),
          index_(document.model),
          is_asked_(document.model.members.size()),
          is_surface_asked_(document.model.plate_surfaces.size()) {
        std::vector<bool> is_steel(is_asked_.size());
        for (const document::UnityCheckDefinition& check : document.analysis.unity_checks)
            for (const Entity& entity : select_entities(index_, check))
                for (const std::size_t part : entity.parts) {
                    if (entity.type == EntityType::PlateSurface) is_surface_asked_[part] = true;
                    if (entity.type != EntityType::Member && entity.type != EntityType::MemberSet)
                        continue;
                    is_asked_[part] = true;
                    if (check.spec.Ec3Steel) is_steel[part] = true;
                }
        for (std::size_t m = 0; m < is_asked_.size(); ++m)
            if (is_steel[m]) is_asked_[m] = false;
    }

    bool asks_formulas_of_members() const {
        return std::find(is_asked_.begin(), is_asked_.end(), true) != is_asked_.end();
    }

    // Euler's load between the points that hold a bar. A length that the document states is the
    // author's.
    Issues members() const {
        std::vector<std::int64_t> found;
        double force = 0.0, critical = 0.0;
        const MemberChains chains = find_chains(index_, results_);
        for (const HeldStrut& strut : find_struts(index_, chains, results_.is_planar())) {
            if (strut.stated != StatedLength::none) continue;
            for (const std::size_t member : strut.members) {
                const double here = largest_compression(member);
                const double euler = euler_load(member, strut);
                if (!is_asked_[member] || !(here > euler)) continue;
                const std::int64_t id = document_.model.members[member].id;
                if (std::find(found.begin(), found.end(), id) != found.end()) continue;
                if (found.empty()) {
                    force = here;
                    critical = euler;
                }
                found.push_back(id);
            }
        }
        if (found.empty()) return {};
        return {{IssueCode::buckling_not_checked,
                 text::counted("member", found) + (found.size() == 1 ? " is" : " are") +
                     " pressed beyond the load at which " +
                     (found.size() == 1 ? "it buckles" : "they buckle") + " (" +
                     format(force / 1e3, 3) + " kN, and Euler's load is " +
                     format(critical / 1e3, 3) + " kN), and only formulas look at " +
                     (found.size() == 1 ? "it" : "them"),
                 "analysis.unity_checks"}};
    }

    // A rectangle that is held along all its edges has k = 4; where the document asks for buckling
    // itself, its factors decide.
    Issues surfaces() const {
        if (document_.analysis.buckling) return {};
        std::vector<std::int64_t> found;
        for (std::size_t s = 0; s < is_surface_asked_.size(); ++s) {
            if (!is_surface_asked_[s]) continue;
            const document::PlateSurface& surface = document_.model.plate_surfaces[s];
            const document::Material* material = index_.material(surface.material);
            if (!material) continue;
            const double slenderness = surface.thickness / width_of(surface);
            const double critical = 4.0 * pi2 * material->e_mod / (12.0 * (1.0 - 0.3 * 0.3)) *
                                    slenderness * slenderness;
            for (std::size_t c = 0; c < document_.analysis.load_combinations.size(); ++c)
                if (results_.is_solved(c) && results_.surface_compression(c, s) > critical) {
                    found.push_back(surface.id);
                    break;
                }
        }
        if (found.empty()) return {};
        return {{IssueCode::buckling_not_checked,
                 text::counted("plate surface", found) + (found.size() == 1 ? " is" : " are") +
                     " pressed in the plane beyond what buckles a plate of " +
                     (found.size() == 1 ? "its" : "their") +
                     " width and thickness, and no check knows of buckling there",
                 "analysis.unity_checks"}};
    }

 private:
    double largest_compression(std::size_t member) const {
        double force = 0.0;
        for (std::size_t c = 0; c < document_.analysis.load_combinations.size(); ++c)
            if (results_.is_solved(c))
                force = std::max(force, results_.member_forces(c, member).n.maximum().value);
        return force;
    }

    double euler_load(std::size_t member, const HeldStrut& strut) const {
        const auto id = document_.model.members[member].section;
        const document::Section* section = id ? index_.section(*id) : nullptr;
        const document::Material* material = section ? index_.material(section->material) : nullptr;
        if (!material) return HUGE_VAL;
        const auto inertia =
            strut.bends_about_z ? &document::Section::i_z : &document::Section::i_y;
        double least = section->*inertia;
        if (const auto end = document_.model.members[member].end_section)
            least = std::min(least, index_.section(*end)->*inertia);
        return pi2 * material->e_mod * least / (strut.length * strut.length);
    }

    // The smaller of a surface's two sides, along its first edge and across it.
    double width_of(const document::PlateSurface& surface) const {
        std::vector<model::Vector3> corners;
        for (const std::int64_t id : surface.boundary_node_ids) {
            const document::Node& node = document_.model.nodes[*index_.node(id)];
            corners.emplace_back(node.X, node.Y, node.Z);
        }
        const model::Vector3 along = (corners[1] - corners[0]).normalized();
        double first = 0.0, last = 0.0, across = 0.0;
        for (const model::Vector3& corner : corners) {
            const model::Vector3 arm = corner - corners[0];
            const double x = arm.dot(along);
            first = std::min(first, x);
            last = std::max(last, x);
            across = std::max(across, (arm - x * along).norm());
        }
        return std::min(last - first, across);
    }

    const document::Document& document_;
    const AnalysisResults& results_;
    ModelIndex index_;
    std::vector<bool> is_asked_, is_surface_asked_;
};

}  // namespace

Issues find_beyond_critical(const document::Document& document, const AnalysisResults& results) {
    const CriticalLoads loads(document, results);
    Issues found = loads.surfaces();
    if (!loads.asks_formulas_of_members()) return found;
    for (Issue& each : loads.members()) found.push_back(std::move(each));
    return found;
}

}  // namespace loadpath::checks
