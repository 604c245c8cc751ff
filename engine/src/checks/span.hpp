// The line of members whose deflection is measured, from end to end, and whether it is a span: what
// carries it stands at its ends and nowhere between.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "checks/model_index.hpp"
#include "model/axes.hpp"

namespace loadpath::checks {

struct SpanLink {
    std::size_t member = 0;
    bool is_reversed = false;  // its end comes first
};

struct Span {
    std::vector<SpanLink> links;
    std::vector<std::size_t> nodes;  // one more than links
    model::Vector3 from, to;         // its ends, offsets included
    double length() const { return (to - from).norm(); }
};

// What rises more than it runs stands; anything else lies.
bool is_upright(const model::Vector3& way);

class SpanFinder {
 public:
    explicit SpanFinder(const ModelIndex& index);

    // Nothing where the members form no line from one end to another.
    std::optional<Span> line_of(const std::vector<std::size_t>& members) const;
    // Why the straight line between its ends is nothing to measure from; empty where it is.
    std::string_view why_no_chord(const Span& span) const;

 private:
    bool is_held(std::size_t node, const Span& span) const;
    bool has_column(std::size_t node, const Span& span) const;
    bool goes_on(const Span& span, std::size_t link, std::size_t node) const;
    bool is_in(const Span& span, std::size_t member) const;
    std::size_t far_node(std::size_t member, std::size_t node) const;
    model::Vector3 direction(std::size_t member, std::size_t from_node) const;

    const ModelIndex& index_;
    std::vector<std::vector<std::size_t>> members_at_;  // by node
};

// Where the start or the end of a member is, its offset included.
model::Vector3 end_of_member(const ModelIndex& index, std::size_t member, bool is_end);

}  // namespace loadpath::checks
