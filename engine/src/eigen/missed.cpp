#include "eigen/missed.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "elements/inner/inner_shapes.hpp"

namespace loadpath::eigen {

namespace {

using elements::FrameMatrix;
using elements::InnerShapes;

// What pieces do beyond the shapes that the search gave them.
struct Beyond {
    double work = 0.0;  // twice of it; not positive
    int hidden = 0;
};

std::array<elements::FrameUnderForces, InnerShapes::parts> under_forces(GeometricAlong& along,
                                                                        double length,
                                                                        std::size_t piece) {
    const double part = length / InnerShapes::parts;
    std::array<elements::FrameUnderForces, InnerShapes::parts> parts;
    for (std::size_t k = 0; k < parts.size(); ++k)
        parts[k] = along.of(piece, double(k) * part, part);
    return parts;
}

struct VibratingPiece {
    InnerShapes::Parts constant, growing;  // the second times the eigenvalue
    FrameMatrix whole_constant, whole_growing;
    bool has_constant = false;

    Beyond beyond(const InnerShapes& inner, double eigenvalue,
                  const elements::FrameVector& ends) const {
        const double whole = eigenvalue * ends.dot(whole_growing * ends);
        if (!has_constant) {
            const InnerShapes::Work work = inner.work(growing, eigenvalue, ends);
            return {work.all - whole, work.hidden};
        }
        InnerShapes::Parts sum;
        for (std::size_t k = 0; k < sum.size(); ++k) sum[k] = constant[k] + eigenvalue * growing[k];
        const InnerShapes::Work work = inner.work(sum, 1.0, ends);
        return {work.all - whole - ends.dot(whole_constant * ends), work.hidden};
    }
};

VibratingPiece vibrating_piece(const DividedModel& model, GeometricAlong* along, std::size_t m) {
    const model::Member& member = model.structure.members[m];
    const elements::MassPerLength mass =
        mass_of(member, model.structure.document->analysis.options);
    elements::FrameProperties p = model.elements.frames[m].properties;
    VibratingPiece piece;
    piece.whole_growing = -elements::consistent_mass(p, mass);
    p.length /= InnerShapes::parts;
    piece.growing.fill(-elements::consistent_mass(p, mass));
    piece.has_constant = along != nullptr;
    if (along == nullptr) return piece;
    piece.whole_constant = along->of_whole(m).ends;
    const auto parts = under_forces(*along, member.length, m);
    for (std::size_t k = 0; k < parts.size(); ++k) piece.constant[k] = parts[k].ends;
    return piece;
}

struct PressedPiece {
    std::array<elements::FrameUnderForces, InnerShapes::parts> parts;
    elements::FrameUnderForces::Following whole;

    Beyond beyond(const InnerShapes& inner, double factor,
                  const elements::FrameVector& ends) const {
        InnerShapes::Parts added;
        int hidden = 0;
        for (std::size_t k = 0; k < parts.size(); ++k) {
            const auto eliminated = parts[k].eliminated(factor);
            added[k] = eliminated.geometric;
            hidden += eliminated.negative;
        }
        const InnerShapes::Work work = inner.work(added, factor, ends);
        double of_whole = factor * ends.dot(whole.geometric * ends);
        if (whole.is_stiffer) of_whole += ends.dot(whole.stiffness * ends);
        return {work.all - of_whole, work.hidden + hidden};
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
    // Most pieces are alike, one after another.
    std::optional<InnerShapes> inner;
    const assembly::FrameElement* last = nullptr;
    for (std::size_t m = 0; m < model.structure.members.size(); ++m) {
        const model::Member& member = model.structure.members[m];
        if (!may_be_divided(member) || !model.state.member[m]) continue;
        const assembly::FrameElement& element = model.elements.frames[m];
        if (last == nullptr || last->hinges || element.hinges ||
            !elements::are_alike(last->properties, element.properties))
            inner.emplace(element.properties, element.hinges.get());
        last = &element;
        const auto piece = piece_of(m);
        const auto whole = static_cast<std::size_t>(model.whole_of(static_cast<int>(m)));
        for (std::size_t mode = 0; mode < shapes.size(); ++mode) {
            if (!(eigenvalues[mode] > 0.0)) continue;  // a free body is not bent
            const elements::FrameVector ends = assembly::end_displacements(
                element, member, analysis::gather(member, shapes[mode]));
            const Beyond beyond = piece.beyond(*inner, eigenvalues[mode], ends);
            if (beyond.hidden > 0) missed.hides[whole] = missed.modes[mode].hides = true;
            missed.modes[mode].of_members[whole] += beyond.work / inertia[mode];
            missed.modes[mode].all += beyond.work / inertia[mode];
        }
    }
    return missed;
}

double work_on(const std::vector<GeometricPart>& parts, const std::vector<double>& shape) {
    double work = 0.0;
    for (const GeometricPart& part : parts)
        for (std::size_t i = 0; i < part.unknowns.size(); ++i)
            for (std::size_t j = 0; j < part.unknowns.size(); ++j)
                work += shape[part.unknowns[i]] * part.stiffness(int(i), int(j)) *
                        shape[part.unknowns[j]];
    return work;
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

Missed missed_in_buckling(const DividedModel& model, const std::vector<GeometricPart>& parts,
                          const analysis::ResultSet& set, const std::vector<double>& factors,
                          const std::vector<std::vector<double>>& shapes) {
    std::vector<double> inertia;
    for (const std::vector<double>& shape : shapes) inertia.push_back(-work_on(parts, shape));
    GeometricAlong along(model, set);
    return missed_by(model, factors, shapes, inertia, [&](std::size_t m) {
        return PressedPiece{under_forces(along, model.structure.members[m].length, m),
                            along.of_whole(m).following(model.twist_at)};
    });
}

void correct(algebra::Modes& modes, std::vector<std::vector<double>>& shapes,
             const Missed& missed) {
    std::vector<std::size_t> order(modes.values.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        modes.values[i] += missed.modes[i].all;
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
