#include "analysis/corotational/load_path.hpp"

#include <algorithm>

#include "elements/corotational/chain.hpp"

namespace loadpath::analysis {

namespace {

constexpr double shortest_step = 1.0 / 16384.0;
constexpr int most_iterations = 20;
constexpr int patience = 8;  // iterations after which nothing may be worse than at the beginning
// A step of the load that would turn anything further than this, or that ends this far from where
// its tangent pointed, is shortened: within both a state follows from the one before it without a
// jump to another branch. Towards a limit point the tangent points ever further.
constexpr double furthest_turn = 0.35;
constexpr double furthest_astray = 0.5;
// Under a load far beyond a limit point the tangent at rest may point, by chance, at a state that
// the structure only comes to by a jump. Such a state is much stiffer than what lies between, so
// that its own tangent does not point back: of a shallow arch it is off by twice its length or
// more, of a bar that stiffens as it is stretched, within the bound above, by once at most. Cables
// that become taut stiffen without bound, and are not asked.
constexpr double furthest_astray_behind = 1.0;
// A loose structure finds its first states, up to `first_share`, however far away they lie, and may
// take longer to.
using elements::first_share;
constexpr int longer = 5;
// Newton's method converges quadratically: one step beyond the tolerance leaves rounding only.
constexpr double balanced = 1e-10;
// Where rounding ends the convergence above that: steps no longer change anything, or no longer
// bring the state much closer, which is not how Newton's method goes on from here.
constexpr double nearly_balanced = 1e-6, no_change = 1e-10, no_progress = 0.25;

enum class Attempt { converged, unstable, diverged, too_far };

struct Iteration {
    Attempt outcome = Attempt::diverged;
    int count = 0;
    double residual = 0.0;
    double first_turn = 0.0;
    bool was_indefinite = false;
};

// Newton's method under one load factor from the state kept, `may_shorten` while a shorter step
// would still be tried, `may_stray` where the state need not lie where the tangent points, nor the
// one kept where the tangent points back to, as `points_back` asks.
Iteration iterate(Equilibrium& structure, double kept_factor, double factor, bool may_shorten,
                  bool may_stray, bool points_back, std::vector<double>& residuals) {
    Iteration result;
    const int times = structure.is_loose() ? longer : 1;
    double change = 1.0, first_residual = 0.0, before = 1.0;
    for (result.count = 1; result.count <= times * most_iterations; ++result.count) {
        const Equilibrium::Form form = structure.form(factor);
        result.residual = form.residual;
        residuals.push_back(form.residual);
        result.was_indefinite = result.was_indefinite || form.negative > 0;
        if (result.count == 1) first_residual = form.residual;
        const bool is_rounding = form.residual < nearly_balanced &&
                                 (change < no_change || form.residual > no_progress * before);
        before = form.residual;
        if (form.residual < balanced || is_rounding) {
            const bool is_stable = form.negative == 0 && !form.is_singular;
            bool is_near = may_stray || structure.strayed() < furthest_astray;
            if (is_near && points_back)
                is_near = structure.strayed_behind(kept_factor) < furthest_astray_behind;
            result.outcome = is_stable && is_near ? Attempt::converged : Attempt::unstable;
            return result;
        }
        if (form.is_singular || (result.count > times * patience && form.residual > first_residual))
            break;
        const Equilibrium::Step step = structure.find_step();
        change = step.change;
        if (result.count == 1) result.first_turn = step.turn;
        if (result.count == 1 && may_shorten && step.turn > furthest_turn) {
            result.outcome = Attempt::too_far;
            return result;
        }
        // A single iteration turns nothing further than a radian: beyond it the tangent says
        // nothing.
        structure.go(std::min(1.0, 1.0 / std::max(step.turn, 1e-30)));
    }
    return result;
}

}  // namespace

LoadPath follow_load(Equilibrium& structure) {
    LoadPath path;
    double step = structure.is_loose() ? first_share : 1.0;
    bool was_unstable = false;  // a step tried since the last state led beyond stability
    structure.keep();
    // What a tangent points back to is a state in balance, which a pretensioned one at rest is not.
    bool is_balanced = structure.form(0.0).residual < balanced;
    while (path.factor < 1.0) {
        step = std::min(step, 1.0 - path.factor);
        const double target = step < 1.0 - path.factor ? path.factor + step : 1.0;
        const Iteration iteration = iterate(structure, path.factor, target, step > shortest_step,
                                            structure.is_loose() && path.factor < first_share,
                                            is_balanced && !structure.is_loose(), path.residuals);
        path.iterations += iteration.count;
        if (iteration.outcome == Attempt::converged) {
            path.factor = target;
            path.residual = iteration.residual;
            structure.keep();
            is_balanced = true;
            was_unstable = false;
            if (iteration.count <= 6) step *= 2.0;
            continue;
        }
        structure.go_back();
        was_unstable =
            was_unstable || iteration.outcome == Attempt::unstable || iteration.was_indefinite;
        if (step <= shortest_step) {
            path.end = was_unstable ? LoadPath::End::unstable : LoadPath::End::diverged;
            break;
        }
        const double shortened = iteration.outcome == Attempt::too_far
                                     ? std::min(0.9, furthest_turn / iteration.first_turn)
                                     : 0.5;
        step = std::max(shortest_step, step * shortened);
    }
    // The state it ends in, with its tangent and its forces.
    structure.form(path.factor);
    return path;
}

}  // namespace loadpath::analysis
