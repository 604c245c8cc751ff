#include "stability/stated_bows.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

#include "document/id_places.hpp"
#include "text/listed.hpp"

namespace loadpath::stability {

namespace {

using document::BowImperfection;
using model::Vector3;

// Of its length: by how much a set may be out of line, or have gaps, and still be one bar.
constexpr double straight = 1e-3;
constexpr double rounding = 1e-12;

// A member of a bar, along which it lies from one place to another, back where it runs against it.
struct Part {
    std::size_t member = 0;
    double from = 0.0, to = 0.0;
};

// Members in one line; the first of them gives direction and axes.
struct Bar {
    std::vector<Part> parts;
    double length = 0.0;
};

class BowReader {
 public:
    explicit BowReader(const document::Model& model)
        : model_(model), nodes_(model.nodes), members_(model.members), sets_(model.member_sets) {}

    void refuse(const BowImperfection& bow, const std::string& path, Issues& errors) const {
        const auto wrong = [&](std::string message, std::string where) {
            errors.push_back({IssueCode::bow_not_possible, std::move(message), std::move(where)});
        };
        if (bow.e_0.has_value() == bow.length_over_e_0.has_value())
            wrong("should have either e_0 or length_over_e_0", path);
        else if (bow.length_over_e_0 == 0.0)
            wrong("should not be 0: the length by the rise", path + ".length_over_e_0");
        if (bow.member_ids.empty() && bow.memberset_ids.empty())
            wrong("should name members or member sets that bow", path);
        for (std::size_t i = 0; i < bow.member_ids.size(); ++i) {
            const std::int64_t id = bow.member_ids[i];
            const std::string where = path_of(path + ".member_ids", i);
            const auto member = members_.find(id);
            if (!member)
                errors.push_back(broken_reference("model.members", id, where));
            else if (!bends(*member))
                wrong("member " + std::to_string(id) + " should be Normal: others bear no bending",
                      where);
        }
        for (std::size_t i = 0; i < bow.memberset_ids.size(); ++i) {
            const std::string id = std::to_string(bow.memberset_ids[i]);
            const std::string where = path_of(path + ".memberset_ids", i);
            const auto set = sets_.find(bow.memberset_ids[i]);
            if (!set) {
                errors.push_back(
                    broken_reference("model.member_sets", bow.memberset_ids[i], where));
                continue;
            }
            const std::vector<std::size_t> members = members_of(model_.member_sets[*set]);
            if (!std::ranges::all_of(members, [&](std::size_t m) { return bends(m); }))
                wrong("all members of set " + id + " should be Normal: others bear no bending",
                      where);
            else if (bar_of(members).parts.empty())
                wrong("the members of set " + id + " should be one straight bar", where);
        }
    }

    // A member bows once along an axis, though it is named by itself and in a set, or in two.
    void refuse_twice(const document::ImperfectionCase& each, const std::string& path,
                      Issues& errors) const {
        std::set<std::pair<document::BowAxis, std::size_t>> bowed;
        const auto name = [&](document::BowAxis axis, const std::vector<std::size_t>& members,
                              const std::string& where) {
            for (const std::size_t m : members) {
                if (bowed.insert({axis, m}).second) continue;
                errors.push_back({IssueCode::bow_not_possible,
                                  "member " + std::to_string(model_.members[m].id) +
                                      " should be named once in this case for each axis: it would "
                                      "bow twice along " +
                                      (axis == document::BowAxis::y ? "y" : "z"),
                                  where});
                break;
            }
        };
        for (std::size_t b = 0; b < each.bow_imperfections.size(); ++b) {
            const BowImperfection& bow = each.bow_imperfections[b];
            const std::string where = path_of(path, b);
            for (std::size_t i = 0; i < bow.member_ids.size(); ++i)
                if (const auto member = members_.find(bow.member_ids[i]))
                    name(bow.axis, {*member}, path_of(where + ".member_ids", i));
            for (std::size_t i = 0; i < bow.memberset_ids.size(); ++i)
                if (const auto set = sets_.find(bow.memberset_ids[i]))
                    name(bow.axis, members_of(model_.member_sets[*set]),
                         path_of(where + ".memberset_ids", i));
        }
    }

    std::vector<Bar> bars_of(const BowImperfection& bow) const {
        std::vector<Bar> bars;
        for (const std::int64_t id : bow.member_ids) bars.push_back(bar_of({*members_.find(id)}));
        for (const std::int64_t id : bow.memberset_ids)
            bars.push_back(bar_of(members_of(model_.member_sets[*sets_.find(id)])));
        return bars;
    }

 private:
    bool bends(std::size_t member) const {
        return model_.members[member].member_type == document::MemberType::Normal;
    }

    std::vector<std::size_t> members_of(const document::MemberSet& set) const {
        std::vector<std::size_t> found;
        for (const std::int64_t id : set.member_ids) {
            const auto member = members_.find(id);
            if (member && std::ranges::find(found, *member) == found.end())
                found.push_back(*member);
        }
        return found;
    }

    std::optional<Vector3> place_of(std::int64_t id) const {
        const auto node = nodes_.find(id);
        if (!node) return std::nullopt;
        const document::Node& at = model_.nodes[*node];
        return Vector3(at.X, at.Y, at.Z);
    }

    // Without parts where they are not in line.
    Bar bar_of(const std::vector<std::size_t>& members) const {
        Bar bar;
        std::optional<Vector3> origin, way;
        double first = 0.0, last = 0.0, covered = 0.0, off = 0.0;
        for (const std::size_t m : members) {
            const auto start = place_of(model_.members[m].start_node_id);
            const auto end = place_of(model_.members[m].end_node_id);
            if (!start || !end) return {};
            if (!origin) {
                origin = *start;
                way = (*end - *start).normalized();
            }
            const auto along = [&](const Vector3& at) {
                off = std::max(off, (at - *origin).cross(*way).norm());
                return (at - *origin).dot(*way);
            };
            const Part part{m, along(*start), along(*end)};
            covered += std::fabs(part.to - part.from);
            first = std::min({first, part.from, part.to});
            last = std::max({last, part.from, part.to});
            bar.parts.push_back(part);
        }
        bar.length = last - first;
        const double slight = straight * bar.length;
        if (!(off <= slight) || !(std::fabs(covered - bar.length) <= slight)) return {};
        for (Part& part : bar.parts) {
            part.from -= first;
            part.to -= first;
        }
        return bar;
    }

    const document::Model& model_;
    document::IdPlaces nodes_, members_, sets_;
};

// What a bow does to a straight bar that is pressed by n: q = -(n w')' along it and n w' at its
// ends, with w = 4 e_0 x (L - x) / L^2 (5.3.2(7) where n is constant). Axial loads along it act on
// the bow, not on the chord, which turns the bar.
class BowForces {
 public:
    BowForces(const model::Structure& structure, const analysis::ResultSet& set,
              document::LoadCase& forces)
        : structure_(structure), set_(set), forces_(forces) {}

    answer::InitialBow add(const BowImperfection& source, const Bar& bar) {
        const double stated = source.e_0 ? *source.e_0 : bar.length / *source.length_over_e_0;
        const Vector3 axis = structure_.members[bar.parts.front().member].axes.row(
            source.axis == document::BowAxis::y ? 1 : 2);
        // Rounding would lead out of the plane of a 2D structure.
        const Vector3 side = stated < 0.0 ? Vector3(-axis) : axis;
        const Vector3 out = (side.array().abs() > rounding).select(side, 0.0);
        answer::InitialBow bow;
        bow.length = bar.length;
        bow.e_0 = std::fabs(stated);
        bow.direction = {out.x(), out.y(), out.z()};
        bow.axial_force = -std::numeric_limits<double>::infinity();
        for (const Part& part : bar.parts) {
            bow.member_ids.push_back(structure_.members[part.member].source->id);
            bow.axial_force = std::max(bow.axial_force, set_.curves[part.member].n.maximum().value);
            add_part(part, bow);
        }
        return bow;
    }

 private:
    void add_part(const Part& part, const answer::InitialBow& bow) {
        const model::Member& member = structure_.members[part.member];
        const auto& pieces = set_.curves[part.member].n.pieces;
        const double ratio = (part.to - part.from) / member.length;
        const auto slope = [&](double s) {
            return 4.0 * bow.e_0 / (bow.length * bow.length) *
                   (bow.length - 2.0 * (part.from + ratio * s));
        };
        const double curvature = -8.0 * bow.e_0 / (bow.length * bow.length);
        const double forward = ratio < 0.0 ? -1.0 : 1.0;
        double before = 0.0;  // the force on the side of the start
        for (const curves::Piece& piece : pieces) {
            const curves::Polynomial change = piece.p.derivative();
            const auto line = [&](double s) {
                return -forward * change.at(s) * slope(piece.x0 + s) - piece.p.at(s) * curvature;
            };
            const double after = piece.p.at(0.0);
            if (std::fabs(before - after) > rounding * std::fabs(after))
                push(part, piece.x0, forward * (before - after) * slope(piece.x0), bow);
            before = piece.p.at(piece.x1 - piece.x0);
            // Where axial loads vary along it, it is no straight line.
            const int steps = piece.p.degree() > 1 ? 8 : 1;
            const double step = (piece.x1 - piece.x0) / steps;
            for (int k = 0; k < steps; ++k) {
                document::DistributedLoad load;
                load.member = member.source->id;
                load.start_frac = (piece.x0 + k * step) / member.length;
                load.end_frac = std::min(1.0, (piece.x0 + (k + 1) * step) / member.length);
                load.magnitude = line(k * step);
                load.end_magnitude = line((k + 1) * step);
                load.direction = bow.direction;
                forces_.distributed_loads.push_back(load);
            }
        }
        push(part, member.length, forward * before * slope(member.length), bow);
    }

    // A force on the node at an end of a member, or on the member between them.
    void push(const Part& part, double s, double size, const answer::InitialBow& bow) {
        if (size == 0.0) return;
        const model::Member& member = structure_.members[part.member];
        if (s > 0.0 && s < member.length) {
            document::MemberPointLoad load;
            load.member = member.source->id;
            load.magnitude = size;
            load.direction = bow.direction;
            load.position = s / member.length;
            forces_.member_point_loads.push_back(load);
            return;
        }
        document::NodalLoad load;
        load.node = s > 0.0 ? member.source->end_node_id : member.source->start_node_id;
        load.magnitude = size;
        load.direction = bow.direction;
        forces_.nodal_loads.push_back(load);
    }

    const model::Structure& structure_;
    const analysis::ResultSet& set_;
    document::LoadCase& forces_;
};

bool has_curves(const analysis::ResultSet& set) { return set.is_usable() && !set.curves.empty(); }

}  // namespace

void refuse_wrong_bows(const document::Document& document, Issues& errors) {
    const auto& cases = document.analysis.imperfection_cases;
    if (std::ranges::all_of(cases, [](const auto& each) { return each.bow_imperfections.empty(); }))
        return;
    const BowReader reader(document.model);
    for (std::size_t c = 0; c < cases.size(); ++c) {
        const std::string path = path_of("analysis.imperfection_cases", c) + ".bow_imperfections";
        for (std::size_t i = 0; i < cases[c].bow_imperfections.size(); ++i)
            reader.refuse(cases[c].bow_imperfections[i], path_of(path, i), errors);
        reader.refuse_twice(cases[c], path, errors);
    }
}

void add_stated_bows(const model::Structure& structure, const analysis::LinearResult& result,
                     std::vector<model::Deviation>& deviations, Issues& warnings) {
    const document::Analysis& analysis = structure.document->analysis;
    const document::IdPlaces places(analysis.load_combinations);
    const BowReader reader(structure.document->model);
    std::vector<std::string> unknown;
    for (const document::ImperfectionCase& each : analysis.imperfection_cases) {
        for (const std::int64_t id : each.load_combinations) {
            if (each.bow_imperfections.empty()) break;
            const std::size_t k = *places.find(id);
            const analysis::ResultSet& set = result.combinations[k];
            if (!has_curves(set)) {
                unknown.push_back(analysis.load_combinations[k].name);
                continue;
            }
            BowForces forces(structure, set, deviations[k].forces);
            for (const BowImperfection& bow : each.bow_imperfections)
                for (const Bar& bar : reader.bars_of(bow))
                    deviations[k].bows.push_back(forces.add(bow, bar));
        }
    }
    if (!unknown.empty())
        warnings.push_back(
            {IssueCode::stability_not_assessed,
             text::named("combination", unknown) +
                 ": bows are left out, for axial forces of first order are not known",
             "analysis.imperfection_cases"});
}

}  // namespace loadpath::stability
