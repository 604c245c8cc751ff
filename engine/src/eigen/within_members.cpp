#include "eigen/within_members.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::eigen {

namespace {

using model::Vector3;

// Of the largest movement: what is seen where a mode is drawn.
constexpr double seen = 0.01;

// The cubic between two ends, local axes: translations, rotations and the length between.
struct Cubic {
    Vector3 start, start_turn, end, end_turn;
    double length = 0.0;

    static Cubic between(const elements::FrameVector& ends, double length) {
        return {ends.segment<3>(0), ends.segment<3>(3), ends.segment<3>(7), ends.segment<3>(10),
                length};
    }

    Vector3 at(double t) const {
        const double of_end = t * t * (3.0 - 2.0 * t), of_start = 1.0 - of_end;
        const double turned = length * t * (1.0 - t) * (1.0 - t), back = length * t * t * (t - 1.0);
        return {
            start[0] + t * (end[0] - start[0]),
            of_start * start[1] + turned * start_turn[2] + of_end * end[1] + back * end_turn[2],
            of_start * start[2] - turned * start_turn[1] + of_end * end[2] - back * end_turn[1]};
    }
};

// A member of the document as what it was divided into.
struct Along {
    struct Part {
        double from = 0.0, to = 0.0;  // shares of the length
        Cubic moved;
    };
    std::vector<Part> parts;

    Vector3 at(double t) const {
        for (const Part& part : parts)
            if (t <= part.to && t >= part.from)
                return part.moved.at((t - part.from) / (part.to - part.from));
        return parts.back().moved.at(1.0);
    }
};

// Its nodes alone, which is what a reader of their movements has.
Cubic by_nodes(const model::Member& member, const std::vector<double>& shape) {
    const elements::FrameVector joints = analysis::gather(member, shape);
    elements::FrameVector ends = joints;
    for (const int i : {0, 3, 7, 10}) ends.segment<3>(i) = member.axes * joints.segment<3>(i);
    return Cubic::between(ends, member.length);
}

bool leaves(const Along& along, const Cubic& nodes, double least) {
    return std::ranges::any_of(along.parts, [&](const Along::Part& part) {
        for (const double t : {0.5 * (part.from + part.to), part.to})
            if ((along.at(t) - nodes.at(t)).cwiseAbs().maxCoeff() > least) return true;
        return false;
    });
}

}  // namespace

std::vector<WithinMember> waves_within(const DividedModel& model,
                                       const std::vector<double>& shape) {
    const model::Structure& structure = model.structure;
    std::vector<std::vector<std::size_t>> pieces(static_cast<std::size_t>(model.original_count));
    for (std::size_t m = 0; m < structure.members.size(); ++m)
        if (may_be_divided(structure.members[m]) && model.state.member[m])
            pieces[static_cast<std::size_t>(model.pieces[m].member)].push_back(m);
    double largest = 0.0;
    for (std::size_t j = 0; j < structure.joints.size(); ++j)
        for (std::size_t k = 0; k < 3; ++k)
            largest = std::max(largest, std::abs(shape[j * model::unknowns_per_joint + k]));
    std::vector<WithinMember> found;
    for (std::size_t m = 0; m < pieces.size(); ++m) {
        const model::Member& whole = structure.members[m];
        if (pieces[m].empty()) continue;
        if (pieces[m].size() == 1 && !model.elements.frames[m].hinges) continue;
        Along along;
        for (const std::size_t p : pieces[m]) {
            const model::Member& piece = structure.members[p];
            const double from = model.pieces[p].offset / whole.length;
            along.parts.push_back(
                {from, from + piece.length / whole.length,
                 Cubic::between(assembly::end_displacements(model.elements.frames[p], piece,
                                                            analysis::gather(piece, shape)),
                                piece.length)});
        }
        if (!leaves(along, by_nodes(whole, shape), seen * largest)) continue;
        WithinMember& waves = found.emplace_back();
        waves.member = static_cast<int>(m);
        for (int k = 1; k < parts_of_waves; ++k)
            waves.moved[static_cast<std::size_t>(k - 1)] =
                whole.axes.transpose() * along.at(double(k) / parts_of_waves);
    }
    return found;
}

}  // namespace loadpath::eigen
