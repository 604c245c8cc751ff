// A cable between two points: an elastic catenary, exact for any sag. Its loads keep their
// direction and lie on the unstretched cable: uniform on each of its spans, with forces between
// them.
#pragma once

#include <Eigen/Dense>
#include <array>
#include <vector>

namespace loadpath::elements {

struct CableSpan {
    double share = 1.0;                               // of the unstretched length
    Eigen::Vector3d line = Eigen::Vector3d::Zero();   // per metre of unstretched length
    Eigen::Vector3d point = Eigen::Vector3d::Zero();  // at its end
};

// A spring at an end of a cable, in line with it: how far it gives way per force. Where its
// stiffness follows a curve there are rows instead, from no tension on, linear between and constant
// beyond; of several tensions that go with one slip the smallest is taken.
struct CableSpring {
    struct Row {
        double tension = 0.0, stiffness = 0.0;
    };
    double give = 0.0;
    std::vector<Row> rows;

    struct Slip {
        double far = 0.0, rate = 0.0;  // and how it grows with the tension
    };
    Slip under(double tension) const;
};

struct Cable {
    double ea = 0.0;
    double length = 0.0;  // unstretched
    std::vector<CableSpan> spans;
    std::array<CableSpring, 2> springs;  // at its start and end
};

// At a place along the cable: where it is from the start, how that changes with the share of the
// cable that lies before it, the force that the rest exerts on that share, and how the place
// changes with it.
struct CablePoint {
    double share = 0.0;
    Eigen::Vector3d at, slope, tension;
    Eigen::Matrix3d flexibility;
};

struct HungCable {
    Eigen::Vector3d start, end;  // tension at both ends: what the end exerts on the rest
    Eigen::Matrix3d stiffness;   // of the tension against the distance between the ends
    double energy = 0.0;
};

// The cable whose end lies `distance` from its start. Without loads it is straight, or slack.
HungCable hang(const Cable& cable, const Eigen::Vector3d& distance);

// Its shape, each span cut into `parts`; a force between spans is passed after its point.
std::vector<CablePoint> shape_of(const Cable& cable, const Eigen::Vector3d& start_tension,
                                 int parts);

// Between two places along a member of which the cable is, by shares of that member's length.
struct CablePiece {
    double x0, x1;
    CablePoint from, to;
};

// Sixteen pieces at least, fine enough that a curve by its ends and slopes is the cable's.
std::vector<CablePiece> pieces_of(const Cable& cable, const Eigen::Vector3d& start_tension,
                                  double member_length);

}  // namespace loadpath::elements
