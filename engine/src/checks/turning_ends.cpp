#include "checks/turning_ends.hpp"

#include <algorithm>
#include <cmath>
#include <variant>

#include "checks/held_points.hpp"
#include "checks/support_hold.hpp"

namespace loadpath::checks {

namespace {

enum class Twist { held, by_spring, free };

Twist twist_in_hinge(const ModelIndex& index, const ChainLink& link, bool is_last) {
    const document::Member& member = index.model().members[link.member];
    const auto& id = is_last != link.is_reversed ? member.end_hinge : member.start_hinge;
    const document::MemberHinge* hinge = id ? index.hinge(*id) : nullptr;
    if (hinge == nullptr || !hinge->rotational_release_mx) return Twist::held;
    const auto* frame = std::get_if<document::ReleaseFrame>(&hinge->rotation_axes);
    if (frame == nullptr || *frame != document::ReleaseFrame::Local) return Twist::held;
    return *hinge->rotational_release_mx == 0.0 ? Twist::free : Twist::by_spring;
}

Twist twist_on_support(const document::NodalSupport& support, const model::Vector3& bar) {
    if (holds_twist(support, bar)) return Twist::held;
    constexpr double share = 0.99;
    const std::optional<document::SupportCondition>* turns[] = {&support.RX, &support.RY,
                                                                &support.RZ};
    const model::Vector3 shares = axes_of(support) * bar;
    for (int k = 0; k < 3; ++k)
        if (std::fabs(shares[k]) > share && *turns[k] &&
            (*turns[k])->condition_type == document::SupportConditionType::Free)
            return Twist::free;
    return Twist::by_spring;
}

// What the set states at a node holds from outside of the document.
bool is_stated_as_held(const ModelIndex& index, const MemberChain& chain, std::size_t node) {
    return chain.set && std::ranges::any_of(chain.set->buckling_restraints, [&](const auto& each) {
               return index.node(each.node_id) == node && each.restrains_torsion.value_or(false);
           });
}

Twist twist_at(const ModelIndex& index, const MemberChain& chain, bool is_last,
               const model::Vector3& bar) {
    const std::size_t node = is_last ? chain.nodes.back() : chain.nodes.front();
    if (is_stated_as_held(index, chain, node)) return Twist::held;
    const Twist in_hinge =
        twist_in_hinge(index, is_last ? chain.links.back() : chain.links.front(), is_last);
    const document::NodalSupport* support = index.support_at(node);
    const bool is_on_support_alone = support != nullptr && index.parts_at(node) == 1;
    return std::max(in_hinge, is_on_support_alone ? twist_on_support(*support, bar) : Twist::held);
}

// What meets the bar between its ends may keep it from rolling.
bool is_met_between(const ModelIndex& index, const MemberChain& chain) {
    for (std::size_t k = 1; k + 1 < chain.nodes.size(); ++k)
        if (index.holding_parts_at(chain.nodes[k]) > 2 || index.support_at(chain.nodes[k]))
            return true;
    return false;
}

}  // namespace

en1993::TwistAtEnds twist_at_ends(const ModelIndex& index, const MemberChain& chain) {
    const model::Vector3 bar = axes_of_chain(index, chain).row(0);
    const Twist first = twist_at(index, chain, false, bar);
    const Twist last = twist_at(index, chain, true, bar);
    if (first == Twist::free && last == Twist::free && !is_met_between(index, chain))
        return en1993::TwistAtEnds::free;
    return first == Twist::held && last == Twist::held ? en1993::TwistAtEnds::held
                                                       : en1993::TwistAtEnds::held_in_part;
}

}  // namespace loadpath::checks
