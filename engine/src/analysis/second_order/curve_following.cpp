#include "analysis/second_order/curve_following.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "text/number.hpp"

namespace loadpath::analysis {

namespace {

using elements::FrameVector;
using model::BeyondCurve;
using model::CurvedSpring;
using model::SpringForce;
using model::unknowns_per_joint;
using model::Vector3;

// How close to its curve, of the largest force, or of its slip, a spring has to be.
constexpr double on_curve = 1e-9;
// Connectors whose rotations agree to this, of the ends of their curves, break together.
constexpr double together = 1e-6;

// A component of the force that a joint exerts on a member's end; moments about the axes of the
// hinge there.
double end_force(const model::Member& member, int end, int component, const ResultSet& set,
                 int index) {
    const FrameVector& forces = set.members[static_cast<std::size_t>(index)].forces;
    if (component < 3) return forces[end + component];
    const model::Release& release = end == 0 ? member.start_release : member.end_release;
    return release.rotation_axes.row(component - 3)
        .dot(member.axes.transpose() * Vector3(forces.segment<3>(end + 3)));
}

// A component of a reaction in the axes of its support, with the sign of the movement.
double driving_reaction(const model::Support& support, int component,
                        const std::array<double, unknowns_per_joint>& r) {
    if (component == model::warping) return -r[model::warping];
    const int base = component < 3 ? 0 : 3;
    return -support.axes.row(component % 3).dot(Vector3(r[base], r[base + 1], r[base + 2]));
}

double along(const std::vector<assembly::Term>& terms, const std::vector<double>& displacements) {
    double value = 0.0;
    for (const assembly::Term& term : terms) value += term.factor * displacements[term.unknown];
    return value;
}

// How far a joint runs ahead of the member's end.
double hinge_slip(const model::Structure& structure, const CurvedSpring& spring,
                  const ResultSet& set) {
    const int k = spring.direction;
    if (spring.tie >= 0) {
        const double sign = spring.end == 0 ? -1.0 : 1.0;  // a start tie runs to the body
        return sign * along(assembly::tie_terms(structure, structure.ties[spring.tie], k),
                            set.displacements);
    }
    const model::Member& member = structure.members[spring.member];
    const FrameVector slip = assembly::to_ends(member, gather(member, set.displacements)) -
                             set.members[spring.member].displacements;
    if (k < 3) return slip[spring.end + k];
    const model::Release& release = spring.end == 0 ? member.start_release : member.end_release;
    return release.rotation_axes.row(k - 3).dot(member.axes.transpose() *
                                                Vector3(slip.segment<3>(spring.end + 3)));
}

double support_slip(const model::Structure& structure, const CurvedSpring& spring,
                    const System& system, const ResultSet& set) {
    const int parameter =
        system.parameters.of_hold[spring.support * unknowns_per_joint + spring.direction];
    const double movement = parameter < 0 ? 0.0 : movements(system, set.loads)[parameter];
    return along(assembly::support_terms(structure, structure.supports[spring.support],
                                         spring.direction),
                 set.displacements) -
           movement;
}

double stiffness_at_rest(const CurvedSpring& spring) {
    return spring.driver < 0 ? spring.law.initial_stiffness() : spring.law.stiffness_at(0.0);
}

}  // namespace

void CurveFollowing::Place::scale(double factor) {
    for (auto* values : {&slip, &force, &driver})
        for (double& value : *values) value *= factor;
}

void CurveFollowing::start_at(Place place) {
    now_ = std::move(place);
    takes_secants_ = false;
}

SpringForce CurveFollowing::force_of(std::size_t i, const Place& place) const {
    const CurvedSpring& spring = springs_[i];
    if (place.broken[i] != 0) return {};
    if (spring.driver < 0) return spring.law.at(place.slip[i]);
    const double stiffness = spring.law.stiffness_at(place.driver[i]);
    return {stiffness * place.slip[i], stiffness};
}

double CurveFollowing::secant_of(std::size_t i) const {
    if (now_.broken[i] != 0) return 0.0;
    const double slip = now_.slip[i], secant = slip != 0.0 ? force_of(i, now_).force / slip : 0.0;
    return secant > 0.0 ? secant : stiffness_at_rest(springs_[i]);
}

std::vector<double> CurveFollowing::secants() const {
    std::vector<double> all(springs_.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = secant_of(i);
    return all;
}

void CurveFollowing::linearize(model::Structure& structure) const {
    for (std::size_t i = 0; i < springs_.size(); ++i) linearize(i, structure);
}

void CurveFollowing::linearize(std::size_t i, model::Structure& structure) const {
    const CurvedSpring& spring = springs_[i];
    const SpringForce at = force_of(i, now_);
    double force = at.force - at.tangent * now_.slip[i];
    if (takes_secants_) force = 0.0;
    model::set_stiffness(structure, spring, takes_secants_ ? secant_of(i) : at.tangent);
    const auto k = static_cast<std::size_t>(spring.direction);
    if (spring.support >= 0) {
        structure.supports[spring.support].curved.force[k] = force;
    } else if (spring.tie >= 0) {
        structure.ties[spring.tie].curved.force[k] = spring.end == 0 ? -force : force;
    } else {
        model::Member& member = structure.members[spring.member];
        (spring.end == 0 ? member.start_release : member.end_release).curved.force[k] = force;
    }
}

void CurveFollowing::put(std::size_t i, double slip, double driver) {
    now_.slip[i] = slip;
    now_.driver[i] = driver;
    now_.force[i] = force_of(i, now_).force;
}

bool CurveFollowing::take_secants() {
    if (springs_.empty() || takes_secants_) return false;
    takes_secants_ = true;
    return true;
}

CurveFollowing::Place CurveFollowing::measure(const model::Structure& structure,
                                              const System& system, const ResultSet& set) const {
    Place next(springs_.size());
    next.broken = now_.broken;
    for (std::size_t i = 0; i < springs_.size(); ++i) {
        const CurvedSpring& spring = springs_[i];
        const int driver = spring.driver < 0 ? spring.direction : spring.driver;
        if (spring.support >= 0) {
            const model::Support& support = structure.supports[spring.support];
            const auto& reaction = set.reactions[spring.support];
            next.slip[i] = support_slip(structure, spring, system, set);
            next.force[i] = driving_reaction(support, spring.direction, reaction);
            next.driver[i] = driving_reaction(support, driver, reaction);
        } else if (set.state.member[spring.member] != 0) {
            const model::Member& member = structure.members[spring.member];
            next.slip[i] = hinge_slip(structure, spring, set);
            next.force[i] = end_force(member, spring.end, spring.direction, set, spring.member);
            next.driver[i] = end_force(member, spring.end, driver, set, spring.member);
        }
    }
    return next;
}

bool CurveFollowing::is_on_curves(const Place& place) const {
    // Where all connectors are gone their forces are rounding: so what they bore counts too.
    double largest = 0.0;
    for (std::size_t i = 0; i < springs_.size(); ++i) {
        const model::SpringLaw& law = springs_[i].law;
        const double bore =
            place.broken[i] == 0 ? place.force[i] : law.at(law.reach(place.slip[i])).force;
        largest = std::max(largest, std::abs(bore));
    }
    for (std::size_t i = 0; i < springs_.size(); ++i) {
        const SpringForce at = force_of(i, place);
        const double off = std::abs(at.force - place.force[i]);
        if (off > on_curve * largest && off > on_curve * at.tangent * std::abs(place.slip[i]))
            return false;
    }
    return true;
}

CurveFollowing::Place CurveFollowing::between(const Place& next, double share) const {
    Place place = now_;
    const auto go = [share](std::vector<double>& from, const std::vector<double>& to) {
        for (std::size_t i = 0; i < from.size(); ++i) from[i] += share * (to[i] - from[i]);
    };
    go(place.slip, next.slip);
    go(place.force, next.force);
    go(place.driver, next.driver);
    return place;
}

double CurveFollowing::work_at(double share, const Place& next) const {
    const Place place = between(next, share);
    double work = 0.0;
    for (std::size_t i = 0; i < springs_.size(); ++i)
        work += (force_of(i, place).force - place.force[i]) * (next.slip[i] - now_.slip[i]);
    return work;
}

bool CurveFollowing::advance(const model::Structure& structure, const System& system,
                             const ResultSet& set) {
    if (springs_.empty()) return true;
    const Place next = measure(structure, system, set);
    if (is_on_curves(next)) {
        now_ = next;
        return true;
    }
    double share = 1.0;
    const double first = work_at(0.0, next);
    // A tenth of the first is close enough: tangents do the rest.
    if (first < 0.0 && work_at(1.0, next) > -0.1 * first) {
        double least = 0.0, most = 1.0;
        for (int turn = 0; turn < 60; ++turn) {
            share = 0.5 * (least + most);
            (work_at(share, next) > 0.0 ? most : least) = share;
        }
    }
    now_ = between(next, share);
    return false;
}

bool CurveFollowing::break_furthest() {
    std::vector<double> beyond(springs_.size(), 0.0);  // of the end of the curve
    double furthest = 0.0;
    for (std::size_t i = 0; i < springs_.size(); ++i) {
        const double slip = now_.slip[i];
        const model::SpringLaw& law = springs_[i].law;
        if (now_.broken[i] == 0 && law.is_beyond(slip) && law.beyond(slip) == BeyondCurve::failure)
            beyond[i] = law.reach(slip) == 0.0 ? INFINITY : slip / law.reach(slip);
        furthest = std::max(furthest, beyond[i]);
    }
    if (furthest == 0.0) return false;
    for (std::size_t i = 0; i < springs_.size(); ++i)
        if (beyond[i] >= (1.0 - together) * furthest) now_.broken[i] = 1;
    return true;
}

double CurveFollowing::energy() const {
    double energy = 0.0;
    for (std::size_t i = 0; i < springs_.size(); ++i) {
        if (now_.broken[i] != 0) continue;
        energy += springs_[i].driver < 0 ? springs_[i].law.energy_at(now_.slip[i])
                                         : 0.5 * now_.force[i] * now_.slip[i];
    }
    return energy;
}

void CurveFollowing::report(const model::Structure& structure, ResultSet& set) const {
    constexpr const char* axes[3] = {"x", "y", "z"};
    for (std::size_t i = 0; i < springs_.size(); ++i) {
        const CurvedSpring& spring = springs_[i];
        const double slip = now_.slip[i];
        const bool is_broken = now_.broken[i] != 0;
        if (!is_broken && !spring.law.is_beyond(slip)) continue;
        const BeyondCurve beyond = spring.law.beyond(slip);
        if (beyond == BeyondCurve::stop) continue;
        const model::Member& member = structure.members[spring.member];
        const int place = member.parent < 0 ? spring.member : member.parent;
        const std::string where = std::string("the hinge at the ") +
                                  (spring.end == 0 ? "start" : "end") + " of member " +
                                  std::to_string(member.source->id);
        const std::string about = std::string(" about ") + axes[spring.direction - 3];
        const std::string path = path_of("model.members", static_cast<std::size_t>(place)) +
                                 (spring.end == 0 ? ".start_hinge" : ".end_hinge");
        if (is_broken) {
            set.errors.push_back({IssueCode::hinge_connector_failed,
                                  where + " fails" + about +
                                      ": these loads turn it beyond the end of its curve, and the "
                                      "figures are those without its moment",
                                  path});
            continue;
        }
        set.warnings.push_back(
            {beyond == BeyondCurve::unsaid ? IssueCode::curve_end_not_stated
                                           : IssueCode::moment_rotation_end_of_range,
             where + " turns" + about + " by " + format(slip, 3) +
                 " rad, beyond the end of its curve at " + format(spring.law.reach(slip), 3) +
                 " rad; its moment " +
                 (beyond == BeyondCurve::yielding ? "is held" : "goes on as the curve ends") +
                 (beyond == BeyondCurve::unsaid ? ", and nobody said that it does" : ""),
             path});
    }
}

}  // namespace loadpath::analysis
