#include "stability/pressed_rows.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "checks/en1993/steel_section.hpp"

namespace loadpath::stability {

namespace {

// Of compression times span: a moment below it is of rounding.
constexpr double no_moment = 1e-9;

// Along the axis of the document's y, or of its z; 0 where it is not known.
double depth_of(const checks::ModelIndex& index, const document::Section& section, bool along_y) {
    const std::optional<double> given = along_y ? section.h : section.b;
    if (given && *given > 0.0) return *given;
    const auto steel = en1993::read_steel_section(index, section, {});
    const en1993::Dimensions& known = steel.rules.section.dimensions;
    return along_y != steel.is_swapped ? known.h : known.b;
}

struct Flange {
    double force = 0.0;
    const document::Section* unknown = nullptr;  // whose depth is not known
};

// Of the moment of a member; where its section varies, with the lesser depth.
Flange flange_of(const checks::ModelIndex& index, const model::Member& member, double moment,
                 bool along_y) {
    std::array<const document::Section*, 2> sections{member.section, member.section};
    if (member.is_tapered()) sections[1] = index.section(*member.source->end_section);
    Flange flange;
    for (const document::Section* section : sections) {
        const double depth = section == nullptr ? 0.0 : depth_of(index, *section, along_y);
        if (!(depth > 0.0)) return {0.0, section};
        flange.force = std::max(flange.force, moment / depth);
    }
    return flange;
}

}  // namespace

PressedRow pressed_row(const model::Structure& structure, const checks::ModelIndex& index,
                       const analysis::ResultSet& set, const RestrainedRow& row,
                       const Vector3& direction) {
    double compression = 0.0;
    for (const RowLink& link : row.links)
        compression = std::max(compression, set.curves[link.member].n.maximum().value);
    double flange = 0.0;
    for (const RowLink& link : row.links) {
        const model::Member& member = structure.members[link.member];
        const curves::MemberForces& forces = set.curves[link.member];
        const bool about_z = std::fabs(member.axes.row(2).dot(direction)) >=
                             std::fabs(member.axes.row(1).dot(direction));
        const double moment = std::fabs((about_z ? forces.mz : forces.my).abs_maximum().value);
        if (!(moment > no_moment * compression * row.span)) continue;
        const Flange found = flange_of(index, member, moment, about_z);
        if (!(found.force > 0.0))
            return {0.0, found.unknown == nullptr
                             ? "member " + std::to_string(member.source->id) + " has no section"
                             : "the depth of section \"" + found.unknown->name + "\" is not given"};
        flange = std::max(flange, found.force);
    }
    return {std::max(compression, 0.5 * compression + flange), {}};
}

}  // namespace loadpath::stability
