#include "stability/initial_bows.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

#include "checks/en1993/steel_section.hpp"

namespace loadpath::stability {

namespace {

using checks::ChainLink;
using checks::MemberChain;
using model::Matrix3;

// lambda > 0.5 sqrt(A f_y / N) of 5.3.2(6) is N > 0.25 N_cr.
constexpr double share_of_critical = 0.25;
// A direction lies in a plane rather than across it.
constexpr double in_plane = 0.7071;

// L / e_0 of Table 5.1, elastic analysis.
double slenderness_of_bow(en1993::BucklingCurve curve) {
    constexpr std::array<double, 5> ratios{350.0, 300.0, 250.0, 200.0, 150.0};
    return ratios[static_cast<std::size_t>(curve)];
}

class BowFinder {
 public:
    BowFinder(const model::Structure& structure, const checks::ModelIndex& index,
              const checks::MemberChains& chains, const analysis::ResultSet& set, const Lean& lean)
        : structure_(structure), index_(index), chains_(chains), set_(set), lean_(lean) {
        for (std::size_t m = 0; m < index.model().members.size(); ++m) {
            ends_at_[static_cast<std::size_t>(structure.members[m].start)].push_back({m, false});
            ends_at_[static_cast<std::size_t>(structure.members[m].end)].push_back({m, true});
        }
    }

    std::vector<answer::InitialBow> find() {
        for (const MemberChain& chain : chains_.all) {
            if (!bends(chain)) continue;
            const Matrix3& axes = structure_.members[chain.links.front().member].axes;
            const Vector3 normal = lean_.direction.cross(Vector3::UnitY());
            if (std::fabs(axes.row(0).dot(normal)) > in_plane) continue;
            const bool along_y =
                std::fabs(axes.row(1).dot(normal)) <= std::fabs(axes.row(2).dot(normal));
            consider(chain, along_y, axes.row(along_y ? 1 : 2), lean_.direction);
        }
        return std::move(bows_);
    }

 private:
    struct End {
        std::size_t member = 0;
        bool is_end = false;
    };

    bool bends(const MemberChain& chain) const {
        return std::ranges::all_of(chain.links, [&](const ChainLink& link) {
            return structure_.members[link.member].source->member_type ==
                   document::MemberType::Normal;
        });
    }

    void consider(const MemberChain& chain, bool along_y, const Vector3& axis, const Vector3& way) {
        double force = 0.0, critical = std::numeric_limits<double>::infinity();
        auto curve = en1993::BucklingCurve::a0;
        for (const ChainLink& link : chain.links) {
            const model::Member& member = structure_.members[link.member];
            force = std::max(force, set_.curves[link.member].n.maximum().value);
            for (const document::Section* section : sections_at_ends(member)) {
                const double inertia = along_y ? section->i_z : section->i_y;
                critical = std::min(critical, std::numbers::pi * std::numbers::pi *
                                                  member.material->e_mod * inertia /
                                                  (chain.length * chain.length));
                curve = std::max(curve, curve_of(*section, along_y));
            }
        }
        if (!(force > share_of_critical * critical) || !is_held(chain, along_y)) return;
        answer::InitialBow bow;
        for (const ChainLink& link : chain.links)
            bow.member_ids.push_back(structure_.members[link.member].source->id);
        bow.length = chain.length;
        bow.e_0 = chain.length / slenderness_of_bow(curve);
        bow.curve = en1993::name_of(curve);
        bow.axial_force = force;
        // Rounding would lead out of the plane of a 2D structure.
        constexpr double rounding = 1e-12;
        const Vector3 side = side_of(chain, axis, way);
        const Vector3 out = (side.array().abs() > rounding).select(side, 0.0);
        bow.direction = {out.x(), out.y(), out.z()};
        bows_.push_back(std::move(bow));
    }

    // Of a tapered member both count, the weaker one.
    std::array<const document::Section*, 2> sections_at_ends(const model::Member& member) const {
        if (!member.is_tapered()) return {member.section, member.section};
        return {member.section, index_.section(*member.source->end_section)};
    }

    en1993::BucklingCurve curve_of(const document::Section& section, bool along_y) {
        auto known = curves_.find(&section);
        if (known == curves_.end()) {
            const auto steel = en1993::read_steel_section(index_, section, {});
            // Bending about the document's z is about the strong axis, unless it lies flat.
            const auto y = steel.curve_y.borne_out, z = steel.curve_z.borne_out;
            known = curves_.emplace(&section, steel.is_swapped ? std::pair{z, y} : std::pair{y, z})
                        .first;
        }
        return along_y ? known->second.first : known->second.second;
    }

    static bool is_stiff(const model::Member& member, bool is_end, std::size_t rotation) {
        return (is_end ? member.end_release : member.start_release).stiffness[rotation] > 0.0;
    }

    // Whether a joint resists turning about the axis of bending at one end or the other.
    bool is_held(const MemberChain& chain, bool along_y) const {
        const ChainLink &first = chain.links.front(), &last = chain.links.back();
        return is_held_at(chain.nodes.front(), {first.member, first.is_reversed}, along_y) ||
               is_held_at(chain.nodes.back(), {last.member, !last.is_reversed}, along_y);
    }

    bool is_held_at(std::size_t node, const End& own, bool along_y) const {
        const model::Member& member = structure_.members[own.member];
        if (!is_stiff(member, own.is_end, along_y ? 5 : 4)) return false;
        const auto at = ends_at_.find(node);
        const std::vector<End> none;
        const std::vector<End>& ends = at == ends_at_.end() ? none : at->second;
        if (index_.parts_at(node) > ends.size()) return true;  // a plate
        for (const End& other : ends) {
            const model::Member& joined = structure_.members[other.member];
            if (other.member != own.member && !bends_not(joined) &&
                (is_stiff(joined, other.is_end, 4) && is_stiff(joined, other.is_end, 5)))
                return true;
        }
        const Vector3 turning = member.axes.row(along_y ? 2 : 1);
        return std::ranges::any_of(structure_.supports, [&](const model::Support& support) {
            if (static_cast<std::size_t>(support.node) != node) return false;
            for (int k = 0; k < 3; ++k)
                if (support.hold[static_cast<std::size_t>(3 + k)] != model::Hold::free &&
                    std::fabs(support.axes.row(k).dot(turning)) > in_plane)
                    return true;
            return false;
        });
    }

    static bool bends_not(const model::Member& member) {
        using enum document::MemberType;
        const auto type = member.source->member_type;
        return type != Normal && type != Rigid;
    }

    // The side to which the loads bend the member; where they do not, that of the lean.
    Vector3 side_of(const MemberChain& chain, const Vector3& axis, const Vector3& way) const {
        const double half = 0.5 * chain.length;
        const auto link = std::ranges::find_if(
            chain.links, [&](const ChainLink& each) { return half <= each.from + each.length; });
        const ChainLink& at = link == chain.links.end() ? chain.links.back() : *link;
        const double along = std::clamp(half - at.from, 0.0, at.length);
        const Vector3 middle = moved(at.member, at.is_reversed ? at.length - along : along);
        const ChainLink &first = chain.links.front(), &last = chain.links.back();
        const Vector3 ends = moved(first.member, first.is_reversed ? first.length : 0.0) +
                             moved(last.member, last.is_reversed ? 0.0 : last.length);
        const double bent = axis.dot(middle - 0.5 * ends);
        constexpr double no_bend = 1e-9;
        const double side = std::fabs(bent) > no_bend * chain.length ? bent : axis.dot(way);
        return side < 0.0 ? Vector3(-axis) : axis;
    }

    Vector3 moved(std::size_t member, double x) const {
        const curves::MemberForces& forces = set_.curves[member];
        return structure_.members[member].axes.transpose() *
               Vector3(forces.dx.at_left(x), forces.dy.at_left(x), forces.dz.at_left(x));
    }

    const model::Structure& structure_;
    const checks::ModelIndex& index_;
    const checks::MemberChains& chains_;
    const analysis::ResultSet& set_;
    const Lean& lean_;
    std::map<std::size_t, std::vector<End>> ends_at_;
    std::map<const document::Section*, std::pair<en1993::BucklingCurve, en1993::BucklingCurve>>
        curves_;
    std::vector<answer::InitialBow> bows_;
};

}  // namespace

std::vector<answer::InitialBow> find_bows(const model::Structure& structure,
                                          const checks::ModelIndex& index,
                                          const checks::MemberChains& chains,
                                          const analysis::ResultSet& set, const Lean& lean) {
    return BowFinder(structure, index, chains, set, lean).find();
}

void add_forces(const checks::ModelIndex& index, std::span<const answer::InitialBow> bows,
                document::LoadCase& forces) {
    for (const answer::InitialBow& bow : bows) {
        const double line = 8.0 * bow.axial_force * bow.e_0 / (bow.length * bow.length);
        std::map<std::int64_t, int> ends;  // how many of its members end at a node
        for (const std::int64_t id : bow.member_ids) {
            const document::Member& member = index.model().members[*index.member(id)];
            document::DistributedLoad load;
            load.member = id;
            load.magnitude = load.end_magnitude = line;
            load.direction = bow.direction;
            forces.distributed_loads.push_back(load);
            ++ends[member.start_node_id];
            ++ends[member.end_node_id];
        }
        for (const auto& [node, count] : ends) {
            if (count != 1) continue;
            document::NodalLoad load;
            load.node = node;
            load.magnitude = -0.5 * line * bow.length;
            load.direction = bow.direction;
            forces.nodal_loads.push_back(load);
        }
    }
}

}  // namespace loadpath::stability
