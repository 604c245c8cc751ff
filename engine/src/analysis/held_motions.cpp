#include "analysis/held_motions.hpp"

#include <algorithm>
#include <cmath>

#include "analysis/instability.hpp"
#include "analysis/leaning.hpp"
#include "analysis/mechanism.hpp"
#include "analysis/one_way.hpp"

namespace loadpath::analysis {

namespace {

using model::unknowns_per_joint;

// What is left of a stiffness after the others have taken their share, below which it is rounding.
constexpr double no_stiffness = 1e-14;
// Of pivots that differ by less than this share rounding must not choose: the first is taken.
constexpr double as_large = 1e-6;
// A stiffness below this beside that of the joint's other directions is an axis that rounding has
// tilted: the square of a small angle.
constexpr double tilted = 1e-20;
// The share of the loads below which the work on a motion is rounding.
constexpr double no_work = 1e-9;

enum class Kind { displacement, rotation, warping };

Kind kind_of_direction(int k) {
    return k < 3 ? Kind::displacement : k < 6 ? Kind::rotation : Kind::warping;
}

Kind kind_of(const System& system, int free_unknown) {
    return kind_of_direction(system.kinematics.unknown_of_free[free_unknown] % unknowns_per_joint);
}

// The stiffness of up to three unknowns of a joint that follow each other.
Eigen::MatrixXd diagonal_block(const assembly::SparseLower& k, int first, int count) {
    Eigen::MatrixXd block = Eigen::MatrixXd::Zero(count, count);
    for (int c = 0; c < count; ++c)
        for (int e = k.col_ptr[first + c]; e < k.col_ptr[first + c + 1]; ++e) {
            const int r = k.row[e] - first;
            if (r < 0 || r >= count) break;
            block(r, c) = block(c, r) = k.val[e];
        }
    return block;
}

// The stiffest direction of the joint of a free unknown, of the same kind, held or not.
double stiffest_of_joint(const System& system, const std::vector<double>& alone, int free_unknown) {
    const int unknown = system.kinematics.unknown_of_free[free_unknown];
    const int direction = unknown % unknowns_per_joint;
    if (direction == model::warping) return alone[unknown];
    const int first = unknown - direction % 3;
    return std::max({alone[first], alone[first + 1], alone[first + 2]});
}

void add_stand_in(System& system, HeldMotion motion) {
    system.stiffness.val[system.stiffness.col_ptr[motion.unknown]] += motion.stand_in;
    double largest = 0.0;
    for (const assembly::Term& term : motion.terms)
        largest = std::max(largest, std::abs(term.factor));
    for (assembly::Term& term : motion.terms) {
        term.factor /= largest;
        if (term.unknown == motion.unknown) motion.factor = term.factor;
    }
    system.held.push_back(std::move(motion));
}

// The stiffest of the unknowns are eliminated one after the other (Cholesky with the largest pivot
// next). Those that have nothing left each belong to one motion, in which the eliminated ones
// follow. Where a part of a positive semidefinite matrix is singular, so is the matrix.
void hold_where_singular(System& system, int first, int count, double of_joint) {
    const Eigen::MatrixXd stiffness = diagonal_block(system.stiffness, first, count);
    const double stiffest = std::max(stiffness.diagonal().maxCoeff(), of_joint);
    Eigen::VectorXd unit = Eigen::VectorXd::Ones(count);
    for (int i = 0; i < count && stiffest > 0.0; ++i)
        unit[i] = 1.0 / std::sqrt(std::max(stiffness(i, i), tilted / no_stiffness * stiffest));
    // Gauss and Jordan: an eliminated row ends as what it equals in terms of the others.
    Eigen::MatrixXd rest = unit.asDiagonal() * stiffness * unit.asDiagonal();
    std::vector<char> is_eliminated(static_cast<std::size_t>(count), 0);
    for (int step = 0; step < count; ++step) {
        int pivot = -1;
        for (int i = 0; i < count; ++i)
            if (!is_eliminated[i] &&
                rest(i, i) > (pivot < 0 ? no_stiffness : (1.0 + as_large) * rest(pivot, pivot)))
                pivot = i;
        if (pivot < 0) break;
        is_eliminated[pivot] = 1;
        rest.row(pivot) /= rest(pivot, pivot);
        for (int i = 0; i < count; ++i)
            if (i != pivot) rest.row(i) -= rest(i, pivot) * rest.row(pivot).eval();
    }
    for (int i = 0; i < count; ++i) {
        if (is_eliminated[i]) continue;
        HeldMotion motion;
        motion.unknown = first + i;
        motion.stand_in = stiffest > 0.0 ? stiffest : 1.0;
        motion.terms.push_back({first + i, unit[i]});
        for (int j = 0; j < count; ++j)
            if (is_eliminated[j] && rest(j, i) != 0.0)
                motion.terms.push_back({first + j, -unit[j] * rest(j, i)});
        add_stand_in(system, std::move(motion));
    }
}

// Displacements that nothing but a tilted axis resists. What else is singular among them the
// factorization finds, which tells a flat truss from a mechanism.
void hold_where_tilted(System& system, int first, int count, double of_joint) {
    const Eigen::VectorXd stiffness = diagonal_block(system.stiffness, first, count).diagonal();
    const double stiffest = std::max(stiffness.maxCoeff(), of_joint);
    for (int i = 0; i < count; ++i) {
        if (stiffness[i] > tilted * stiffest) continue;
        HeldMotion motion;
        motion.unknown = first + i;
        motion.stand_in = stiffest > 0.0 ? stiffest : 1.0;
        motion.terms.push_back({first + i, 1.0});
        add_stand_in(system, std::move(motion));
    }
}

struct Sizes {
    double displacement = 0.0, rotation = 0.0, warping = 0.0;

    void add(Kind kind, double value) {
        double& size = kind == Kind::displacement ? displacement
                       : kind == Kind::rotation   ? rotation
                                                  : warping;
        size = std::max(size, std::abs(value));
    }
};

// Rotation of one joint: nobody's concern while no load drives it.
bool is_one_joint_turning(const System& system, const HeldMotion& motion) {
    const int joint = system.block_of_dof[motion.unknown];
    return std::all_of(motion.terms.begin(), motion.terms.end(), [&](const assembly::Term& term) {
        return system.block_of_dof[term.unknown] == joint &&
               kind_of(system, term.unknown) != Kind::displacement;
    });
}

bool is_supported(const model::Structure& structure) {
    return std::any_of(
        structure.supports.begin(), structure.supports.end(),
        [&](const model::Support& support) { return structure.joints[support.node].used; });
}

}  // namespace

void hold_idle_joints(System& system, const std::vector<double>& alone) {
    const int n = system.kinematics.free_count;
    for (int first = 0; first < n;) {
        int count = 1;
        const Kind kind = kind_of(system, first);
        while (kind != Kind::warping && first + count < n &&
               system.block_of_dof[first + count] == system.block_of_dof[first] &&
               kind_of(system, first + count) == kind)
            ++count;
        const double of_joint = stiffest_of_joint(system, alone, first);
        if (kind == Kind::displacement)
            hold_where_tilted(system, first, count, of_joint);
        else
            hold_where_singular(system, first, count, of_joint);
        first += count;
    }
}

void hold(System& system, const algebra::Motion& motion) {
    HeldMotion held;
    held.unknown = motion.own;
    held.stand_in = system.stiffness.val[system.stiffness.col_ptr[motion.own]];
    for (std::size_t i = 0; i < motion.vector.size(); ++i)
        if (motion.vector[i] != 0.0) held.terms.push_back({static_cast<int>(i), motion.vector[i]});
    add_stand_in(system, std::move(held));
}

FreeMotion free_motion(const System& system, const HeldMotion& held) {
    const std::vector<double> still(static_cast<std::size_t>(system.parameters.count), 0.0);
    std::vector<double> free(static_cast<std::size_t>(system.kinematics.free_count), 0.0);
    for (const assembly::Term& term : held.terms) free[term.unknown] = term.factor;
    return {system.kinematics.expand(free, still)};
}

std::vector<FreeMotion> free_motions(const System& system) {
    std::vector<FreeMotion> all;
    for (const HeldMotion& held : system.held) all.push_back(free_motion(system, held));
    return all;
}

// Bars that stand, as columns or the legs of a mast do, and turn about their own axis, and nothing
// beside: gravity does not drive them however far they turn. What turns at a joint without moving
// it turns about the bars there. A beam that rolls over is another matter.
bool is_upright_turning(std::span<const double> motion) {
    constexpr double most_lean = 0.36;  // 20 degrees
    constexpr std::size_t about_x = 3, about_y = 4, about_z = 5;
    double largest = 0.0;
    for (const double u : motion) largest = std::max(largest, std::abs(u));
    for (std::size_t i = 0; i < motion.size(); i += unknowns_per_joint) {
        const double turning = std::abs(motion[i + about_y]);
        for (std::size_t k = 0; k < unknowns_per_joint; ++k) {
            const bool is_lean = k == about_x || k == about_z;
            if (k != about_y &&
                std::abs(motion[i + k]) > 1e-9 * largest + (is_lean ? most_lean * turning : 0.0))
                return false;
        }
    }
    return true;
}

double total_of(std::span<const double> forces, double reach) {
    double total = 0.0;
    for (std::size_t i = 0; i < forces.size(); ++i) {
        const Kind kind = kind_of_direction(static_cast<int>(i) % unknowns_per_joint);
        const double arm = kind == Kind::displacement ? 1.0
                           : kind == Kind::rotation   ? reach
                                                      : reach * reach;
        total += std::abs(forces[i]) / arm;
    }
    return total;
}

void judge_held_motions(const model::Structure& structure, const System& system, double total_load,
                        double reach, std::span<double> solution, ResultSet& set) {
    // A structure on no support at all has no answer to give, with or without loads.
    const bool floats = !is_supported(structure);
    const std::vector<double> still(static_cast<std::size_t>(system.parameters.count), 0.0);
    for (const HeldMotion& motion : system.held) {
        // The work of the loads on the motion is the work of the stand-in.
        const double held = solution[motion.unknown];
        const double work = motion.stand_in * held * motion.factor;
        Sizes sizes;
        for (const assembly::Term& term : motion.terms)
            sizes.add(kind_of(system, term.unknown), term.factor);
        const double farthest =
            sizes.displacement + sizes.rotation * reach + sizes.warping * reach * reach;
        const bool driven = floats || std::abs(work) > no_work * total_load * farthest;
        for (const assembly::Term& term : motion.terms)
            solution[term.unknown] -= held / motion.factor * term.factor;
        if (!driven && is_one_joint_turning(system, motion)) continue;
        std::vector<double> free(solution.size(), 0.0);
        for (const assembly::Term& term : motion.terms) free[term.unknown] = term.factor;
        std::vector<double> full = system.kinematics.expand(free, still);
        const auto [moving, path] = describe_motion(structure, full);
        const std::string words = moving + describe_idle_parts(structure, set.state, full);
        if (driven) {
            set.errors.push_back(
                {IssueCode::singular_model, "the structure is a mechanism: " + words, path});
            if (work < 0.0)
                for (double& u : full) u = -u;  // the way the loads push
            set.motions.push_back({full});
        } else {
            // What crossed ties catch stands; whether they are stiff enough is asked afterwards.
            const bool is_braced = asks_for_leaning(structure.document->analysis) &&
                                   is_caught(structure, set.state, full);
            set.warnings.push_back({is_braced                  ? IssueCode::bracing_at_rest
                                    : is_upright_turning(full) ? IssueCode::upright_bar_spins
                                                               : IssueCode::unstable_unloaded,
                                    words + undriven, path});
        }
    }
}

}  // namespace loadpath::analysis
