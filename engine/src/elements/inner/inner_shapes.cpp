#include "elements/inner/inner_shapes.hpp"

#include <cmath>

namespace loadpath::elements {

InnerShapes::InnerShapes(const FrameProperties& p, const ReleasedEnds* hinges)
    : properties_(p), turns_(hinges != nullptr) {
    FrameProperties half = p;
    half.length = 0.5 * p.length;
    const FrameMatrix of_half = frame_stiffness(half);
    stiffness_.setZero();
    for (const int start : {0, middle})
        stiffness_.block<frame_size, frame_size>(start, start) += of_half;

    shape_.setZero();
    shape_.topLeftCorner<7, 7>().setIdentity();
    shape_.bottomRightCorner<7, 7>().setIdentity();
    shape_.middleRows<6>(middle) = frame_shape(p, half.length);
    if (p.eiw > 0.0) shape_.row(middle + 6) = frame_slopes(p, half.length).row(3);
    if (turns_) {
        shape_.topLeftCorner<7, 7>() = start_turn_ = hinges->turn.topLeftCorner<7, 7>();
        shape_.bottomRightCorner<7, 7>() = end_turn_ = hinges->turn.bottomRightCorner<7, 7>();
        turn(stiffness_);
    }

    for (int i = 0; i < of_sections; ++i) {
        if (i % 7 == 6 && !(p.eiw > 0.0)) continue;
        if (i < middle || i >= end) {
            const auto of_ends = std::size_t(i < middle ? i : i - 7);
            if (hinges == nullptr || std::isinf(hinges->springs[of_ends])) continue;
            stiffness_(i, i) += hinges->springs[of_ends];
        }
        free_[std::size_t(free_count_++)] = i;
    }
    find_rest();
}

// The middle of a beam with still ends moves under loads that are even along it, and turns under
// those that are linear and none in the middle. Over what these loads do on the beam of two halves,
// what they do on the beam itself is 16/15 and 16/7, more with shear (from Timoshenko's equation).
// Moments along it turn its middle too where it shears: 4/3 of what halves have, more with less of
// shear. Along the axis, and about it without warping, masses are such that halves leave 1/16 as
// well.
void InnerShapes::find_rest() {
    const FrameProperties& p = properties_;
    const double squared = p.length * p.length;
    const auto moved = [](double shear) {
        return 16.0 / 15.0 * (1.0 + 5.0 * shear) / (1.0 + 4.0 * shear);
    };
    const auto turned = [](double shear) {
        const double within = 1.0 + 5.0 * shear;
        return 16.0 / 21.0 * (1.0 + 4.0 * shear) * (3.0 + 45.0 * shear + 35.0 * shear * shear) /
               (within * within);
    };
    const auto turned_by_moments = [](double shear) {
        return shear > 0.35 ? 4.0 / 3.0 + 1.0 / (3.0 * shear) : 16.0 / 7.0;
    };
    const double in_y = 12.0 * p.eiz * p.shear_y / squared;
    const double in_z = 12.0 * p.eiy * p.shear_z / squared;
    const double about_z = turned_by_moments(in_y), about_y = turned_by_moments(in_z);
    const std::array<double, 7> over_halves = {moved(0.0), moved(in_y), moved(in_z), moved(0.0),
                                               about_y,    about_z,     turned(0.0)};
    const auto over_stiffness = [&](int i, double share) {
        const double stiffness = stiffness_(middle + i, middle + i);
        return stiffness > 0.0 ? share / stiffness : 0.0;
    };
    for (int i = 0; i < 7; ++i)
        rest_[std::size_t(i)] = over_stiffness(i, over_halves[std::size_t(i)] - 1.0);
    rest_in_plane_ = {over_stiffness(5, turned(in_y) - about_z),
                      over_stiffness(4, turned(in_z) - about_y)};
    in_shear_ = {4.0 * in_y / (1.0 + 4.0 * in_y), 4.0 * in_z / (1.0 + 4.0 * in_z)};
}

// Twice the work of what halves leave, on the shapes as they are at rest. Forces lower the
// stiffness of waves of every length alike where these are of shear, else hardly that of short
// ones.
double InnerShapes::rest(double times, const FrameVector& ends,
                         const std::array<double, of_sections>& shape,
                         const std::array<double, size>& force) const {
    std::array<double, 2> softer;
    for (int i = 0; i < 2; ++i) {
        const int at = middle + 1 + i;
        const double left = 1.0 + times * added_(at, at) / stiffness_(at, at);
        softer[std::size_t(i)] =
            left > 0.1 ? 1.0 + in_shear_[std::size_t(i)] * (1.0 / left - 1.0) : 1.0;
    }
    const std::array<double, 7> grown = {1.0, softer[0], softer[1], 1.0, softer[1], softer[0], 1.0};
    double work = 0.0;
    for (std::size_t i = 0; i < 7; ++i) {
        if (i == 3 && twists_inside_) continue;  // which leave hardly anything
        const double out_of_balance = force[std::size_t(middle) + i];
        work -= out_of_balance * out_of_balance * rest_[i] * grown[i];
    }
    for (int i = 0; i < 2; ++i) {
        const double turning = times * turned_in_plane(i, ends, shape);
        work -= turning * turning * rest_in_plane_[std::size_t(i)] * softer[std::size_t(i)];
    }
    if (turns_) return work;  // ends are in other axes: a sixteenth along the axis stays
    for (const int i : {0, 3}) {
        if (i == 3 && properties_.eiw > 0.0) continue;
        double halved = 0.0;
        for (const int at : {i, middle + i, end + i})
            halved += shape[std::size_t(at)] * force[std::size_t(at)];
        for (const int at : {i, i + 7})
            halved -= times * ends[at] * added_to_whole_.row(at).dot(ends);
        work += halved / 15.0;
    }
    return work;
}

// What turns the middle about z (1: about y) by what is added across the beam in that plane: from
// v and th_z (w and th_y) alone, since what comes from twist and the other plane are moments along
// the beam too.
double InnerShapes::turned_in_plane(int plane, const FrameVector& ends,
                                    const std::array<double, of_sections>& shape) const {
    const auto& added = added_in_plane_[std::size_t(plane)];
    const int moved = 1 + plane, turned = 5 - plane;
    return added[0] * ends[moved] + added[1] * ends[turned] +
           added[2] * shape[std::size_t(middle + moved)] +
           added[3] * shape[std::size_t(middle + turned)] + added[4] * ends[7 + moved] +
           added[5] * ends[7 + turned];
}

// Unknowns of the ends, from local axes into those of the hinges.
void InnerShapes::turn(Matrix& matrix) const {
    matrix.middleRows<7>(0) = (start_turn_ * matrix.middleRows<7>(0)).eval();
    matrix.middleRows<7>(end) = (end_turn_ * matrix.middleRows<7>(end)).eval();
    matrix.middleCols<7>(0) = (matrix.middleCols<7>(0) * start_turn_.transpose()).eval();
    matrix.middleCols<7>(end) = (matrix.middleCols<7>(end) * end_turn_.transpose()).eval();
}

void InnerShapes::load(const Added& added) {
    added_to_whole_ = added.whole.ends;
    added_.setZero();
    moving_count_ = 0;
    twists_inside_ = added.whole.resistance[0] != 0.0;
    for (int k = 0; k < 2; ++k) {
        const FrameUnderForces& half = added.halves[std::size_t(k)];
        const int start = middle * k;
        added_.block<frame_size, frame_size>(start, start) += half.ends;
        if (!twists_inside_) continue;
        const int twists = of_sections + k * inner_twists;
        added_.block<inner_twists, frame_size>(twists, start) = half.between.transpose();
        added_.block<frame_size, inner_twists>(start, twists) = half.between;
        added_.block<inner_twists, inner_twists>(twists, twists) = half.inner;
        for (int i = 0; i < inner_twists; ++i) {
            stiffness_(twists + i, twists + i) = half.resistance[std::size_t(i)];
            moving_[std::size_t(moving_count_++)] = twists + i;
        }
    }
    for (int plane = 0; plane < 2; ++plane) {
        const int moved = 1 + plane, turned = 5 - plane;
        std::size_t place = 0;
        for (const int section : {0, middle, end})
            for (const int i : {moved, turned})
                added_in_plane_[std::size_t(plane)][place++] = added_(middle + turned, section + i);
    }
    if (turns_) turn(added_);
    for (int i = 0; i < free_count_; ++i)
        moving_[std::size_t(moving_count_++)] = free_[std::size_t(i)];
    std::size_t entry = 0;
    for (int i = 0; i < moving_count_; ++i)
        for (int j = i; j < moving_count_; ++j, ++entry) {
            const int p = moving_[std::size_t(i)], q = moving_[std::size_t(j)];
            resisting_[entry] = stiffness_(q, p);
            growing_[entry] = added_(q, p);
        }
}

InnerShapes::Beyond InnerShapes::beyond(double times, const FrameVector& ends) const {
    // Column by column, which is what a compiler makes pairs of.
    std::array<double, of_sections> shape{};
    for (int c = 0; c < frame_size; ++c)
        for (int r = 0; r < of_sections; ++r) shape[std::size_t(r)] += shape_(r, c) * ends[c];
    std::array<double, size> force{};
    for (int c = 0; c < of_sections; ++c)
        for (int r = 0; r < size; ++r)
            force[std::size_t(r)] += times * added_(r, c) * shape[std::size_t(c)];
    Beyond found;
    for (std::size_t r = 0; r < shape.size(); ++r) found.work += shape[r] * force[r];
    found.work += rest(times, ends, shape, force) - times * ends.dot(added_to_whole_ * ends);
    // What is out of balance moves what may move; Gauss without exchanges, whose pivots count.
    std::array<double, size> out_of_balance;
    for (int i = 0; i < moving_count_; ++i)
        out_of_balance[std::size_t(i)] = force[std::size_t(moving_[std::size_t(i)])];
    decltype(growing_) rows;
    const auto entries = static_cast<std::size_t>(moving_count_ * (moving_count_ + 1) / 2);
    for (std::size_t e = 0; e < entries; ++e) rows[e] = resisting_[e] + times * growing_[e];
    double* row = rows.data();
    for (int i = 0; i < moving_count_; ++i) {
        const int width = moving_count_ - i;
        const double pivot = row[0], inverse = 1.0 / pivot;
        double* forces = out_of_balance.data() + i;
        if (pivot < 0.0) ++found.hidden;
        found.work -= forces[0] * forces[0] * inverse;
        double* other = row + width;
        for (int j = 1; j < width; other += width - j, ++j) {
            const double factor = row[j] * inverse;
            if (factor == 0.0) continue;
            forces[j] -= factor * forces[0];
            for (int k = j; k < width; ++k) other[k - j] -= factor * row[k];
        }
        row += width;
    }
    return found;
}

}  // namespace loadpath::elements
