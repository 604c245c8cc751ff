#include "document/to_si.hpp"

namespace loadpath::document {

namespace {

UnitScale unit_scale(const UnitSettings& settings) {
    UnitScale unit;
    switch (settings.lengthUnit.value_or(LengthUnit::m)) {
        case LengthUnit::mm:
            unit.length = 1e-3;
            break;
        case LengthUnit::cm:
            unit.length = 1e-2;
            break;
        case LengthUnit::m:
            break;
    }
    if (settings.forceUnit.value_or(ForceUnit::N) == ForceUnit::kN) unit.force = 1e3;
    switch (settings.pressureUnit.value_or(PressureUnit::Pa)) {
        case PressureUnit::Pa:
            break;
        case PressureUnit::kPa:
            unit.pressure = 1e3;
            break;
        case PressureUnit::MPa:
            unit.pressure = 1e6;
            break;
        case PressureUnit::GPa:
            unit.pressure = 1e9;
            break;
    }
    if (settings.densityUnit.value_or(DensityUnit::kg_per_m3) == DensityUnit::kg_per_mm3)
        unit.density = 1e9;
    return unit;
}

void scale_curve(std::vector<std::array<double, 2>>& points, double first, double second) {
    for (auto& point : points) {
        point[0] *= first;
        point[1] *= second;
    }
}

void scale_hinge(MemberHinge& hinge, const UnitScale& unit) {
    const double along = unit.force / unit.length, about = unit.force * unit.length;
    const auto by = [&](std::optional<MemberStiffnessCurve>& curve, double factor) {
        if (!curve) return;
        const bool is_force = curve->depends_on < MemberStiffnessCurveDriver::Mx;
        scale_curve(curve->points, is_force ? unit.force : about, factor);
    };
    by(hinge.stiffness_curve_vx, along);
    by(hinge.stiffness_curve_vy, along);
    by(hinge.stiffness_curve_vz, along);
    by(hinge.stiffness_curve_mx, about);
    by(hinge.stiffness_curve_my, about);
    by(hinge.stiffness_curve_mz, about);
    for (auto* curve :
         {&hinge.moment_rotation_mx, &hinge.moment_rotation_my, &hinge.moment_rotation_mz})
        if (*curve) scale_curve((*curve)->points, 1.0, about);
}

void scale_support(NodalSupport& support, const UnitScale& unit) {
    const double along = unit.force / unit.length;
    const double about = unit.force * unit.length;
    const auto by = [&](std::optional<SupportCondition>& condition, double factor) {
        if (!condition) return;
        if (condition->stiffness) *condition->stiffness *= factor;
        if (condition->stiffness_curve)
            scale_curve(condition->stiffness_curve->points,
                        condition->stiffness_curve->depends_on < SupportForceComponent::Mx
                            ? unit.force
                            : about,
                        factor);
    };
    by(support.X, along);
    by(support.Y, along);
    by(support.Z, along);
    by(support.RX, about);
    by(support.RY, about);
    by(support.RZ, about);
    by(support.warping_condition, about * unit.length * unit.length);
}

void scale_displacement(SupportDisplacement& displacement, const UnitScale& unit) {
    if (displacement.direction == SupportDirection::X ||
        displacement.direction == SupportDirection::Y ||
        displacement.direction == SupportDirection::Z)
        displacement.value *= unit.length;
}

void scale_constant(DimensionedConstant& constant, const UnitScale& unit) {
    switch (constant.dimension) {
        case ConstantDimension::Length:
            constant.value *= unit.length;
            break;
        case ConstantDimension::Force:
            constant.value *= unit.force;
            break;
        case ConstantDimension::Moment:
            constant.value *= unit.force * unit.length;
            break;
        case ConstantDimension::Stress:
            constant.value *= unit.pressure;
            break;
        case ConstantDimension::Area:
            constant.value *= unit.length * unit.length;
            break;
        case ConstantDimension::Angle:
            break;
    }
}

}  // namespace

double metres_of_length(const Document& document) {
    return unit_scale(document.settings.unit_settings).length;
}

void to_si(Document& document) {
    const UnitScale unit = unit_scale(document.settings.unit_settings);
    if (unit.length == 1 && unit.force == 1 && unit.pressure == 1 && unit.density == 1) return;
    scale(document, unit);
    for (NodalSupport& support : document.model.nodal_supports) scale_support(support, unit);
    for (MemberHinge& hinge : document.model.member_hinges) scale_hinge(hinge, unit);
    for (LoadCase& load_case : document.analysis.load_cases)
        for (SupportDisplacement& each : load_case.support_displacements)
            scale_displacement(each, unit);
    for (ImperfectionCase& each : document.analysis.imperfection_cases)
        for (SwayImperfection& sway : each.sway_imperfections)
            if (sway.reference_point)
                for (double& coordinate : *sway.reference_point) coordinate *= unit.length;
    for (UnityCheckDefinition& check : document.analysis.unity_checks) {
        if (!check.spec.Generic) continue;
        for (VarBinding& variable : check.spec.Generic->variables)
            if (variable.source.Quantity && variable.source.Quantity->DimensionedConstant)
                scale_constant(*variable.source.Quantity->DimensionedConstant, unit);
    }
}

}  // namespace loadpath::document
