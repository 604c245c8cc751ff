// Springs of supports and hinges on their curves: each solution is one of springs that are
// linearized where the last one left them; a line search keeps the steps from overshooting. The
// rest of the structure is in equilibrium in every solution, and so between two of them: what is
// out of balance there is the springs alone, and its work along the step has to vanish.
#pragma once

#include "analysis/result_set.hpp"
#include "analysis/system.hpp"

namespace loadpath::analysis {

class CurveFollowing {
 public:
    explicit CurveFollowing(const model::Structure& structure)
        : springs_(structure.curved), now_(springs_.size()) {}

    // Where the springs are; `broken` are those whose connector is gone.
    struct Place {
        explicit Place(std::size_t count)
            : slip(count), force(count), driver(count), broken(count) {}
        std::vector<double> slip, force, driver;
        std::vector<char> broken;
        void scale(double factor);
    };
    const Place& place() const { return now_; }
    void start_at(Place place);

    bool is_idle() const { return springs_.empty(); }

    // Puts the springs as they are now into the structure: stiffness, and force at no slip.
    void linearize(model::Structure& structure) const;
    void linearize(std::size_t spring, model::Structure& structure) const;
    // Puts a spring where it has slipped to, on its curve.
    void put(std::size_t spring, double slip, double driver);
    // Force over slip of every spring, as eigenvalues take it.
    std::vector<double> secants() const;
    // Where tangents leave a mechanism, secants may not; false where they are taken already.
    bool take_secants();

    // Takes the springs towards a solution; true where that has all of them on their curves.
    bool advance(const model::Structure& structure, const System& system, const ResultSet& set);
    // Takes out the connectors furthest beyond curves that end with failure; false where none is.
    bool break_furthest();

    double energy() const;
    // What is to be said of springs beyond their curves.
    void report(const model::Structure& structure, ResultSet& set) const;

 private:
    Place measure(const model::Structure& structure, const System& system,
                  const ResultSet& set) const;
    model::SpringForce force_of(std::size_t spring, const Place& place) const;
    double secant_of(std::size_t spring) const;
    bool is_on_curves(const Place& place) const;
    // Work of what is out of balance at a share of the way, along the whole way.
    double work_at(double share, const Place& next) const;
    Place between(const Place& next, double share) const;

    const std::vector<model::CurvedSpring>& springs_;
    Place now_;
    bool takes_secants_ = false;
};

}  // namespace loadpath::analysis
