// Springs that follow curves: those of supports, and those of hinges where a member has them, at
// the end of one of its segments, or in the tie of a rigid member.
#include <algorithm>
#include <cmath>
#include <string>

#include "model/prepare.hpp"
#include "model/support_conditions.hpp"
#include "text/number.hpp"

namespace loadpath::model {

namespace {

// A stop is this much stiffer than the member and the curve before it.
constexpr double stop_stiffness = 1e8;

constexpr const char* components[6] = {"vx", "vy", "vz", "mx", "my", "mz"};

std::array<const std::optional<document::MemberStiffnessCurve>*, 6> stiffness_curves_of(
    const document::MemberHinge& hinge) {
    return {&hinge.stiffness_curve_vx, &hinge.stiffness_curve_vy, &hinge.stiffness_curve_vz,
            &hinge.stiffness_curve_mx, &hinge.stiffness_curve_my, &hinge.stiffness_curve_mz};
}

// By rotation: about x, y and z.
std::array<const std::optional<document::MomentRotationCurve>*, 3> moment_curves_of(
    const document::MemberHinge& hinge) {
    return {&hinge.moment_rotation_mx, &hinge.moment_rotation_my, &hinge.moment_rotation_mz};
}

// The words of the document stand in the same order.
BeyondCurve beyond_of(const std::optional<document::CurveEndBehaviour>& behaviour) {
    return behaviour ? static_cast<BeyondCurve>(*behaviour) : BeyondCurve::unsaid;
}

bool bends(const Member& member) {
    return member.source->member_type == document::MemberType::Normal || member.is_rigid();
}

SpringLaw law_of(const document::MomentRotationCurve& curve, const Member& member) {
    double steepest = member.is_rigid()
                          ? 0.0
                          : 4.0 * member.material->e_mod *
                                std::max(member.section->i_y, member.section->i_z) / member.length;
    for (std::size_t i = 1; i < curve.points.size(); ++i)
        steepest = std::max(steepest, (curve.points[i][1] - curve.points[i - 1][1]) /
                                          (curve.points[i][0] - curve.points[i - 1][0]));
    return SpringLaw::of_moments(curve.points, curve.symmetric.value_or(true),
                                 beyond_of(curve.start), beyond_of(curve.end),
                                 stop_stiffness * steepest);
}

// The spring of a support's or a hinge's direction that follows a curve of stiffness.
template <class Curve>
CurvedSpring spring_of(const Curve& curve, int direction) {
    CurvedSpring spring;
    spring.direction = direction;
    spring.law = SpringLaw::of_stiffness(curve.points, curve.signed_.value_or(false));
    // Its own force follows from its slip alone.
    const int driver = static_cast<int>(curve.depends_on);
    if (driver != direction) spring.driver = driver;
    return spring;
}

}  // namespace

std::optional<CurvedSpring> curved_spring(const Member& member, const Release& release,
                                          int direction) {
    if (release.hinge == nullptr || (direction >= 3 && !bends(member))) return {};
    const auto& by_force = *stiffness_curves_of(*release.hinge)[direction];
    if (by_force) return spring_of(*by_force, direction);
    if (direction < 3 || !*moment_curves_of(*release.hinge)[direction - 3]) return {};
    CurvedSpring spring;
    spring.direction = direction;
    spring.law = law_of(**moment_curves_of(*release.hinge)[direction - 3], member);
    return spring;
}

namespace {

double first_stiffness(const CurvedSpring& spring) {
    return spring.driver < 0 ? spring.law.initial_stiffness() : spring.law.stiffness_at(0.0);
}

void add_hinge(Structure& structure, int m, bool is_start, int tie) {
    const Member& member = structure.members[m];
    const Release& release = is_start ? member.start_release : member.end_release;
    for (int k = 0; k < 6; ++k) {
        if (!release.curved.follows(k)) continue;
        CurvedSpring spring = *curved_spring(member, release, k);
        spring.member = m;
        spring.end = is_start ? 0 : 7;
        spring.tie = tie;
        if (tie >= 0) structure.ties[tie].curved.directions |= 1u << k;
        structure.curved.push_back(std::move(spring));
    }
}

struct Finding {
    Issues& errors;
    Issues& warnings;

    void ascend(const CurvePoints& points, const std::string& path) const {
        for (std::size_t i = 1; i < points.size(); ++i)
            if (!(points[i][0] > points[i - 1][0])) {
                errors.push_back({IssueCode::curve_not_ascending,
                                  "should be greater than " + format(points[i - 1][0], 6) +
                                      " before it, found " + format(points[i][0], 6),
                                  path_of(path + ".points", i) + "[0]"});
                return;
            }
    }

    // `is_own`: the force of the spring itself sets its stiffness.
    void stiffen(const CurvePoints& points, bool is_signed, bool is_own,
                 const std::string& path) const {
        ascend(points, path);
        for (std::size_t i = 0; i < points.size(); ++i)
            if (!(points[i][1] > 0.0)) {
                errors.push_back({IssueCode::curve_stiffness_not_positive,
                                  "should be greater than 0, found " + format(points[i][1], 6),
                                  path_of(path + ".points", i) + "[1]"});
                return;
            }
        if (is_own && SpringLaw::of_stiffness(points, is_signed).is_ambiguous())
            warnings.push_back(
                {IssueCode::ambiguous_stiffness_curve,
                 "stiffness rises faster than force: several forces go with one movement, and the "
                 "smallest is taken",
                 path + ".points"});
    }

    void turn(const document::MomentRotationCurve& curve, const std::string& path) const {
        const CurvePoints& points = curve.points;
        ascend(points, path);
        for (std::size_t i = 1; i < points.size(); ++i)
            if (points[i][1] < points[i - 1][1]) {
                errors.push_back({IssueCode::moment_falls,
                                  "should not be less than " + format(points[i - 1][1], 6) +
                                      " before it, found " + format(points[i][1], 6),
                                  path_of(path + ".points", i) + "[1]"});
                return;
            }
        if (!passes_origin(curve))
            errors.push_back({IssueCode::curve_misses_origin,
                              curve.symmetric.value_or(true)
                                  ? "should begin with [0, 0]: it is mirrored"
                                  : "should pass through [0, 0]: a hinge at rest bears no moment",
                              path + ".points"});
    }

    static bool passes_origin(const document::MomentRotationCurve& curve) {
        const CurvePoints& points = curve.points;
        if (curve.symmetric.value_or(true)) return points[0][0] == 0.0 && points[0][1] == 0.0;
        return std::any_of(points.begin(), points.end(),
                           [](const auto& point) { return point[0] == 0.0 && point[1] == 0.0; });
    }
};

}  // namespace

bool has_curves(const document::Model& model) {
    for (const document::NodalSupport& support : model.nodal_supports)
        for (const auto* hold : support_conditions(support))
            if (*hold && (*hold)->stiffness_curve) return true;
    for (const document::MemberHinge& hinge : model.member_hinges) {
        for (const auto* curve : stiffness_curves_of(hinge))
            if (*curve) return true;
        for (const auto* curve : moment_curves_of(hinge))
            if (*curve) return true;
    }
    return false;
}

void refuse_wrong_curves(const document::Document& document, Issues& errors, Issues& warnings) {
    const document::Model& model = document.model;
    if (!has_curves(model)) return;
    const document::AnalysisOptions& options = document.analysis.options;
    if (options.order != document::AnalysisOrder::NONLINEAR)
        errors.push_back({IssueCode::curve_in_first_order,
                          "should be NONLINEAR: supports or hinges follow curves",
                          "analysis.options.order"});
    const Finding finding{errors, warnings};
    for (std::size_t i = 0; i < model.member_hinges.size(); ++i) {
        const std::string path = path_of("model.member_hinges", i);
        const auto by_force = stiffness_curves_of(model.member_hinges[i]);
        const auto by_turn = moment_curves_of(model.member_hinges[i]);
        for (std::size_t k = 0; k < 6; ++k)
            if (*by_force[k])
                finding.stiffen((*by_force[k])->points, (*by_force[k])->signed_.value_or(false),
                                static_cast<std::size_t>((*by_force[k])->depends_on) == k,
                                path + ".stiffness_curve_" + components[k]);
        for (std::size_t k = 0; k < 3; ++k) {
            if (!*by_turn[k]) continue;
            const std::string place = path + ".moment_rotation_" + components[k + 3];
            finding.turn(**by_turn[k], place);
            if (*by_force[k + 3])
                errors.push_back({IssueCode::two_curves,
                                  std::string("should be left out beside stiffness_curve_") +
                                      components[k + 3] + ", or the other way round",
                                  place});
        }
    }
    for (std::size_t i = 0; i < model.nodal_supports.size(); ++i) {
        const auto all = support_conditions(model.nodal_supports[i]);
        for (std::size_t k = 0; k < all.size(); ++k)
            if (*all[k] && (*all[k])->stiffness_curve) {
                const document::SupportStiffnessCurve& curve = *(*all[k])->stiffness_curve;
                finding.stiffen(curve.points, curve.signed_.value_or(false),
                                static_cast<std::size_t>(curve.depends_on) == k,
                                path_of("model.nodal_supports", i) + "." +
                                    support_condition_names[k] + ".stiffness_curve");
            }
    }
}

void follow_curves(const Member& member, Release& release) {
    for (int k = 0; k < 6; ++k)
        if (const auto spring = curved_spring(member, release, k)) {
            release.curved.directions |= 1u << k;
            release.stiffness[k] = first_stiffness(*spring);
        }
}

void set_stiffness(Structure& structure, const CurvedSpring& spring, double stiffness) {
    const auto k = static_cast<std::size_t>(spring.direction);
    if (spring.support >= 0) {
        structure.supports[spring.support].stiffness[k] = stiffness;
    } else if (spring.tie >= 0) {
        structure.ties[spring.tie].stiffness[k] = stiffness;
    } else {
        Member& member = structure.members[spring.member];
        (spring.end == 0 ? member.start_release : member.end_release).stiffness[k] = stiffness;
    }
}

void find_curved_springs(Structure& structure) {
    const document::Model& model = structure.document->model;
    if (!has_curves(model)) return;
    for (std::size_t s = 0; s < structure.supports.size(); ++s) {
        Support& support = structure.supports[s];
        if (!support.curved.directions) continue;
        const auto source =
            std::find_if(model.nodal_supports.begin(), model.nodal_supports.end(),
                         [&](const document::NodalSupport& each) { return each.id == support.id; });
        const auto all = support_conditions(*source);
        for (int k = 0; k < unknowns_per_joint; ++k) {
            if (!support.curved.follows(k)) continue;
            CurvedSpring spring = spring_of(*(*all[k])->stiffness_curve, k);
            spring.support = static_cast<int>(s);
            support.stiffness[k] = first_stiffness(spring);
            structure.curved.push_back(std::move(spring));
        }
    }
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        if (structure.members[m].is_divided() || structure.members[m].is_rigid()) continue;
        add_hinge(structure, static_cast<int>(m), true, -1);
        add_hinge(structure, static_cast<int>(m), false, -1);
    }
    for (const RigidBody& body : structure.rigid_bodies) {
        if (body.start_tie >= 0) add_hinge(structure, body.member, true, body.start_tie);
        add_hinge(structure, body.member, false, body.end_tie);
    }
}

}  // namespace loadpath::model
