// What an earthquake does to a structure (EN 1998-1 4.3.3): by its modes and a response spectrum,
// by the lateral force method, or by both.
#pragma once

#include <optional>

#include "document/earthquake.hpp"
#include "eigen/reference.hpp"

namespace loadpath::seismic {

inline constexpr const char* axis_names[] = {"X", "Y", "Z"};

struct ModeResponse {
    double period = 0.0;  // 0 for the motion of a free body
    double acceleration = 0.0;
    double participation = 0.0;  // of the shape with a modal mass of one
    double effective_mass() const { return participation * participation; }
    double base_shear() const { return effective_mass() * acceleration; }
};

struct DirectionResult {
    int direction = 0;  // 0 to 2, see axis_names
    double base_shear = 0.0;
    double mass = 0.0;   // all of it
    double ratio = 1.0;  // of it in the modes
    std::vector<ModeResponse> modes;
    int leading_mode = -1;
    std::optional<double> correction;  // lambda of the lateral force method
    analysis::ResultSet combined;
    std::optional<analysis::ResultSet> leading;  // with its signs
};

struct MethodResult {
    std::vector<DirectionResult> per_direction;
    std::optional<analysis::ResultSet> combined;
};

struct SeismicResult {
    std::optional<MethodResult> modal_response_spectrum, lateral_force;
    Issues errors, warnings;

    // What a load case of kind seismic stands for; null where an error says why there is none.
    const analysis::ResultSet* all_directions() const;
};

SeismicResult solve_seismic(const model::Structure& structure,
                            const std::vector<loads::CaseLoads>& cases,
                            const eigen::References& references);

// Faults of the document: bad spectra, load cases that do not exist, load cases of kind seismic
// where loads are needed.
void refuse_faults(const document::Document& document, Issues& errors);

}  // namespace loadpath::seismic
