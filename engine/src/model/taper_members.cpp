// Tapered members as chains of short prismatic segments. Their flexibilities are not those of the
// sections in their middles: two neighbours together have the mean and the first moment of the
// flexibility along them, so that what they miss falls with the fourth power of their length.
#include <algorithm>
#include <cmath>

#include "document/conflicts.gen.hpp"
#include "elements/gauss_line.hpp"
#include "model/extensions.hpp"
#include "model/prepare.hpp"
#include "model/tapered_section.hpp"

namespace loadpath::model {

namespace {

using document::Section;

// What a pair misses is of the fourth power of how much the section varies along it: 5e-5 of the
// deflection of a bar that grows threefold.
int pairs_between(const Section& start, const Section& end) {
    constexpr double per_factor = 5.0;
    double most = 0.0;
    for (const auto property : {&Section::area, &Section::i_y, &Section::i_z})
        most = std::max(most, std::abs(std::log(end.*property / start.*property)));
    return static_cast<int>(std::clamp(std::ceil(per_factor * most), 2.0, 40.0));
}

struct Halves {
    double first, second;
};

// Of a quantity along a pair: steps with its mean and its first moment.
template <class Value>
Halves steps_like(Value value) {
    double mean = 0.0, moment = 0.0;
    for (std::size_t g = 0; g < 4; ++g) {
        const double share = elements::gauss_line[g].weight * value(g);
        mean += share;
        moment += share * (elements::gauss_line[g].at - 0.5);
    }
    return {mean - 4.0 * moment, mean + 4.0 * moment};
}

// The two segments of a pair between two shares of the length.
std::array<TaperedSegment, 2> make_pair(const Section& start, const Section& end, double from,
                                        double to) {
    std::array<Section, 4> at;
    for (std::size_t g = 0; g < 4; ++g)
        at[g] = section_between(start, end, from + elements::gauss_line[g].at * (to - from));
    std::array<TaperedSegment, 2> halves;
    halves[0].section = halves[1].section = section_between(start, end, 0.5 * (from + to));
    const auto soften = [&](double Section::* property) {
        const Halves of = steps_like([&](std::size_t g) { return 1.0 / (at[g].*property); });
        halves[0].section.*property = 1.0 / of.first;
        halves[1].section.*property = 1.0 / of.second;
    };
    const auto soften_given = [&](std::optional<double> Section::* property) {
        if (!(at[0].*property) || !(*(at[0].*property) > 0.0)) return;
        const Halves of = steps_like([&](std::size_t g) { return 1.0 / *(at[g].*property); });
        halves[0].section.*property = 1.0 / of.first;
        halves[1].section.*property = 1.0 / of.second;
    };
    for (const auto property : {&Section::area, &Section::i_y, &Section::i_z, &Section::j})
        soften(property);
    for (const auto property : {&Section::a_sy, &Section::a_sz, &Section::h, &Section::b})
        soften_given(property);
    const Halves areas = steps_like([&](std::size_t g) { return at[g].area; });
    halves[0].mean_area = areas.first;
    halves[1].mean_area = areas.second;
    for (int k = 0; k < 2; ++k) {
        const double a = from + 0.5 * k * (to - from), b = a + 0.5 * (to - from);
        double mean = 0.0;
        for (const auto& point : elements::gauss_line)
            mean += point.weight * section_between(start, end, a + point.at * (b - a)).area;
        const double first = section_between(start, end, a).area,
                     last = section_between(start, end, b).area;
        const double beyond = mean - 0.5 * (first + last);
        halves[static_cast<std::size_t>(k)].start_area = first + beyond;
        halves[static_cast<std::size_t>(k)].end_area = last + beyond;
    }
    return halves;
}

// A stretch between plates has its part of the pairs of the whole.
int pairs_in(const Structure& structure, int index, const Section& end, const Stretch& stretch) {
    const int pairs = pairs_between(*structure.members[index].section, end);
    return std::max(static_cast<int>(std::ceil(pairs * stretch.length())),
                    parts_on_ground(structure, index, stretch));
}

void taper(Structure& structure, int index, const Section& end) {
    const Section& start = *structure.members[index].section;
    const std::vector<Stretch> stretches = stretches_of(structure, index);
    std::vector<std::vector<double>> shares;
    std::vector<TaperedSegment> segments;
    for (const Stretch& stretch : stretches) {
        const int pairs = pairs_in(structure, index, end, stretch);
        std::vector<double>& inside = shares.emplace_back();
        for (int k = 1; k < 2 * pairs; ++k) inside.push_back(stretch.at(k / (2.0 * pairs)));
        for (int pair = 0; pair < pairs; ++pair)
            for (const TaperedSegment& half :
                 make_pair(start, end, stretch.at(pair / double(pairs)),
                           stretch.at((pair + 1) / double(pairs))))
                segments.push_back(half);
    }
    divide_stretches(structure, index, shares);
    const int first = structure.members[index].first_segment;
    for (std::size_t k = 0; k < segments.size(); ++k) {
        const auto kept = std::make_shared<const TaperedSegment>(std::move(segments[k]));
        structure.tapered.push_back(kept);
        Member& segment = structure.members[static_cast<std::size_t>(first) + k];
        segment.taper = kept.get();
        segment.section = &kept->section;
    }
}

const Section* section_by_id(const document::Model& model, std::int64_t id) {
    for (const Section& section : model.sections)
        if (section.id == id) return &section;
    return nullptr;
}

bool is_given(const std::optional<double>& value) { return value.value_or(0.0) != 0.0; }

// Sections whose principal axes or shear centre lie beside y and z would turn along the member.
bool is_symmetric(const Section& section) {
    const bool is_turned = is_given(section.i_yz) || is_given(section.principal_axis_angle) ||
                           is_given(section.y_s) || is_given(section.z_s);
    if (is_turned) return false;
    if (!section.dimensions) return true;
    const document::SectionShape shape = section.dimensions->shape;
    return shape != document::SectionShape::L && shape != document::SectionShape::T &&
           shape != document::SectionShape::U;
}

// Why two sections make no tapered member; empty where they do.
std::string why_not(const document::Member& member, const Section& start, const Section& end) {
    if (member.member_type != document::MemberType::Normal)
        return "should be given to a Normal member only";
    if (start.material != end.material)
        return "should be of the material of `section`, " + std::to_string(start.material) +
               ", found " + std::to_string(end.material);
    for (const Section* one : {&start, &end})
        if (!is_symmetric(*one))
            return "should taper a section that is symmetric about both axes; '" + one->name +
                   "' is not";
    const auto a = known_dimensions(start), b = known_dimensions(end);
    if (a && b && a->shape != b->shape) return "should have the shape of `section`";
    for (const auto property : {&Section::h, &Section::b, &Section::a_sy, &Section::a_sz})
        if ((start.*property).has_value() != (end.*property).has_value())
            return "should give h, b, a_sy and a_sz where `section` does, and only there";
    return {};
}

// Flanges that are not parallel would bear a part of the torque that stepped warping leaves out.
void warn_of_warping(const document::Document& document, Issues& warnings) {
    const document::AnalysisOptions& options = document.analysis.options;
    if (!options.include_warping || options.dimensionality == document::Dimensionality::two) return;
    const auto& members = document.model.members;
    for (std::size_t s = 0; s < document.model.sections.size(); ++s) {
        const Section& section = document.model.sections[s];
        const auto tapers = [&](const document::Member& member) {
            return member.end_section && member.end_section != member.section &&
                   (member.section == section.id || member.end_section == section.id);
        };
        if (section.i_w.value_or(0.0) != 0.0 && std::ranges::any_of(members, tapers))
            warnings.push_back(document::conflict::warping_of_tapered_members(
                path_of("model.sections", s) + ".i_w"));
    }
}

}  // namespace

void refuse_wrong_tapers(const document::Model& model, Issues& errors) {
    for (std::size_t i = 0; i < model.members.size(); ++i) {
        const document::Member& member = model.members[i];
        if (!member.end_section) continue;
        const std::string path = path_of("model.members", i);
        const Section* end = section_by_id(model, *member.end_section);
        if (end == nullptr)
            errors.push_back(
                broken_reference("model.sections", *member.end_section, path + ".end_section"));
        const Section* start = member.section ? section_by_id(model, *member.section) : nullptr;
        if (start == nullptr || end == nullptr) continue;
        const std::string reason = why_not(member, *start, *end);
        if (!reason.empty())
            errors.push_back({IssueCode::taper_not_possible, reason, path + ".end_section"});
    }
}

void taper_members(Structure& structure) {
    warn_of_warping(*structure.document, structure.warnings);
    for (int m = 0; m < structure.member_count(); ++m)
        if (structure.members[m].is_tapered())
            taper(structure, m,
                  *section_by_id(structure.document->model,
                                 *structure.members[m].source->end_section));
}

}  // namespace loadpath::model
