// A model drawn with Z up: everything stands on its least Z and is pressed along Z, while here Y is
// up, and so are the default axes of members and the default direction of gravity.
#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "plausibility/acting.hpp"
#include "plausibility/rules.hpp"

namespace loadpath::plausibility {

namespace {

constexpr int along_y = 1, along_z = 2;

// Whether all supports lie at the least of a coordinate, and the model rises above them.
bool stands_on(const Subject& subject, int axis) {
    const double height = subject.most[axis] - subject.least[axis];
    if (height < 0.05 * subject.extent || height <= 0) return false;
    bool has_support = false;
    for (std::size_t i = 0; i < subject.points.size(); ++i) {
        if (!subject.is_held[i] || subject.parts_at[i] == 0) continue;
        has_support = true;
        if (subject.points[i][axis] - subject.least[axis] > 1e-3 * height) return false;
    }
    return has_support;
}

// Pressed down along Z, and hardly anything along Y.
bool is_pressed_along_z(const Subject& subject) {
    Vector3 sum = Vector3::Zero(), sizes = Vector3::Zero();
    for (std::size_t i = 0; i < subject.document.analysis.load_cases.size(); ++i)
        for (const Acting& each : forces_of(subject, i)) {
            sum += each.force;
            sizes += each.force.cwiseAbs();
        }
    return sizes[along_z] > 0 && -sum[along_z] >= 0.9 * sizes[along_z] &&
           sizes[along_z] >= 0.5 * sizes.sum() && sizes[along_y] <= 0.1 * sizes[along_z];
}

// A frame drawn in XZ that nothing loads along Y, but perhaps its weight.
bool is_upright_in_xz(const Subject& subject) {
    if (subject.most[along_y] - subject.least[along_y] > 1e-3 * subject.extent) return false;
    for (std::size_t i = 0; i < subject.document.analysis.load_cases.size(); ++i)
        for (const Acting& each : forces_of(subject, i))
            if (each.force[along_y] != 0 || (each.force.norm() == 0 && each.intensity != 0))
                return false;
    return std::any_of(subject.bars.begin(), subject.bars.end(), [](const Bar& bar) {
        return bar.is_sound && std::abs(bar.to[along_z] - bar.from[along_z]) > 0.9 * bar.length;
    });
}

// Local y of a member, along which its depth lies (docs/reference/results.md).
Vector3 depth_direction(const Bar& bar, double roll_degrees) {
    const Vector3 x = (bar.to - bar.from) / bar.length;
    const bool is_along_y = std::abs(x[along_y]) > 0.9999;
    const Vector3 z = x.cross(is_along_y ? Vector3::UnitZ() : Vector3::UnitY()).normalized();
    const double roll = roll_degrees * std::numbers::pi / 180;
    return std::cos(roll) * z.cross(x) + std::sin(roll) * z;
}

// Whether the beams were turned so that they bear loads along Z on their depth.
bool beams_stand_along_z(const Subject& subject) {
    double beams = 0, standing = 0;
    for (std::size_t i = 0; i < subject.bars.size(); ++i) {
        const Bar& bar = subject.bars[i];
        const double rise = std::abs(bar.to[along_z] - bar.from[along_z]);
        if (!bar.is_sound || !bar.bends || rise > 0.2 * bar.length) continue;
        beams += bar.length;
        const double roll = subject.document.model.members[i].rotation_angle;
        if (std::abs(depth_direction(bar, roll)[along_z]) > 0.7) standing += bar.length;
    }
    return beams > 0 && standing >= 0.8 * beams;
}

// What in a document takes Y for up, whichever way gravity acts; nothing where it has none of it.
const char* reader_of_heights(const document::Analysis& analysis) {
    if (analysis.options.stability) return "stability \"Auto\"";
    for (const document::ImperfectionCase& each : analysis.imperfection_cases)
        if (each.standard) return "an imperfection by its standard";
    for (const document::UnityCheckDefinition& check : analysis.unity_checks) {
        if (!check.spec.Deflection) continue;
        const document::DeflectionSpec& spec = *check.spec.Deflection;
        if (spec.measure == document::DeflectionMeasure::Sway) return "a limit of sway";
        if (spec.direction == document::DeflectionDirection::Vertical)
            return "a limit of vertical deflection";
        if (spec.measure != document::DeflectionMeasure::Undeformed)
            return "a limit of deflection";  // where a column holds a span
    }
    return nullptr;
}

// Whether weight acts along something else than Y.
bool is_weight_across(const document::AnalysisOptions& options) {
    const auto& given = options.gravity_direction;
    const Vector3 direction(given[0], given[1], given[2]);
    return options.enable_self_weight && std::abs(direction[along_y]) < 0.5 * direction.norm();
}

// Leans and vertical deflections would go the wrong way, which turned members do not mend.
void tell_wrong_heights(const std::string& found, const char* reader, Findings& findings) {
    findings.add({IssueCode::z_up_model, found + ", but " + reader + " takes Y for up",
                  "model.nodes", "turn the model so that (X, Y, Z) becomes (X, Z, -Y)"});
}

}  // namespace

void check_gravity_axis(const Subject& subject, Findings& findings) {
    const document::AnalysisOptions& options = subject.document.analysis.options;
    const char* const reader = reader_of_heights(subject.document.analysis);
    if (reader != nullptr && is_weight_across(options))
        return tell_wrong_heights("gravity acts across Y", reader, findings);
    if (options.dimensionality == document::Dimensionality::two) return;
    if (!stands_on(subject, along_z) || stands_on(subject, along_y)) return;
    const bool is_pressed = is_pressed_along_z(subject);
    if (!is_pressed && !is_upright_in_xz(subject)) return;
    const std::string found =
        std::string("the model stands on its least Z and ") +
        (is_pressed ? "its loads press along -Z" : "lies in XZ, not loaded along Y");
    const bool has_weight = options.enable_self_weight && options.gravity_direction[along_y] != 0;
    if (!has_weight && beams_stand_along_z(subject)) {  // known and seen to
        if (reader != nullptr) tell_wrong_heights(found, reader, findings);
        return;
    }
    findings.add({IssueCode::z_up_model,
                  found + ", but Y is up here: members at roll 0 have their depth along Y" +
                      (has_weight ? ", and self-weight acts along Y" : ""),
                  "model.nodes", "turn the model so that (X, Y, Z) becomes (X, Z, -Y)"});
}

}  // namespace loadpath::plausibility
