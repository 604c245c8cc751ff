#include "eigen/modal.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "eigen/eigen_system.hpp"
#include "eigen/geometric.hpp"
#include "eigen/hung_cables.hpp"
#include "eigen/mode_issues.hpp"
#include "eigen/refinement.hpp"
#include "eigen/shape.hpp"
#include "eigen/waves.hpp"

namespace loadpath::eigen {

namespace {

using model::unknowns_per_joint;
using model::Vector3;

constexpr int most_passes = 8;

// Strain beside which that of a motion is rounding: the motion of a free body.
constexpr double no_strain = 1e-11;

// All nodes moved by one along X, Y, Z, or turned by one about axes through a point.
std::array<std::vector<double>, 6> unit_movements(const model::Structure& structure,
                                                  const Vector3& about) {
    std::array<std::vector<double>, 6> movements;
    for (int d = 0; d < 6; ++d) {
        movements[d].assign(static_cast<std::size_t>(structure.unknown_count()), 0.0);
        const Vector3 axis = Vector3::Unit(d % 3);
        for (std::size_t j = 0; j < structure.joints.size(); ++j) {
            double* at = &movements[d][j * unknowns_per_joint];
            const Vector3 moved =
                d < 3 ? axis : Vector3(axis.cross(structure.joints[j].at - about));
            for (int k = 0; k < 3; ++k) at[k] = moved[k];
            if (d >= 3) at[d] = 1.0;
        }
    }
    return movements;
}

class ModalAnalysis {
 public:
    ModalAnalysis(const model::Structure& structure, VibrationRequest request)
        : structure_(structure),
          request_(std::move(request)),
          how_(request_.mass_formulation),
          limits_(limits_of(request_.tolerance, request_.max_iterations)) {}

    Vibration solve(const References& references) {
        search(references);
        return std::move(found_);
    }

 private:
    void search(const References& references) {
        assembly::State& state = found_.state;
        state = assembly::everything_at_work(structure_);
        const analysis::ResultSet* preload = nullptr;
        found_.settled = request_.settled;
        if (request_.stiffness_reference) {
            const std::string path = request_.path + ".stiffness_reference";
            const analysis::ResultSet* set =
                references.find(*request_.stiffness_reference, path, result_.errors);
            if (set == nullptr) return;
            found_.settled = set;
            state = set->state;
            warn_of_slack(structure_, state, path, result_.warnings);
            if (request_.include_geometric_stiffness) preload = set;
        }
        tell_of_cables(structure_, found_.settled, request_.path, result_.warnings);
        std::vector<int> counts = how_ == document::MassFormulation::LUMPED
                                      ? std::vector<int>(structure_.members.size(), 1)
                                      : first_division(structure_);
        for (int turn = 0; turn < most_passes; ++turn) {
            if (!solve_divided(state, preload, counts)) return;
            if (how_ == document::MassFormulation::LUMPED || !grow(preload, counts)) break;
        }
        finish(preload);
    }

    bool solve_divided(const assembly::State& state, const analysis::ResultSet* preload,
                       const std::vector<int>& counts) {
        found_.system.reset();
        found_.model = divide(structure_, state, counts);
        hang_cables(found_.model, found_.settled);
        found_.masses = gather_masses(found_.model, how_, request_.include_structural_mass);
        found_.masses.insert(found_.masses.end(), request_.more_masses.begin(),
                             request_.more_masses.end());
        if (found_.masses.empty()) {
            result_.errors.push_back({IssueCode::no_mass,
                                      "nothing has mass: no density, no weight, no mass on a node",
                                      request_.path});
            return false;
        }
        const auto is_number = [](const MassPart& part) { return part.mass.allFinite(); };
        if (!std::all_of(found_.masses.begin(), found_.masses.end(), is_number)) {
            result_.errors.push_back({IssueCode::unstable_reference,
                                      "its masses are no numbers: figures of a material or a "
                                      "section are beyond what can be computed with",
                                      request_.path});
            return false;
        }
        found_.system = std::make_unique<EigenSystem>(found_.model, result_.errors);
        if (!result_.errors.empty()) return false;
        EigenSystem& system = *found_.system;
        if (preload != nullptr)
            system.add_to_stiffness(
                sum_of(gather_geometric(found_.model, *preload), system.kinematics(), 1.0));
        assembly::StiffnessSum mass(system.kinematics());
        for (const MassPart& part : found_.masses) mass.add(part.unknowns, part.mass);
        system.set_other(mass);
        const EigenSystem::Ending ending = system.factor_for_vibration(expected_);
        if (ending == EigenSystem::Ending::indefinite && preload != nullptr) {
            result_.errors.push_back(
                {IssueCode::unstable_reference,
                 "the loads whose forces change the stiffness are beyond the critical ones: the "
                 "structure buckles under them",
                 request_.path + ".stiffness_reference"});
            return false;
        }
        if (ending != EigenSystem::Ending::definite) {
            result_.errors.push_back(why_not_factored(structure_, system, ending, request_.path));
            return false;
        }
        search_ = system.search(expected_);
        missed_.reset();
        modes_ = search_->find(number(), limits_);
        expand_shapes();
        return true;
    }

    int number() const {
        return static_cast<int>(std::min<std::int64_t>(request_.num_modes, 1000));
    }

    void expand_shapes() {
        found_.shapes.clear();
        for (const std::vector<double>& vector : modes_.vectors) {
            std::vector<double> shape = found_.system->expand(vector);
            const double mass = dot(shape, times_mass(found_.masses, shape));
            for (double& x : shape) x /= std::sqrt(mass);
            found_.shapes.push_back(std::move(shape));
        }
    }

    bool grow(const analysis::ResultSet* preload, std::vector<int>& counts) {
        if (static_cast<int>(modes_.values.size()) < number())
            return double_division(structure_, counts);
        expected_ = expected_after(missed(preload), modes_.values);
        return refine(structure_, missed(preload), modes_.values,
                      pieces_for_vibration(structure_, modes_.values.back()), counts);
    }

    const Missed& missed(const analysis::ResultSet* preload) {
        if (!missed_)
            missed_ = missed_in_vibration(found_.model, preload, modes_.values, found_.shapes);
        return *missed_;
    }

    void finish(const analysis::ResultSet* preload) {
        algebra::Modes all_modes = search_->find_and_count(number(), limits_);
        // Those that were there before have missed what they missed before.
        if (all_modes.values != modes_.values) missed_.reset();
        modes_ = std::move(all_modes);
        expand_shapes();
        result_.is_counted = modes_.counted;
        const int all = static_cast<int>(modes_.values.size());
        if (how_ != document::MassFormulation::LUMPED) leave_out_doubtful(preload);
        judge_modes(modes_, number(), all - static_cast<int>(modes_.values.size()), request_.path,
                    result_.errors, result_.warnings);
        find_mass();
        if (!result_.errors.empty()) return;
        if (how_ != document::MassFormulation::LUMPED)
            correct(modes_, found_.shapes, missed(preload));
        for (std::size_t m = 0; m < found_.shapes.size(); ++m) add_mode(m);
    }

    void leave_out_doubtful(const analysis::ResultSet* preload) {
        const std::size_t good = borne_out(missed(preload), modes_.values);
        modes_.values.resize(good);
        modes_.vectors.resize(good);
        found_.shapes.resize(good);
    }

    void find_mass() {
        const model::Structure& divided = found_.model.structure;
        auto movements = unit_movements(divided, Vector3::Zero());
        const auto inertia = [&](int a, int b) { return dot(movements[a], times_movement_[b]); };
        const auto multiply_all = [&] {
            for (int d = 0; d < 6; ++d)
                times_movement_[d] = times_mass(found_.masses, movements[d]);
        };
        multiply_all();
        const double mass = inertia(0, 0);
        if (mass > 0.0) {
            // Turning about an axis moves the centre by axis x (centre - origin).
            result_.centre = Vector3(inertia(1, 5), -inertia(0, 5), inertia(0, 4)) / mass;
            movements = unit_movements(divided, result_.centre);
            multiply_all();
        }
        for (int d = 0; d < 6; ++d) result_.mass[d] = inertia(d, d);
    }

    void add_mode(std::size_t m) {
        ModalMode mode;
        mode.eigenvalue = modes_.values[m];
        if (found_.system->strain_of(modes_.vectors[m]) < no_strain || mode.eigenvalue < 0.0)
            mode.eigenvalue = 0.0;
        const double largest = largest_displacement(found_.model.structure, found_.shapes[m]);
        if (largest < 0.0)
            for (double& x : found_.shapes[m]) x = -x;
        std::vector<double> shape = found_.shapes[m];
        for (double& x : shape) x /= std::abs(largest);
        mode.modal_mass = 1.0 / (largest * largest);
        for (int d = 0; d < 6; ++d) mode.participation[d] = dot(shape, times_movement_[d]);
        mode.within = waves_within(found_.model, shape);
        shape.resize(static_cast<std::size_t>(structure_.unknown_count()));
        mode.shape = std::move(shape);
        result_.modes.push_back(std::move(mode));
    }

    const model::Structure& structure_;
    VibrationRequest request_;
    document::MassFormulation how_;
    algebra::EigenLimits limits_;
    Vibration found_;
    ModalResult& result_ = found_.result;
    algebra::Modes modes_;
    std::unique_ptr<algebra::ModeSearch> search_;
    algebra::Expected expected_;
    std::optional<Missed> missed_;                       // of these modes, once it was asked for
    std::array<std::vector<double>, 6> times_movement_;  // mass times unit movements
};

}  // namespace

Vibration solve_vibration(const model::Structure& structure, const References& references,
                          VibrationRequest request) {
    return ModalAnalysis(structure, std::move(request)).solve(references);
}

ModalResult solve_modal(const model::Structure& structure, const References& references) {
    const document::ModalAnalysisSettings& settings = *structure.document->analysis.modal;
    return solve_vibration(structure, references, request_of(settings, "analysis.modal")).result;
}

}  // namespace loadpath::eigen
