#include "seismic/modal_response.hpp"

#include <cmath>
#include <numbers>
#include <string>

#include "seismic/combine.hpp"
#include "seismic/seismic_mass.hpp"
#include "seismic/shaken_cables.hpp"
#include "seismic/spectrum.hpp"
#include "text/number.hpp"

namespace loadpath::seismic {

namespace {

// EN 1998-1 4.3.3.3.1(3): the share of the mass that modes have to hold.
constexpr double enough_mass = 0.9;

// The structure, as it was divided, at rest under the forces of inertia of a mode of modal mass one
// and unit acceleration: mass times shape. It moves as the shape over the square of the frequency
// that its stiffness gives, which is twice the energy of the shape (that of continuous members
// differs a little, and would leave forces out of balance).
ResultSet modal_set(const model::Structure& structure, const eigen::Vibration& vibration,
                    std::size_t mode) {
    ResultSet set;
    set.kind = ResultSet::Kind::combination;
    set.state = vibration.model.state;
    set.loads = loads::CaseLoads(static_cast<int>(vibration.model.structure.members.size()));
    set.displacements = vibration.shapes[mode];
    recover(vibration.model, vibration.system->system(), set);
    if (vibration.result.modes[mode].eigenvalue > 0.0)
        for (double& x : set.displacements) x /= 2.0 * set.strain_energy;
    const std::vector<double> pushed = eigen::times_mass(vibration.masses, vibration.shapes[mode]);
    for (std::size_t i = 0; i < pushed.size(); ++i)
        if (pushed[i] != 0.0) set.loads.nodal.push_back({static_cast<int>(i), pushed[i]});
    recover(vibration.model, vibration.system->system(), set);
    set.displacements.resize(static_cast<std::size_t>(structure.unknown_count()));
    set.loads = loads::CaseLoads(static_cast<int>(structure.members.size()));
    set.state = vibration.state;
    return set;
}

// The figures of all modes.
struct ModalFigures {
    std::vector<Figures> of_mode;
    std::optional<Stations> stations;
    ResultSet like;
};

ModalFigures gather(const model::Structure& structure, const eigen::Vibration& vibration) {
    ModalFigures found;
    for (std::size_t m = 0; m < vibration.shapes.size(); ++m) {
        const ResultSet set = modal_set(structure, vibration, m);
        if (!found.stations) {
            found.stations.emplace(set);
            found.like = set;
        }
        found.of_mode.push_back(read_figures(structure, set, *found.stations));
    }
    return found;
}

class DirectionResponse {
 public:
    DirectionResponse(const document::SeismicAnalysisSettings& settings,
                      const std::vector<ModeResponse>& modes)
        : modes_(modes), combination_(periods(), how(settings), settings.damping) {
        for (const ModeResponse& mode : modes)
            scales_.push_back(mode.participation * mode.acceleration);
    }

    Figures combine(const std::vector<Figures>& of_mode) const {
        Figures figures(of_mode[0].size());
        std::vector<double> values(modes_.size());
        for (std::size_t i = 0; i < figures.size(); ++i) {
            for (std::size_t m = 0; m < values.size(); ++m) values[m] = scales_[m] * of_mode[m][i];
            figures[i] = combination_.of(values);
        }
        return figures;
    }

    double base_shear() const {
        std::vector<double> values;
        for (const ModeResponse& mode : modes_) values.push_back(mode.base_shear());
        return combination_.of(values);
    }

    Figures of_mode(const std::vector<Figures>& figures, std::size_t mode) const {
        Figures scaled = figures[mode];
        for (double& figure : scaled) figure *= scales_[mode];
        return scaled;
    }

 private:
    static document::ModalCombination how(const document::SeismicAnalysisSettings& settings) {
        return settings.modal_combination.value_or(document::ModalCombination::CQC);
    }
    std::vector<double> periods() const {
        std::vector<double> found;
        for (const ModeResponse& mode : modes_) found.push_back(mode.period);
        return found;
    }

    const std::vector<ModeResponse>& modes_;
    ModeCombination combination_;
    std::vector<double> scales_;
};

int leading_of(const std::vector<ModeResponse>& modes) {
    int leading = -1;
    for (std::size_t m = 0; m < modes.size(); ++m)
        if (leading < 0 || modes[m].base_shear() > modes[leading].base_shear())
            leading = static_cast<int>(m);
    return leading;
}

void warn_of_missing_mass(const DirectionResult& result, Issues& warnings) {
    if (result.ratio >= enough_mass) return;
    warnings.push_back({IssueCode::missing_mass,
                        "the modes hold " + format(std::round(1000.0 * result.ratio) / 10.0) +
                            " % of the mass along " + axis_names[result.direction] +
                            ", should be 90 % at least",
                        "analysis.seismic.num_modes"});
}

}  // namespace

std::vector<int> directions_of(const document::Document& document) {
    std::vector<int> found;
    for (const document::SeismicDirection direction : document.analysis.seismic->directions)
        found.push_back(static_cast<int>(direction));
    if (!found.empty()) return found;
    const model::Vector3 up = upwards(document.analysis.options);
    for (int d = 0; d < 3; ++d)
        if (std::abs(up[d]) < 0.5) found.push_back(d);
    return found;
}

std::vector<ModeResponse> respond(const document::SeismicAnalysisSettings& settings,
                                  const eigen::ModalResult& modes, int direction) {
    const document::ResponseSpectrum& spectrum = spectrum_along(settings, direction);
    std::vector<ModeResponse> found;
    for (const eigen::ModalMode& mode : modes.modes) {
        ModeResponse response;
        response.participation = mode.participation[direction] / std::sqrt(mode.modal_mass);
        if (mode.eigenvalue > 0.0) {
            response.period = 2.0 * std::numbers::pi / std::sqrt(mode.eigenvalue);
            response.acceleration = acceleration_at(spectrum, response.period);
        }
        found.push_back(response);
    }
    return found;
}

ResultSet combine_directions(const model::Structure& structure, const Stations& stations,
                             const std::vector<Figures>& of_directions, const ResultSet& like,
                             const char* name) {
    const auto how = structure.document->analysis.seismic->directional_combination.value_or(
        document::DirectionalCombination::SRSS);
    Figures figures(of_directions[0].size());
    std::vector<double> values(of_directions.size());
    for (std::size_t i = 0; i < figures.size(); ++i) {
        for (std::size_t d = 0; d < values.size(); ++d) values[d] = of_directions[d][i];
        figures[i] = over_directions(values, how);
    }
    ResultSet set = write_figures(figures, structure, like, stations, false);
    set.name = name;
    return set;
}

MethodResult modal_response_spectrum(const model::Structure& structure,
                                     const eigen::Vibration& vibration, Issues& warnings) {
    const document::SeismicAnalysisSettings& settings = *structure.document->analysis.seismic;
    const ModalFigures modal = gather(structure, vibration);
    MethodResult result;
    std::vector<Figures> of_directions;
    for (const int d : directions_of(*structure.document)) {
        DirectionResult along;
        along.direction = d;
        along.mass = vibration.result.mass[d];
        along.modes = respond(settings, vibration.result, d);
        along.leading_mode = leading_of(along.modes);
        double held = 0.0;
        for (const ModeResponse& mode : along.modes) held += mode.effective_mass();
        along.ratio = along.mass > 0.0 ? held / along.mass : 0.0;
        const DirectionResponse response(settings, along.modes);
        along.base_shear = response.base_shear();
        of_directions.push_back(response.combine(modal.of_mode));
        const std::string name = std::string("Seismic MRSA ") + axis_names[d];
        along.combined =
            write_figures(of_directions.back(), structure, modal.like, *modal.stations, false);
        along.combined.name = name;
        const auto leading = static_cast<std::size_t>(along.leading_mode);
        along.leading = write_figures(response.of_mode(modal.of_mode, leading), structure,
                                      modal.like, *modal.stations, true);
        along.leading->name = name + " mode " + std::to_string(leading + 1);
        warn_of_missing_mass(along, warnings);
        result.per_direction.push_back(std::move(along));
    }
    if (!of_directions.empty())
        result.combined = combine_directions(structure, *modal.stations, of_directions, modal.like,
                                             "Seismic MRSA combined");
    return result;
}

}  // namespace loadpath::seismic
