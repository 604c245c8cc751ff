#include "eigen/missed.hpp"

#include <algorithm>
#include <optional>

#include "elements/inner/inner_shapes.hpp"
#include "elements/inner/last_kinds.hpp"

namespace loadpath::eigen {

namespace {

using elements::FrameUnderForces;
using elements::InnerShapes;

InnerShapes::Added under_forces(GeometricAlong& along, double length, std::size_t piece) {
    const double half = 0.5 * length;
    return {along.of_whole(piece), {along.of(piece, 0.0, half), along.of(piece, half, half)}};
}

FrameUnderForces with_mass(const elements::FrameProperties& p,
                           const elements::MassPerLength& mass) {
    FrameUnderForces moving;
    moving.ends = -elements::consistent_mass(p, mass);
    return moving;
}

struct VibratingPiece {
    InnerShapes::Added growing;                  // with the eigenvalue
    std::optional<InnerShapes::Added> constant;  // of a preload

    void load(InnerShapes& inner) const {
        if (!constant) inner.load(growing);
    }

    InnerShapes::Beyond beyond(InnerShapes& inner, double eigenvalue,
                               const elements::FrameVector& ends) const {
        if (!constant) return inner.beyond(eigenvalue, ends);
        const auto sum_of = [&](const FrameUnderForces& a, const FrameUnderForces& b) {
            FrameUnderForces sum;
            sum.ends = a.ends + eigenvalue * b.ends;
            return sum;
        };
        inner.load({sum_of(constant->whole, growing.whole),
                    {sum_of(constant->halves[0], growing.halves[0]),
                     sum_of(constant->halves[1], growing.halves[1])}});
        return inner.beyond(1.0, ends);
    }
};

VibratingPiece vibrating_piece(const DividedModel& model, GeometricAlong* along, std::size_t m) {
    const model::Member& member = model.structure.members[m];
    const elements::MassPerLength mass =
        mass_of(member, model.structure.document->analysis.options);
    const elements::FrameProperties& whole = model.elements.frames[m].properties;
    elements::FrameProperties half = whole;
    half.length *= 0.5;
    VibratingPiece piece;
    piece.growing = {with_mass(whole, mass), {with_mass(half, mass), with_mass(half, mass)}};
    if (along != nullptr) piece.constant = under_forces(*along, member.length, m);
    return piece;
}

struct PressedPiece {
    InnerShapes::Added forces;
    double twist_at;

    void load(InnerShapes& inner) const { inner.load(forces); }

    // What inner twists have by following the ends is in the modes already.
    InnerShapes::Beyond beyond(const InnerShapes& inner, double factor,
                               const elements::FrameVector& ends) const {
        InnerShapes::Beyond beyond = inner.beyond(factor, ends);
        beyond.work -= forces.whole.work_of_following(twist_at, factor, ends);
        return beyond;
    }
};

// `inertia` by mode: what the eigenvalue is divided by in the mode's quotient.
template <class PieceOf>
Missed missed_by(const DividedModel& model, const std::vector<double>& eigenvalues,
                 const std::vector<std::vector<double>>& shapes, const std::vector<double>& inertia,
                 const PieceOf& piece_of) {
    const auto members = static_cast<std::size_t>(model.original_count);
    Missed missed;
    missed.modes.assign(shapes.size(), {0.0, false, std::vector<double>(members, 0.0)});
    missed.hides.assign(members, 0);
    elements::LastKinds<InnerShapes> kept;
    std::optional<InnerShapes> hinged;
    for (std::size_t m = 0; m < model.structure.members.size(); ++m) {
        const model::Member& member = model.structure.members[m];
        if (!may_be_divided(member) || !model.state.member[m]) continue;
        const assembly::FrameElement& element = model.elements.frames[m];
        InnerShapes& inner = element.hinges
                                 ? hinged.emplace(element.properties, element.hinges.get())
                                 : kept.of(element.properties);
        const auto piece = piece_of(m);
        piece.load(inner);
        const auto whole = static_cast<std::size_t>(model.whole_of(static_cast<int>(m)));
        for (std::size_t mode = 0; mode < shapes.size(); ++mode) {
            if (!(eigenvalues[mode] > 0.0)) continue;  // a free body is not bent
            const elements::FrameVector ends = assembly::end_displacements(
                element, member, analysis::gather(member, shapes[mode]));
            const InnerShapes::Beyond beyond = piece.beyond(inner, eigenvalues[mode], ends);
            if (beyond.hidden > 0) missed.hides[whole] = missed.modes[mode].hides = true;
            missed.modes[mode].of_members[whole] += beyond.work / inertia[mode];
            missed.modes[mode].all += beyond.work / inertia[mode];
        }
    }
    return missed;
}

// What is missed grows with the square of the eigenvalue at which it is computed, and the one that
// is right is below: Newton's step has that in its slope.
double corrected(double eigenvalue, double missed) {
    return eigenvalue > 0.0 ? eigenvalue + missed / (1.0 - 2.0 * missed / eigenvalue) : eigenvalue;
}

}  // namespace

Missed missed_in_vibration(const DividedModel& model, const analysis::ResultSet* preload,
                           const std::vector<double>& eigenvalues,
                           const std::vector<std::vector<double>>& shapes) {
    std::optional<GeometricAlong> along;
    if (preload != nullptr) along.emplace(model, *preload);
    return missed_by(
        model, eigenvalues, shapes, std::vector<double>(shapes.size(), 1.0),
        [&](std::size_t m) { return vibrating_piece(model, along ? &*along : nullptr, m); });
}

Missed missed_in_buckling(const DividedModel& model, const analysis::ResultSet& set,
                          const std::vector<double>& factors,
                          const std::vector<std::vector<double>>& shapes,
                          const std::vector<double>& works) {
    GeometricAlong along(model, set);
    return missed_by(model, factors, shapes, works, [&](std::size_t m) {
        return PressedPiece{under_forces(along, model.structure.members[m].length, m),
                            model.twist_at};
    });
}

void correct(algebra::Modes& modes, std::vector<std::vector<double>>& shapes,
             const Missed& missed) {
    std::vector<std::size_t> order(modes.values.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        modes.values[i] = corrected(modes.values[i], missed.modes[i].all);
        order[i] = i;
    }
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return modes.values[a] < modes.values[b];
    });
    const auto in_order = [&](auto& list) {
        auto sorted = list;
        for (std::size_t i = 0; i < order.size(); ++i) sorted[i] = std::move(list[order[i]]);
        list = std::move(sorted);
    };
    in_order(modes.values);
    in_order(modes.vectors);
    in_order(shapes);
}

}  // namespace loadpath::eigen
