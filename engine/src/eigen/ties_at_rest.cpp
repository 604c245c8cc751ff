#include "eigen/ties_at_rest.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::eigen {

namespace {

// Of the shorter tie: how near two have to come to cross.
constexpr double crosses_within = 0.01;
// Of its own length: how far from the plane of a tie one is that braces the same wall.
constexpr double in_one_plane = 0.05;
// Cosine of the angle between the ground lines of ties in one plane, or in parallel ones.
constexpr double in_one_line = 0.95;
// Of the lower storey: what two ties have in common that brace the same one.
constexpr double of_one_storey = 0.5;
// Sine of the angle to the ground, or between two ties, that is none.
constexpr double flat = 1e-6;

struct Tie {
    std::size_t member;
    Vector3 foot, along;  // from its lower end to its higher one

    Vector3 across() const { return {along.x(), 0.0, along.z()}; }
    Vector3 normal() const { return Vector3(-along.z(), 0.0, along.x()).normalized(); }
};

Tie tie_of(const model::Structure& structure, std::size_t m) {
    const model::Member& member = structure.members[m];
    const Vector3 start =
        structure.joints[static_cast<std::size_t>(member.start)].at + member.start_arm;
    const Vector3 along = member.length * member.axes.row(0).transpose();
    return along.y() < 0.0 ? Tie{m, start + along, -along} : Tie{m, start, along};
}

// Whether they meet between their ends, as the diagonals of a bay do.
bool cross(const Tie& a, const Tie& b) {
    const double aa = a.along.squaredNorm(), bb = b.along.squaredNorm(), ab = a.along.dot(b.along);
    const double across = aa * bb - ab * ab;
    if (across <= flat * flat * aa * bb) return false;
    const Vector3 between = b.foot - a.foot;
    const double at_a = (bb * a.along.dot(between) - ab * b.along.dot(between)) / across;
    const double at_b = (ab * a.along.dot(between) - aa * b.along.dot(between)) / across;
    const auto is_inside = [](double at) {
        return at > crosses_within && at < 1.0 - crosses_within;
    };
    const Vector3 apart = between + at_b * b.along - at_a * a.along;
    return is_inside(at_a) && is_inside(at_b) &&
           apart.norm() < crosses_within * std::sqrt(std::min(aa, bb));
}

// Whether a lean of their storey that stretches one slackens the other, in whichever bays they are.
bool brace_by_turns(const Tie& a, const Tie& b) {
    const double rise = std::min(a.along.y(), b.along.y());
    const Vector3 one = a.across(), other = b.across();
    if (rise <= flat * (a.along.norm() + b.along.norm())) return false;
    if (one.dot(other) >= -in_one_line * one.norm() * other.norm()) return false;
    const double top = std::min(a.foot.y() + a.along.y(), b.foot.y() + b.along.y());
    return top - std::max(a.foot.y(), b.foot.y()) > of_one_storey * rise;
}

// How two hold by turns, the closest way last.
enum class Partners { no, across_the_building, of_one_wall, of_one_bay };

Partners partners(const Tie& own, const Tie& other) {
    if (cross(own, other)) return Partners::of_one_bay;
    if (!brace_by_turns(own, other)) return Partners::no;
    const double apart = std::abs(own.normal().dot(other.foot - own.foot));
    return apart < in_one_plane * own.along.norm() ? Partners::of_one_wall
                                                   : Partners::across_the_building;
}

Partners closest(const Tie& own, const std::vector<Tie>& others) {
    Partners found = Partners::no;
    for (const Tie& other : others) found = std::max(found, partners(own, other));
    return found;
}

}  // namespace

std::unique_ptr<const Braced> with_ties_at_rest(const model::Structure& structure,
                                                const analysis::ResultSet& set) {
    std::vector<Tie> at_rest, taut;
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        if (structure.members[m].source->member_type != document::MemberType::Tension) continue;
        (set.state.member[m] ? taut : at_rest).push_back(tie_of(structure, m));
    }
    std::unique_ptr<Braced> braced;
    for (const Tie& own : at_rest) {
        const Partners held_by = closest(own, taut);
        if (held_by != Partners::no && held_by >= closest(own, at_rest)) continue;
        if (!braced) braced.reset(new Braced{structure, set, {}});
        document::Section& half =
            braced->halves.emplace_back(*structure.members[own.member].section);
        half.area *= 0.5;
        braced->structure.members[own.member].section = &half;
        braced->set.state.member[own.member] = 1;
    }
    return braced;
}

}  // namespace loadpath::eigen
