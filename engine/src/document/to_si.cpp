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

void scale_support(NodalSupport& support, const UnitScale& unit) {
    const double along = unit.force / unit.length;
    const double about = unit.force * unit.length;
    const auto by = [](std::optional<SupportCondition>& condition, double factor) {
        if (condition && condition->stiffness) *condition->stiffness *= factor;
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

void to_si(Document& document) {
    const UnitScale unit = unit_scale(document.settings.unit_settings);
    if (unit.length == 1 && unit.force == 1 && unit.pressure == 1 && unit.density == 1) return;
    scale(document, unit);
    for (NodalSupport& support : document.model.nodal_supports) scale_support(support, unit);
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
