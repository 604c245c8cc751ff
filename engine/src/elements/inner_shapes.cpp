#include "elements/inner_shapes.hpp"

#include <cmath>

namespace loadpath::elements {

InnerShapes::InnerShapes(const FrameProperties& p, const ReleasedEnds* hinges) {
    start_turn_.setIdentity();
    end_turn_.setIdentity();
    turns_ = hinges != nullptr;
    if (turns_) {
        start_turn_ = hinges->turn.topLeftCorner<7, 7>();
        end_turn_ = hinges->turn.bottomRightCorner<7, 7>();
    }
    FrameProperties part = p;
    part.length = p.length / parts;
    Parts alike;
    alike.fill(frame_stiffness(part));
    stiffness_ = sum(alike);

    shape_.setZero();
    shape_.topLeftCorner<7, 7>() = start_turn_;
    shape_.bottomRightCorner<7, 7>() = end_turn_;
    for (int k = 1; k < parts; ++k) {
        shape_.middleRows<6>(7 * k) = frame_shape(p, k * part.length);
        if (p.eiw > 0.0) shape_.row(7 * k + 6) = frame_slopes(p, k * part.length).row(3);
    }

    for (int i = 0; i < size; ++i) {
        if (i % 7 == 6 && !(p.eiw > 0.0)) continue;
        if (i < 7 || i >= size - 7) {
            const int end = i < 7 ? i : i - (size - frame_size);
            if (hinges == nullptr || std::isinf(hinges->springs[end])) continue;
            stiffness_(i, i) += hinges->springs[end];
        }
        free_[free_count_++] = i;
    }
}

InnerShapes::Matrix InnerShapes::sum(const Parts& of_parts) const {
    Matrix all = Matrix::Zero();
    for (int k = 0; k < parts; ++k)
        all.block<frame_size, frame_size>(7 * k, 7 * k) += of_parts[std::size_t(k)];
    if (!turns_) return all;
    all.topRows<7>() = (start_turn_ * all.topRows<7>()).eval();
    all.leftCols<7>() = (all.leftCols<7>() * start_turn_.transpose()).eval();
    all.bottomRows<7>() = (end_turn_ * all.bottomRows<7>()).eval();
    all.rightCols<7>() = (all.rightCols<7>() * end_turn_.transpose()).eval();
    return all;
}

InnerShapes::Work InnerShapes::work(const Added& added, const FrameVector& ends) const {
    Matrix a = sum(added.parts);
    const Eigen::Matrix<double, size, 1> shape = shape_ * ends;
    Eigen::Matrix<double, size, 1> force = a * shape;
    Work work;
    work.beyond = shape.dot(force) - ends.dot(added.whole * ends);
    a += stiffness_;
    // What is out of balance at the free unknowns moves them; Gauss without exchanges, whose
    // pivots count.
    for (int i = 0; i < free_count_; ++i) {
        const int p = free_[i];
        if (a(p, p) < 0.0) ++work.hidden;
        work.beyond -= force[p] * force[p] / a(p, p);
        for (int j = i + 1; j < free_count_; ++j) {
            const int q = free_[j];
            const double factor = a(p, q) / a(p, p);
            if (factor == 0.0) continue;
            force[q] -= factor * force[p];
            for (int k = j; k < free_count_; ++k) a(q, free_[k]) -= factor * a(p, free_[k]);
        }
    }
    return work;
}

}  // namespace loadpath::elements
