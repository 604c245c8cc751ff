#include "checks/slack_travel.hpp"

#include <algorithm>
#include <cmath>

#include "checks/straightness.hpp"

namespace loadpath::checks {

namespace {

// The cosine beyond which two ties are parallel, and below which one holds nothing along an axis.
constexpr double parallel = 1.0 - 1e-6, hardly_along = 0.2;

}  // namespace

SlackTravel::SlackTravel(const ModelIndex& index) {
    const document::Model& model = index.model();
    for (const document::Member& member : model.members) {
        if (member.member_type != document::MemberType::Tension &&
            member.member_type != document::MemberType::Compression)
            continue;
        const model::Vector3 way = unit_between(model.nodes[*index.node(member.start_node_id)],
                                                model.nodes[*index.node(member.end_node_id)]);
        const bool is_known = std::ranges::any_of(ties_, [&](const model::Vector3& known) {
            return std::fabs(known.dot(way)) > parallel;
        });
        if (!is_known) ties_.push_back(way);
    }
}

double SlackTravel::per_shortening(const model::Vector3& axis, const model::Vector3& across) const {
    double most = 0.0;
    for (const model::Vector3& tie : ties_) {
        const double held = std::fabs(tie.dot(across));
        if (held > hardly_along) most = std::max(most, std::fabs(tie.dot(axis)) / held);
    }
    return most;
}

}  // namespace loadpath::checks
