#include "eigen/hung_cables.hpp"

#include "analysis/corotational/member_chain.hpp"
#include "eigen/mass.hpp"
#include "model/prepare.hpp"
#include "text/counted.hpp"

namespace loadpath::eigen {

namespace {

elements::Placement placement_of(const analysis::ResultSet& settled, int joint) {
    const double* u = settled.displacements.data() + joint * model::unknowns_per_joint;
    return {{u[0], u[1], u[2]}, elements::rotation_by({u[3], u[4], u[5]}), u[6]};
}

// Its weight on each of its spans, per metre of unstretched length.
void hang_by_weight(const model::Member& member, const document::AnalysisOptions& options,
                    elements::Cable& cable) {
    const model::Vector3 down = model::vector_of(options.gravity_direction);
    if (down.isZero(0.0)) return;
    const double weight = mass_of(member, options).mass * std::abs(options.gravity_factor);
    for (elements::CableSpan& span : cable.spans) span.line = weight * down.normalized();
}

std::vector<std::int64_t> slack_cables(const model::Structure& structure,
                                       const analysis::ResultSet& settled) {
    std::vector<std::int64_t> ids;
    for (int m = 0; m < structure.member_count(); ++m)
        if (structure.members[m].is_cable() && settled.members[m].forces[0] == 0.0 &&
            settled.members[m].forces[7] == 0.0)
            ids.push_back(structure.members[m].source->id);
    return ids;
}

}  // namespace

void hang_cables(DividedModel& model, const analysis::ResultSet* settled) {
    const document::AnalysisOptions& options = model.structure.document->analysis.options;
    model.elements.cables.clear();
    model.hanging.clear();
    for (std::size_t m = 0; m < model.structure.members.size(); ++m) {
        const model::Member& member = model.structure.members[m];
        if (!member.is_cable()) continue;
        model.state.member[m] = 0;
        const loads::MemberLoads* loads =
            settled != nullptr ? settled->loads.find(static_cast<int>(m)) : nullptr;
        elements::Chain chain = analysis::make_chain(member, options, loads, false);
        std::array<elements::Placement, 2> joints;
        if (settled != nullptr)
            joints = {placement_of(*settled, member.start), placement_of(*settled, member.end)};
        else
            hang_by_weight(member, options, chain.cable);
        const elements::ChainResponse response =
            elements::respond(chain, elements::at_rest(chain), joints, 1.0);
        model.elements.cables.push_back(
            {static_cast<int>(m), 0.5 * (response.tangent + response.tangent.transpose())});
        model.hanging.push_back(
            {elements::cable_under(chain, 1.0), -response.forces.segment<3>(0)});
    }
}

void tell_of_cables(const model::Structure& structure, const analysis::ResultSet* settled,
                    const std::string& path, Issues& warnings) {
    if (!model::has_cables(structure.document->model)) return;
    const std::string state =
        settled != nullptr
            ? "where the loads of \"" + settled->name + "\" settle"
            : "where they hang between nodes at rest, under their own weight and pretension";
    warnings.push_back({IssueCode::cables_in_modes,
                        "cables are taken with the stiffness that they have " + state, path});
    if (settled == nullptr) return;
    const std::vector<std::int64_t> slack = slack_cables(structure, *settled);
    if (!slack.empty())
        warnings.push_back({IssueCode::slack_in_reference,
                            "slack cables take no part: " + text::counted("member", slack), path});
}

}  // namespace loadpath::eigen
