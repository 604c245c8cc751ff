// Natural frequencies and modes of vibration.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "eigen/eigen_system.hpp"
#include "eigen/mass.hpp"
#include "eigen/reference.hpp"
#include "eigen/within_members.hpp"

namespace loadpath::eigen {

using analysis::Vector6;

struct ModalMode {
    double eigenvalue = 0.0;  // square of the circular frequency; 0 for the motion of a free body
    double modal_mass = 0.0;
    Vector6 participation = Vector6::Zero();  // shape times mass times a unit movement of all nodes
    std::vector<double> shape;                // by unknown of the structure, not of the divided one
    std::vector<WithinMember> within;
};

struct ModalResult {
    std::vector<ModalMode> modes;
    Vector6 mass = Vector6::Zero();  // of the whole structure: X Y Z, then inertia about its centre
    model::Vector3 centre = model::Vector3::Zero();  // of mass; rotations are about it
    bool is_counted = false;  // the signs of pivots prove that no mode is missing
    Issues errors, warnings;
};

// What vibrates, and how it is asked for.
struct VibrationRequest {
    std::int64_t num_modes = 0;
    document::MassFormulation mass_formulation = document::MassFormulation::CONSISTENT;
    std::optional<document::EigenLoadRef> stiffness_reference;
    // The state that cables hang in where no stiffness_reference names its loads.
    const analysis::ResultSet* settled = nullptr;
    bool include_geometric_stiffness = false;
    std::optional<double> tolerance;
    std::optional<std::int64_t> max_iterations;
    bool include_structural_mass = true;
    std::vector<MassPart> more_masses;  // beside those of the structure
    std::string path;                   // of the settings in the document
};

template <class Settings>
VibrationRequest request_of(const Settings& settings, std::string path) {
    VibrationRequest request;
    request.num_modes = settings.num_modes;
    request.mass_formulation =
        settings.mass_formulation.value_or(document::MassFormulation::CONSISTENT);
    request.stiffness_reference = settings.stiffness_reference;
    request.include_geometric_stiffness = settings.include_geometric_stiffness.value_or(false);
    request.tolerance = settings.tolerance;
    request.max_iterations = settings.max_iterations;
    request.path = std::move(path);
    return request;
}

// Modes with the division of members that they were found on.
struct Vibration {
    ModalResult result;
    assembly::State state;                         // of the structure's own members
    const analysis::ResultSet* settled = nullptr;  // that cables hang in, if any
    DividedModel model;
    std::vector<MassPart> masses;
    std::unique_ptr<EigenSystem> system;
    std::vector<std::vector<double>> shapes;  // in unknowns of the divided structure, modal mass 1
};

Vibration solve_vibration(const model::Structure& structure, const References& references,
                          VibrationRequest request);

ModalResult solve_modal(const model::Structure& structure, const References& references);

}  // namespace loadpath::eigen
