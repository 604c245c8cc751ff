#include "lightest/candidate.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::lightest {

namespace {

// Figures that stand in both records and have to be there.
constexpr std::pair<double answer::CandidateSection::*, double document::Section::*> required[] = {
    {&answer::CandidateSection::area, &document::Section::area},
    {&answer::CandidateSection::i_y, &document::Section::i_y},
    {&answer::CandidateSection::i_z, &document::Section::i_z},
    {&answer::CandidateSection::j, &document::Section::j},
};

using Given = std::optional<double> document::Section::*;

constexpr std::pair<double answer::CandidateSection::*, Given> optional[] = {
    {&answer::CandidateSection::h, &document::Section::h},
    {&answer::CandidateSection::b, &document::Section::b},
    {&answer::CandidateSection::a_sy, &document::Section::a_sy},
    {&answer::CandidateSection::a_sz, &document::Section::a_sz},
    {&answer::CandidateSection::wel_y, &document::Section::wel_y},
    {&answer::CandidateSection::wel_z, &document::Section::wel_z},
    {&answer::CandidateSection::wpl_y, &document::Section::wpl_y},
    {&answer::CandidateSection::wpl_z, &document::Section::wpl_z},
    {&answer::CandidateSection::y_s, &document::Section::y_s},
    {&answer::CandidateSection::z_s, &document::Section::z_s},
    {&answer::CandidateSection::wagner_coeff, &document::Section::wagner_coeff},
};

// Powers of a length.
constexpr std::pair<double answer::CandidateSection::*, int> powers[] = {
    {&answer::CandidateSection::h, 1},
    {&answer::CandidateSection::b, 1},
    {&answer::CandidateSection::area, 2},
    {&answer::CandidateSection::i_y, 4},
    {&answer::CandidateSection::i_z, 4},
    {&answer::CandidateSection::j, 4},
    {&answer::CandidateSection::a_sy, 2},
    {&answer::CandidateSection::a_sz, 2},
    {&answer::CandidateSection::wel_y, 3},
    {&answer::CandidateSection::wel_z, 3},
    {&answer::CandidateSection::wpl_y, 3},
    {&answer::CandidateSection::wpl_z, 3},
    {&answer::CandidateSection::y_s, 1},
    {&answer::CandidateSection::z_s, 1},
    {&answer::CandidateSection::wagner_coeff, 2},
};

double divided(double value, double metres, int power) {
    double unit = 1.0;
    for (int k = 0; k < power; ++k) unit *= metres;
    return value / unit;
}

// Units of a document cost a rounding or two.
bool is_same(double one, double other) {
    return std::fabs(one - other) <= 1e-12 * std::fmax(std::fabs(one), std::fabs(other));
}

bool is_same(const std::optional<double>& one, const std::optional<double>& other) {
    return one.has_value() == other.has_value() && (!one || is_same(*one, *other));
}

// Whether an author says more of a section than the library does, curves aside.
bool is_altered(const document::Section& section) {
    if (!section.dimensions) return true;
    const auto& ec3 = section.ec3;
    return ec3 &&
           (ec3->section_class || ec3->a_eff || ec3->wel_y_eff || ec3->wel_z_eff || ec3->z_j);
}

bool is_same(const document::Section& one, const document::Section& other) {
    if (one.name != other.name || one.material != other.material || is_altered(other)) return false;
    for (const auto& [ignored, figure] : required)
        if (!is_same(one.*figure, other.*figure)) return false;
    for (const auto& [ignored, figure] : optional)
        if (!is_same(one.*figure, other.*figure)) return false;
    return is_same(one.i_w, other.i_w) && is_same(one.i_yz, other.i_yz);
}

}  // namespace

document::Section section_of(const answer::CandidateSection& candidate, std::int64_t id,
                             std::int64_t material) {
    document::Section section;
    section.id = id;
    section.name = candidate.name;
    section.material = material;
    for (const auto& [from, to] : required) section.*to = candidate.*from;
    for (const auto& [from, to] : optional) section.*to = candidate.*from;
    section.i_w = candidate.i_w;
    section.i_yz = candidate.i_yz;
    section.principal_axis_angle = candidate.principal_axis_angle;
    const answer::CandidateDimensions& sizes = candidate.dimensions;
    section.dimensions = {sizes.shape, sizes.h, sizes.b, sizes.tw, sizes.tf, sizes.t, sizes.r};
    return section;
}

const document::Section* find_same(const document::Model& model, const document::Section& section) {
    const auto found = std::ranges::find_if(
        model.sections, [&](const document::Section& each) { return is_same(section, each); });
    return found == model.sections.end() ? nullptr : &*found;
}

answer::CandidateSection in_unit(const answer::CandidateSection& candidate, double metres) {
    answer::CandidateSection made = candidate;
    if (metres == 1.0) return made;
    for (const auto& [figure, power] : powers) made.*figure = divided(made.*figure, metres, power);
    if (made.i_w) made.i_w = divided(*made.i_w, metres, 6);
    if (made.i_yz) made.i_yz = divided(*made.i_yz, metres, 4);
    answer::CandidateDimensions& sizes = made.dimensions;
    for (std::optional<double>* each :
         {&sizes.h, &sizes.b, &sizes.tw, &sizes.tf, &sizes.t, &sizes.r})
        if (*each) *each = divided(**each, metres, 1);
    return made;
}

}  // namespace loadpath::lightest
