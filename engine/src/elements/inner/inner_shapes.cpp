#include "elements/inner/inner_shapes.hpp"

#include <cmath>
#include <utility>

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
    if (turns_) alike = turned(alike);
    Matrix stiffness = Matrix::Zero();
    for (int k = 0; k < parts; ++k)
        stiffness.block<frame_size, frame_size>(7 * k, 7 * k) += alike[std::size_t(k)];

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
            stiffness(i, i) += hinges->springs[end];
        }
        free_[free_count_++] = i;
    }
    find_band(stiffness);
}

// An unknown is coupled with those of its own section and of the two beside it.
void InnerShapes::find_band(const Matrix& stiffness) {
    const auto place = [](int part, int row, int column) {
        return part * frame_size * frame_size + column * frame_size + row;
    };
    for (int i = 0; i < free_count_; ++i) {
        const int p = free_[i], section = p / 7, row = p % 7;
        for (int j = i; j < free_count_ && free_[j] / 7 <= section + 1; ++j) {
            const int q = free_[j], column = q % 7;
            Entry entry{stiffness(p, q), -1, -1};
            if (q / 7 > section) {
                entry.first = place(section, row, column + 7);
            } else {
                if (section < parts) entry.first = place(section, row, column);
                if (section > 0) entry.second = place(section - 1, row + 7, column + 7);
                if (entry.first < 0) std::swap(entry.first, entry.second);
            }
            band_.push_back(entry);
        }
        row_end_[i] = static_cast<int>(band_.size());
    }
}

InnerShapes::Parts InnerShapes::turned(Parts of_parts) const {
    FrameMatrix& first = of_parts.front();
    first.topRows<7>() = (start_turn_ * first.topRows<7>()).eval();
    first.leftCols<7>() = (first.leftCols<7>() * start_turn_.transpose()).eval();
    FrameMatrix& last = of_parts.back();
    last.bottomRows<7>() = (end_turn_ * last.bottomRows<7>()).eval();
    last.rightCols<7>() = (last.rightCols<7>() * end_turn_.transpose()).eval();
    return of_parts;
}

InnerShapes::Work InnerShapes::work(const Parts& added, double times,
                                    const FrameVector& ends) const {
    Parts in_axes_of_hinges;
    if (turns_) in_axes_of_hinges = turned(added);
    const Parts& of_parts = turns_ ? in_axes_of_hinges : added;
    const Eigen::Matrix<double, size, 1> shape = shape_ * ends;
    Eigen::Matrix<double, size, 1> force = Eigen::Matrix<double, size, 1>::Zero();
    for (int k = 0; k < parts; ++k)
        force.segment<frame_size>(7 * k).noalias() +=
            of_parts[std::size_t(k)] * shape.segment<frame_size>(7 * k);
    Work work;
    work.all = times * shape.dot(force);
    // What is out of balance at the free unknowns moves them; Gauss without exchanges, whose
    // pivots count.
    std::array<double, size * frame_size> band;
    const double* entries = of_parts.front().data();
    for (std::size_t e = 0; e < band_.size(); ++e) {
        double sum = entries[band_[e].first];
        if (band_[e].second >= 0) sum += entries[band_[e].second];
        band[e] = band_[e].stiffness + times * sum;
    }
    for (int i = 0; i < free_count_; ++i) force[i] = times * force[free_[i]];
    double* row = band.data();
    for (int i = 0; i < free_count_; ++i) {
        const double pivot = row[0], inverse = 1.0 / pivot;
        const int width = static_cast<int>(band.data() + row_end_[i] - row);
        if (pivot < 0.0) ++work.hidden;
        work.all -= force[i] * force[i] * inverse;
        for (int j = 1; j < width; ++j) {
            const double factor = row[j] * inverse;
            if (factor == 0.0) continue;
            force[i + j] -= factor * force[i];
            double* other = band.data() + row_end_[i + j - 1];
            for (int k = j; k < width; ++k) other[k - j] -= factor * row[k];
        }
        row += width;
    }
    return work;
}

}  // namespace loadpath::elements
