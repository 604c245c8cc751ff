#include "eigen/missed.hpp"

#include <algorithm>
#include <optional>

#include "elements/inner_shapes.hpp"

namespace loadpath::eigen {

namespace {

using elements::FrameMatrix;
using elements::InnerShapes;

// What acts on a piece beside its stiffness: the first, and the second times the eigenvalue.
struct Acting {
    InnerShapes::Added constant, growing;
    bool has_constant = false;

    InnerShapes::Work work(const InnerShapes& inner, double eigenvalue,
                           const elements::FrameVector& ends) const {
        if (!has_constant) return inner.work(growing, eigenvalue, ends);
        InnerShapes::Added sum;
        for (std::size_t k = 0; k < sum.parts.size(); ++k)
            sum.parts[k] = constant.parts[k] + eigenvalue * growing.parts[k];
        sum.whole = constant.whole + eigenvalue * growing.whole;
        return inner.work(sum, 1.0, ends);
    }
};

InnerShapes::Added geometric_of(GeometricAlong& along, double length, std::size_t piece) {
    const double part = length / InnerShapes::parts;
    InnerShapes::Added added;
    for (std::size_t k = 0; k < added.parts.size(); ++k)
        added.parts[k] = along.of(piece, double(k) * part, part);
    added.whole = along.of_whole(piece);
    return added;
}

InnerShapes::Added mass_times_minus_one(const DividedModel& model, std::size_t piece) {
    const elements::MassPerLength mass =
        mass_of(model.structure.members[piece], model.structure.document->analysis.options);
    elements::FrameProperties p = model.elements.frames[piece].properties;
    InnerShapes::Added added;
    added.whole = -elements::consistent_mass(p, mass);
    p.length /= InnerShapes::parts;
    added.parts.fill(-elements::consistent_mass(p, mass));
    return added;
}

// `inertia` by mode: what the eigenvalue is divided by in the mode's quotient.
template <class ActingOn>
Missed missed_by(const DividedModel& model, const std::vector<double>& eigenvalues,
                 const std::vector<std::vector<double>>& shapes, const std::vector<double>& inertia,
                 const ActingOn& acting_on) {
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
        const Acting acting = acting_on(m);
        const auto whole = static_cast<std::size_t>(model.whole_of(static_cast<int>(m)));
        for (std::size_t mode = 0; mode < shapes.size(); ++mode) {
            if (!(eigenvalues[mode] > 0.0)) continue;  // a free body is not bent
            const elements::FrameVector ends =
                assembly::end_state(element, member, analysis::gather(member, shapes[mode]),
                                    elements::FrameVector::Zero())
                    .displacements;
            const InnerShapes::Work work = acting.work(*inner, eigenvalues[mode], ends);
            if (work.hidden > 0) missed.hides[whole] = missed.modes[mode].hides = true;
            missed.modes[mode].of_members[whole] += work.beyond / inertia[mode];
            missed.modes[mode].all += work.beyond / inertia[mode];
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
    return missed_by(model, eigenvalues, shapes, std::vector<double>(shapes.size(), 1.0),
                     [&](std::size_t piece) {
                         Acting acting;
                         acting.growing = mass_times_minus_one(model, piece);
                         acting.has_constant = preload != nullptr;
                         if (preload != nullptr)
                             acting.constant =
                                 geometric_of(*along, model.structure.members[piece].length, piece);
                         return acting;
                     });
}

Missed missed_in_buckling(const DividedModel& model, const std::vector<GeometricPart>& parts,
                          const analysis::ResultSet& set, const std::vector<double>& factors,
                          const std::vector<std::vector<double>>& shapes) {
    std::vector<double> inertia;
    for (const std::vector<double>& shape : shapes) inertia.push_back(-work_on(parts, shape));
    GeometricAlong along(model, set);
    return missed_by(model, factors, shapes, inertia, [&](std::size_t piece) {
        Acting acting;
        acting.growing = geometric_of(along, model.structure.members[piece].length, piece);
        return acting;
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
