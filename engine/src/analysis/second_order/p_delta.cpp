#include "analysis/second_order/p_delta.hpp"

#include <algorithm>
#include <cmath>

#include "analysis/change_state.hpp"
#include "analysis/held_motions.hpp"
#include "analysis/instability.hpp"
#include "analysis/mechanism.hpp"
#include "analysis/one_way.hpp"
#include "analysis/reach.hpp"
#include "analysis/recovery.hpp"
#include "analysis/taut_motions.hpp"
#include "text/number.hpp"

namespace loadpath::analysis {

namespace {

// Displacements that change by less than this, of the largest, stand still.
constexpr double standstill = 1e-9;
// Where rounding keeps them from it: below this they may stop coming closer.
constexpr double as_good_as_still = 1e-6;
constexpr int most_settlings = 100;
// The smallest part of the loads that is stepped by, and so how closely the last load factor is
// known.
constexpr double smallest_step = 1.0 / 256.0;

double largest_of(const std::vector<double>& u, const std::vector<double>* less, double reach) {
    double largest = 0.0;
    for (std::size_t i = 0; i < u.size(); ++i) {
        const std::size_t k = i % model::unknowns_per_joint;
        if (k == model::warping) continue;
        const double value = u[i] - (less == nullptr ? 0.0 : (*less)[i]);
        largest = std::max(largest, std::abs(value) * (k < 3 ? 1.0 : reach));
    }
    return largest;
}

}  // namespace

struct PDelta::Start {
    double factor = 1.0;  // of the loads
    std::vector<double> displacements;
    std::vector<assembly::EndState> members;
    std::vector<TieForce> ties;
    std::vector<PlateState> plates;
    assembly::State state;
    CurveFollowing::Place curves;

    Start(const ResultSet& set, CurveFollowing::Place on_curves, double of_loads)
        : factor(of_loads),
          displacements(set.displacements),
          members(set.members),
          ties(set.ties),
          plates(set.plates),
          state(set.state),
          curves(std::move(on_curves)) {}
};

PDelta::PDelta(const model::Structure& structure, Elements first_order,
               const assembly::Parameters& parameters, const AxialEffects& effects)
    : structure_(structure.curved.empty() ? structure : followed_.emplace(structure)),
      curves_(structure_),
      first_order_(std::move(first_order)),
      parameters_(parameters),
      effects_(effects) {}

// The elements with springs as their curves have them, under the axial forces of the set.
void PDelta::follow_curves(const ResultSet& set) {
    if (followed_) {
        curves_.linearize(*followed_);
        const document::AnalysisOptions& options = structure_.document->analysis.options;
        for (const model::CurvedSpring& spring : structure_.curved)
            if (spring.member >= 0 && spring.tie < 0)
                first_order_.frames[spring.member] =
                    assembly::make_frame_element(structure_.members[spring.member], options);
    }
    elements_ = is_in_first_order_ ? first_order_
                                   : under_axial_forces(structure_, first_order_, effects_, set);
}

// With one state of the one-way parts, until displacements stand still.
PDelta::End PDelta::settle(ResultSet& set, Issues& errors) {
    const double reach = reach_of(structure_);
    double before = 1.0;
    for (int turn = 0; turn < most_settlings; ++turn) {
        ++set.iterations;
        follow_curves(set);
        if (!are_stable(elements_)) return End::unstable;
        auto next = std::make_unique<Equations>(structure_, elements_, parameters_, set.state,
                                                errors, equations_.get());
        if (!errors.empty()) return End::failed;
        equations_ = std::move(next);
        if (!equations_->is_stable()) return End::unstable;
        const std::vector<double> last = set.displacements;
        set.errors.clear();
        set.warnings.clear();
        set.motions.clear();
        ResultSet* only[] = {&set};
        equations_->solve(structure_, elements_, only);
        if (!set.errors.empty()) {
            if (curves_.take_secants()) continue;
            return End::failed;
        }
        recover_forces(structure_, elements_, equations_->system(), set);
        const bool is_on_curves = curves_.advance(structure_, equations_->system(), set);
        const double size = largest_of(set.displacements, nullptr, reach);
        const double change = size > 0.0 ? largest_of(set.displacements, &last, reach) / size : 0.0;
        if (!std::isfinite(change)) return End::unsettled;
        set.history.push_back(change);
        const bool is_still =
            change < standstill || (change < as_good_as_still && change > 0.5 * before);
        if (is_still && is_on_curves) return End::settled;
        before = change;
    }
    return End::unsettled;
}

// Where both ties of a pair are slack nothing holds what they brace, and what presses it lets it
// give way at once, until it has come as far as one of them. Puts those to work that such a motion
// stretches; false where there is none. Nothing leans the structure that way: who reads leans takes
// the way to a tie for none (checks/slack_travel.hpp).
bool PDelta::catch_motion(ResultSet& set, bool is_reversed) const {
    Issues errors;
    const Equations loose(structure_, first_order_, parameters_, set.state, errors);
    if (!errors.empty()) return false;
    for (FreeMotion& motion : free_motions(loose.system())) {
        if (is_reversed)
            for (double& u : motion.displacements) u = -u;
        if (!is_caught(structure_, set.state, motion.displacements)) continue;
        set.motions = {std::move(motion)};
        set.state = catching_state(structure_, set);
        set.motions.clear();
        return true;
    }
    return false;
}

// The loads times `factor`, from the forces of `start` in proportion.
PDelta::End PDelta::iterate(const Start& start, double factor, ResultSet& set, Issues& errors) {
    const double scale = factor / start.factor;
    set.displacements = start.displacements;
    for (double& u : set.displacements) u *= scale;
    set.members = start.members;
    for (assembly::EndState& ends : set.members) ends.forces *= scale;
    set.ties = start.ties;
    for (TieForce& tie : set.ties)
        for (double& force : tie) force *= scale;
    set.plates = start.plates;
    for (PlateState& plate : set.plates)
        for (double* force : {&plate.centre.nx, &plate.centre.ny, &plate.centre.nxy})
            *force *= scale;
    set.state = start.state;
    CurveFollowing::Place curves = start.curves;
    curves.scale(scale);
    curves_.start_at(std::move(curves));
    set.history.clear();
    StateChanges changes;
    bool is_reversed = false;  // the way that was tried left ties pressed
    for (int turn = 0; turn < most_settlings; ++turn) {
        const End end = settle(set, errors);
        if (end == End::unstable && catch_motion(set, is_reversed)) continue;
        if (end != End::settled) return end;
        if (changes.next(structure_, set)) {
            is_reversed = !is_reversed;
            continue;
        }
        if (!curves_.break_furthest()) return End::settled;
    }
    return End::unsettled;
}

// Where the whole load is not borne at once: in steps, halved where they do not lead on.
PDelta::End PDelta::step(const Start& first_order, ResultSet& set, Issues& errors) {
    loads::CaseLoads all = set.loads;
    Start reached = first_order;
    double factor = 0.0;
    bool was_unstable = false;
    End end = End::unsettled;
    for (double size = 0.5; size >= smallest_step;) {
        const double next = std::min(1.0, factor + size);
        set.loads = loads::CaseLoads(static_cast<int>(structure_.members.size()));
        set.loads.add(all, next);
        end = iterate(reached, next, set, errors);
        if (!errors.empty() || end == End::failed) break;
        was_unstable = was_unstable || end == End::unstable;
        if (end == End::settled) {
            factor = next;
            reached = Start(set, curves_.place(), next);
            if (factor == 1.0) break;
        } else {
            size *= 0.5;
        }
    }
    set.loads = std::move(all);
    set.load_factor = factor;
    // Close to the critical load displacements grow so fast that they may not settle any more.
    return end == End::unsettled && was_unstable ? End::unstable : end;
}

void PDelta::refuse(End end, ResultSet& set) const {
    set.errors.clear();
    keep_free_motions(set);
    set.converged = false;
    if (end == End::unsettled && !is_driven_at_once(set)) {
        set.errors.push_back(
            {IssueCode::not_converged,
             std::string(curves_.is_idle()
                             ? "axial forces and displacements of second order do not settle; "
                             : "no state is found in which springs are on their curves and "
                               "displacements settle: hinges that yield may leave a mechanism; ") +
                 "the last load factor at which they did is " + format(set.load_factor, 3),
             "model"});
        return;
    }
    std::string words = "the structure";
    std::string path = "model";
    std::string where = where_softest();
    for (std::size_t m = 0; m < elements_.frames.size(); ++m)
        if (elements_.frames[m].negative() > 0 &&
            m < static_cast<std::size_t>(structure_.member_count())) {
            words = "member " + std::to_string(structure_.members[m].source->id);
            path = path_of("model.members", m);
            where.clear();
            break;
        }
    tell_instability(set, words + " buckles", std::move(path), where);
}

std::string PDelta::where_softest() const {
    return equations_ ? furthest_of_motion(structure_, equations_->softest_motion())
                      : std::string();
}

PDelta::End PDelta::stay_in_first_order(ResultSet& set, Issues& errors) {
    const Start start(set, CurveFollowing::Place(structure_.curved.size()), 1.0);
    is_in_first_order_ = true;
    const End end = iterate(start, 1.0, set, errors);
    is_in_first_order_ = false;
    if (errors.empty() && end == End::settled)
        recover(structure_, elements_, equations_->system(), set);
    return end;
}

// The furthest that anything moves in first order (0: unknown), which is where second order begins.
double PDelta::first_order_movement(ResultSet& set, Issues& errors) {
    if (curves_.is_idle()) return largest_movement(set);
    return stay_in_first_order(set, errors) == End::settled ? largest_movement(set) : 0.0;
}

void PDelta::follow_curves_alone(ResultSet& set, Issues& errors) {
    if (curves_.is_idle() || !set.is_usable()) return;
    const End end = stay_in_first_order(set, errors);
    if (!errors.empty() || end == End::failed) return;
    if (end != End::settled) {
        set.load_factor = 0.0;
        refuse(end, set);
        return;
    }
    set.state.secants = curves_.secants();
    curves_.report(structure_, set);
}

void PDelta::solve(ResultSet& set, Issues& errors) {
    set.method = ResultSet::Method::p_delta;
    const bool begins_taut = is_begun_taut(structure_, set);
    if (begins_taut) set.errors.clear();
    if (!set.is_usable()) return;
    set.iterations = 0;
    const double first_movement = begins_taut ? 0.0 : first_order_movement(set, errors);
    if (!errors.empty() || !set.is_usable()) return;
    const Start start(set, curves_.place(), 1.0);
    End end = iterate(start, 1.0, set, errors);
    if (errors.empty() && (end == End::unstable || end == End::unsettled))
        end = step(start, set, errors);
    if (!errors.empty() || end == End::failed) return;
    if (set.load_factor != 1.0) {
        refuse(end, set);
        return;
    }
    recover(structure_, elements_, equations_->system(), set);
    set.strain_energy += curves_.energy();
    curves_.report(structure_, set);
    if (first_movement > 0.0) set.amplification = largest_movement(set) / first_movement;
}

}  // namespace loadpath::analysis
