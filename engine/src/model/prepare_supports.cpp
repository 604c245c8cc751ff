#include <string>

#include "model/prepare.hpp"
#include "model/support_conditions.hpp"

namespace loadpath::model {

namespace {

Hold hold_of(document::SupportConditionType type) {
    switch (type) {
        case document::SupportConditionType::Fixed:
            return Hold::fixed;
        case document::SupportConditionType::Free:
            return Hold::free;
        case document::SupportConditionType::Spring:
            return Hold::spring;
        case document::SupportConditionType::PositiveOnly:
            return Hold::positive_only;
        case document::SupportConditionType::NegativeOnly:
            return Hold::negative_only;
    }
    return Hold::fixed;
}

void apply(const document::NodalSupport& source, const std::string& path, Support& support,
           Issues& errors) {
    // A displacement or rotation that is left out is fixed; warping that is left out is free.
    const auto conditions = support_conditions(source);
    for (int k = 0; k < unknowns_per_joint; ++k) {
        support.hold[k] = k == warping ? Hold::free : Hold::fixed;
        if (!*conditions[k]) continue;
        const document::SupportCondition& condition = **conditions[k];
        support.hold[k] = hold_of(condition.condition_type);
        if (support.hold[k] != Hold::spring) continue;
        if (condition.stiffness_curve) {
            support.curved.directions |= 1u << k;  // find_curved_springs has the rest
            continue;
        }
        if (!condition.stiffness) {
            errors.push_back({IssueCode::spring_without_stiffness,
                              "is required for a Spring that has no stiffness_curve",
                              path + "." + support_condition_names[k] + ".stiffness"});
            continue;
        }
        support.stiffness[k] = *condition.stiffness;
    }
    if (source.axes) {
        const auto& [x, y] = *source.axes;
        if (!axes_of_two_vectors({x[0], x[1], x[2]}, {y[0], y[1], y[2]}, support.axes))
            errors.push_back({IssueCode::parallel_axes,
                              "should hold two directions x and y, found parallel ones or none",
                              path + ".axes"});
    }
}

}  // namespace

Support support_of(const document::NodalSupport& source, const std::string& path, Issues& errors) {
    Support support;
    support.id = source.id;
    apply(source, path, support, errors);
    return support;
}

void prepare_supports(Structure& structure, Issues& errors) {
    const document::Model& model = structure.document->model;
    std::unordered_map<std::int64_t, Support> kinds;
    for (std::size_t i = 0; i < model.nodal_supports.size(); ++i) {
        const Support support =
            support_of(model.nodal_supports[i], path_of("model.nodal_supports", i), errors);
        kinds.emplace(support.id, support);
    }
    for (std::size_t i = 0; i < model.nodes.size(); ++i) {
        if (!model.nodes[i].nodal_support) continue;
        const auto kind = kinds.find(*model.nodes[i].nodal_support);
        if (kind == kinds.end()) {
            errors.push_back(broken_reference("model.nodal_supports", *model.nodes[i].nodal_support,
                                              path_of("model.nodes", i) + ".nodal_support"));
            continue;
        }
        structure.supports.push_back(kind->second);
        structure.supports.back().node = static_cast<int>(i);
    }
}

}  // namespace loadpath::model
