// An earthquake that is hardly meant: accelerations in g, behaviour factors of no structure, ground
// that moves one way only, and masses that do not go with the weight of the combinations.
#include "document/earthquake.hpp"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <unordered_set>

#include "plausibility/acting.hpp"
#include "plausibility/rules.hpp"
#include "plausibility/words.hpp"

namespace loadpath::plausibility {

namespace {

using document::ResponseSpectrum;
using document::SeismicDirection;

constexpr double standard_gravity = 9.81;
// m/s2. Maps that ask for a design begin at 0.39 (0.04 g); what is given in g lies below.
constexpr double least_acceleration = 0.35;
constexpr double most_acceleration = 20;
// EN 1998-1: no material and no system has more (5 alpha_u/alpha_1 of steel frames, Table 6.2).
constexpr double largest_behaviour = 8;
// Of the variable loads at least half of what a combination has is mass (phi of Table 4.2).
constexpr double least_share = 0.5;

class Earthquake {
 public:
    Earthquake(const Subject& subject, Findings& findings)
        : subject_(subject),
          analysis_(subject.document.analysis),
          settings_(*subject.document.analysis.seismic),
          findings_(findings) {}

    void check() {
        check_spectra();
        check_directions();
        check_masses();
    }

 private:
    bool acts_along(SeismicDirection direction) const {
        const auto& given = settings_.directions;
        return given.empty() ? direction != SeismicDirection::Y
                             : std::find(given.begin(), given.end(), direction) != given.end();
    }

    // Only spectra that are used; one that is not given is that of X.
    void check_spectra() {
        const bool along_y = acts_along(SeismicDirection::Y),
                   along_z = acts_along(SeismicDirection::Z);
        if (acts_along(SeismicDirection::X) || (along_y && !settings_.spectrum_y) ||
            (along_z && !settings_.spectrum_z))
            check_spectrum(settings_.spectrum_x, "spectrum_x");
        if (along_y && settings_.spectrum_y) check_spectrum(*settings_.spectrum_y, "spectrum_y");
        if (along_z && settings_.spectrum_z) check_spectrum(*settings_.spectrum_z, "spectrum_z");
    }

    void check_spectrum(const ResponseSpectrum& spectrum, const std::string& name) {
        const std::string at = "analysis.seismic." + name;
        const auto check = [&](const auto& given, const std::string& kind) {
            if (!given) return;
            check_acceleration(given->ag, "is ", at + kind + ".ag");
            if (given->q > largest_behaviour)
                add("is " + few_digits(given->q) + "; no structure has a behaviour factor above " +
                        few_digits(largest_behaviour),
                    at + kind + ".q");
        };
        check(spectrum.EurocodeParametric, ".EurocodeParametric");
        check(spectrum.DirectParameters, ".DirectParameters");
        if (!spectrum.CustomPoints) return;
        double most = 0;
        for (const auto& point : spectrum.CustomPoints->points) most = std::max(most, point[1]);
        check_acceleration(most, "the largest acceleration is ", at + ".CustomPoints.points");
    }

    void check_acceleration(double value, const std::string& words, const std::string& path) {
        if (value < least_acceleration)
            add(words + few_digits(value) +
                    " m/s2, too little to be designed for; in g it would be " +
                    few_digits(value * standard_gravity) + " m/s2",
                path);
        if (value > most_acceleration)
            add(words + few_digits(value) + " m/s2, more than any ground has", path);
    }

    // EN 1998-1, 4.3.3.5.1: both horizontal components. What lies in a plane has one.
    void check_directions() {
        const Vector3 size = subject_.most - subject_.least;
        const double thin = 1e-3 * subject_.extent;
        if (analysis_.options.dimensionality == document::Dimensionality::two || size[0] <= thin ||
            size[2] <= thin)
            return;
        const bool along_x = acts_along(SeismicDirection::X),
                   along_z = acts_along(SeismicDirection::Z);
        if (along_x && along_z) return;
        add(std::string("the ground does not move along ") +
                (along_x   ? "Z"
                 : along_z ? "X"
                           : "X and Z") +
                ", and the structure extends that way",
            "analysis.seismic.directions");
    }

    bool holds_weight(std::int64_t load_case) const {
        return analysis_.options.enable_self_weight &&
               analysis_.options.self_weight_load_case_id == load_case;
    }

    void weigh_load_cases() {
        for (std::size_t i = 0; i < analysis_.load_cases.size(); ++i) {
            const document::LoadCase& load_case = analysis_.load_cases[i];
            if (document::is_seismic(load_case)) earthquakes_.insert(load_case.id);
            double& sum = pressing_[load_case.id];
            for (const Acting& each : forces_of(subject_, i)) sum -= each.force[1];
        }
    }

    void check_masses() {
        const auto& down = analysis_.options.gravity_direction;
        if (analysis_.options.enable_self_weight && !(down[1] < 0)) return;  // said elsewhere
        weigh_load_cases();
        const double own = own_weight(subject_);
        double mass = settings_.include_structural_mass ? own : 0;
        for (const document::NodalMass& each : subject_.document.model.nodal_masses)
            mass += standard_gravity * each.mass;
        for (const document::SeismicMassSource& source : settings_.mass_sources) {
            mass += source.psi * std::max(0.0, pressing_[source.load_case_id]);
            if (holds_weight(source.load_case_id) && !settings_.include_structural_mass)
                mass += source.psi * own;
        }
        for (std::size_t i = 0; i < analysis_.load_combinations.size(); ++i)
            check_weight(analysis_.load_combinations[i], path_of("analysis.load_combinations", i),
                         mass, own);
    }

    void check_weight(const document::LoadCombination& combination, const std::string& path,
                      double mass, double own) {
        if (combination.limit_state == document::LimitState::SLS) return;
        bool has_earthquake = false;
        double weight = 0;
        for (const document::LoadCaseFactor& part : combination.load_case_factors) {
            has_earthquake =
                has_earthquake || (part.factor != 0 && earthquakes_.contains(part.load_case_id));
            weight += part.factor * pressing_[part.load_case_id];
            if (holds_weight(part.load_case_id)) weight += part.factor * own;
        }
        if (!has_earthquake) return;
        const std::string figures = "the earthquake shakes " + few_digits(mass / 1e3) +
                                    " kN of weight, and the combination has " +
                                    few_digits(weight / 1e3) + " kN";
        if (mass < least_share * weight)
            add(figures + ": loads are missing among the masses", path);
        else if (weight < least_share * mass)
            add(figures + ": weight is missing among the loads", path);
    }

    void add(std::string message, std::string path) {
        findings_.add({IssueCode::implausible_earthquake, std::move(message), std::move(path)});
    }

    const Subject& subject_;
    const document::Analysis& analysis_;
    const document::SeismicAnalysisSettings& settings_;
    Findings& findings_;
    std::unordered_map<std::int64_t, double> pressing_;  // without the structure's own weight
    std::unordered_set<std::int64_t> earthquakes_;
};

// Forces that stand for an earthquake act sideways; a load that presses is another action.
void check_forces(const Subject& subject, Findings& findings) {
    const auto& cases = subject.document.analysis.load_cases;
    std::size_t pressing = cases.size();
    for (std::size_t i = 0; i < cases.size(); ++i) {
        if (!cases[i].action || cases[i].action->category != document::ActionCategory::seismic)
            continue;
        Vector3 sizes = Vector3::Zero();
        for (const Acting& each : forces_of(subject, i)) sizes += each.force.cwiseAbs();
        if (sizes[1] == 0 || sizes[1] < sizes[0] + sizes[2]) return;
        pressing = i;
    }
    if (pressing < cases.size())
        findings.add({IssueCode::implausible_earthquake,
                      "load case \"" + cases[pressing].name +
                          "\" acts along Y, and no load case of an earthquake acts sideways",
                      path_of("analysis.load_cases", pressing) + ".action.category"});
}

}  // namespace

void check_earthquake_forces(const Subject& subject, Findings& findings) {
    check_forces(subject, findings);
}

void check_earthquake(const Subject& subject, Findings& findings) {
    const document::Analysis& analysis = subject.document.analysis;
    if (!analysis.seismic || analysis.unity_checks.empty()) return;
    Earthquake(subject, findings).check();
}

}  // namespace loadpath::plausibility
