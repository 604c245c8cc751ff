#include "results/modes/seismic_header.hpp"

#include "answer/issue_list.hpp"
#include "results/set_header.hpp"

namespace loadpath::results {

namespace {

answer::SeismicMode mode_header(const seismic::ModeResponse& mode, std::size_t place, double mass) {
    answer::SeismicMode header;
    header.mode = static_cast<std::int64_t>(place) + 1;
    if (mode.period > 0.0) header.period = mode.period;
    header.spectral_acceleration = mode.acceleration;
    header.participation_factor = mode.participation;
    header.effective_mass = mode.effective_mass();
    header.effective_mass_ratio = mass > 0.0 ? mode.effective_mass() / mass : 0.0;
    header.base_shear = mode.base_shear();
    return header;
}

answer::SeismicDirectionHeader direction_header(const model::Structure& structure,
                                                const seismic::DirectionResult& along,
                                                Numbers& numbers) {
    answer::SeismicDirectionHeader header;
    header.direction = static_cast<document::SeismicDirection>(along.direction);
    header.base_shear = along.base_shear;
    header.total_seismic_mass = along.mass;
    header.participating_mass_ratio = along.ratio;
    for (std::size_t m = 0; m < along.modes.size(); ++m)
        header.modes.push_back(mode_header(along.modes[m], m, along.mass));
    if (along.leading_mode >= 0) header.leading_mode = along.leading_mode + 1;
    header.correction_factor = along.correction;
    header.combined = set_header(structure, along.combined, numbers);
    if (along.leading) header.leading = set_header(structure, *along.leading, numbers);
    return header;
}

std::optional<answer::SeismicMethodHeader> method_header(
    const model::Structure& structure, const std::optional<seismic::MethodResult>& method,
    Numbers& numbers) {
    if (!method) return std::nullopt;
    answer::SeismicMethodHeader header;
    for (const seismic::DirectionResult& along : method->per_direction)
        header.per_direction.push_back(direction_header(structure, along, numbers));
    if (method->combined) header.combined = set_header(structure, *method->combined, numbers);
    return header;
}

}  // namespace

answer::SeismicHeader seismic_header(const model::Structure& structure,
                                     const seismic::SeismicResult& result, Numbers& numbers) {
    answer::SeismicHeader header;
    header.modal_response_spectrum =
        method_header(structure, result.modal_response_spectrum, numbers);
    header.lateral_force = method_header(structure, result.lateral_force, numbers);
    Issues all = result.errors;
    all.insert(all.end(), result.warnings.begin(), result.warnings.end());
    header.warnings = issue_list(all, answer::Severity::warning);
    return header;
}

}  // namespace loadpath::results
