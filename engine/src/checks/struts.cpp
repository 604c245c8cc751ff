#include "checks/struts.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "checks/held_points.hpp"
#include "checks/straightness.hpp"

namespace loadpath::checks {

namespace {

// Of this much longer than the stretch itself nobody states a length by accident.
constexpr double longer_share = 1.001;
// A bar with a free end buckles over twice its length, or more.
constexpr double longer_share_beside_free_end = 1.9;

// A stated length as a multiple of the bar's own; 0 where none is stated.
double stated_share(double own, const std::optional<double>& length,
                    const std::optional<double>& factor) {
    return length && *length > 0.0 ? *length / own : factor && *factor > 0.0 ? *factor : 0.0;
}

StatedLength stated_as(double share, double longer) {
    if (share == 0.0) return StatedLength::none;
    return share > longer ? StatedLength::longer : StatedLength::not_longer;
}

class StrutFinder {
 public:
    StrutFinder(const ModelIndex& index, bool is_planar) : index_(index), is_planar_(is_planar) {}

    void add(const MemberChain& chain) {
        const document::MemberSet nothing{};
        const document::MemberSet& set = chain.set ? *chain.set : nothing;
        const model::Matrix3 axes = axes_of_chain(index_, chain);
        const std::vector<HeldPoint> points = held_points(index_, chain, is_planar_);
        // Moving along local y bends about local z, and the other way round.
        const double about_z =
            stated_share(chain.length, set.buckling_length_z, set.effective_length_factor_z);
        const double about_y =
            stated_share(chain.length, set.buckling_length_y, set.effective_length_factor_y);
        along(chain, points, &Hold::y, axes.row(1), stated_as(about_z, longer_share));
        along(chain, points, &Hold::z, axes.row(2), stated_as(about_y, longer_share));
    }

    // The check doubles the length to a free end, unless another one is stated. Restraints of the
    // set hold from outside of the document: how far such a point turns is the author's.
    void add_to_free_ends(const MemberChain& chain, StatedLength which) {
        const document::MemberSet nothing{};
        const document::MemberSet& set = chain.set ? *chain.set : nothing;
        const model::Matrix3 axes = axes_of_chain(index_, chain);
        const std::vector<HeldPoint> drawn = held_points(index_, chain, is_planar_);
        std::vector<HeldPoint> points = drawn;
        add_restraints(chain, points);
        const auto add = [&](const auto& length, const auto& factor, bool Hold::* held,
                             const model::Vector3& axis) {
            const double share = stated_share(chain.length, length, factor);
            if (stated_as(share, longer_share_beside_free_end) != which) return;
            const auto is_alike = [&](const HeldPoint& one, const HeldPoint& other) {
                return one.hold.*held == other.hold.*held;
            };
            if (which == StatedLength::none && !std::ranges::equal(points, drawn, is_alike)) return;
            beside_free_ends(chain, points, held, axis, which);
        };
        add(set.buckling_length_z, set.effective_length_factor_z, &Hold::y, axes.row(1));
        add(set.buckling_length_y, set.effective_length_factor_y, &Hold::z, axes.row(2));
    }

    void add_flange(const MemberChain& chain, double flanges) {
        const std::size_t before = found.size();
        along(chain, held_points(index_, chain, is_planar_), &Hold::twist,
              axes_of_chain(index_, chain).row(2), StatedLength::none);
        for (std::size_t k = before; k < found.size(); ++k) found[k].flanges = flanges;
    }

    std::vector<HeldStrut> found;

 private:
    void along(const MemberChain& chain, const std::vector<HeldPoint>& points, bool Hold::* held,
               const model::Vector3& axis, StatedLength stated) {
        std::size_t from = points.size();
        for (std::size_t k = 0; k < points.size(); ++k) {
            if (!(points[k].hold.*held) && !has_hinge(chain, k, held)) continue;
            if (from < k) add_strut(chain, from, k, axis, stated, held == &Hold::y);
            from = k;
        }
    }

    // Pieces of a bar lean against each other about a hinge that nothing holds.
    bool has_hinge(const MemberChain& chain, std::size_t place, bool Hold::* held) const {
        if (place == 0 || place == chain.links.size() || held == &Hold::twist) return false;
        const auto is_free = [&](const ChainLink& link, bool at_end) {
            const document::Model& model = index_.model();
            const document::Member& member = model.members[link.member];
            const auto& id = at_end != link.is_reversed ? member.end_hinge : member.start_hinge;
            return id && std::ranges::any_of(model.member_hinges, [&](const auto& hinge) {
                       return hinge.id == *id &&
                              (held == &Hold::y ? hinge.rotational_release_mz
                                                : hinge.rotational_release_my) == 0.0;
                   });
        };
        return is_free(chain.links[place - 1], true) || is_free(chain.links[place], false);
    }

    void beside_free_ends(const MemberChain& chain, const std::vector<HeldPoint>& points,
                          bool Hold::* held, const model::Vector3& axis, StatedLength stated) {
        const auto is_held = [&](const HeldPoint& point) { return point.hold.*held; };
        const auto first = std::ranges::find_if(points, is_held);
        if (first == points.end()) return;
        const auto last = std::find_if(points.rbegin(), points.rend(), is_held).base() - 1;
        const auto at = [&](auto place) {
            return static_cast<std::size_t>(place - points.begin());
        };
        const bool bends_about_z = held == &Hold::y;
        const std::size_t before = found.size();
        if (first != points.begin()) add_strut(chain, 0, at(first), axis, stated, bends_about_z);
        if (last + 1 != points.end())
            add_strut(chain, at(last), points.size() - 1, axis, stated, bends_about_z);
        for (std::size_t k = before; k < found.size(); ++k) {
            found[k].has_free_end = true;
            found[k].bending = least_bending(found[k]);
        }
    }

    double least_bending(const HeldStrut& one) const {
        const auto inertia = one.bends_about_z ? &document::Section::i_z : &document::Section::i_y;
        double least = HUGE_VAL;
        for (const std::size_t member : one.members) {
            const document::Member& m = index_.model().members[member];
            for (const auto& id : {m.section, m.end_section}) {
                const document::Section* section = id ? index_.section(*id) : nullptr;
                if (section == nullptr) continue;
                if (const auto* material = index_.material(section->material))
                    least = std::min(least, material->e_mod * section->*inertia);
            }
        }
        return least;
    }

    void add_strut(const MemberChain& chain, std::size_t from, std::size_t to,
                   const model::Vector3& axis, StatedLength stated, bool bends_about_z) {
        const auto& nodes = index_.model().nodes;
        const document::Node &a = nodes[chain.nodes[from]], &b = nodes[chain.nodes[to]];
        const model::Vector3 chord = unit_between(a, b);
        HeldStrut one;
        one.strut.from = static_cast<int>(chain.nodes[from]);
        one.strut.to = static_cast<int>(chain.nodes[to]);
        one.strut.across = axis - axis.dot(chord) * chord;
        one.length = std::hypot(b.X - a.X, b.Y - a.Y, b.Z - a.Z);
        one.bends_about_z = bends_about_z;
        one.stated = stated;
        for (std::size_t k = from; k < to; ++k) one.members.push_back(chain.links[k].member);
        if (one.length > 0.0) found.push_back(std::move(one));
    }

    const ModelIndex& index_;
    bool is_planar_;
};

bool states_lateral(const document::MemberSet* set) {
    return set && (set->ltb_length.value_or(0.0) > 0.0 || !set->buckling_restraints.empty());
}

// By the warping constant, which is that of two flanges; 0 where there are none, or where the
// section lies on its side.
double distance_of_flanges(const document::Section& section) {
    constexpr double radii = 1.5;
    if (!(section.i_z > section.i_y) || !(section.i_y > 0.0)) return 0.0;
    const double distance = 2.0 * std::sqrt(section.i_w.value_or(0.0) / section.i_y);
    return distance > radii * std::sqrt(section.i_z / section.area) ? distance : 0.0;
}

double rise_of(const ModelIndex& index, std::size_t from, std::size_t to) {
    const auto& nodes = index.model().nodes;
    return std::fabs(unit_between(nodes[from], nodes[to]).y());
}

// Rods and posts between hinges carry what hangs or stands on them and hold nothing sideways.
bool holds_sideways(const document::Member& member) {
    using Type = document::MemberType;
    return member.member_type == Type::Rigid ||
           (member.member_type == Type::Normal && !(member.start_hinge && member.end_hinge));
}

// Nodes that a support or a column holds: bars upright one above the other, down to a support.
std::vector<char> find_standing(const ModelIndex& index, const MemberChains& chains) {
    std::vector<char> stands(index.model().nodes.size());
    for (std::size_t k = 0; k < stands.size(); ++k) stands[k] = index.support_at(k) != nullptr;
    std::vector<std::pair<std::size_t, std::size_t>> bars;
    for (const MemberChain& chain : chains.all)
        for (std::size_t k = 1; k < chain.nodes.size(); ++k)
            if (rise_of(index, chain.nodes[k - 1], chain.nodes[k]) > upright &&
                holds_sideways(index.model().members[chain.links[k - 1].member]))
                bars.emplace_back(chain.nodes[k - 1], chain.nodes[k]);
    for (bool is_changed = true; is_changed;) {
        is_changed = false;
        for (const auto& [one, other] : bars) {
            if (stands[one] == stands[other]) continue;
            stands[one] = stands[other] = true;
            is_changed = true;
        }
    }
    return stands;
}

}  // namespace

std::vector<HeldStrut> find_flanges(const ModelIndex& index, const MemberChains& chains) {
    const document::Model& model = index.model();
    const std::vector<char> stands = find_standing(index, chains);
    StrutFinder finder(index, false);
    for (const MemberChain& chain : chains.all) {
        const auto id = model.members[chain.links.front().member].section;
        const document::Section* section = id ? index.section(*id) : nullptr;
        const double flanges = section ? distance_of_flanges(*section) : 0.0;
        const std::size_t from = chain.nodes.front(), to = chain.nodes.back();
        if (flanges > 0.0 && !(stands[from] && stands[to]) && !states_lateral(chain.set) &&
            rise_of(index, from, to) <= upright)
            finder.add_flange(chain, flanges);
    }
    return std::move(finder.found);
}

std::vector<HeldStrut> find_struts(const ModelIndex& index, const MemberChains& chains,
                                   bool is_planar) {
    StrutFinder finder(index, is_planar);
    const auto& members = index.model().members;
    for (const MemberChain& chain : chains.all) {
        if (members[chain.links.front().member].member_type == document::MemberType::Rigid)
            continue;
        finder.add(chain);
        finder.add_to_free_ends(chain, StatedLength::not_longer);
    }
    return std::move(finder.found);
}

std::vector<HeldStrut> find_cantilevers(const ModelIndex& index, const MemberChains& chains,
                                        bool is_planar) {
    StrutFinder finder(index, is_planar);
    const auto& members = index.model().members;
    for (const MemberChain& chain : chains.all)
        if (members[chain.links.front().member].member_type == document::MemberType::Normal)
            finder.add_to_free_ends(chain, StatedLength::none);
    return std::move(finder.found);
}

}  // namespace loadpath::checks
