#include "stability/bracing_systems.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>

#include "stability/stated_bows.hpp"
#include "text/number.hpp"

namespace loadpath::stability {

namespace {

// Cosine of the angle by which a member of a row may turn from the span, and beyond which a
// direction lies along the members rather than across them.
constexpr double half_a_right_angle = 1.0 / std::numbers::sqrt2;
constexpr double one_span = 0.01;
constexpr double rounding_of_direction = 1e-12;

class SystemReader {
 public:
    SystemReader(const document::Model& model, Issues& errors)
        : model_(model),
          errors_(errors),
          nodes_(model.nodes),
          members_(model.members),
          sets_(model.member_sets) {}

    BracingSystem read(std::size_t place) {
        const document::BracingSystem& source = model_.bracing_systems[place];
        path_ = path_of("model.bracing_systems", place);
        owner_.clear();
        std::vector<std::size_t> read;
        BracingSystem system;
        system.source = &source;
        bool has_direction = false;
        for (std::size_t k = 0; k < source.restrained.size(); ++k) {
            const auto at = sets_.find(source.restrained[k]);
            if (!at) {
                errors_.push_back(
                    broken_reference("model.member_sets", source.restrained[k], held_path(k)));
                continue;
            }
            const document::MemberSet& set = model_.member_sets[*at];
            refuse_shared(set, k, source);
            RestrainedRow row = row_of(set);
            if (row.links.empty()) {
                error(IssueCode::bracing_not_in_line,
                      "the members of set " + std::to_string(set.id) +
                          " should be one row, none of which turns by more than 45 degrees from "
                          "the line between its ends",
                      held_path(k));
                continue;
            }
            const Vector3 along = place_of(row.last) - place_of(row.first);
            if (system.rows.empty()) system.span = row.span;
            const double share = row.span / first_span(system);
            if (!(std::fabs(share - 1.0) <= one_span))
                error(IssueCode::bracing_spans_differ,
                      "set " + std::to_string(set.id) +
                          " should span what the first set does within 1 %, found " +
                          format(share, 3) + " of it",
                      held_path(k));
            if (has_direction || system.rows.empty())
                has_direction = lies_across(source, set, along.normalized(), system.direction);
            system.span = std::min(system.span, row.span);
            system.rows.push_back(std::move(row));
            read.push_back(k);
        }
        if (has_direction)
            for (const std::size_t k : read) refuse_held_before(system, k);
        return system;
    }

 private:
    void error(IssueCode code, std::string message, std::string path) {
        errors_.push_back({code, std::move(message), std::move(path)});
    }

    std::string held_path(std::size_t k) const { return path_of(path_ + ".restrained", k); }

    static double first_span(const BracingSystem& system) {
        return system.rows.empty() ? system.span : system.rows.front().span;
    }

    Vector3 place_of(std::size_t node) const {
        const document::Node& each = model_.nodes[node];
        return {each.X, each.Y, each.Z};
    }

    void refuse_shared(const document::MemberSet& set, std::size_t k,
                       const document::BracingSystem& source) {
        for (const std::int64_t id : set.member_ids) {
            const auto [known, is_new] = owner_.emplace(id, k);
            if (is_new || known->second == k) continue;
            const std::int64_t other = source.restrained[known->second];
            error(IssueCode::bracing_set_twice,
                  other == set.id ? called(source) + " holds set " + std::to_string(set.id) +
                                        " twice: name it once"
                                  : called(source) + " holds member " + std::to_string(id) +
                                        " twice, in sets " + std::to_string(other) + " and " +
                                        std::to_string(set.id) + ": name sets that share no member",
                  held_path(k));
            return;
        }
    }

    // Two systems may hold a member along two directions; along one its bow would count twice.
    void refuse_held_before(const BracingSystem& system, std::size_t k) {
        const std::int64_t number = system.source->restrained[k];
        const document::MemberSet& set = model_.member_sets[*sets_.find(number)];
        for (const std::int64_t id : set.member_ids)
            for (const auto& [other, direction] : held_[id])
                if (other != system.source &&
                    std::fabs(direction.dot(system.direction)) > half_a_right_angle) {
                    error(IssueCode::bracing_set_twice,
                          called(*other) + " holds member " + std::to_string(id) + " of set " +
                              std::to_string(number) +
                              " the same way: its forces would count twice; name all sets in one "
                              "of the two",
                          held_path(k));
                    return;
                }
        for (const std::int64_t id : set.member_ids)
            held_[id].emplace_back(system.source, system.direction);
    }

    struct Bar {
        std::size_t member = 0, start = 0, end = 0;
    };

    // The members of a set as a row; without links where they are none.
    RestrainedRow row_of(const document::MemberSet& set) const {
        std::map<std::size_t, std::vector<Bar>> at;
        std::set<std::int64_t> met;
        for (const std::int64_t id : set.member_ids) {
            const auto member = members_.find(id);
            if (!member || !met.insert(id).second) continue;
            const document::Member& each = model_.members[*member];
            const auto start = nodes_.find(each.start_node_id), end = nodes_.find(each.end_node_id);
            if (!start || !end) return {};
            at[*start].push_back({*member, *start, *end});
            at[*end].push_back({*member, *start, *end});
        }
        std::vector<std::size_t> ends;
        for (const auto& [node, meeting] : at) {
            if (meeting.size() > 2) return {};
            if (meeting.size() == 1) ends.push_back(node);
        }
        if (ends.size() != 2) return {};
        return walk(at, ends[0], ends[1], met.size());
    }

    RestrainedRow walk(const std::map<std::size_t, std::vector<Bar>>& at, std::size_t first,
                       std::size_t last, std::size_t count) const {
        RestrainedRow row;
        row.first = first;
        row.last = last;
        const Vector3 span = place_of(last) - place_of(first);
        row.span = span.norm();
        std::size_t node = first;
        while (row.links.size() < count) {
            const std::vector<Bar>& meeting = at.at(node);
            const auto next = std::ranges::find_if(meeting, [&](const Bar& bar) {
                return row.links.empty() || bar.member != row.links.back().member;
            });
            if (next == meeting.end()) return {};
            const std::size_t far = next->start == node ? next->end : next->start;
            const Vector3 step = place_of(far) - place_of(node);
            const double forward = step.dot(span) / row.span;
            if (!(forward > 0.0) || !(forward >= half_a_right_angle * step.norm())) return {};
            const double from = row.links.empty() ? 0.0 : row.links.back().to;
            row.links.push_back(
                {next->member, next->start != node, forward / step.norm(), from, from + forward});
            node = far;
        }
        return row;
    }

    // Whether bracing holds a row along the direction that the system has, or is given here.
    bool lies_across(const document::BracingSystem& source, const document::MemberSet& set,
                     const Vector3& along, Vector3& direction) {
        const std::string named = std::to_string(set.id);
        std::string fault;
        Vector3 given = along.cross(Vector3::UnitY());
        if (source.direction) {
            given = model::vector_of(*source.direction);
            if (given.isZero(0.0))
                fault = "should have a length: the bracing holds along it";
            else if (std::fabs(given.normalized().dot(along)) > half_a_right_angle)
                fault = "should lie across the members of set " + named + ", found along them";
            else if (is_lying(along) && !is_lying(part_across(given, along)))
                fault = "should lie as the members of set " + named +
                        " do, found upright: bracing holds them sideways; leave it out, and it is "
                        "that";
        } else if (!is_lying(along)) {
            fault = "should be given: the members of set " + named + " stand upright";
        }
        if (!fault.empty()) {
            error(IssueCode::bracing_direction, fault, path_ + ".direction");
            return false;
        }
        if (!direction.isZero(0.0)) return true;
        direction = part_across(given, along);
        // The positive one of two opposite directions, where none is given.
        const double leading =
            std::fabs(direction.x()) >= std::fabs(direction.z()) ? direction.x() : direction.z();
        if (!source.direction && leading < 0.0) direction = -direction;
        direction = (direction.array().abs() > rounding_of_direction).select(direction, 0.0);
        return true;
    }

    static bool is_lying(const Vector3& way) {
        return std::hypot(way.x(), way.z()) >= half_a_right_angle;
    }

    static Vector3 part_across(const Vector3& given, const Vector3& along) {
        return (given - given.dot(along) * along).normalized();
    }

    const document::Model& model_;
    Issues& errors_;
    document::IdPlaces nodes_, members_, sets_;
    std::string path_;
    std::map<std::int64_t, std::size_t> owner_;  // of a member: which of the sets has it
    std::map<std::int64_t, std::vector<std::pair<const document::BracingSystem*, Vector3>>> held_;
};

}  // namespace

std::vector<BracingSystem> find_bracing_systems(const document::Model& model, Issues& errors) {
    std::vector<BracingSystem> found;
    if (model.bracing_systems.empty()) return found;
    SystemReader reader(model, errors);
    for (std::size_t k = 0; k < model.bracing_systems.size(); ++k) found.push_back(reader.read(k));
    return found;
}

std::string called(const document::BracingSystem& source) {
    return "bracing system " + std::to_string(source.id) +
           (source.name ? " \"" + *source.name + "\"" : "");
}

void refuse_faults(const document::Document& document, Issues& errors) {
    find_bracing_systems(document.model, errors);
    refuse_wrong_bows(document, errors);
}

}  // namespace loadpath::stability
