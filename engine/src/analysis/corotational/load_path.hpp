// Follows the states of equilibrium from the unloaded structure to the whole load: Newton's method
// in steps of the load factor, each as long as the structure lets it. It stays on the branch that
// begins at rest and is stable all along; where that branch ends (a limit point, a bifurcation) it
// stops and says how far it came. States beyond are never reached by jumping.
#pragma once

#include <vector>

namespace loadpath::analysis {

// What is solved, in the state in which it is. A `go` leads from the state of the last `form`.
class Equilibrium {
 public:
    struct Form {
        double residual = 0.0;  // largest force out of balance, relative to the forces at work
        int negative = 0;       // negative pivots of the tangent: 0 for a stable state
        bool is_singular = false;
    };
    struct Step {
        double turn = 0.0;    // largest rotation in it, rad
        double change = 0.0;  // largest displacement or rotation, relative to those there are
    };

    Equilibrium() = default;
    Equilibrium(const Equilibrium&) = delete;
    Equilibrium& operator=(const Equilibrium&) = delete;
    virtual ~Equilibrium() = default;

    // Forces out of balance and the factored tangent of the present state under a load factor.
    virtual Form form(double factor) = 0;
    // The step of Newton's method from there, and going it (a part of it).
    virtual Step find_step() = 0;
    virtual void go(double part) = 0;
    // Keeps the present state, and returns to the one that was kept.
    virtual void keep() = 0;
    virtual void go_back() = 0;
    // How far all has moved since `keep` from where the first step after it led, relative to that
    // step: 0 for a linear structure.
    virtual double strayed() const = 0;
    // The same seen from behind: how far the state that was kept, under its load factor, lies from
    // where the tangent of the present one points back to.
    virtual double strayed_behind(double kept_factor) = 0;
    // Whether parts of it have no stiffness at rest, so that no tangent points to the first state.
    virtual bool is_loose() const { return false; }
};

struct LoadPath {
    enum class End {
        reached,   // the whole load, in a stable state
        unstable,  // the tangent stops to be definite: a limit point or a bifurcation
        diverged,  // the iteration does not converge, however short the step
    };
    End end = End::reached;
    double factor = 0.0;  // of the state it ends in, which is stable and in equilibrium
    int iterations = 0;   // of all steps, those tried in vain included
    double residual = 0.0;
    std::vector<double> residuals;  // of all iterations
};

LoadPath follow_load(Equilibrium& structure);

}  // namespace loadpath::analysis
