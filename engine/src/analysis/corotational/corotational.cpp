#include "analysis/corotational/corotational.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>

#include "analysis/change_state.hpp"
#include "analysis/corotational/held_by_cables.hpp"
#include "analysis/corotational/turned_recovery.hpp"
#include "analysis/corotational/turning_structure.hpp"
#include "analysis/equations.hpp"
#include "analysis/held_motions.hpp"
#include "analysis/instability.hpp"
#include "analysis/mechanism.hpp"
#include "analysis/recovery.hpp"
#include "analysis/taut_motions.hpp"
#include "text/number.hpp"

namespace loadpath::analysis {

namespace {

constexpr int most_states = 100;

// Structures with cables have no first order.
bool has_first_order(const ResultSet& set) { return !set.members.empty(); }

// What nothing resists in first order, cables aside.
std::vector<FreeMotion> motions_at_rest(const model::Structure& structure, const Elements& elements,
                                        const assembly::Parameters& parameters,
                                        const ResultSet& set) {
    Issues errors;
    if (has_first_order(set) && set.errors.empty() && set.warnings.empty()) return {};
    const Equations equations(structure, elements, parameters, set.state, errors);
    return errors.empty() ? free_motions(equations.system()) : std::vector<FreeMotion>();
}

// Masts and columns that spin about their own axis, each by an unknown in which it does. They are
// held there; what first order says of them is said where there is none.
std::vector<int> spins_of(const model::Structure& structure, const std::vector<FreeMotion>& free,
                          ResultSet& set) {
    constexpr std::size_t about_y = 4;
    std::vector<int> spins;
    for (const FreeMotion& motion : free) {
        const std::vector<double>& u = motion.displacements;
        std::size_t furthest = about_y, turning = 0;
        for (std::size_t i = about_y; i < u.size(); i += model::unknowns_per_joint) {
            if (u[i] != 0.0) ++turning;
            if (std::abs(u[i]) > std::abs(u[furthest])) furthest = i;
        }
        if (turning < 2 || !is_upright_turning(u)) continue;
        spins.push_back(static_cast<int>(furthest));
        if (has_first_order(set)) continue;
        auto [words, path] = describe_motion(structure, u);
        set.warnings.push_back({IssueCode::upright_bar_spins, words + undriven, std::move(path)});
    }
    return spins;
}

// What first order leaves free and the tension of its members resists. Where that is all there is,
// nothing is said of it any more.
std::vector<FreeMotion> taut_motions(const model::Structure& structure,
                                     const std::vector<FreeMotion>& free, ResultSet& set) {
    std::vector<FreeMotion> taut;
    if (!has_first_order(set)) return taut;
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

// The last load factor below which next to nothing of the loads was borne.
constexpr double hardly_begun = 0.05;

void refuse(const LoadPath& path, const TurningStructure& turned, const model::Structure& structure,
            const HeldByCables& held, ResultSet& set) {
    set.errors.clear();
    keep_free_motions(set);
    set.converged = false;
    if (path.end == LoadPath::End::diverged && !is_driven_at_once(set)) {
        std::string words =
            "no equilibrium is found on the structure as it turns; the last load factor at which "
            "there was one is " +
            format(path.factor, 3);
        if (path.factor < hardly_begun && !held.where.empty())
            words += ". Cables alone hold " + held.where +
                     ", and only while loads keep them taut: where these loads slacken them, as "
                     "uplift does, it needs members that also take compression, or more weight";
        set.errors.push_back({IssueCode::not_converged, words, "model"});
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
    // Far from where it ends the tangent does not tell which way.
    std::string where;
    if (place == "model" && path.factor > hardly_begun)
        where = furthest_of_motion(structure, turned.softest_motion());
    tell_instability(set, words, std::move(place), where);
}

// Bent to one side, a bar that is not as stiff to the other would turn that way.
void refuse_spin(const model::Structure& structure, int unknown, ResultSet& set) {
    std::vector<double> motion(static_cast<std::size_t>(structure.unknown_count()), 0.0);
    motion[static_cast<std::size_t>(unknown)] = 1.0;
    const auto [words, path] = describe_motion(structure, motion);
    set.warnings.clear();
    set.converged = false;
    set.errors.push_back({IssueCode::singular_model,
                          "the structure is a mechanism: " + words +
                              ", and bent by these loads it would: its support should hold it",
                          path});
}

}  // namespace

void solve_corotational(const model::Structure& structure, const Elements& elements,
                        const assembly::Parameters& parameters, ResultSet& set, Issues& errors) {
    set.method = ResultSet::Method::corotational;
    const bool begins_taut = is_begun_taut(structure, set);
    const std::vector<FreeMotion> free = motions_at_rest(structure, elements, parameters, set);
    const std::vector<FreeMotion> taut = taut_motions(structure, free, set);
    if (begins_taut) set.errors.clear();
    if (!set.is_usable()) return;
    const std::vector<int> spins = spins_of(structure, free, set);
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
        const HeldByCables held = held_by_cables(structure, elements, parameters, set.state);
        TurningStructure turned(springs, system, elements.plates, set, {taut, spins, held.hangs});
        const LoadPath path = follow_load(turned);
        set.iterations += path.iterations;
        set.history.insert(set.history.end(), path.residuals.begin(), path.residuals.end());
        set.load_factor = path.factor;
        set.residual = path.residual;
        if (path.end != LoadPath::End::reached) return refuse(path, turned, structure, held, set);
        if (const int driven = turned.driven_spin(); driven >= 0)
            return refuse_spin(structure, driven, set);
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
