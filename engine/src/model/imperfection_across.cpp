// Initial imperfections that lead out of the XY plane of a 2D document.
#include <algorithm>
#include <cmath>
#include <string>

#include "model/axes.hpp"
#include "model/prepare.hpp"

namespace loadpath::model {

namespace {

std::string way_out(const Structure& structure, const document::ImperfectionCase& each) {
    const std::string name =
        "imperfection case " + std::to_string(each.imperfection_case_id) + " leads ";
    const auto leads_out = [](const Vector3& way) { return std::abs(way.z()) > 1e-9 * way.norm(); };
    for (const auto& sway : each.sway_imperfections) {
        const Vector3 up = vector_of(sway.height_direction.value_or(std::array{0.0, 1.0, 0.0}));
        if (sway.magnitude != 0.0 && leads_out(vector_of(sway.axis).cross(up)))
            return name + "out of the plane: it leans about an axis that lies in it";
    }
    for (const auto& shift : each.translation_imperfections)
        if (shift.magnitude != 0.0 && leads_out(vector_of(shift.axis)))
            return name + "out of the plane: it shifts along Z";
    for (const auto& bow : each.bow_imperfections) {
        std::vector<std::int64_t> members = bow.member_ids;
        for (const document::MemberSet& set : structure.document->model.member_sets)
            if (!set.member_ids.empty() && std::ranges::count(bow.memberset_ids, set.id) > 0)
                members.push_back(set.member_ids.front());
        for (const std::int64_t id : members) {
            const auto member = structure.member_index.find(id);
            if (member != structure.member_index.end() &&
                leads_out(structure.members[member->second].axes.row(
                    bow.axis == document::BowAxis::y ? 1 : 2)))
                return name + "out of the plane: member " + std::to_string(id) +
                       " bows along Z, which is its local " +
                       (bow.axis == document::BowAxis::y ? "y" : "z");
        }
    }
    return {};
}

}  // namespace

std::string find_imperfection_across(const Structure& structure) {
    std::string found;
    for (const document::ImperfectionCase& each : structure.document->analysis.imperfection_cases)
        if (found.empty() && !each.load_combinations.empty()) found = way_out(structure, each);
    return found;
}

}  // namespace loadpath::model
