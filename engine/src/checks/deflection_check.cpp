#include "checks/deflection_check.hpp"

#include <algorithm>
#include <cmath>

#include "checks/deflected_line.hpp"
#include "checks/span.hpp"
#include "document/earthquake.hpp"
#include "text/number.hpp"

namespace loadpath::checks {

namespace {

using document::DeflectionDirection;
using document::DeflectionMeasure;
using document::MemberType;

// A length that is stated is that of a cantilever, doubled, at most.
constexpr double most_of_own = 2.02;

class DeflectionCheck {
 public:
    DeflectionCheck(const CheckContext& context, const document::UnityCheckDefinition& definition,
                    std::span<const std::size_t> combinations, TraceLog& traces)
        : c_(context),
          definition_(definition),
          spec_(*definition.spec.Deflection),
          combinations_(combinations),
          traces_(traces),
          finder_(context.index) {}

    // "All members" means those that can deflect: what only pulls, pushes or is rigid is left out,
    // and what lies has no storey.
    bool is_meant(std::size_t member) const {
        const MemberType type = c_.index.model().members[member].member_type;
        if (type != MemberType::Normal && type != MemberType::Truss) return false;
        if (spec_.measure != DeflectionMeasure::Sway) return true;
        const auto span = finder_.line_of({member});
        return span && is_upright(span->to - span->from);
    }

    EntityResult check(const Entity& entity) {
        EntityResult result;
        result.type = entity.type;
        result.id = entity.id;
        if (entity.type == EntityType::Member) result.member = entity.parts.front();
        const std::optional<Span> span = finder_.line_of(members_of(entity));
        result.message = span ? why_undecided(entity, *span)
                              : "its members form no line from one end to the other";
        if (!result.message.empty()) return result;
        const double length = spec_.length.value_or(own_length(*span));
        std::optional<Deflection> worst;
        std::size_t governing = 0;
        for (const std::size_t combination : combinations_) {
            const Deflection one = measure(*span, combination);
            if (worst && one.size <= worst->size) continue;
            worst = one;
            governing = combination;
        }
        if (result.message = why_aside(*span, worst->size, length); !result.message.empty())
            return result;
        result.demand = worst->size;
        result.capacity = length / spec_.limit;
        result.utilization = worst->size / *result.capacity;
        result.status = status_of(*result.utilization, definition_.thresholds);
        result.governing_combination_id = c_.document.analysis.load_combinations[governing].id;
        if (spec_.measure != DeflectionMeasure::Sway) place(entity, *span, *worst, result);
        explain(length, result);
        return result;
    }

 private:
    // A member with the other pieces of its bar, however it is divided.
    std::vector<std::size_t> members_of(const Entity& entity) const {
        if (entity.type == EntityType::MemberSet) return entity.parts;
        const std::size_t member = entity.parts.front();
        std::vector<std::size_t> pieces;
        for (const ChainLink& link : c_.chains.all[c_.chains.of_member[member]].links)
            pieces.push_back(link.member);
        return pieces;
    }

    std::string why_undecided(const Entity& entity, const Span& span) const {
        if (entity.type == EntityType::Member &&
            c_.index.model().members[entity.parts.front()].member_type != MemberType::Normal)
            return "it does not bend by itself: let the check apply to the member set of what does";
        const bool is_chord = spec_.measure == DeflectionMeasure::Chord;
        const bool is_between_ends = spec_.measure != DeflectionMeasure::Undeformed;
        if (is_between_ends && spec_.length.value_or(0.0) > most_of_own * own_length(span))
            return "the check states a length of " + format(*spec_.length, 3) +
                   " m, and between its ends are " + format(own_length(span), 3) +
                   " m: leave the length out, or let the check apply to what is so long";
        if (is_between_ends && has_earthquake())
            return "a combination of it has an earthquake, whose displacements have no signs, so "
                   "that differences between them mean nothing";
        if (spec_.precamber != 0.0 &&
            !(is_chord && spec_.direction == DeflectionDirection::Vertical))
            return "precamber rises from a chord: it needs measure Chord and direction Vertical";
        if (is_chord) return std::string(finder_.why_no_chord(span));
        if (spec_.measure == DeflectionMeasure::Sway && !is_upright(span.to - span.from))
            return "it does not stand, so that it has no height to sway by";
        return {};
    }

    // One direction alone, in which hardly anything moves, while what moves the other way is beyond
    // the limit and no check of deflection reads it.
    std::string why_aside(const Span& span, double size, double length) const {
        constexpr double hardly = 0.1;
        const auto& checks = c_.document.analysis.unity_checks;
        if (spec_.direction == DeflectionDirection::Across ||
            spec_.measure == DeflectionMeasure::Sway ||
            std::ranges::any_of(checks, [&](const document::UnityCheckDefinition& each) {
                const auto& other = each.spec.Deflection;
                return other && other->direction != spec_.direction;
            }))
            return {};
        document::DeflectionSpec across = spec_;
        across.direction = DeflectionDirection::Across;
        across.precamber = 0.0;
        double most = 0.0;
        for (const std::size_t combination : combinations_)
            most = std::max(
                most, largest_deflection(c_.results, c_.index, span, across, combination).size);
        if (size >= hardly * most || most <= length / spec_.limit) return {};
        return "it moves by " + format(1e3 * size, 3) +
               " mm in the direction of the check, and by " + format(1e3 * most, 3) +
               " mm across its line: no check of deflection reads where it moves";
    }

    bool has_earthquake() const {
        const document::Analysis& analysis = c_.document.analysis;
        return std::ranges::any_of(combinations_, [&](std::size_t combination) {
            return document::has_earthquake(analysis, analysis.load_combinations[combination]);
        });
    }

    double own_length(const Span& span) const {
        return spec_.measure == DeflectionMeasure::Sway ? std::fabs(span.to.y() - span.from.y())
                                                        : span.length();
    }

    Deflection measure(const Span& span, std::size_t combination) const {
        if (spec_.measure == DeflectionMeasure::Sway)
            return {sway_of(c_.results, span, combination), span.links.front().member, 0.0, 0.0};
        return largest_deflection(c_.results, c_.index, span, spec_, combination);
    }

    // A piece of a bar names no place where the largest is in another piece.
    void place(const Entity& entity, const Span& span, const Deflection& found,
               EntityResult& result) const {
        if (entity.type == EntityType::MemberSet) {
            double total = 0.0;
            for (const SpanLink& link : span.links) total += c_.results.member_length(link.member);
            result.member = found.member;
            result.location_x_frac = found.x / total;
        } else if (found.member == entity.parts.front()) {
            result.location_x_frac = found.x_frac;
        }
    }

    Word what_is_measured() const {
        switch (spec_.measure) {
            case DeflectionMeasure::Sway:
                return "horizontally between the ends";
            case DeflectionMeasure::Undeformed:
                return "from where it stood without loads";
            case DeflectionMeasure::Chord:
                break;
        }
        return "from the straight line between the ends";
    }

    Word what_length() const {
        if (spec_.length) return "as the check states it";
        return pick(spec_.measure == DeflectionMeasure::Sway, "height between the ends",
                    "distance between the ends, nothing doubled");
    }

    void explain(double length, EntityResult& result) {
        const bool is_sway = spec_.measure == DeflectionMeasure::Sway;
        const Word title = pick(is_sway, "Sway", "Deflection");
        const Word symbol = pick(is_sway, "u", "w");
        result.trace.first = traces_.size();
        traces_.step({.title = "Length", .symbol = pick(is_sway, "H", "L"), .unit = "m"})
            .value(length)
            .note(what_length());
        TraceLog::Step step = traces_.step(
            {.title = title, .clause = "EN 1990 A1.4.3", .symbol = symbol, .unit = "m"});
        step.value(*result.demand).note(what_is_measured());
        if (spec_.precamber != 0.0) step.with("w_c", spec_.precamber, "m");
        result.governing_step = traces_.size() - result.trace.first;
        traces_
            .step({.title = title,
                   .clause = "EN 1990 A1.4.3",
                   .symbol = pick(is_sway, "u / u_lim", "w / w_lim"),
                   .expression = pick(is_sway, "u / (H / n)", "w / (L / n)"),
                   .unit = "m"})
            .utilization(*result.utilization, *result.demand, *result.capacity)
            .with(symbol, *result.demand, "m")
            .with(pick(is_sway, "H", "L"), length, "m")
            .with("n", spec_.limit);
        traces_.add_governing(result.trace.first + result.governing_step);
        result.trace.count = traces_.size() - result.trace.first;
    }

    const CheckContext& c_;
    const document::UnityCheckDefinition& definition_;
    const document::DeflectionSpec& spec_;
    std::span<const std::size_t> combinations_;
    TraceLog& traces_;
    SpanFinder finder_;
};

}  // namespace

void check_deflections(const CheckContext& context,
                       const document::UnityCheckDefinition& definition,
                       std::span<const Entity> entities, std::span<const std::size_t> combinations,
                       CheckResult& result, TraceLog& traces) {
    DeflectionCheck check(context, definition, combinations, traces);
    const bool takes_all = std::holds_alternative<document::AllMembers>(definition.applies_to);
    for (const Entity& entity : entities) {
        if (entity.type != EntityType::Member && entity.type != EntityType::MemberSet) {
            result.message = "Deflection checks members, not plates";
            return;
        }
        if (takes_all && !check.is_meant(entity.parts.front())) continue;
        result.per_entity.push_back(check.check(entity));
    }
}

}  // namespace loadpath::checks
