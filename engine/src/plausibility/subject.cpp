#include "plausibility/subject.hpp"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace loadpath::plausibility {

namespace {

using document::MemberHinge;
using document::MemberType;

Vector3 arm_of(const std::optional<document::MemberEndOffset>& offset) {
    if (!offset) return Vector3::Zero();
    return {offset->X.value_or(0), offset->Y.value_or(0), offset->Z.value_or(0)};
}

// Whether a hinge lets the member turn about a cross axis, be it against a spring.
bool lets_turn(const MemberHinge& hinge) {
    return hinge.rotational_release_my || hinge.rotational_release_mz;
}

}  // namespace

Subject::Subject(const document::Document& source)
    : document(source),
      node_places_(source.model.nodes),
      member_places_(source.model.members),
      section_places_(source.model.sections),
      material_places_(source.model.materials),
      surface_places_(source.model.plate_surfaces),
      element_places_(source.model.plate_elements) {
    place_nodes();
    place_bars();
    place_plates();
    measure();
}

int Subject::place(const document::IdPlaces& places, std::int64_t id) {
    const auto found = places.find(id);
    return found ? static_cast<int>(*found) : nowhere;
}

void Subject::place_nodes() {
    const auto& nodes = document.model.nodes;
    points.reserve(nodes.size());
    for (auto* counts : {&parts_at, &bars_at, &stiff_bars_at}) counts->assign(nodes.size(), 0);
    is_loaded.assign(nodes.size(), false);
    for (const document::Node& each : nodes) {
        points.emplace_back(each.X, each.Y, each.Z);
        is_held.push_back(each.nodal_support.has_value());
    }
    const auto note = [&](const auto& loads) {
        for (const auto& load : loads)
            if (const int at = node(load.node); at != nowhere) is_loaded[at] = true;
    };
    for (const document::LoadCase& load_case : document.analysis.load_cases) {
        note(load_case.nodal_loads);
        note(load_case.nodal_moments);
    }
}

void Subject::place_bars() {
    std::unordered_map<std::int64_t, bool> turns;
    for (const MemberHinge& hinge : document.model.member_hinges)
        turns.emplace(hinge.id, lets_turn(hinge));
    const auto turns_at = [&](const std::optional<std::int64_t>& hinge) {
        const auto found = hinge ? turns.find(*hinge) : turns.end();
        return found != turns.end() && found->second;
    };
    bars.reserve(document.model.members.size());
    for (const document::Member& member : document.model.members) {
        Bar bar;
        bar.start = node(member.start_node_id);
        bar.end = node(member.end_node_id);
        bar.bends = member.member_type == MemberType::Normal;
        bar.is_pinned = turns_at(member.start_hinge) && turns_at(member.end_hinge);
        if (member.section) bar.section = place(section_places_, *member.section);
        if (bar.section != nowhere)
            bar.material = material(document.model.sections[bar.section].material);
        if (bar.start != nowhere && bar.end != nowhere) {
            for (const int at : {bar.start, bar.end}) {
                ++parts_at[at];
                ++bars_at[at];
                stiff_bars_at[at] += bar.bends && !bar.is_pinned;
            }
            bar.from = points[bar.start] + arm_of(member.start_offset);
            bar.to = points[bar.end] + arm_of(member.end_offset);
            bar.length = (bar.to - bar.from).norm();
            bar.is_sound = bar.length > 0 && std::isfinite(bar.length);
        }
        bars.push_back(bar);
    }
}

void Subject::place_plates() {
    const auto note = [&](const std::vector<std::int64_t>& ids) {
        for (const std::int64_t id : ids)
            if (const int at = node(id); at != nowhere) ++parts_at[at];
    };
    for (const document::PlateElement& plate : document.model.plate_elements) note(plate.node_ids);
    for (const document::PlateSurface& surface : document.model.plate_surfaces) {
        note(surface.boundary_node_ids);
        for (const document::PlateOpening& opening : surface.openings)
            note(opening.boundary_node_ids);
    }
}

void Subject::measure() {
    bool is_first = true;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (parts_at[i] == 0) continue;
        least = is_first ? points[i] : Vector3(least.cwiseMin(points[i]));
        most = is_first ? points[i] : Vector3(most.cwiseMax(points[i]));
        is_first = false;
    }
    extent = (most - least).maxCoeff();
}

std::vector<std::vector<int>> bars_by_section(const Subject& subject) {
    std::vector<std::vector<int>> found(subject.document.model.sections.size());
    for (std::size_t i = 0; i < subject.bars.size(); ++i) {
        const Bar& bar = subject.bars[i];
        if (bar.is_sound && bar.section != nowhere)
            found[bar.section].push_back(static_cast<int>(i));
    }
    return found;
}

bool JoinedPairs::contains(int one, int other) {
    if (!pairs_) {
        pairs_.emplace();
        for (const Bar& bar : subject_.bars)
            if (bar.start != nowhere && bar.end != nowhere)
                pairs_->insert(pair_key(bar.start, bar.end));
    }
    return pairs_->contains(pair_key(one, other));
}

double depth_of(const document::Section& section) {
    if (section.h && *section.h > 0) return *section.h;
    if (section.dimensions && section.dimensions->h.value_or(0) > 0) return *section.dimensions->h;
    // The radius of gyration is 0.29 of the depth of a rectangle and 0.42 of that of an I.
    return 2.8 * std::sqrt(std::max(section.i_y, section.i_z) / section.area);
}

}  // namespace loadpath::plausibility
