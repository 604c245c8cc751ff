#include "eigen/modal.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "eigen/eigen_system.hpp"
#include "eigen/geometric.hpp"
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

// One division of the members, solved.
struct Pass {
    DividedModel model;
    std::vector<MassPart> masses;
    std::unique_ptr<EigenSystem> system;
    algebra::Modes modes;
    std::vector<std::vector<double>> shapes;  // modal mass one
};

class ModalAnalysis {
 public:
    ModalAnalysis(const model::Structure& structure,
                  const document::ModalAnalysisSettings& settings)
        : structure_(structure),
          settings_(settings),
          how_(settings.mass_formulation.value_or(document::MassFormulation::CONSISTENT)),
          limits_(limits_of(settings.tolerance, settings.max_iterations)) {}

    ModalResult solve(const References& references) {
        assembly::State state = assembly::everything_at_work(structure_);
        const analysis::ResultSet* preload = nullptr;
        if (settings_.stiffness_reference) {
            const analysis::ResultSet* set =
                references.find(*settings_.stiffness_reference,
                                "analysis.modal.stiffness_reference", result_.errors);
            if (set == nullptr) return result_;
            state = set->state;
            warn_of_slack(structure_, state, "analysis.modal.stiffness_reference",
                          result_.warnings);
            if (settings_.include_geometric_stiffness.value_or(false)) preload = set;
        }
        std::vector<int> counts = how_ == document::MassFormulation::LUMPED
                                      ? std::vector<int>(structure_.members.size(), 1)
                                      : first_division(structure_);
        for (int turn = 0; turn < most_passes; ++turn) {
            if (!solve_divided(state, preload, counts)) return result_;
            if (how_ == document::MassFormulation::LUMPED || !grow(preload, counts)) break;
        }
        finish(preload);
        return result_;
    }

 private:
    bool solve_divided(const assembly::State& state, const analysis::ResultSet* preload,
                       const std::vector<int>& counts) {
        pass_.system.reset();
        pass_.model = divide(structure_, state, counts);
        pass_.masses = gather_masses(pass_.model, how_);
        if (pass_.masses.empty()) {
            result_.errors.push_back({IssueCode::no_mass,
                                      "nothing has mass: no density, no weight, no mass on a node",
                                      "analysis.modal"});
            return false;
        }
        pass_.system = std::make_unique<EigenSystem>(pass_.model, result_.errors);
        if (!result_.errors.empty()) return false;
        EigenSystem& system = *pass_.system;
        if (preload != nullptr)
            system.add_to_stiffness(
                sum_of(gather_geometric(pass_.model, *preload), system.kinematics(), 1.0));
        assembly::StiffnessSum mass(system.kinematics());
        for (const MassPart& part : pass_.masses) mass.add(part.unknowns, part.mass);
        system.set_other(mass);
        const EigenSystem::Ending ending = system.factor_for_vibration();
        if (ending == EigenSystem::Ending::indefinite && preload != nullptr) {
            result_.errors.push_back(
                {IssueCode::unstable_reference,
                 "the loads whose forces change the stiffness are beyond the critical ones: the "
                 "structure buckles under them",
                 "analysis.modal.stiffness_reference"});
            return false;
        }
        if (ending != EigenSystem::Ending::definite) {
            result_.errors.push_back(
                why_not_factored(pass_.model.structure, system, ending, "analysis.modal"));
            return false;
        }
        search_ = system.search();
        pass_.modes = search_->find(number(), limits_);
        expand_shapes();
        return true;
    }

    int number() const {
        return static_cast<int>(std::min<std::int64_t>(settings_.num_modes, 1000));
    }

    void expand_shapes() {
        pass_.shapes.clear();
        for (const std::vector<double>& vector : pass_.modes.vectors) {
            std::vector<double> shape = pass_.system->expand(vector);
            const double mass = dot(shape, times_mass(pass_.masses, shape));
            for (double& x : shape) x /= std::sqrt(mass);
            pass_.shapes.push_back(std::move(shape));
        }
    }

    bool grow(const analysis::ResultSet* preload, std::vector<int>& counts) const {
        if (static_cast<int>(pass_.modes.values.size()) < number())
            return double_division(structure_, counts);
        return refine(structure_, missed(preload), pass_.modes.values,
                      pieces_for_vibration(structure_, pass_.modes.values.back()), counts);
    }

    Missed missed(const analysis::ResultSet* preload) const {
        return missed_in_vibration(pass_.model, preload, pass_.modes.values, pass_.shapes);
    }

    void finish(const analysis::ResultSet* preload) {
        pass_.modes = search_->find_and_count(number(), limits_);
        expand_shapes();
        result_.is_counted = pass_.modes.counted;
        judge_modes(pass_.modes, number(), "analysis.modal", result_.errors, result_.warnings);
        find_mass();
        if (!result_.errors.empty()) return;
        if (how_ != document::MassFormulation::LUMPED)
            correct(pass_.modes, pass_.shapes, missed(preload));
        for (std::size_t m = 0; m < pass_.shapes.size(); ++m) add_mode(m);
    }

    void find_mass() {
        const model::Structure& divided = pass_.model.structure;
        auto movements = unit_movements(divided, Vector3::Zero());
        const auto inertia = [&](int a, int b) { return dot(movements[a], times_movement_[b]); };
        const auto multiply_all = [&] {
            for (int d = 0; d < 6; ++d) times_movement_[d] = times_mass(pass_.masses, movements[d]);
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
        mode.eigenvalue = pass_.modes.values[m];
        if (pass_.system->strain_of(pass_.modes.vectors[m]) < no_strain || mode.eigenvalue < 0.0)
            mode.eigenvalue = 0.0;
        std::vector<double> shape = pass_.shapes[m];
        const double largest = largest_displacement(pass_.model.structure, shape);
        for (double& x : shape) x /= largest;
        mode.modal_mass = 1.0 / (largest * largest);
        for (int d = 0; d < 6; ++d) mode.participation[d] = dot(shape, times_movement_[d]);
        shape.resize(static_cast<std::size_t>(structure_.unknown_count()));
        mode.shape = std::move(shape);
        result_.modes.push_back(std::move(mode));
    }

    const model::Structure& structure_;
    const document::ModalAnalysisSettings& settings_;
    document::MassFormulation how_;
    algebra::EigenLimits limits_;
    ModalResult result_;
    Pass pass_;
    std::unique_ptr<algebra::ModeSearch> search_;
    std::array<std::vector<double>, 6> times_movement_;  // mass times unit movements
};

}  // namespace

ModalResult solve_modal(const model::Structure& structure, const References& references) {
    return ModalAnalysis(structure, *structure.document->analysis.modal).solve(references);
}

}  // namespace loadpath::eigen
