#include "seismic/figures.hpp"

#include <algorithm>
#include <cmath>

#include "analysis/own_figures.hpp"
#include "curves/range.hpp"

namespace loadpath::seismic {

namespace {

using curves::MemberForces;

// Between two jumps of its curves a member is read at this many intervals at least, all in all.
constexpr std::size_t least_intervals = 4;

constexpr curves::Curve MemberForces::* all_curves[] = {
    &MemberForces::n,  &MemberForces::vy, &MemberForces::vz,       &MemberForces::mx,
    &MemberForces::my, &MemberForces::mz, &MemberForces::bimoment, &MemberForces::dx,
    &MemberForces::dy, &MemberForces::dz};

// Every array of a set but for its curves; `visit` gets the first number and how many there are.
template <class Set, class Own, class Visit>
void visit_arrays(Set& set, Own& own, Visit&& visit) {
    visit(set.displacements.data(), set.displacements.size());
    for (auto& reaction : set.reactions) visit(reaction.data(), reaction.size());
    for (auto& member : set.members) {
        visit(member.forces.data(), std::size_t(member.forces.size()));
        visit(member.displacements.data(), std::size_t(member.displacements.size()));
    }
    for (auto* figures : {&own.end_displacements, &own.node_forces})
        for (auto& of_member : *figures) visit(of_member.data(), std::size_t(of_member.size()));
    for (auto& plate : set.plates) {
        visit(&plate.centre.nx, sizeof plate.centre / sizeof(double));
        for (auto& corner : plate.corners) visit(&corner.nx, sizeof corner / sizeof(double));
        visit(plate.forces.data(), std::size_t(plate.forces.size()));
    }
}

// A straight line over each interval, from the values at its two ends.
curves::Curve lines_through(const std::vector<double>& x, const double* values) {
    curves::Curve curve;
    for (std::size_t i = 0; i + 1 < x.size(); ++i) {
        const double start = values[2 * i], end = values[2 * i + 1];
        curves::Piece piece{x[i], x[i + 1], {}};
        piece.p.c[0] = start;
        piece.p.c[1] = (end - start) / (x[i + 1] - x[i]);
        curve.pieces.push_back(piece);
    }
    return curve;
}

analysis::Range range_of(const curves::Curve& curve, bool has_signs) {
    const curves::Range range = curves::range_of(curve);
    if (has_signs) return {range.most, range.least};
    return {range.most, {range.most.x, -range.most.value}};
}

}  // namespace

Stations::Stations(const ResultSet& set) {
    for (const MemberForces& forces : set.curves) {
        const auto all = analysis::curves_of(forces);
        const std::vector<double> ends = curves::stations(all, forces.length);
        const std::size_t jumps = std::max<std::size_t>(1, ends.size() - 1);
        const std::size_t each = (least_intervals + jumps - 1) / jumps;
        std::vector<double> x;
        for (std::size_t i = 0; i + 1 < ends.size(); ++i)
            for (std::size_t k = 0; k < each; ++k)
                x.push_back(ends[i] + double(k) / double(each) * (ends[i + 1] - ends[i]));
        if (!ends.empty()) x.push_back(ends.back());
        x_.push_back(std::move(x));
    }
}

Figures read_figures(const model::Structure& structure, const ResultSet& set,
                     const Stations& stations) {
    const analysis::OwnFigures own = analysis::own_figures(structure, set);
    Figures figures;
    visit_arrays(set, own, [&](const double* first, std::size_t count) {
        figures.insert(figures.end(), first, first + count);
    });
    for (std::size_t m = 0; m < set.curves.size(); ++m) {
        const std::vector<double>& x = stations.of(m);
        for (const auto curve : all_curves)
            for (std::size_t i = 0; i + 1 < x.size(); ++i) {
                figures.push_back((set.curves[m].*curve).at_right(x[i]));
                figures.push_back((set.curves[m].*curve).at_left(x[i + 1]));
            }
    }
    return figures;
}

ResultSet write_figures(const Figures& figures, const model::Structure& structure,
                        const ResultSet& like, const Stations& stations, bool has_signs) {
    ResultSet set = like;
    analysis::OwnFigures own = analysis::own_figures(structure, like);
    const double* next = figures.data();
    visit_arrays(set, own, [&](double* first, std::size_t count) {
        std::copy(next, next + count, first);
        next += count;
    });
    for (std::size_t m = 0; m < set.curves.size(); ++m) {
        const std::vector<double>& x = stations.of(m);
        for (std::size_t c = 0; c < analysis::curve_count; ++c) {
            curves::Curve& curve = set.curves[m].*all_curves[c];
            const std::size_t count = x.empty() ? 0 : 2 * (x.size() - 1);
            if (!curve.is_empty()) curve = lines_through(x, next);
            set.extremes[m][c] = range_of(curve, has_signs);
            next += count;
        }
    }
    set.own = std::make_shared<const analysis::OwnFigures>(std::move(own));
    set.method = ResultSet::Method::seismic;
    set.balance = {};
    set.residual = set.unbalanced = set.strain_energy = 0.0;
    return set;
}

}  // namespace loadpath::seismic
