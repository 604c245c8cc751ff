#include "seismic/lateral_force.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "eigen/hung_cables.hpp"
#include "seismic/modal_response.hpp"
#include "seismic/seismic_mass.hpp"
#include "seismic/shaken_cables.hpp"
#include "seismic/spectrum.hpp"
#include "text/number.hpp"

namespace loadpath::seismic {

namespace {

using model::unknowns_per_joint;

// EN 1998-1 4.3.3.2.1(2): beyond these periods higher modes count.
constexpr double longest_period = 2.0, longest_by_corner = 4.0;

// EN 1998-1 4.3.3.2.2(1).
double correction_factor(const document::ResponseSpectrum& spectrum, double period, int storeys) {
    const std::optional<double> tc = corner_period(spectrum);
    return tc && period <= 2.0 * *tc && storeys > 2 ? 0.85 : 1.0;
}

// Undivided, with the springs of the reference and cables as they hang in the modes.
eigen::DividedModel undivided(const model::Structure& structure,
                              const eigen::Vibration& vibration) {
    eigen::DividedModel whole =
        eigen::divide(structure, vibration.state, std::vector<int>(structure.members.size(), 1));
    eigen::hang_cables(whole, vibration.settled);
    return whole;
}

class LateralForce {
 public:
    LateralForce(const model::Structure& structure, const eigen::Vibration& vibration,
                 const std::vector<double>& masses, Issues& errors)
        : whole_(undivided(structure, vibration)),
          structure_(whole_.structure),
          vibration_(vibration),
          settings_(*structure.document->analysis.seismic),
          heights_(structure),
          storeys_(count_storeys(structure, masses)),
          equations_(structure_, whole_.elements, assembly::find_parameters(structure, {}),
                     whole_.state, errors) {
        masses_ = eigen::gather_masses(whole_, document::MassFormulation::LUMPED,
                                       settings_.include_structural_mass);
        const auto more = mass_parts(masses);
        masses_.insert(masses_.end(), more.begin(), more.end());
    }

    bool is_vertical(int direction) const { return std::abs(heights_.up[direction]) > 0.5; }

    DirectionResult along(int direction, Issues& warnings) const {
        DirectionResult result;
        result.direction = direction;
        result.mass = vibration_.result.mass[direction];
        const std::vector<ModeResponse> modes = respond(settings_, vibration_.result, direction);
        for (std::size_t m = 0; m < modes.size(); ++m)
            if (modes[m].period > 0.0 &&
                (result.leading_mode < 0 ||
                 modes[m].effective_mass() > modes[result.leading_mode].effective_mass()))
                result.leading_mode = static_cast<int>(m);
        if (result.leading_mode < 0) return result;
        const ModeResponse& first = modes[result.leading_mode];
        const document::ResponseSpectrum& spectrum = spectrum_along(settings_, direction);
        warn_of_period(first.period, spectrum, direction, warnings);
        result.correction = correction_factor(spectrum, first.period, storeys_);
        const std::vector<double> shaken = field(direction, false);
        const double mass = sum_along(eigen::times_mass(masses_, shaken), direction);
        result.base_shear = first.acceleration * mass * *result.correction;
        solve(direction, result);
        return result;
    }

 private:
    // A unit movement of what stands above the lowest node, or one that grows with height.
    std::vector<double> field(int direction, bool grows) const {
        std::vector<double> moved(static_cast<std::size_t>(structure_.unknown_count()), 0.0);
        for (std::size_t j = 0; j < structure_.joints.size(); ++j) {
            const double height = heights_.of(structure_.joints[j].at);
            const bool is_above = height > 1e-9 * heights_.largest;
            moved[j * unknowns_per_joint + static_cast<std::size_t>(direction)] = grows ? height
                                                                                  : is_above ? 1.0
                                                                                             : 0.0;
        }
        return moved;
    }

    static double sum_along(const std::vector<double>& forces, int direction) {
        double sum = 0.0;
        for (std::size_t i = static_cast<std::size_t>(direction); i < forces.size();
             i += unknowns_per_joint)
            sum += forces[i];
        return sum;
    }

    // Forces in proportion to mass and height: (4.11).
    void solve(int direction, DirectionResult& result) const {
        const std::vector<double> shares = eigen::times_mass(masses_, field(direction, true));
        const double sum = sum_along(shares, direction);
        ResultSet& set = result.combined;
        set.kind = ResultSet::Kind::combination;
        set.name = std::string("Seismic lateral ") + axis_names[direction];
        set.state = whole_.state;
        set.loads = loads::CaseLoads(static_cast<int>(structure_.members.size()));
        for (std::size_t i = static_cast<std::size_t>(direction); sum > 0.0 && i < shares.size();
             i += unknowns_per_joint)
            if (shares[i] != 0.0)
                set.loads.nodal.push_back(
                    {static_cast<int>(i), result.base_shear * shares[i] / sum});
        ResultSet* only[] = {&set};
        equations_.solve(structure_, whole_.elements, only);
        recover(whole_, equations_.system(), set);
        set.state = vibration_.state;
    }

    void warn_of_period(double period, const document::ResponseSpectrum& spectrum, int direction,
                        Issues& warnings) const {
        const std::optional<double> tc = corner_period(spectrum);
        const double longest =
            tc ? std::min(longest_period, longest_by_corner * *tc) : longest_period;
        if (period <= longest) return;
        warnings.push_back({IssueCode::lateral_force_limits,
                            std::string("the period along ") + axis_names[direction] + " is " +
                                format(period) + " s, should be " + format(longest) +
                                " s at most for the lateral force method",
                            "analysis.seismic.method"});
    }

    eigen::DividedModel whole_;
    const model::Structure& structure_;
    const eigen::Vibration& vibration_;
    const document::SeismicAnalysisSettings& settings_;
    Heights heights_;
    int storeys_;
    analysis::Equations equations_;
    std::vector<eigen::MassPart> masses_;
};

}  // namespace

MethodResult lateral_force(const model::Structure& structure, const eigen::Vibration& vibration,
                           const std::vector<double>& masses, Issues& errors, Issues& warnings) {
    const LateralForce method(structure, vibration, masses, errors);
    MethodResult result;
    if (!errors.empty()) return result;
    std::vector<Figures> of_directions;
    std::optional<Stations> stations;
    for (const int d : directions_of(*structure.document)) {
        if (method.is_vertical(d)) {
            warnings.push_back({IssueCode::lateral_force_limits,
                                std::string("the lateral force method acts across gravity, and ") +
                                    axis_names[d] + " is along it: left out there",
                                "analysis.seismic.directions"});
            continue;
        }
        DirectionResult along = method.along(d, warnings);
        if (along.leading_mode < 0) continue;
        if (along.combined.is_usable()) {
            if (!stations) stations.emplace(along.combined);
            of_directions.push_back(read_figures(structure, along.combined, *stations));
        }
        result.per_direction.push_back(std::move(along));
    }
    if (stations && of_directions.size() == result.per_direction.size())
        result.combined =
            combine_directions(structure, *stations, of_directions,
                               result.per_direction[0].combined, "Seismic lateral combined");
    return result;
}

}  // namespace loadpath::seismic
