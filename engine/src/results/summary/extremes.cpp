#include "results/summary/extremes.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "results/summary/rounded.hpp"
#include "results/summary/short_text.hpp"

namespace loadpath::results {

namespace {

using answer::Extreme;
using answer::Extremes;
using answer::LargestInMember;

std::int64_t whole(double id) { return static_cast<std::int64_t>(id); }

std::optional<answer::LargestDisplacement> largest_displacement(const AnswerView& view,
                                                                const ChosenSets& usable) {
    const auto nodes = view.rows(view.header.tables.node_ids);
    if (nodes.empty() || usable.empty()) return std::nullopt;
    double largest = -1.0;
    const answer::SetHeader* of = nullptr;
    std::size_t at = 0;
    for (const answer::SetHeader* set : usable) {
        const auto rows = view.rows(set->tables.displacements);
        for (std::size_t n = 0; n < nodes.size(); ++n) {
            const answer::Displacements& d = rows[n];
            const double size = std::sqrt(d.dx * d.dx + d.dy * d.dy + d.dz * d.dz);
            if (size <= largest) continue;
            largest = size;
            of = set;
            at = n;
        }
    }
    const answer::Displacements& d = view.rows(of->tables.displacements)[at];
    return answer::LargestDisplacement{.value = rounded(largest),
                                       .set = short_name(of->name),
                                       .node = whole(nodes[at].id),
                                       .dx = rounded(d.dx, largest),
                                       .dy = rounded(d.dy, largest),
                                       .dz = rounded(d.dz, largest)};
}

// Where a curve is furthest from zero. The value is not rounded yet.
LargestInMember largest_in_member(const AnswerView& view, const ChosenSets& usable,
                                  Extreme Extremes::* curve) {
    const auto members = view.rows(view.header.tables.member_ids);
    LargestInMember best{.value = 0.0,
                         .set = short_name(usable.front()->name),
                         .member = whole(members.front().id),
                         .x = 0.0};
    for (const answer::SetHeader* set : usable) {
        const auto rows = view.rows(set->tables.extremes);
        const auto consider = [&](std::size_t m, double value, double x) {
            if (!(std::fabs(value) > std::fabs(best.value))) return;
            best = {value, short_name(set->name), whole(members[m].id), rounded(x)};
        };
        for (std::size_t m = 0; m < members.size(); ++m) {
            const Extreme& extreme = rows[m].*curve;
            consider(m, extreme.max, extreme.max_x);
            consider(m, extreme.min, extreme.min_x);
        }
    }
    return best;
}

LargestInMember with_rounded_value(LargestInMember found, double scale) {
    found.value = rounded(found.value, scale);
    return found;
}

}  // namespace

answer::Largest find_extremes(const AnswerView& view, const ChosenSets& sets) {
    ChosenSets usable;
    for (const answer::SetHeader* set : sets)
        if (is_usable(*set)) usable.push_back(set);
    answer::Largest largest;
    largest.displacement = largest_displacement(view, usable);
    if (usable.empty() || view.rows(view.header.tables.member_ids).empty()) return largest;
    const LargestInMember along_y = largest_in_member(view, usable, &Extremes::dy);
    const LargestInMember along_z = largest_in_member(view, usable, &Extremes::dz);
    const bool is_along_y = std::fabs(along_y.value) >= std::fabs(along_z.value);
    largest.member_displacement = with_rounded_value(is_along_y ? along_y : along_z, 0.0);
    struct Named {
        Extreme Extremes::* curve;
        std::optional<LargestInMember> answer::Largest::* field;
    };
    using answer::Largest;
    constexpr std::array<Named, 6> forces{{{&Extremes::fx, &Largest::fx},
                                           {&Extremes::fy, &Largest::fy},
                                           {&Extremes::fz, &Largest::fz},
                                           {&Extremes::mx, &Largest::mx},
                                           {&Extremes::my, &Largest::my},
                                           {&Extremes::mz, &Largest::mz}}};
    double scale = 0.0;
    for (const auto& [curve, field] : forces) {
        largest.*field = largest_in_member(view, usable, curve);
        scale = std::max(scale, std::fabs((largest.*field)->value));
    }
    for (const auto& [curve, field] : forces) {
        largest.*field = with_rounded_value(*(largest.*field), scale);
        if ((largest.*field)->value == 0.0) (largest.*field).reset();
    }
    return largest;
}

}  // namespace loadpath::results
