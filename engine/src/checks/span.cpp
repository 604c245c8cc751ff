#include "checks/span.hpp"

#include <algorithm>
#include <cmath>

#include "checks/straightness.hpp"
#include "checks/support_hold.hpp"

namespace loadpath::checks {

namespace {

using model::Vector3;

const Vector3 up(0.0, 1.0, 0.0);

bool holds_lying_bar(const document::NodalSupport& support, const Vector3& bar) {
    const Vector3 across = (up - up.dot(bar) * bar).normalized();
    return holds_along(support, across, bar);
}

bool is_hinged_at(const document::Member& member, std::int64_t node) {
    return member.start_node_id == node ? member.start_hinge.has_value()
                                        : member.end_hinge.has_value();
}

}  // namespace

bool is_upright(const Vector3& way) { return std::fabs(way.y()) > std::sqrt(0.5) * way.norm(); }

Vector3 end_of_member(const ModelIndex& index, std::size_t member, bool is_end) {
    const document::Member& m = index.model().members[member];
    const document::Node& node =
        index.model().nodes[*index.node(is_end ? m.end_node_id : m.start_node_id)];
    const auto& offset = is_end ? m.end_offset : m.start_offset;
    Vector3 at(node.X, node.Y, node.Z);
    if (offset)
        at += Vector3(offset->X.value_or(0.0), offset->Y.value_or(0.0), offset->Z.value_or(0.0));
    return at;
}

SpanFinder::SpanFinder(const ModelIndex& index)
    : index_(index), members_at_(index.model().nodes.size()) {
    for (std::size_t k = 0; k < index.model().members.size(); ++k) {
        const document::Member& member = index.model().members[k];
        for (const std::int64_t id : {member.start_node_id, member.end_node_id})
            if (const auto node = index.node(id)) members_at_[*node].push_back(k);
    }
}

std::size_t SpanFinder::far_node(std::size_t member, std::size_t node) const {
    const document::Member& m = index_.model().members[member];
    const std::size_t start = *index_.node(m.start_node_id);
    return start == node ? *index_.node(m.end_node_id) : start;
}

Vector3 SpanFinder::direction(std::size_t member, std::size_t from_node) const {
    const auto& nodes = index_.model().nodes;
    return unit_between(nodes[from_node], nodes[far_node(member, from_node)]);
}

bool SpanFinder::is_in(const Span& span, std::size_t member) const {
    return std::any_of(span.links.begin(), span.links.end(),
                       [&](const SpanLink& link) { return link.member == member; });
}

std::optional<Span> SpanFinder::line_of(const std::vector<std::size_t>& members) const {
    const auto among = [&](std::size_t node) {
        std::vector<std::size_t> here;
        for (const std::size_t member : members_at_[node])
            if (std::find(members.begin(), members.end(), member) != members.end())
                here.push_back(member);
        return here;
    };
    const document::Member& first = index_.model().members[members.front()];
    std::optional<std::size_t> at;
    // The end that comes first in the document, so that a set listed backwards is the same.
    for (const std::size_t member : members)
        for (const std::int64_t id : {index_.model().members[member].start_node_id,
                                      index_.model().members[member].end_node_id})
            if (const std::size_t node = *index_.node(id);
                among(node).size() == 1 && (!at || node < *at))
                at = node;
    if (!at || first.start_node_id == first.end_node_id) return std::nullopt;
    Span span;
    span.nodes.push_back(*at);
    while (span.links.size() < members.size()) {
        const std::vector<std::size_t> here = among(span.nodes.back());
        const auto next = std::find_if(here.begin(), here.end(),
                                       [&](std::size_t member) { return !is_in(span, member); });
        if (here.size() > 2 || next == here.end()) return std::nullopt;
        const std::size_t end = far_node(*next, span.nodes.back());
        span.links.push_back(
            {*next, *index_.node(index_.model().members[*next].end_node_id) == span.nodes.back()});
        span.nodes.push_back(end);
    }
    span.from = end_of_member(index_, span.links.front().member, span.links.front().is_reversed);
    span.to = end_of_member(index_, span.links.back().member, !span.links.back().is_reversed);
    if (!(span.length() > 0.0)) return std::nullopt;
    return span;
}

// A column or a hanger that leads to a support in a straight line.
bool SpanFinder::has_column(std::size_t node, const Span& span) const {
    for (const std::size_t first : members_at_[node]) {
        if (is_in(span, first)) continue;
        std::size_t at = node, member = first;
        const Vector3 along = direction(first, node);
        if (!is_nearly_straight(along, along.y() > 0.0 ? up : Vector3(-up))) continue;
        for (std::size_t step = 0; step < index_.model().members.size(); ++step) {
            at = far_node(member, at);
            const document::NodalSupport* support = index_.support_at(at);
            if (support && is_fixed(support->Y)) return true;
            const auto next = std::find_if(
                members_at_[at].begin(), members_at_[at].end(), [&](std::size_t other) {
                    return other != member && is_nearly_straight(along, direction(other, at));
                });
            if (next == members_at_[at].end()) break;
            member = *next;
        }
    }
    return false;
}

bool SpanFinder::is_held(std::size_t node, const Span& span) const {
    const Vector3 bar = (span.to - span.from).normalized();
    const document::NodalSupport* support = index_.support_at(node);
    if (!is_upright(bar))
        return (support && holds_lying_bar(*support, bar)) || has_column(node, span);
    if (support && free_across(*support, bar).size() < 2) return true;
    return std::any_of(members_at_[node].begin(), members_at_[node].end(), [&](std::size_t member) {
        return !is_in(span, member) && !is_upright(direction(member, node));
    });
}

// Whether a bar that is stiffly connected goes on past the end; a ridge is no end either.
bool SpanFinder::goes_on(const Span& span, std::size_t link, std::size_t node) const {
    const auto& members = index_.model().members;
    const std::int64_t id = index_.model().nodes[node].id;
    const std::size_t own = span.links[link].member;
    if (is_hinged_at(members[own], id)) return false;
    const Vector3 outward = -direction(own, node);
    return std::any_of(members_at_[node].begin(), members_at_[node].end(), [&](std::size_t other) {
        return !is_in(span, other) && members[other].member_type == document::MemberType::Normal &&
               !is_hinged_at(members[other], id) &&
               is_upright(direction(other, node)) == is_upright(outward) &&
               outward.dot(direction(other, node)) > std::sqrt(0.5);
    });
}

std::string_view SpanFinder::why_no_chord(const Span& span) const {
    for (std::size_t k = 1; k + 1 < span.nodes.size(); ++k)
        if (is_held(span.nodes[k], span))
            return "it is held between its ends: let the check apply to a member set for each "
                   "span";
    for (const bool is_end : {false, true}) {
        const std::size_t node = is_end ? span.nodes.back() : span.nodes.front();
        if (is_held(node, span)) continue;
        if (index_.parts_at(node) == 1 && !index_.support_at(node))
            return "an end of it is free, so that there is no chord: ask for the measure "
                   "Undeformed";
        if (goes_on(span, is_end ? span.links.size() - 1 : 0, node))
            return "it goes on at an end that neither a support nor a column holds: let the check "
                   "apply to a member set from one to the other";
    }
    return {};
}

}  // namespace loadpath::checks
