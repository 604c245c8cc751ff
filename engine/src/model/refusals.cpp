// Everything the document can ask for that the engine does not do is named here, with its path.
#include <cmath>
#include <numbers>
#include <string>

#include "model/prepare.hpp"

namespace loadpath::model {

namespace {

void refuse(const std::string& what, const std::string& path, Issues& errors) {
    errors.push_back({"not_supported", what + " is not supported by this engine", path});
}

void refuse_analyses(const document::Analysis& analysis, Issues& errors) {
    if (analysis.options.order == document::AnalysisOrder::NONLINEAR)
        refuse("the analysis order NONLINEAR", "analysis.options.order", errors);
    if (analysis.buckling) refuse("buckling analysis", "analysis.buckling", errors);
    if (analysis.modal) refuse("modal analysis", "analysis.modal", errors);
    if (analysis.seismic) refuse("seismic analysis", "analysis.seismic", errors);
    if (!analysis.imperfection_cases.empty())
        refuse("an imperfection case", "analysis.imperfection_cases", errors);
}

void refuse_members(const document::Model& model, Issues& errors) {
    for (std::size_t i = 0; i < model.members.size(); ++i) {
        const document::Member& member = model.members[i];
        const std::string path = path_of("model.members", i);
        if (member.member_type == document::MemberType::Cable)
            refuse("the member type Cable", path + ".member_type", errors);
        if (member.pretension.value_or(0.0) != 0.0)
            refuse("pretension", path + ".pretension", errors);
        if (member.unstretched_length)
            refuse("an unstretched length", path + ".unstretched_length", errors);
    }
}

// An angle that is given beside i_yz must be that of a principal axis of it.
void refuse_wrong_angles(const document::Model& model, Issues& errors) {
    for (std::size_t i = 0; i < model.sections.size(); ++i) {
        const document::Section& section = model.sections[i];
        const std::string path = path_of("model.sections", i);
        if (section.i_yz && section.i_y * section.i_z <= *section.i_yz * *section.i_yz)
            errors.push_back({"wrong_value",
                              "i_yz should be less than the mean of i_y and i_z allows",
                              path + ".i_yz"});
        if (!section.i_yz || !section.principal_axis_angle) continue;
        const double given = *section.principal_axis_angle * std::numbers::pi / 180.0;
        const double principal = 0.5 * std::atan2(2.0 * *section.i_yz, section.i_z - section.i_y);
        if (std::abs(std::sin(2.0 * (given - principal))) > 1e-3 &&
            !(*section.i_yz == 0.0 && section.i_y == section.i_z))
            errors.push_back({"wrong_value",
                              "the principal axes that follow from i_y, i_z and i_yz lie elsewhere",
                              path + ".principal_axis_angle"});
    }
}

void refuse_hinges(const document::Model& model, Issues& errors) {
    for (std::size_t i = 0; i < model.member_hinges.size(); ++i) {
        const document::MemberHinge& hinge = model.member_hinges[i];
        const std::string path = path_of("model.member_hinges", i);
        const std::optional<double>* limits[] = {&hinge.max_tension_vx,   &hinge.max_tension_vy,
                                                 &hinge.max_tension_vz,   &hinge.max_moment_mx,
                                                 &hinge.max_moment_my,    &hinge.max_moment_mz,
                                                 &hinge.max_bimoment_warp};
        for (const auto* limit : limits)
            if (*limit) {
                refuse("a hinge that gives way at a limit force", path, errors);
                break;
            }
        if (hinge.stiffness_curve_vx || hinge.stiffness_curve_vy || hinge.stiffness_curve_vz ||
            hinge.stiffness_curve_mx || hinge.stiffness_curve_my || hinge.stiffness_curve_mz)
            refuse("a hinge with a stiffness curve", path, errors);
        if (hinge.moment_rotation_mx || hinge.moment_rotation_my || hinge.moment_rotation_mz)
            refuse("a hinge with a moment-rotation curve", path, errors);
    }
}

void refuse_supports(const document::Model& model, Issues& errors) {
    for (std::size_t i = 0; i < model.nodal_supports.size(); ++i) {
        const document::NodalSupport& support = model.nodal_supports[i];
        for (const auto* condition : {&support.X, &support.Y, &support.Z, &support.RX, &support.RY,
                                      &support.RZ, &support.warping_condition})
            if (*condition && (*condition)->stiffness_curve)
                refuse("a support with a stiffness curve", path_of("model.nodal_supports", i),
                       errors);
    }
}

}  // namespace

void refuse_unsupported(const document::Document& document, Issues& errors) {
    refuse_analyses(document.analysis, errors);
    refuse_members(document.model, errors);
    refuse_wrong_angles(document.model, errors);
    refuse_hinges(document.model, errors);
    refuse_supports(document.model, errors);
}

}  // namespace loadpath::model
