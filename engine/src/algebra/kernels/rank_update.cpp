#include "algebra/kernels/rank_update.hpp"

#include <algorithm>

namespace loadpath::algebra {
namespace {

constexpr int strip = 4;
constexpr int depth_at_once = 128;  // a strip of each operand stays in the first-level cache
constexpr int strips_at_once = 32;  // the rows of one pass stay in the second-level cache

}  // namespace

// Tiles of 4 x 4: `strips` tiles below each other lose the product of left strips with one right
// strip. Exported so that it stays a function of its own: browsers compile a function with their
// optimizer once it has been called often, which an inlined loop never is.
extern "C"
#ifdef __wasm__
    __attribute__((export_name("multiply_strips")))
#endif
    __attribute__((noinline)) void loadpath_multiply_strips(int strips, int depth,
                                                            const double* left, const double* right,
                                                            double* c, std::size_t stride) {
    for (int s = 0; s < strips; ++s, left += static_cast<std::size_t>(strip) * depth, c += strip) {
        Pair t00 = {0, 0}, t01 = {0, 0}, t02 = {0, 0}, t03 = {0, 0};
        Pair t10 = {0, 0}, t11 = {0, 0}, t12 = {0, 0}, t13 = {0, 0};
        const double* a = left;
        const double* b = right;
        const double* end = left + static_cast<std::size_t>(strip) * depth;
        const auto step = [&](unsigned k) {
            const Pair a0 = *reinterpret_cast<const LoosePair*>(a + 4 * k);
            const Pair a1 = *reinterpret_cast<const LoosePair*>(a + (4 * k + 2));
            const Pair b0 = *reinterpret_cast<const LoosePair*>(b + 8 * k);
            t00 += a0 * b0;
            t10 += a1 * b0;
            const Pair b1 = *reinterpret_cast<const LoosePair*>(b + (8 * k + 2));
            t01 += a0 * b1;
            t11 += a1 * b1;
            const Pair b2 = *reinterpret_cast<const LoosePair*>(b + (8 * k + 4));
            t02 += a0 * b2;
            t12 += a1 * b2;
            const Pair b3 = *reinterpret_cast<const LoosePair*>(b + (8 * k + 6));
            t03 += a0 * b3;
            t13 += a1 * b3;
            return a + 4 * (k + 1) == end;
        };
        // Eight steps per turn: a host that can interrupt the engine adds a test to every turn of a
        // loop, which alone would cost 40 %. The way out after each step keeps the steps in
        // separate blocks of code, so that no compiler moves all loads to the front and runs out of
        // registers.
        for (;; a += 32, b += 64) {
            // Unknown to the compiler where they come from, pointers are left alone, and all loads
            // of a turn are offsets to two addresses.
            asm("" : "+r"(a), "+r"(b));
            if (step(0) || step(1) || step(2) || step(3)) break;
            if (step(4) || step(5) || step(6) || step(7)) break;
        }
        auto lower = [](double* at, Pair by) { *reinterpret_cast<LoosePair*>(at) -= by; };
        lower(c, t00);
        lower(c + 2, t10);
        lower(c + stride, t01);
        lower(c + stride + 2, t11);
        lower(c + 2 * stride, t02);
        lower(c + 2 * stride + 2, t12);
        lower(c + 3 * stride, t03);
        lower(c + 3 * stride + 2, t13);
    }
}

void RankUpdate::pack_left(int rows, int depth, const double* l, std::size_t stride) {
    const std::size_t strips = (rows + strip - 1) / strip;
    left_.resize(std::max(left_.size(), strips * strip * depth));
    double* to = left_.data();
    for (int i = 0; i < rows; i += strip)
        for (int k = 0; k < depth; ++k, to += strip) {
            const double* from = l + static_cast<std::size_t>(k) * stride + i;
            for (int r = 0; r < strip; ++r) to[r] = i + r < rows ? from[r] : 0.0;
        }
}

void RankUpdate::pack_right(int columns, int begin, int end, int depth, const double* l,
                            std::size_t stride, PivotBlock d) {
    const int here = end - begin;
    const std::size_t strips = (columns + strip - 1) / strip;
    const std::size_t strip_size = static_cast<std::size_t>(here) * strip * 2;
    right_.resize(std::max(right_.size(), strips * strip_size));
    column_.resize(std::max(column_.size(), strips * strip));
    std::fill(column_.begin() + columns, column_.begin() + strips * strip, 0.0);
    for (int k = begin; k < end; ++k) {
        const double* at = l + static_cast<std::size_t>(k) * stride;
        for (int j = 0; j < columns; ++j) column_[j] = at[j] * d.diagonal[k];
        if (k > 0 && d.beside[k - 1] != 0.0)
            for (int j = 0; j < columns; ++j) column_[j] += (at - stride)[j] * d.beside[k - 1];
        if (k + 1 < depth && d.beside[k] != 0.0)
            for (int j = 0; j < columns; ++j) column_[j] += (at + stride)[j] * d.beside[k];
        double* to = right_.data() + static_cast<std::size_t>(k - begin) * strip * 2;
        for (std::size_t s = 0; s < strips; ++s, to += strip_size)
            for (int c = 0; c < strip; ++c) to[2 * c] = to[2 * c + 1] = column_[s * strip + c];
    }
}

void RankUpdate::subtract_packed(int rows, int columns, int depth, double* c, std::size_t stride) {
    const int row_strips = (rows + strip - 1) / strip, whole_rows = rows / strip;
    const int column_strips = (columns + strip - 1) / strip, whole_columns = columns / strip;
    const std::size_t left_size = static_cast<std::size_t>(depth) * strip;
    for (int first = 0; first < row_strips; first += strips_at_once) {
        const int last = std::min(first + strips_at_once, row_strips);
        for (int j = 0; j < column_strips && j < last; ++j) {
            const double* right = right_.data() + 2 * left_size * j;
            double* column = c + static_cast<std::size_t>(j) * strip * stride;
            const int from = std::max(first, j);
            const int whole = j < whole_columns ? std::min(last, whole_rows) : from;
            if (whole > from)
                loadpath_multiply_strips(whole - from, depth, left_.data() + left_size * from,
                                         right, column + static_cast<std::size_t>(from) * strip,
                                         stride);
            for (int s = std::max(whole, from); s < last; ++s) {  // tiles over the edge of C
                double tile[strip * strip] = {};
                loadpath_multiply_strips(1, depth, left_.data() + left_size * s, right, tile,
                                         strip);
                for (int q = 0; q < std::min(strip, columns - j * strip); ++q)
                    for (int r = 0; r < std::min(strip, rows - s * strip); ++r)
                        column[q * stride + static_cast<std::size_t>(s) * strip + r] +=
                            tile[q * strip + r];
            }
        }
    }
}

void RankUpdate::subtract(int rows, int columns, int depth, const double* l, std::size_t l_stride,
                          PivotBlock d, double* c, std::size_t c_stride) {
    if (rows == 0 || columns == 0) return;
    for (int begin = 0; begin < depth; begin += depth_at_once) {
        const int end = std::min(begin + depth_at_once, depth);
        pack_left(rows, end - begin, l + static_cast<std::size_t>(begin) * l_stride, l_stride);
        pack_right(columns, begin, end, depth, l, l_stride, d);
        subtract_packed(rows, columns, end - begin, c, c_stride);
    }
}

std::size_t RankUpdate::doubles_needed(int rows) {
    return (static_cast<std::size_t>(rows) + strip) * (3 * depth_at_once + 1);
}

}  // namespace loadpath::algebra
