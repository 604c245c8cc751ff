// Each constant has a range that no material of buildings leaves, from foam-light timber to carbon
// fibre and lead; those of metals are narrower. Where a likely unit brings a constant back into its
// range, the message says which.
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "library/steel.hpp"
#include "plausibility/rules.hpp"
#include "plausibility/words.hpp"
#include "text/begins.hpp"

namespace loadpath::plausibility {

namespace {

using document::Material;

struct Range {
    double least, most;
    bool holds(double value) const { return value >= least && value <= most; }
};

struct MistakenUnit {
    const char* name;
    double in_si;
};

constexpr std::array pressure_units{MistakenUnit{"kPa", 1e3}, MistakenUnit{"MPa", 1e6},
                                    MistakenUnit{"GPa", 1e9}};
constexpr std::array density_units{MistakenUnit{"t/m3", 1e3}, MistakenUnit{"kN/m3", 1e3 / 9.81},
                                   MistakenUnit{"N/m3", 1 / 9.81}, MistakenUnit{"kg/mm3", 1e9},
                                   MistakenUnit{"t/mm3", 1e12}};

constexpr Range usual_stiffness{4e9, 7e11};  // timber along the grain to carbon fibre
constexpr Range any_density{250, 9000};      // timber to copper
constexpr Range usual_strength{5e6, 2.5e9};  // timber across the grain to wires
constexpr Range heavy_metals{7000, 8800};    // iron, steel, stainless steel by density
constexpr Range aluminium_and_glass{2400, 2900};

// Which unit the number is probably in, if it then is usual; of several the one that fits best.
template <std::size_t N>
const MistakenUnit* find_unit(const std::array<MistakenUnit, N>& units, double value,
                              const Range& usual) {
    const MistakenUnit* found = nullptr;
    double nearest = 0;
    const double middle = std::log(usual.least * usual.most) / 2;
    for (const MistakenUnit& unit : units) {
        if (!usual.holds(value * unit.in_si)) continue;
        const double away = std::abs(std::log(value * unit.in_si) - middle);
        if (found == nullptr || away < nearest) {
            found = &unit;
            nearest = away;
        }
    }
    return found;
}

// The same, for a number that is too large: it was converted, and its unit converts it again.
const MistakenUnit* find_unit_twice(double value, const Range& usual) {
    for (const MistakenUnit& unit : pressure_units)
        if (usual.holds(value / unit.in_si)) return &unit;
    return nullptr;
}

std::string reads_like(const MistakenUnit& unit, const std::string& meant) {
    return std::string("; the number reads like ") + unit.name + ", that is " + meant;
}

bool is_aluminium_or_glass(const Material& material) {
    return material.e_mod > 6e10 && material.e_mod < 8e10 &&
           aluminium_and_glass.holds(material.density);
}

bool is_stiff_enough(const Material& material) {
    if (material.e_mod < 1e8) return false;
    // Plastics, and timber across the grain, stay below 1 GPa; they are neither heavy nor airy.
    return material.e_mod >= 1e9 || Range{300, 2000}.holds(material.density);
}

void check_stiffness(const Material& material, const std::string& at, Findings& findings) {
    constexpr double most = 1.3e12;  // above diamond
    const std::string found = "is " + pressure_text(material.e_mod);
    if (material.e_mod > most) {
        const MistakenUnit* unit = find_unit_twice(material.e_mod, usual_stiffness);
        const std::string meant =
            unit == nullptr ? "" : pressure_text(material.e_mod / unit->in_si);
        findings.add({IssueCode::implausible_stiffness, found + ", stiffer than any material",
                      at + ".e_mod", meant});
        return;
    }
    if (is_stiff_enough(material)) return;
    const MistakenUnit* unit = find_unit(pressure_units, material.e_mod, usual_stiffness);
    std::string message = found + ", softer than what is built with (steel has 210 GPa)";
    const std::string meant = unit == nullptr ? "" : pressure_text(material.e_mod * unit->in_si);
    if (unit != nullptr) message += reads_like(*unit, meant);
    findings.add({IssueCode::implausible_stiffness, message, at + ".e_mod", meant});
}

void check_shear_modulus(const Material& material, const std::string& at, Findings& findings) {
    const double ratio = material.g_mod / material.e_mod;
    // Metals and glass are isotropic; timber has E/16, carbon fibre along the fibre E/50.
    const bool is_isotropic = library::is_steel(material) || is_aluminium_or_glass(material);
    const Range usual = is_isotropic ? Range{0.3, 0.51} : Range{0.002, 0.51};
    if (usual.holds(ratio)) return;
    std::string message =
        "is " + pressure_text(material.g_mod) + ", " + few_digits(ratio) + " times e_mod; ";
    message += is_isotropic ? "metals and glass have between 1/3 and 1/2 of it"
                            : "no material has more than half of it, or next to nothing";
    findings.add({IssueCode::implausible_shear_modulus, message, at + ".g_mod"});
}

// Of what has this modulus and is built with.
Range usual_density(double e_mod) {
    if (e_mod >= 1.8e11 && e_mod <= 2.3e11) return heavy_metals;
    if (e_mod >= 6e10 && e_mod <= 8e10) return aluminium_and_glass;
    if (e_mod >= 2e10 && e_mod <= 5e10) return {1600, 2700};  // concrete
    if (e_mod >= 4e9 && e_mod <= 2e10) return {300, 1200};    // timber
    return any_density;
}

// A power of ten below stands for no weight at all, where nobody asks what that weight does.
void check_density(const Material& material, bool has_weight, const std::string& at,
                   Findings& findings) {
    const double density = material.density;
    const Range possible = material.e_mod >= 1.8e11 && material.e_mod <= 2.3e11
                               ? Range{1200, 9000}  // carbon fibre to steel
                               : Range{100, 23000};
    if (possible.holds(density) ||
        (density < possible.least && !has_weight && is_power_of_ten(density)))
        return;
    const MistakenUnit* unit = find_unit(density_units, density, usual_density(material.e_mod));
    std::string message = "is " + few_digits(density) + " kg/m3, ";
    message += density < possible.least ? "lighter" : "heavier";
    message += " than the material can be (steel has 7850, concrete 2500, timber 420)";
    const std::string meant = unit == nullptr ? "" : few_digits(density * unit->in_si) + " kg/m3";
    if (unit != nullptr) message += reads_like(*unit, meant);
    findings.add({IssueCode::implausible_density, message, at + ".density", meant});
}

// Names of structural steels that have the tensile strength in them, or none: older ones, numbers
// of EN 10027-2, American, British and Chinese ones.
struct OldGrade {
    std::string_view name;
    double strength;
};
constexpr OldGrade old_grades[] = {
    {"Fe360", 240e6},   {"Fe430", 280e6},  {"Fe510", 360e6},  {"St37", 240e6},   {"St44", 280e6},
    {"St52", 360e6},    {"A36", 250e6},    {"A992", 345e6},   {"1.0037", 235e6}, {"1.0038", 235e6},
    {"1.0044", 275e6},  {"1.0045", 355e6}, {"1.0570", 355e6}, {"1.0577", 355e6}, {"Grade43", 275e6},
    {"Grade50", 355e6}, {"Q235", 235e6},   {"Q345", 345e6},   {"Q355", 355e6}};

constexpr double strongest_by_standard = 700e6;  // EN 1993-1-12

// Where members are checked as structural steel.
void check_grade(const Material& material, const std::string& at, Findings& findings) {
    if (const char* const other = library::other_material(material.name)) {
        findings.add({IssueCode::implausible_yield_stress,
                      std::string("is that of ") + other + ", as the name \"" + material.name +
                          "\" says, and EN 1993-1-1 is not for it",
                      at + ".yield_stress"});
        return;
    }
    if (library::is_steel(material) && material.yield_stress > strongest_by_standard &&
        material.yield_stress < 7e9)
        findings.add({IssueCode::implausible_yield_stress,
                      "is " + pressure_text(material.yield_stress) +
                          ", and EN 1993 is for steels up to 700 MPa",
                      at + ".yield_stress"});
}

// Of a word that is the grade of a steel ("S355", "S235JR"): the figure that follows the S. Zero of
// any other. Thick parts have less, never more.
double strength_by_grade(std::string_view name) {
    for (const OldGrade& grade : old_grades)
        if (text::begins(name, grade.name)) return grade.strength;
    if (!name.starts_with('S')) return 0;
    name.remove_prefix(1);
    int figure = 0;
    std::size_t digits = 0;
    while (digits < name.size() && name[digits] >= '0' && name[digits] <= '9' && digits < 4)
        figure = 10 * figure + (name[digits++] - '0');
    return digits == 3 && figure >= 185 ? figure * 1e6 : 0;
}

// The grade may stand anywhere in the name, with blanks in it: "EN 10025-2 S 275 J2".
double strength_by_name(std::string_view name) {
    for (std::size_t at = 0; at < name.size(); ++at) {
        if (at > 0 && std::isalnum(static_cast<unsigned char>(name[at - 1]))) continue;
        std::string rest(name.substr(at));
        std::erase(rest, ' ');
        if (const double strength = strength_by_grade(rest); strength > 0) return strength;
    }
    return 0;
}

void check_yield_stress(const Material& material, const std::string& at, Findings& findings) {
    const double strength = material.yield_stress;
    constexpr Range possible{5e5, 7e9};
    const double nominal = library::is_steel(material) ? strength_by_name(material.name) : 0;
    if (strength <= 0) return;  // none given
    if (nominal > 0 && strength > 1.01 * nominal && possible.holds(strength))
        findings.add({IssueCode::implausible_yield_stress,
                      "is " + pressure_text(strength) + ", more than the " +
                          pressure_text(nominal) + " of the grade that the material is named after",
                      at + ".yield_stress", pressure_text(nominal)});
    if (possible.holds(strength)) return;
    std::string message = "is " + pressure_text(strength) + ", ";
    message += strength < possible.least ? "weaker" : "stronger";
    message += " than what is built with (structural steel has 235 to 690 MPa)";
    const MistakenUnit* unit = find_unit(pressure_units, strength, usual_strength);
    const std::string meant = unit == nullptr ? "" : pressure_text(strength * unit->in_si);
    if (unit != nullptr) message += reads_like(*unit, meant);
    findings.add({IssueCode::implausible_yield_stress, message, at + ".yield_stress", meant});
}

}  // namespace

bool asks_for_steel(const document::Analysis& analysis) {
    return std::any_of(analysis.unity_checks.begin(), analysis.unity_checks.end(),
                       [](const auto& check) { return check.spec.Ec3Steel.has_value(); });
}

void check_materials(const document::Document& document, Findings& findings) {
    const auto& materials = document.model.materials;
    const bool is_steel_asked = asks_for_steel(document.analysis);
    const bool has_weight = is_steel_asked && document.analysis.options.enable_self_weight;
    for (std::size_t i = 0; i < materials.size(); ++i) {
        const std::string at = path_of("model.materials", i);
        check_stiffness(materials[i], at, findings);
        check_shear_modulus(materials[i], at, findings);
        check_density(materials[i], has_weight, at, findings);
        check_yield_stress(materials[i], at, findings);
        if (is_steel_asked) check_grade(materials[i], at, findings);
    }
}

}  // namespace loadpath::plausibility
