#include "checks/deflected_line.hpp"

#include <array>
#include <cmath>

#include "checks/generic/extreme_along.hpp"

namespace loadpath::checks {

namespace {

using curves::Curve;
using curves::MemberForces;
using model::Matrix3;
using model::Vector3;

// Displacement of the axis at an end of a member, in global axes.
Vector3 moved_end(const AnalysisResults& results, std::size_t combination, std::size_t member,
                  bool is_end) {
    const MemberForces& forces = results.member_forces(combination, member);
    const auto at = [&](const Curve& curve) {
        return is_end ? curve.at_left(forces.length) : curve.at_right(0.0);
    };
    return results.member_axes(member).transpose() *
           Vector3(at(forces.dx), at(forces.dy), at(forces.dz));
}

struct MovedEnds {
    Vector3 from, to;
};

MovedEnds moved_ends(const AnalysisResults& results, const Span& span, std::size_t combination) {
    const SpanLink &first = span.links.front(), &last = span.links.back();
    return {moved_end(results, combination, first.member, first.is_reversed),
            moved_end(results, combination, last.member, !last.is_reversed)};
}

class DeflectedLine {
 public:
    DeflectedLine(const AnalysisResults& results, const ModelIndex& index, const Span& span,
                  const document::DeflectionSpec& spec, std::size_t combination)
        : results_(results),
          index_(index),
          span_(span),
          spec_(spec),
          combination_(combination),
          ends_(moved_ends(results, span, combination)),
          across_(model::member_axes(span.from, span.to, 0.0)) {
        if (spec.measure == document::DeflectionMeasure::Undeformed)
            ends_ = {Vector3::Zero(), Vector3::Zero()};
    }

    Deflection largest() const {
        Deflection best;
        double passed = 0.0;
        for (const SpanLink& link : span_.links) {
            const double length = results_.member_length(link.member);
            const curves::Extreme found = extreme_of(link.member, length);
            if (std::fabs(found.value) > best.size || passed == 0.0) {
                const double share = length > 0.0 ? found.x / length : 0.0;
                const double along = link.is_reversed ? length - found.x : found.x;
                best = {std::fabs(found.value), link.member, share, passed + along};
            }
            passed += length;
        }
        return best;
    }

 private:
    curves::Extreme extreme_of(std::size_t member, double length) const {
        using enum document::DeflectionDirection;
        const Matrix3 axes = results_.member_axes(member);
        const auto along = [&](const Vector3& way) {
            return curve_along(member, length, axes, way);
        };
        switch (spec_.direction) {
            case Vertical:
                return along(Vector3(0.0, 1.0, 0.0)).abs_maximum();
            case LocalY:
                return along(axes.row(1).transpose()).abs_maximum();
            case LocalZ:
                return along(axes.row(2).transpose()).abs_maximum();
            case Across:
                break;
        }
        return aggregate_magnitude(along(across_.row(1).transpose()),
                                   along(across_.row(2).transpose()), length, document::MaxAbs{});
    }

    // How far along the chord a point of the structure is, from 0 to 1.
    double share_of(const Vector3& point) const {
        const Vector3 chord = span_.to - span_.from;
        return (point - span_.from).dot(chord) / chord.squaredNorm();
    }

    // The displacement along a direction, less that of the chord, and with the camber.
    Curve curve_along(std::size_t member, double length, const Matrix3& axes,
                      const Vector3& way) const {
        const MemberForces& forces = results_.member_forces(combination_, member);
        const double s0 = share_of(end_of_member(index_, member, false));
        const double slope = (share_of(end_of_member(index_, member, true)) - s0) / length;
        const double from = way.dot(ends_.from), apart = way.dot(ends_.to) - from;
        curves::Piece rest{0.0, length, {}};
        rest.p.c[0] = -from - apart * s0;
        rest.p.c[1] = -apart * slope;
        const double rise = 4.0 * spec_.precamber;
        rest.p.c[0] += rise * s0 * (1.0 - s0);
        rest.p.c[1] += rise * slope * (1.0 - 2.0 * s0);
        rest.p.c[2] -= rise * slope * slope;
        const Curve straight{{rest}};
        const Vector3 parts = axes * way;
        const std::array<curves::Term, 4> terms{{{&forces.dx, parts.x()},
                                                 {&forces.dy, parts.y()},
                                                 {&forces.dz, parts.z()},
                                                 {&straight, 1.0}}};
        return curves::sum(terms);
    }

    const AnalysisResults& results_;
    const ModelIndex& index_;
    const Span& span_;
    const document::DeflectionSpec& spec_;
    std::size_t combination_;
    MovedEnds ends_;
    Matrix3 across_;
};

}  // namespace

Deflection largest_deflection(const AnalysisResults& results, const ModelIndex& index,
                              const Span& span, const document::DeflectionSpec& spec,
                              std::size_t combination) {
    return DeflectedLine(results, index, span, spec, combination).largest();
}

double sway_of(const AnalysisResults& results, const Span& span, std::size_t combination) {
    const MovedEnds ends = moved_ends(results, span, combination);
    return std::hypot(ends.to.x() - ends.from.x(), ends.to.z() - ends.from.z());
}

}  // namespace loadpath::checks
