#include "eigen/waves.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "eigen/mass.hpp"

namespace loadpath::eigen {

namespace {

// Length of a piece times wave number. In bending the square of a frequency is off by the fourth
// power of it over 720 (Hughes, The Finite Element Method, sec. 7.3), along the axis and in twist
// over 240; in bending under compression as in vibration. A beam that bends sideways and twists has
// its wave from the mean of its moment and is divided further, for where its moment is larger.
constexpr double bending = 2.2, axial = 1.6, sideways = 1.1;

constexpr int most_pieces_of_a_wave = 64;

int pieces(double waves) {
    return static_cast<int>(std::ceil(std::min(waves, 1.0 * most_pieces_of_a_wave)));
}

double softer_bending(const elements::FrameProperties& p) { return std::min(p.eiy, p.eiz); }

// The root of the mean square along a member.
double mean_of(const curves::Curve& curve, double from, double length) {
    constexpr int stations = 8;
    double sum = 0.0;
    for (int k = 0; k < stations; ++k) {
        const double value = curve.at_right(from + (k + 0.5) / stations * length);
        sum += value * value;
    }
    return std::sqrt(sum / stations);
}

// Length times wave number of a member under the forces of a reference: of compression, which grows
// with the root of the load factor, and of bending sideways, which grows with the factor.
struct PressedMember {
    double pushed = 0.0, bent = 0.0;
};

PressedMember pressed_member(const model::Structure& structure, const analysis::ResultSet& set,
                             Drive drive, std::size_t m) {
    const model::Member& member = structure.members[m];
    if (!may_be_divided(member) || !set.state.member[m]) return {};
    const elements::FrameProperties p =
        assembly::frame_properties(member, structure.document->analysis.options);
    const auto whole = static_cast<std::size_t>(member.parent < 0 ? int(m) : member.parent);
    const curves::MemberForces& curves = set.curves[whole];
    const double l = member.length, ei = softer_bending(p);
    if (!(ei > 0.0)) return {};
    const double push = drive == Drive::moments ? 0.0 : std::max(0.0, curves.n.maximum().value);
    const double moment =
        std::max(mean_of(curves.my, member.offset, l), mean_of(curves.mz, member.offset, l));
    const double twist = p.gj + 10.0 * p.eiw / (l * l);
    PressedMember pressed{l * std::sqrt(push / ei), 0.0};
    if (twist > 0.0 && drive != Drive::axial_forces)
        pressed.bent = l * moment / std::sqrt(ei * twist);
    return pressed;
}

}  // namespace

std::vector<int> pieces_for_vibration(const model::Structure& structure, double eigenvalue) {
    const document::AnalysisOptions& options = structure.document->analysis.options;
    std::vector<int> counts(structure.members.size(), 1);
    for (std::size_t m = 0; m < counts.size() && eigenvalue > 0.0; ++m) {
        const model::Member& member = structure.members[m];
        if (!may_be_divided(member)) continue;
        const elements::FrameProperties p = assembly::frame_properties(member, options);
        const elements::MassPerLength mass = mass_of(member, options);
        const double l = member.length, ei = softer_bending(p);
        if (ei > 0.0)
            counts[m] = std::max(counts[m],
                                 pieces(l * std::pow(eigenvalue * mass.mass / ei, 0.25) / bending));
        if (p.ea > 0.0)
            counts[m] =
                std::max(counts[m], pieces(l * std::sqrt(eigenvalue * mass.mass / p.ea) / axial));
        if (p.gj > 0.0)
            counts[m] =
                std::max(counts[m], pieces(l * std::sqrt(eigenvalue * mass.polar / p.gj) / axial));
    }
    return counts;
}

std::vector<int> pieces_for_buckling(const model::Structure& structure,
                                     const analysis::ResultSet& set, Drive drive, double factor) {
    std::vector<int> counts(structure.members.size(), 1);
    for (std::size_t m = 0; m < counts.size(); ++m) {
        const PressedMember pressed = pressed_member(structure, set, drive, m);
        counts[m] = std::max({counts[m], pieces(pressed.pushed * std::sqrt(factor) / bending),
                              pieces(pressed.bent * factor / sideways)});
    }
    return counts;
}

FirstDivision division_for_buckling(const model::Structure& structure,
                                    const analysis::ResultSet& set, Drive drive, int number) {
    // One wave between still ends, of what bends under compression and of what twists sideways.
    constexpr double wave = 2.0 * std::numbers::pi;
    std::vector<double> factors;
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        const PressedMember pressed = pressed_member(structure, set, drive, m);
        const double factor =
            std::min(wave * wave / (pressed.pushed * pressed.pushed), wave / pressed.bent);
        if (std::isfinite(factor)) factors.push_back(factor);
    }
    if (static_cast<int>(factors.size()) < number)
        return {std::vector<int>(structure.members.size(), 1), 0.0};
    const auto last = factors.begin() + (number - 1);
    std::nth_element(factors.begin(), last, factors.end());
    return {pieces_for_buckling(structure, set, drive, *last), *last};
}

}  // namespace loadpath::eigen
