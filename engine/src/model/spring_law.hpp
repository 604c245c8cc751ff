// Springs whose force follows a curve: a stiffness that goes by a force, or moments over rotations.
// They are elastic and have no memory: what is unloaded goes back along the curve.
#pragma once

#include <array>
#include <vector>

namespace loadpath::model {

using CurvePoints = std::vector<std::array<double, 2>>;

// What a moment-rotation curve does beyond its last point, or before its first; where the document
// does not say it goes on.
enum class BeyondCurve { continuous, stop, yielding, failure, unsaid };

struct SpringForce {
    double force = 0.0;
    double tangent = 0.0;
};

class SpringLaw {
 public:
    // Of a stiffness curve: sizes of forces, from none on, and the secant stiffness there.
    struct Row {
        double force, stiffness;
    };
    using Side = std::vector<Row>;

    // Pairs of force and secant stiffness, linear between and constant outside: force = k(force) x
    // slip. Without signs the size of the force decides.
    static SpringLaw of_stiffness(const CurvePoints& points, bool is_signed);
    // Pairs of rotation and moment through the origin. `stop` is the stiffness of a stop.
    static SpringLaw of_moments(const CurvePoints& points, bool is_symmetric, BeyondCurve before,
                                BeyondCurve after, double stop);

    // Where several forces go with a slip, the smallest.
    SpringForce at(double slip) const;
    // Secant stiffness at a force that may be another than the spring's own.
    double stiffness_at(double force) const;
    const Side& side_of(double sign) const { return sign < 0.0 ? negative_ : positive_; }
    // Of a spring that has hardly moved; never zero, even where a curve begins with play.
    double initial_stiffness() const;
    double energy_at(double slip) const;

    // Which stretch between its kinks a slip lies on.
    int stretch_at(double slip) const;

    // Whether more than one force goes with some slip: a stiffness that rises too steeply.
    bool is_ambiguous() const;
    // Whether a slip lies beyond the curve, and what happens there.
    bool is_beyond(double slip) const;
    BeyondCurve beyond(double slip) const;
    // The last rotation of the curve on the side of a slip.
    double reach(double slip) const;

 private:
    Side positive_, negative_;  // of a stiffness curve
    CurvePoints moments_;       // of a moment-rotation curve, mirrored where it is symmetric
    BeyondCurve before_ = BeyondCurve::continuous, after_ = BeyondCurve::continuous;
    double stop_ = 0.0;
};

}  // namespace loadpath::model
