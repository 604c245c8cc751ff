#include "results/member_tables.hpp"

#include <algorithm>

#include "analysis/own_figures.hpp"
#include "curves/furthest.hpp"
#include "results/fill_table.hpp"
#include "results/global_extremes.hpp"
#include "results/selections.hpp"

namespace loadpath::results {

namespace {

using analysis::curve_count;
using analysis::ResultSet;
using AllCurves = std::array<const curves::Curve*, curve_count>;
using Pieces = TableFiller<answer::Piece>;

// The pieces that all curves of a member share, or nothing where they differ.
const curves::Curve* shared_pieces(const AllCurves& all, double length) {
    const curves::Curve* first = nullptr;
    for (const curves::Curve* curve : all) {
        if (curve->is_empty()) continue;
        if (first == nullptr) {
            first = curve;
            if (curve->pieces.front().x0 != 0.0 || curve->pieces.back().x1 != length)
                return nullptr;
            continue;
        }
        const auto same = [](const curves::Piece& a, const curves::Piece& b) {
            return a.x0 == b.x0 && a.x1 == b.x1;
        };
        if (!std::equal(curve->pieces.begin(), curve->pieces.end(), first->pieces.begin(),
                        first->pieces.end(), same))
            return nullptr;
    }
    return first;
}

// A piece of all curves, each by its polynomial there, in the order of the row.
template <class PolynomialOf>
answer::Piece piece_row(double x0, double x1, const AllCurves& all, PolynomialOf&& polynomial_of) {
    struct {
        double x0, x1;
        std::array<curves::Polynomial, curve_count> of_curve;
    } values{x0, x1, {}};
    static_assert(sizeof values == sizeof(answer::Piece));
    for (std::size_t c = 0; c < curve_count; ++c) values.of_curve[c] = polynomial_of(*all[c]);
    return row_at<answer::Piece>(&values.x0);
}

curves::Polynomial polynomial_between(const curves::Curve& curve, double x0, double x1) {
    for (const curves::Piece& piece : curve.pieces)
        if (piece.x0 <= x0 && x1 <= piece.x1)
            return piece.x0 == x0 ? piece.p : piece.p.shifted(x0 - piece.x0);
    return {};
}

// Every curve of a member over the same pieces; returns how many there are.
std::size_t push_pieces(Pieces& table, const curves::MemberForces& forces) {
    const AllCurves all = analysis::curves_of(forces);
    if (const curves::Curve* shared = shared_pieces(all, forces.length)) {
        for (std::size_t i = 0; i < shared->pieces.size(); ++i)
            table.push(piece_row(
                shared->pieces[i].x0, shared->pieces[i].x1, all, [&](const curves::Curve& curve) {
                    return curve.is_empty() ? curves::Polynomial{} : curve.pieces[i].p;
                }));
        return shared->pieces.size();
    }
    const std::vector<double> x = curves::stations(all, forces.length);
    for (std::size_t i = 0; i + 1 < x.size(); ++i)
        table.push(piece_row(x[i], x[i + 1], all, [&](const curves::Curve& curve) {
            return polynomial_between(curve, x[i], x[i + 1]);
        }));
    return x.size() - 1;
}

void fill_pieces(const ResultSet& set, Numbers& numbers, answer::SetTables& tables) {
    std::vector<std::size_t> starts{0};
    auto pieces = fill(numbers, tables.pieces);
    for (const auto& forces : set.curves)
        starts.push_back(starts.back() + push_pieces(pieces, forces));
    auto begins = fill(numbers, tables.piece_start);
    for (const std::size_t start : starts) begins.push({static_cast<double>(start)});
}

answer::Extremes extremes_row(const std::array<analysis::Range, curve_count>& ranges) {
    std::array<answer::Extreme, curve_count> values;
    static_assert(sizeof values == sizeof(answer::Extremes));
    for (std::size_t c = 0; c < curve_count; ++c) {
        const auto& [most, least] = ranges[c];
        values[c] = {most.value, most.x, least.value, least.x};
    }
    return row_at<answer::Extremes>(&values.front().max);
}

answer::DisplacementPeak peak_row(const curves::MemberForces& forces, const model::Matrix3& axes) {
    const curves::Furthest peak = curves::furthest_displacement(forces);
    const model::Vector3 local(peak.displacement[0], peak.displacement[1], peak.displacement[2]);
    const model::Vector3 moved = axes.transpose() * local;
    // The end of the last piece may lie past the member's by a rounding.
    return {std::min(peak.x, forces.length), moved.x(), moved.y(), moved.z()};
}

void fill_ends(const model::Structure& structure, const ResultSet& set, Numbers& numbers,
               answer::SetTables& tables) {
    auto end_forces = fill(numbers, tables.end_forces);
    for (const auto& ends : set.members)
        end_forces.push(row_from<answer::MemberEndForces>(ends.forces));
    const analysis::OwnFigures own = analysis::own_figures(structure, set);
    auto end_displacements = fill(numbers, tables.end_displacements);
    for (const auto& moved : own.end_displacements)
        end_displacements.push(row_from<answer::MemberEndDisplacements>(moved));
    auto node_forces = fill(numbers, tables.node_forces);
    for (const auto& forces : own.node_forces)
        node_forces.push(row_from<answer::MemberEndForces>(forces));
}

}  // namespace

void fill_member_tables(const model::Structure& structure, const ResultSet& set, Numbers& numbers,
                        answer::SetTables& tables) {
    fill_ends(structure, set, numbers, tables);
    auto extremes = fill(numbers, tables.extremes);
    for (const auto& of_member : set.extremes) extremes.push(extremes_row(of_member));
    auto peaks = fill(numbers, tables.displacement_peaks);
    // Figures without signs add up in whatever direction they are looked at.
    const auto axes_of = [&](std::size_t m) -> model::Matrix3 {
        const model::Matrix3& axes = structure.members[m].axes;
        return set.method == ResultSet::Method::seismic ? axes.cwiseAbs() : axes;
    };
    for (std::size_t m = 0; m < set.curves.size(); ++m)
        peaks.push(peak_row(set.curves[m], axes_of(m)));
    if (asks_for(structure.document->analysis.options, document::ResultBlock::global_envelopes)) {
        auto in_global = fill(numbers, tables.global_extremes);
        for (std::size_t m = 0; m < set.curves.size(); ++m)
            in_global.push(global_extremes(set.curves[m], axes_of(m)));
    }
    fill_pieces(set, numbers, tables);
}

}  // namespace loadpath::results
