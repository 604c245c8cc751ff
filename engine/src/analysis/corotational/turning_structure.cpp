#include "analysis/corotational/turning_structure.hpp"

#include <algorithm>
#include <cmath>

#include "algebra/refinement.hpp"
#include "algebra/softest.hpp"
#include "analysis/corotational/member_chain.hpp"
#include "analysis/reach.hpp"

namespace loadpath::analysis {

using elements::FrameVector;
using elements::Placement;
using elements::SectionVector;
using model::unknowns_per_joint;

namespace {

// What is left of the stiffness of an unknown after its hinges are eliminated, below which it is
// rounding and nothing holds the unknown.
constexpr double rounding_of_hinges = 1e-10;

bool lies_in_plane(const model::Structure& structure, const System& system) {
    for (std::size_t j = 0; j < structure.joints.size(); ++j)
        for (const int k : {2, 3, 4})
            if (structure.joints[j].used &&
                !system.kinematics.of(static_cast<int>(j) * unknowns_per_joint + k).empty())
                return false;
    return true;
}

}  // namespace

TurningStructure::TurningStructure(TurnedSprings& springs, const System& system,
                                   const std::vector<shell::ShellElement>& plates,
                                   const ResultSet& set, const MotionsAtRest& at_rest)
    : springs_(springs),
      structure_(springs.structure()),
      system_(system),
      ties_(structure_, system),
      plates_(structure_, plates),
      reach_(reach_of(structure_)),
      movements_(movements(system, set.loads)),
      chains_(structure_.members.size()),
      spins_(at_rest.spins),
      spin_forces_(spins_.size(), 0.0),
      responses_(structure_.members.size()) {
    const model::Structure& structure = structure_;
    const bool is_in_plane = lies_in_plane(structure, system);
    now_.full.assign(static_cast<std::size_t>(structure.unknown_count()), 0.0);
    now_.turned.assign(structure.joints.size(), Eigen::Quaterniond::Identity());
    now_.chains.resize(chains_.size());
    chain_steps_.resize(chains_.size());
    for (std::size_t m = 0; m < chains_.size(); ++m) {
        const model::Member& member = structure.members[m];
        chains_[m].pieces = 0;
        if (member.is_rigid() || member.is_divided()) continue;
        chains_[m] = make_chain(member, structure.document->analysis.options,
                                set.loads.find(static_cast<int>(m)), is_in_plane);
        if (set.state.member[m]) {
            now_.chains[m] = elements::at_rest(chains_[m]);
            continue;
        }
        // A slack bar hands its loads to its joints all the same.
        const int joints[2] = {member.start, member.end};
        for (std::size_t side = 0; side < chains_[m].loads.size(); ++side)
            for (int k = 0; k < 3; ++k)
                loads_.push_back(
                    {joints[side] * unknowns_per_joint + k, chains_[m].loads[side].force[k]});
        chains_[m].pieces = 0;
    }
    loads_.insert(loads_.end(), set.loads.nodal.begin(), set.loads.nodal.end());
    body_loads_ = loads_on_bodies(structure, set.loads);
    loose_.find(structure, chains_, at_rest.taut, at_rest.hanging);
}

// A bar that stands and may spin is held where it does: at one joint, as stiff as the bar is there.
void TurningStructure::hold_spins(assembly::StiffnessSum& sum) {
    for (std::size_t i = 0; i < spins_.size(); ++i) {
        const std::vector<assembly::Term> about{{spins_[i], 1.0}};
        const double stiffness = whole_[static_cast<std::size_t>(spins_[i])];
        spin_forces_[i] = stiffness * now_.full[static_cast<std::size_t>(spins_[i])];
        stretch(about, stiffness, 0.0, 0.0);
        sum.add_spring(about, stiffness);
    }
}

int TurningStructure::driven_spin() const {
    constexpr double no_force = 1e-6;  // as a share of the forces at work
    for (std::size_t i = 0; i < spins_.size(); ++i)
        if (std::abs(spin_forces_[i]) > no_force * largest_ * reach_) return spins_[i];
    return -1;
}

std::vector<double> TurningStructure::softest_motion() const {
    const assembly::Kinematics& kinematics = system().kinematics;
    const std::vector<double> free = algebra::softest(*factored_, kinematics.free_count);
    if (free.empty()) return {};
    return kinematics.expand(free,
                             std::vector<double>(movements_.size() + ties_.missing().size(), 0.0));
}

Placement TurningStructure::joint(int index) const {
    const double* u = &now_.full[static_cast<std::size_t>(index * unknowns_per_joint)];
    return {{u[0], u[1], u[2]}, now_.turned[static_cast<std::size_t>(index)], u[6]};
}

std::array<Placement, 2> TurningStructure::joints_of(std::size_t member) const {
    return {joint(structure_.members[member].start), joint(structure_.members[member].end)};
}

void TurningStructure::keep() {
    kept_ = now_;
    kept_stretches_ = springs_.stretches();
    predicted_.clear();
}

void TurningStructure::go_back() {
    now_ = kept_;
    predicted_.clear();
}

void TurningStructure::add_members(double factor, assembly::StiffnessSum& sum, Form& form) {
    for (std::size_t m = 0; m < chains_.size(); ++m) {
        if (!has_chain(m)) continue;
        elements::ChainResponse& response = responses_[m];
        springs_.put_hinges(static_cast<int>(m), now_.chains[m], joints_of(m), factor, chains_[m]);
        response = elements::respond(chains_[m], now_.chains[m], joints_of(m), factor);
        form.negative += response.negative;
        inside_ = std::max(inside_, response.unbalanced);
        const auto unknowns = unknowns_of(structure_.members[m]);
        sum.add(unknowns, response.tangent);
        for (int k = 0; k < elements::frame_size; ++k) {
            left_[unknowns[k]] += response.forces[k];
            whole_[unknowns[k]] += response.stiffness[k];
            const int direction = k % unknowns_per_joint;
            if (direction != model::warping)
                largest_ = std::max(largest_,
                                    std::abs(response.forces[k]) / (direction < 3 ? 1.0 : reach_));
        }
    }
}

void TurningStructure::add_loads(double factor, assembly::StiffnessSum& sum) {
    for (const BodyLoad& load : body_loads_) {
        const Eigen::Quaterniond& turned = now_.turned[static_cast<std::size_t>(load.joint)];
        const int first = load.joint * unknowns_per_joint;
        const Vector6 given = factor * load.on_joint(turned);
        for (int k = 0; k < 6; ++k) {
            left_[first + k] -= given[k];
            largest_ = std::max(largest_, std::abs(given[k]) / (k < 3 ? 1.0 : reach_));
        }
        sum.add(std::array{first + 3, first + 4, first + 5},
                model::Matrix3(-factor * load.curvature(turned)));
    }
    for (const loads::NodalAction& action : loads_) {
        const double force = factor * action.value;
        left_[action.unknown] -= force;
        const int direction = action.unknown % unknowns_per_joint;
        largest_ = std::max(largest_, std::abs(force) / (direction < 3 ? 1.0 : reach_));
    }
}

// Rotations count by their rotation vector.
void TurningStructure::stretch(const std::vector<assembly::Term>& along, double stiffness,
                               double rest, double held) {
    double slip = -rest;
    for (const assembly::Term& term : along) slip += term.factor * now_.full[term.unknown];
    for (const assembly::Term& term : along) {
        left_[term.unknown] += (stiffness * slip + held) * term.factor;
        whole_[term.unknown] += stiffness * term.factor * term.factor;
    }
}

void TurningStructure::add_springs(assembly::StiffnessSum& sum) {
    std::vector<double> moved = movements_;
    for (double& movement : moved) movement *= now_.factor;
    springs_.put_ties(ties_);
    springs_.put_supports(system_, now_.full, ties_.without_them(left_), moved);
    for (std::size_t s = 0; s < structure_.supports.size(); ++s) {
        const model::Support& support = structure_.supports[s];
        if (!structure_.joints[support.node].used) continue;
        for (int k = 0; k < unknowns_per_joint; ++k) {
            if (support.hold[k] != model::Hold::spring) continue;
            auto along = assembly::support_terms(structure_, support, k);
            const int parameter = system_.parameters.of_hold[s * unknowns_per_joint + k];
            stretch(along, support.stiffness[k], parameter < 0 ? 0.0 : moved[parameter],
                    support.curved.force[k]);
            if (parameter >= 0) along.push_back({structure_.unknown_count() + parameter, -1.0});
            sum.add_spring(along, support.stiffness[k]);
        }
    }
    if (!ties_.any()) return;
    ties_.add_springs(structure_, left_, whole_, sum);
    ties_.add_forces(left_, sum);
}

std::vector<double> TurningStructure::in_free_unknowns(const std::vector<double>& forces) const {
    const assembly::Kinematics& kinematics = system().kinematics;
    const int n = kinematics.free_count;
    std::vector<double> reduced(static_cast<std::size_t>(n), 0.0);
    for (std::size_t i = 0; i < forces.size(); ++i)
        for (const assembly::Term& term : kinematics.of(static_cast<int>(i)))
            if (term.unknown < n) reduced[term.unknown] += term.factor * forces[i];
    return reduced;
}

void TurningStructure::measure(double factor, Form& form) const {
    double most = inside_;
    const std::vector<double> left = in_free_unknowns(left_);
    for (std::size_t i = 0; i < left.size(); ++i) {
        const int direction = system().kinematics.unknown_of_free[i] % unknowns_per_joint;
        if (direction != model::warping)
            most = std::max(most, std::abs(left[i]) / (direction < 3 ? 1.0 : reach_));
    }
    form.residual = std::max(largest_ > 0.0 ? most / largest_ : 0.0, ties_.most_missing(reach_));
    // Supports that have yet to move are out of balance, whatever the forces.
    if (factor != now_.factor)
        for (const double movement : movements_)
            if (movement != 0.0) form.residual = std::max(form.residual, 1.0);
}

void TurningStructure::factorize(assembly::SparseLower&& tangent, Form& form) {
    const bool is_known =
        analysis_ && tangent.col_ptr == tangent_.col_ptr && tangent.row == tangent_.row;
    tangent_ = std::move(tangent);
    // A joint's rotation that only hinges meet stays where it is.
    const std::vector<double> whole = in_free_unknowns(whole_);
    std::vector<char> is_idle(static_cast<std::size_t>(tangent_.n), 0);
    for (int c = 0; c < tangent_.n; ++c)
        is_idle[c] =
            system().kinematics.unknown_of_free[c] % unknowns_per_joint >= 3 &&
            std::abs(tangent_.val[tangent_.col_ptr[c]]) <= rounding_of_hinges * std::abs(whole[c]);
    for (int c = 0; c < tangent_.n; ++c)
        for (int e = tangent_.col_ptr[c]; e < tangent_.col_ptr[c + 1]; ++e) {
            if (!is_idle[c] && !is_idle[tangent_.row[e]]) continue;
            tangent_.val[e] = tangent_.row[e] != c ? 0.0 : whole[c] > 0.0 ? whole[c] : 1.0;
        }
    const algebra::SymmetricMatrix matrix{{tangent_.n, tangent_.col_ptr, tangent_.row},
                                          tangent_.val};
    if (!is_known)
        analysis_ = std::make_unique<algebra::Analysis>(
            algebra::analyze(matrix.pattern, {system().block_of_dof, system().coordinates}));
    factored_ = std::make_unique<algebra::Factor>(*analysis_, matrix);
    form.negative += factored_->inertia().negative;
    form.is_singular = factored_->status() != algebra::FactorStatus::regular;
}

Equilibrium::Form TurningStructure::form(double factor) {
    Form form;
    factor_ = factor;
    left_.assign(now_.full.size(), 0.0);
    whole_.assign(now_.full.size(), 0.0);
    inside_ = largest_ = 0.0;
    const auto place = [this](int index) { return joint(index); };
    if (ties_.any()) ties_.stand(place);
    assembly::StiffnessSum sum(system().kinematics);
    add_members(factor, sum, form);
    largest_ = std::max(largest_, plates_.add(place, reach_, left_, whole_, sum));
    add_loads(factor, sum);
    add_springs(sum);
    hold_spins(sum);
    measure(factor, form);
    loose_.hold(form.residual * largest_, responses_, sum);
    couplings_ = sum.couplings();
    factorize(sum.lower(), form);
    return form;
}

Equilibrium::Step TurningStructure::find_step() {
    factor_step_ = factor_ - now_.factor;
    std::vector<double> moved = movements_;
    for (double& movement : moved) movement *= factor_step_;
    moved.insert(moved.end(), ties_.missing().begin(), ties_.missing().end());
    std::vector<double> solution = in_free_unknowns(left_);
    for (double& value : solution) value = -value;
    for (const auto& coupling : couplings_)
        solution[coupling.free] -= coupling.value * moved[coupling.parameter];
    const algebra::SymmetricMatrix matrix{{tangent_.n, tangent_.col_ptr, tangent_.row},
                                          tangent_.val};
    algebra::solve_refined(*factored_, matrix, solution, 1, 1);
    step_ = system().kinematics.expand(solution, moved);

    Step step;
    double furthest = 0.0, change = 0.0;
    const auto widen = [&](const Eigen::Ref<const SectionVector>& part) {
        step.turn = std::max(step.turn, part.segment<3>(3).norm());
        change = std::max({change, part.head<3>().norm(), reach_ * part.segment<3>(3).norm()});
    };
    for (std::size_t m = 0; m < chains_.size(); ++m) {
        if (!has_chain(m)) continue;
        chain_steps_[m] = elements::step_inside(chains_[m], responses_[m],
                                                gather(structure_.members[m], step_), 0.0);
        for (const SectionVector& inner : chain_steps_[m].inner) widen(inner);
    }
    for (std::size_t j = 0; j < structure_.joints.size(); ++j)
        widen(Eigen::Map<const SectionVector>(&step_[j * unknowns_per_joint]));
    for (std::size_t i = 0; i < now_.full.size(); ++i)
        if (i % unknowns_per_joint < 6) furthest = std::max(furthest, std::abs(now_.full[i]));
    step.change = change / std::max(furthest, 1e-300);
    // A curve that was followed past a kink leads elsewhere than it pointed before.
    std::vector<int> stretches = springs_.stretches();
    if (predicted_.empty() || stretches != predicted_stretches_) {
        predicted_stretches_ = std::move(stretches);
        const State here = now_;
        go(1.0);
        predicted_ = moved_since_kept();
        now_ = here;
    }
    return step;
}

void TurningStructure::go(double part) {
    for (std::size_t j = 0; j < structure_.joints.size(); ++j) {
        double* u = &now_.full[j * unknowns_per_joint];
        const Eigen::Map<const SectionVector> move(&step_[j * unknowns_per_joint]);
        for (const int k : {0, 1, 2, 6}) u[k] += part * move[k];
        if (move.segment<3>(3).isZero(0.0)) continue;
        Eigen::Quaterniond& turned = now_.turned[j];
        turned = (elements::rotation_by(part * move.segment<3>(3)) * turned).normalized();
        Eigen::Map<Eigen::Vector3d> vector(u + 3);
        vector = elements::rotation_vector_near(turned, vector);
    }
    for (std::size_t m = 0; m < chains_.size(); ++m)
        if (has_chain(m)) elements::advance(chain_steps_[m], part, now_.chains[m]);
    now_.factor += part * factor_step_;
    if (part == 1.0) now_.factor = factor_;
}

namespace {

// The distance of two sets of movements, relative to the second.
double apart(const std::vector<double>& moved, const std::vector<double>& expected) {
    double off = 0.0, size = 0.0;
    for (std::size_t i = 0; i < moved.size(); ++i) {
        off += (moved[i] - expected[i]) * (moved[i] - expected[i]);
        size += expected[i] * expected[i];
    }
    return size > 0.0 ? std::sqrt(off / size) : 0.0;
}

}  // namespace

std::vector<double> TurningStructure::moved_since_kept() const {
    std::vector<double> moved;
    for (std::size_t i = 0; i < now_.full.size(); ++i)
        if (i % unknowns_per_joint < 3) moved.push_back(now_.full[i] - kept_.full[i]);
    for (std::size_t m = 0; m < chains_.size(); ++m)
        for (std::size_t i = 0; i < now_.chains[m].inner.size(); ++i)
            for (int k = 0; k < 3; ++k)
                moved.push_back(now_.chains[m].inner[i].moved[k] -
                                kept_.chains[m].inner[i].moved[k]);
    return moved;
}

double TurningStructure::strayed() const {
    if (predicted_.empty()) return 0.0;
    return apart(moved_since_kept(), predicted_);
}

double TurningStructure::strayed_behind(double kept_factor) {
    if (springs_.stretches() != kept_stretches_) return 0.0;
    form(kept_factor);
    find_step();
    const std::vector<double> moved = moved_since_kept();
    const State here = now_;
    go(1.0);
    std::vector<double> back = moved_since_kept();
    now_ = here;
    for (std::size_t i = 0; i < moved.size(); ++i) back[i] = moved[i] - back[i];
    return apart(moved, back);
}

}  // namespace loadpath::analysis
