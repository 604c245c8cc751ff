// What every member of a set comes to, by id.
#include <algorithm>
#include <cmath>

#include "results/document/blocks.hpp"

namespace loadpath::results {

namespace {

using answer::AxisDisplacement;
using answer::Forces;
using answer::MemberResults;
using answer::Piece;
using answer::SectionForces;
using document::ResultBlock;

constexpr int shape_stations = 21;

// Polynomials by Horner's rule, in the order of every host: the same digits.
double value_of(const std::array<double, 6>& c, double s) {
    double value = c[5];
    for (int power = 4; power >= 0; --power) value = value * s + c[static_cast<std::size_t>(power)];
    return value;
}

// The piece that a place belongs to, as seen from its start side (at 0: from the other).
const Piece& piece_at(std::span<const Piece> pieces, double x) {
    std::size_t found = 0;
    while (found + 1 < pieces.size() && pieces[found + 1].x0 < x) ++found;
    return pieces[found];
}

Forces forces_at(std::span<const Piece> pieces, double x) {
    const Piece& piece = piece_at(pieces, x);
    const double s = x - piece.x0;
    return {.fx = value_of(piece.fx, s),
            .fy = value_of(piece.fy, s),
            .fz = value_of(piece.fz, s),
            .mx = value_of(piece.mx, s),
            .my = value_of(piece.my, s),
            .mz = value_of(piece.mz, s),
            .bw = value_of(piece.bw, s)};
}

std::array<double, 3> moved_at(std::span<const Piece> pieces, const answer::Axes& axes, double x) {
    const Piece& piece = piece_at(pieces, x);
    const double s = x - piece.x0;
    const double dx = value_of(piece.dx, s), dy = value_of(piece.dy, s), dz = value_of(piece.dz, s);
    std::array<double, 3> moved;
    for (std::size_t k = 0; k < 3; ++k)
        moved[k] = (dx * axes.x[k] + dy * axes.y[k]) + dz * axes.z[k];
    return moved;
}

// The largest or the smallest of every force.
template <class Pick>
Forces picked(const answer::Extremes& extremes, Pick&& pick) {
    return {.fx = pick(extremes.fx),
            .fy = pick(extremes.fy),
            .fz = pick(extremes.fz),
            .mx = pick(extremes.mx),
            .my = pick(extremes.my),
            .mz = pick(extremes.mz),
            .bw = pick(extremes.bw)};
}

// One record is filled again for every member: its lists keep their memory.
class MemberBlock {
 public:
    MemberBlock(const AnswerView& view, const answer::SetHeader& set, std::int64_t stations)
        : lengths_(view.rows(view.header.tables.member_lengths)),
          axes_(view.rows(view.header.tables.member_axes)),
          node_forces_(view.rows(set.tables.node_forces)),
          end_forces_(view.rows(set.tables.end_forces)),
          global_extremes_(view.rows(set.tables.global_extremes)),
          extremes_(view.rows(set.tables.extremes)),
          end_displacements_(view.rows(set.tables.end_displacements)),
          peaks_(view.rows(set.tables.displacement_peaks)),
          pieces_(view.rows(set.tables.pieces)),
          piece_start_(view.rows(set.tables.piece_start)) {
        const auto has = [&](ResultBlock block) { return keeps(view.header, block); };
        has_node_forces_ = has(ResultBlock::global_end_forces);
        has_end_forces_ = has(ResultBlock::local_end_forces);
        has_extremes_ = has(ResultBlock::local_envelopes);
        has_displacements_ = has(ResultBlock::local_displacements);
        const auto inside = static_cast<std::size_t>(std::max<std::int64_t>(0, stations));
        if (has(ResultBlock::section_forces)) member_.section_forces.resize(inside);
        for (std::size_t k = 0; k < member_.section_forces.size(); ++k)
            member_.section_forces[k].x_frac = fraction(k + 1, inside + 1);
        if (has(ResultBlock::internal_force_series)) {
            auto& series = member_.internal_force_series.emplace(inside + 2);
            for (std::size_t k = 0; k < series.size(); ++k)
                series[k].x_frac = fraction(k, inside + 1);
        }
        if (has_displacements_) {
            auto& shape = member_.member_displacements.emplace(shape_stations);
            for (std::size_t k = 0; k < shape.size(); ++k)
                shape[k].x_frac = fraction(k, shape_stations - 1);
        }
    }

    const MemberResults& of(std::size_t m) {
        if (has_node_forces_) {
            member_.start_node_forces = node_forces_[m].start;
            member_.end_node_forces = node_forces_[m].end;
        }
        if (has_end_forces_) {
            member_.local_start_forces = end_forces_[m].start;
            member_.local_end_forces = end_forces_[m].end;
        }
        if (!global_extremes_.empty()) {
            member_.maximums = global_extremes_[m].max;
            member_.minimums = global_extremes_[m].min;
        }
        if (has_extremes_) {
            member_.local_maximums =
                picked(extremes_[m], [](const auto& each) { return each.max; });
            member_.local_minimums =
                picked(extremes_[m], [](const auto& each) { return each.min; });
        }
        const auto first = static_cast<std::size_t>(piece_start_[m].piece);
        const auto last = static_cast<std::size_t>(piece_start_[m + 1].piece);
        const std::span<const Piece> pieces = pieces_.subspan(first, last - first);
        const double length = lengths_[m].length;
        for (SectionForces& each : member_.section_forces)
            each.forces = forces_at(pieces, each.x_frac * length);
        if (member_.internal_force_series)
            for (SectionForces& each : *member_.internal_force_series)
                each.forces = forces_at(pieces, each.x_frac * length);
        if (has_displacements_) add_displacements(m, pieces, length);
        return member_;
    }

 private:
    static double fraction(std::size_t part, std::size_t of) {
        return static_cast<double>(part) / static_cast<double>(of);
    }

    void add_displacements(std::size_t m, std::span<const Piece> pieces, double length) {
        member_.local_displacement_start_node = end_displacements_[m].start;
        member_.local_displacement_end_node = end_displacements_[m].end;
        for (AxisDisplacement& each : *member_.member_displacements)
            each.displacement = moved_at(pieces, axes_[m], each.x_frac * length);
        const answer::DisplacementPeak& peak = peaks_[m];
        member_.member_displacement_peak = {.x_frac = peak.x / length,
                                            .displacement = {peak.dx, peak.dy, peak.dz}};
    }

    std::span<const answer::Length> lengths_;
    std::span<const answer::Axes> axes_;
    std::span<const answer::MemberEndForces> node_forces_, end_forces_;
    std::span<const answer::ForceRange> global_extremes_;
    std::span<const answer::Extremes> extremes_;
    std::span<const answer::MemberEndDisplacements> end_displacements_;
    std::span<const answer::DisplacementPeak> peaks_;
    std::span<const Piece> pieces_;
    std::span<const answer::PieceStart> piece_start_;
    bool has_node_forces_, has_end_forces_, has_extremes_, has_displacements_;
    MemberResults member_;
};

}  // namespace

void write_members(text::JsonWriter& out, const AnswerView& view, const answer::SetHeader& set,
                   std::int64_t stations) {
    MemberBlock block(view, set, stations);
    const auto ids = view.rows(view.header.tables.member_ids);
    out.begin_object();
    for (std::size_t m = 0; m < ids.size(); ++m) {
        out.key(static_cast<std::int64_t>(ids[m].id));
        answer::write(out, block.of(m));
    }
    out.end_object();
}

}  // namespace loadpath::results
