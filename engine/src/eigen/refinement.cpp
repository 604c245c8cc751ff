#include "eigen/refinement.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::eigen {

namespace {

constexpr int most_pieces_of_a_member = 256;
constexpr int most_pieces = 40'000;

// Of the square of a frequency.
constexpr double largest_error = 1e-4;

// A wave along a piece: piece length times wave number beyond which a member's own vibration could
// go unnoticed (clamped ends: 4.73 in bending, 3.14 along the axis and in twist).
constexpr double longest_bending = 2.2, longest_axial = 1.5;

// Of one piece at the square of a circular frequency: length times wave number, to the fourth
// power.
struct Waves {
    double bending = 0.0, axial = 0.0, twist = 0.0;
    bool warps = false;

    // Relative errors of what vibrates so (Hughes, The Finite Element Method, sec. 7.3; axial waves
    // have the mean of both masses).
    double bending_error() const { return bending / 720.0; }
    double axial_error() const { return axial / 240.0; }
    double twist_error() const { return warps ? std::sqrt(twist) / 12.0 : twist / 240.0; }
};

Waves waves_of(const elements::FrameProperties& p, const elements::MassPerLength& mass,
               double length, double eigenvalue) {
    Waves waves;
    const double h2 = length * length, ei = std::min(p.eiy, p.eiz);
    if (ei > 0.0) waves.bending = eigenvalue * mass.mass / ei * h2 * h2;
    if (p.ea > 0.0) waves.axial = std::pow(eigenvalue * mass.mass / p.ea * h2, 2);
    if (p.gj > 0.0) waves.twist = std::pow(eigenvalue * mass.polar / p.gj * h2, 2);
    waves.warps = p.eiw > 0.0;
    return waves;
}

// Twice the kinetic energy, by square of circular frequency, along the axis and in twist.
struct Shares {
    double bending = 0.0, axial = 0.0, twist = 0.0;
};

Shares shares_of(const model::Member& member, const MassPart& part,
                 const elements::MassPerLength& mass, const std::vector<double>& shape) {
    const elements::FrameVector joints = analysis::gather(member, shape);
    const elements::FrameVector ends = assembly::to_ends(member, joints);
    const auto linear = [&](int start, int end, double per_length) {
        const double a = ends[start], b = ends[end];
        return per_length * member.length * (a * a + a * b + b * b) / 3.0;
    };
    Shares shares;
    shares.axial = linear(0, 7, mass.mass);
    shares.twist = linear(3, 10, mass.polar);
    const double whole = joints.dot(part.mass * joints);
    shares.bending = std::max(0.0, whole - shares.axial - shares.twist);
    return shares;
}

int total_of(const std::vector<int>& counts) {
    int total = 0;
    for (const int count : counts) total += count;
    return total;
}

}  // namespace

std::vector<int> first_division(const model::Structure& structure) {
    const int members = std::max<int>(1, static_cast<int>(structure.members.size()));
    return std::vector<int>(structure.members.size(), std::clamp(160 / members, 1, 8));
}

bool double_division(const model::Structure& structure, std::vector<int>& counts) {
    if (2 * total_of(counts) > most_pieces) return false;
    bool grew = false;
    for (std::size_t m = 0; m < counts.size(); ++m) {
        if (!may_be_divided(structure.members[m]) || counts[m] >= most_pieces_of_a_member) continue;
        counts[m] *= 2;
        grew = true;
    }
    return grew;
}

bool refine_for_vibration(const model::Structure& structure, const DividedModel& model,
                          std::span<const MassPart> masses, const std::vector<double>& eigenvalues,
                          const std::vector<std::vector<double>>& shapes,
                          std::vector<int>& counts) {
    const document::AnalysisOptions& options = structure.document->analysis.options;
    const std::size_t size = structure.members.size();
    std::vector<int> needed = counts;
    for (std::size_t m = 0; m < size; ++m) {
        const model::Member& member = structure.members[m];
        if (!may_be_divided(member)) continue;
        const auto properties = assembly::frame_properties(member, options);
        const Waves waves =
            waves_of(properties, mass_of(member, options), member.length, eigenvalues.back());
        const double pieces = std::max({std::pow(waves.bending, 0.25) / longest_bending,
                                        std::pow(waves.axial, 0.25) / longest_axial,
                                        std::pow(waves.twist, 0.25) / longest_axial});
        needed[m] =
            std::max(needed[m],
                     static_cast<int>(std::ceil(std::min(pieces, 1.0 * most_pieces_of_a_member))));
    }
    for (std::size_t mode = 0; mode < shapes.size(); ++mode) {
        std::vector<double> error(size, 0.0);
        double all = 0.0;
        for (const MassPart& part : masses) {
            if (part.piece < 0) continue;
            const model::Member& piece = model.structure.members[part.piece];
            const int whole = model.whole_of(part.piece);
            if (!may_be_divided(structure.members[whole])) continue;
            const elements::MassPerLength mass = mass_of(piece, options);
            const Shares shares = shares_of(piece, part, mass, shapes[mode]);
            const Waves waves = waves_of(model.elements.frames[part.piece].properties, mass,
                                         piece.length, eigenvalues[mode]);
            const double of_piece = shares.bending * waves.bending_error() +
                                    shares.axial * waves.axial_error() +
                                    shares.twist * waves.twist_error();
            error[whole] += of_piece;
            all += of_piece;
        }
        // Shapes are scaled to a modal mass of one.
        if (!(all > largest_error)) continue;
        const double finer = std::min(8.0, std::pow(2.0 * all / largest_error, 0.25));
        for (std::size_t m = 0; m < size; ++m)
            if (error[m] > 0.05 * all / static_cast<double>(size))
                needed[m] = std::max(needed[m], std::min(most_pieces_of_a_member,
                                                         int(std::ceil(counts[m] * finer))));
    }
    if (needed == counts || total_of(needed) > most_pieces) return false;
    counts = needed;
    return true;
}

namespace {

// Largest compression and bending moment along a member under the reference.
struct Pressed {
    double n = 0.0, m = 0.0;
};

Pressed pressed_by(const curves::MemberForces& curves) {
    return {
        std::max(0.0, curves.n.maximum().value),
        std::max(std::abs(curves.my.abs_maximum().value), std::abs(curves.mz.abs_maximum().value))};
}

// Piece length times wave number, squared: of a compressed bar, and of a beam that bends and twists
// sideways. Twist that is free of warping is interpolated linearly and converges with the square of
// the division only: there 5e-4 of the factor is enough.
struct PressedWaves {
    double flexural = 0.0, lateral = 0.0;
    bool warps = false;

    double error() const {
        return flexural * flexural / 720.0 + (warps ? lateral * lateral / 240.0 : lateral / 480.0);
    }
};

PressedWaves pressed_waves(const elements::FrameProperties& p, const Pressed& pressed,
                           double length, double factor) {
    PressedWaves waves;
    waves.warps = p.eiw > 0.0;
    const double ei = std::min(p.eiy, p.eiz);
    if (ei > 0.0) waves.flexural = factor * pressed.n * length * length / ei;
    const double moment = factor * pressed.m * length;
    if (ei > 0.0 && p.gj > 0.0)
        waves.lateral = moment * moment / (ei * (p.gj + 10.0 * p.eiw / (length * length)));
    return waves;
}

}  // namespace

bool refine_for_buckling(const model::Structure& structure, const DividedModel& model,
                         const std::vector<GeometricPart>& parts, const analysis::ResultSet& set,
                         const std::vector<double>& factors,
                         const std::vector<std::vector<double>>& shapes, std::vector<int>& counts) {
    const document::AnalysisOptions& options = structure.document->analysis.options;
    const std::size_t size = structure.members.size();
    std::vector<int> needed = counts;
    std::vector<Pressed> pressed(size);
    std::vector<elements::FrameProperties> properties(size);
    for (std::size_t m = 0; m < size; ++m) {
        const model::Member& member = structure.members[m];
        if (!may_be_divided(member) || !set.state.member[m]) continue;
        properties[m] = assembly::frame_properties(member, options);
        pressed[m] = pressed_by(set.curves[model.pieces[m].member]);
        const PressedWaves waves =
            pressed_waves(properties[m], pressed[m], member.length, factors.back());
        const double pieces = std::sqrt(waves.flexural) / longest_bending;
        needed[m] =
            std::max(needed[m], int(std::ceil(std::min(pieces, 1.0 * most_pieces_of_a_member))));
    }
    for (std::size_t mode = 0; mode < shapes.size(); ++mode) {
        std::vector<double> energy(size, 0.0);
        double all = 0.0;
        for (const GeometricPart& part : parts) {
            double of_part = 0.0;
            for (std::size_t i = 0; i < part.unknowns.size(); ++i)
                for (std::size_t j = 0; j < part.unknowns.size(); ++j)
                    of_part += shapes[mode][part.unknowns[i]] * part.stiffness(int(i), int(j)) *
                               shapes[mode][part.unknowns[j]];
            all += of_part;
            if (part.member >= 0) energy[part.member] += of_part;
        }
        double error = 0.0;
        for (std::size_t m = 0; m < size; ++m) {
            const PressedWaves waves = pressed_waves(
                properties[m], pressed[m], structure.members[m].length / counts[m], factors[mode]);
            energy[m] = std::abs(energy[model.pieces[m].member] / all) * waves.error();
            error += energy[m];
        }
        if (!(error > largest_error)) continue;
        const double finer = std::min(8.0, std::pow(2.0 * error / largest_error, 0.25));
        for (std::size_t m = 0; m < size; ++m)
            if (energy[m] > 0.05 * error / static_cast<double>(size))
                needed[m] = std::max(needed[m], std::min(most_pieces_of_a_member,
                                                         int(std::ceil(counts[m] * finer))));
    }
    if (needed == counts || total_of(needed) > most_pieces) return false;
    counts = needed;
    return true;
}

}  // namespace loadpath::eigen
