#include "seismic/seismic.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "eigen/modal.hpp"
#include "model/prepare.hpp"
#include "seismic/lateral_force.hpp"
#include "seismic/modal_response.hpp"
#include "seismic/seismic_mass.hpp"

namespace loadpath::seismic {

namespace {

bool is_endless(const std::optional<MethodResult>& method) {
    return method && std::ranges::any_of(method->per_direction, [](const auto& along) {
               return !std::isfinite(along.base_shear);
           });
}

}  // namespace

const analysis::ResultSet* SeismicResult::all_directions() const {
    for (const auto* method : {&modal_response_spectrum, &lateral_force})
        if (*method && (*method)->combined) return &*(*method)->combined;
    return nullptr;
}

SeismicResult solve_seismic(const model::Structure& structure,
                            const std::vector<loads::CaseLoads>& cases,
                            const eigen::References& references) {
    const document::SeismicAnalysisSettings& settings = *structure.document->analysis.seismic;
    SeismicResult result;
    const std::vector<double> masses = masses_of_loads(structure, cases, result.warnings);
    eigen::VibrationRequest request = eigen::request_of(settings, "analysis.seismic");
    request.include_structural_mass = settings.include_structural_mass;
    request.more_masses = mass_parts(masses);
    // Cables hang under what rests on the structure while it is shaken.
    std::optional<analysis::ResultSet> settled;
    if (model::has_cables(structure.document->model) && !settings.stiffness_reference) {
        settled = references.settle(resting_loads(structure, cases), "weight of the mass",
                                    request.path, result.errors);
        if (!settled) return result;
        request.settled = &*settled;
    }
    const eigen::Vibration vibration =
        eigen::solve_vibration(structure, references, std::move(request));
    const eigen::ModalResult& modes = vibration.result;
    result.warnings.insert(result.warnings.end(), modes.warnings.begin(), modes.warnings.end());
    result.errors = modes.errors;
    if (!result.errors.empty() || modes.modes.empty()) return result;
    if (settings.include_geometric_stiffness.value_or(false))
        result.warnings.push_back(
            {IssueCode::preload_recovery_elastic_forces,
             "forces of the reference change the modes; section forces and reactions follow from "
             "the elastic stiffness alone",
             "analysis.seismic.include_geometric_stiffness"});
    if (settings.method != document::SeismicMethod::LATERAL_FORCE)
        result.modal_response_spectrum =
            modal_response_spectrum(structure, vibration, result.warnings);
    if (settings.method != document::SeismicMethod::MODAL_RESPONSE_SPECTRUM)
        result.lateral_force =
            lateral_force(structure, vibration, masses, result.errors, result.warnings);
    if (is_endless(result.modal_response_spectrum) || is_endless(result.lateral_force)) {
        result.errors.push_back({IssueCode::unusable_spectrum,
                                 "its accelerations come to forces beyond all numbers",
                                 "analysis.seismic.spectrum_x"});
        result.modal_response_spectrum.reset();
        result.lateral_force.reset();
    }
    return result;
}

}  // namespace loadpath::seismic
