#include "analysis/corotational/corotational.hpp"

#include <algorithm>
#include <iterator>
#include <string>

#include "analysis/change_state.hpp"
#include "analysis/corotational/turned_recovery.hpp"
#include "analysis/corotational/turning_structure.hpp"
#include "analysis/equations.hpp"
#include "analysis/held_motions.hpp"
#include "analysis/instability.hpp"
#include "analysis/recovery.hpp"
#include "analysis/taut_motions.hpp"
#include "text/number.hpp"

namespace loadpath::analysis {

namespace {

constexpr int most_states = 100;

// What first order leaves free and the tension of its members resists. Where that is all there is,
// nothing is said of it any more.
std::vector<FreeMotion> taut_motions(const model::Structure& structure, const Elements& elements,
                                     const assembly::Parameters& parameters, ResultSet& set) {
    std::vector<FreeMotion> taut;
    Issues errors;
    if (set.members.empty() || (set.errors.empty() && set.warnings.empty())) return taut;
    const Equations equations(structure, elements, parameters, set.state, errors);
    if (!errors.empty()) return taut;
    std::vector<FreeMotion> free = free_motions(equations.system());
    std::ranges::copy_if(free, std::back_inserter(taut), [&](const FreeMotion& motion) {
        return is_held_taut(structure, set, motion.displacements);
    });
    const auto is_left_out = [](const Issue& warning) {
        return warning.code == IssueCode::unstable_unloaded;
    };
    const auto left_out = std::ranges::count_if(set.warnings, is_left_out);
    if (taut.size() == static_cast<std::size_t>(left_out) + set.motions.size())
        std::erase_if(set.warnings, is_left_out);
    return taut;
}

void refuse(const LoadPath& path, const TurningStructure& turned, const model::Structure& structure,
            ResultSet& set) {
    set.errors.clear();
    keep_free_motions(set);
    set.converged = false;
    if (path.end == LoadPath::End::diverged && !is_driven_at_once(set)) {
        set.errors.push_back({IssueCode::not_converged,
                              "no equilibrium is found on the structure as it turns; the last load "
                              "factor at which there was one is " +
                                  format(path.factor, 3),
                              "model"});
        return;
    }
    std::string words = "the structure gives way";
    std::string place = "model";
    for (int m = 0; m < structure.member_count(); ++m)
        if (turned.has_chain(static_cast<std::size_t>(m)) &&
            turned.response(static_cast<std::size_t>(m)).negative > 0) {
            words = "member " + std::to_string(structure.members[m].source->id) + " buckles";
            place = path_of("model.members", static_cast<std::size_t>(m));
            break;
        }
    tell_instability(set, words, std::move(place));
}

}  // namespace

void solve_corotational(const model::Structure& structure, const Elements& elements,
                        const assembly::Parameters& parameters, ResultSet& set, Issues& errors) {
    set.method = ResultSet::Method::corotational;
    const bool begins_taut = is_begun_taut(structure, set);
    const std::vector<FreeMotion> taut = taut_motions(structure, elements, parameters, set);
    if (begins_taut) set.errors.clear();
    if (!set.is_usable()) return;
    // What first order says of its own limits.
    std::erase_if(set.warnings, [](const Issue& warning) {
        return warning.code == IssueCode::second_order_needed ||
               warning.code == IssueCode::displacement_out_of_proportion ||
               warning.code == IssueCode::inaccurate;
    });
    // Where springs follow curves first order has none of them to be held against.
    const double first_movement =
        structure.curved.empty() && !begins_taut ? largest_movement(set) : 0.0;
    TurnedSprings springs(structure);
    StateChanges changes;
    set.iterations = 0;
    set.history.clear();
    for (int turn = 0; turn < most_states; ++turn) {
        const System system = assemble(structure, elements, parameters, set.state, errors);
        if (!errors.empty()) return;
        TurningStructure turned(springs, system, elements.plates, set, taut);
        const LoadPath path = follow_load(turned);
        set.iterations += path.iterations;
        set.history.insert(set.history.end(), path.residuals.begin(), path.residuals.end());
        set.load_factor = path.factor;
        set.residual = path.residual;
        if (path.end != LoadPath::End::reached) return refuse(path, turned, structure, set);
        recover_forces_of(turned, springs.structure(), set);
        if (!set.is_usable()) {
            set.converged = false;
            return;
        }
        if (changes.next(structure, set) || springs.break_furthest()) continue;
        set.strain_energy += springs.curves().energy();
        springs.curves().report(structure, set);
        recover_courses_of(turned, structure, set);
        if (first_movement > 0.0) set.amplification = largest_movement(set) / first_movement;
        return;
    }
    set.converged = false;
    set.errors.push_back({IssueCode::not_converged,
                          "tension and compression members or one-way supports still change after "
                          "100 steps: no state was found in which all agree with their forces",
                          "model"});
}

}  // namespace loadpath::analysis
