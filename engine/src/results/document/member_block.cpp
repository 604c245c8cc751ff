// What every member of a set comes to, by id.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "results/document/blocks.hpp"

namespace loadpath::results {

namespace {

using answer::AxisDisplacement;
using answer::Forces;
using answer::MemberResults;
using answer::Piece;
using answer::SectionForces;
using document::ResultBlock;
using text::JsonWriter;

constexpr std::size_t shape_stations = 21;

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

double fraction(std::size_t part, std::size_t of) {
    return static_cast<double>(part) / static_cast<double>(of);
}

// A place along every member, and what its record begins with: the same for all.
struct Station {
    double x_frac;
    std::string head;

    Station(double at, std::string_view x_key, std::string_view key) : x_frac(at) {
        JsonWriter out;
        out.begin_object().name(x_key).value(at).name(key);
        head = out.text();
    }
};

// Members are written field by field from their rows: there are as many as the model has in every
// set, and what stands twice is copied.
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
        has_section_forces_ = has(ResultBlock::section_forces);
        has_series_ = has(ResultBlock::internal_force_series);
        const auto inside = static_cast<std::size_t>(std::max<std::int64_t>(0, stations));
        using Of = SectionForces::Key;
        for (std::size_t k = 0; k < inside + 2; ++k)
            stations_.emplace_back(fraction(k, inside + 1), Of::x_frac, Of::forces);
        if (!view.header.include_member_deflected_shape) return;
        using OfShape = AxisDisplacement::Key;
        for (std::size_t k = 0; k < shape_stations; ++k)
            shape_.emplace_back(fraction(k, shape_stations - 1), OfShape::x_frac,
                                OfShape::displacement);
    }

    void write(JsonWriter& out, std::size_t m) {
        const auto first = static_cast<std::size_t>(piece_start_[m].piece);
        const auto last = static_cast<std::size_t>(piece_start_[m + 1].piece);
        const std::span<const Piece> pieces = pieces_.subspan(first, last - first);
        out.begin_object();
        write_forces(out, m);
        if (has_displacements_) {
            put(out, Key::local_displacement_start_node, end_displacements_[m].start);
            put(out, Key::local_displacement_end_node, end_displacements_[m].end);
        }
        write_stations(out, pieces, lengths_[m].length);
        if (!shape_.empty()) write_shape(out, m, pieces);
        if (has_displacements_) write_peak(out, m);
        out.end_object();
    }

 private:
    using Key = MemberResults::Key;

    template <class Record>
    static void put(JsonWriter& out, std::string_view key, const Record& record) {
        out.name(key);
        answer::write(out, record);
    }

    void write_forces(JsonWriter& out, std::size_t m) const {
        if (has_node_forces_) {
            put(out, Key::start_node_forces, node_forces_[m].start);
            put(out, Key::end_node_forces, node_forces_[m].end);
        }
        if (has_end_forces_) {
            put(out, Key::local_start_forces, end_forces_[m].start);
            put(out, Key::local_end_forces, end_forces_[m].end);
        }
        if (!global_extremes_.empty()) {
            put(out, Key::maximums, global_extremes_[m].max);
            put(out, Key::minimums, global_extremes_[m].min);
        }
        if (!has_extremes_) return;
        const auto max = [](const auto& each) { return each.max; };
        const auto min = [](const auto& each) { return each.min; };
        put(out, Key::local_maximums, picked(extremes_[m], max));
        put(out, Key::local_minimums, picked(extremes_[m], min));
    }

    // The series has the section forces inside the member once more, between those at its ends.
    void write_stations(JsonWriter& out, std::span<const Piece> pieces, double length) {
        const auto write_at = [&](const Station& station) {
            out.fields(station.head);
            answer::write(out, forces_at(pieces, station.x_frac * length));
            out.end_object();
        };
        const std::span<const Station> inside =
            std::span(stations_).subspan(1, stations_.size() - 2);
        written_.clear();
        out.name(Key::section_forces).begin_array();
        if (has_section_forces_)
            for (const Station& station : inside) {
                const std::size_t begin = out.size();
                write_at(station);
                written_.emplace_back(begin, out.size());
            }
        out.end_array();
        if (!has_series_) return;
        out.name(Key::internal_force_series).begin_array();
        write_at(stations_.front());
        for (const auto& [begin, end] : written_) out.repeat(begin, end);
        if (!has_section_forces_)
            for (const Station& station : inside) write_at(station);
        write_at(stations_.back());
        out.end_array();
    }

    void write_shape(JsonWriter& out, std::size_t m, std::span<const Piece> pieces) const {
        const double length = lengths_[m].length;
        out.name(Key::member_displacements).begin_array();
        for (const Station& station : shape_) {
            out.fields(station.head);
            out.new_numbers(moved_at(pieces, axes_[m], station.x_frac * length)).end_object();
        }
        out.end_array();
    }

    void write_peak(JsonWriter& out, std::size_t m) const {
        const answer::DisplacementPeak& peak = peaks_[m];
        put(out, Key::member_displacement_peak,
            AxisDisplacement{.x_frac = peak.x / lengths_[m].length,
                             .displacement = {peak.dx, peak.dy, peak.dz}});
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
    bool has_node_forces_, has_end_forces_, has_extremes_, has_displacements_, has_section_forces_,
        has_series_;
    std::vector<Station> stations_, shape_;
    std::vector<std::pair<std::size_t, std::size_t>> written_;  // section forces of this member
};

}  // namespace

void write_members(text::JsonWriter& out, const AnswerView& view, const answer::SetHeader& set,
                   std::int64_t stations) {
    MemberBlock block(view, set, stations);
    const auto ids = view.rows(view.header.tables.member_ids);
    out.begin_object();
    for (std::size_t m = 0; m < ids.size(); ++m) {
        out.key(static_cast<std::int64_t>(ids[m].id));
        block.write(out, m);
    }
    out.end_object();
}

}  // namespace loadpath::results
