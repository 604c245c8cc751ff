#include "algebra/largest_eigenpairs.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "algebra/dense_eigen.hpp"
#include "algebra/kernels/columns.hpp"

namespace loadpath::algebra {

namespace {

constexpr int block_width = 4;
// Of a search from a shift above what is sought: it converges in so few steps that more columns in
// each are mostly too many.
constexpr int narrow_width = 2;

// A column that is left with less than this share of its length lies in the space already.
constexpr double least_share = 1e-10;

// A column that is left with less than this share has lost so many digits that what it had of the
// basis is taken from it once more.
constexpr double least_share_to_trust = 1e-3;

// Eigenvalues below this share of the largest are rounding: what A does not reach.
constexpr double least_value = 1e-11;

}  // namespace

LargestEigenpairs::LargestEigenpairs(const Factor& factor, const SymmetricMatrix& f,
                                     const SymmetricMatrix& a, Side side)
    : factor_(factor),
      f_(f),
      a_(a),
      side_(side),
      n_(static_cast<std::size_t>(f.pattern.n)),
      width_(std::min(side == Side::of_zero ? block_width : narrow_width, f.pattern.n)) {}

// Makes the block's columns orthonormal to the basis, to `next_` and to each other, twice for the
// digits (at first only to those columns of the basis, from `first` on, of which they have more
// than rounding), and adds what is left to `next_`. `coupling` gets the coefficients in `next_`,
// column by column of the block. Gives back what the columns had of the basis, row by row.
std::vector<double> LargestEigenpairs::orthogonalize(Columns& block, int first,
                                                     std::vector<double>* coupling) {
    const int count = columns_of(block), size = columns_of(basis_);
    const int rows = columns_of(next_) + count;
    if (coupling) coupling->assign(static_cast<std::size_t>(rows) * count, 0.0);
    const auto take_out = [&](int from) {
        return project_out(block.data(), count, basis_.data() + from * n_,
                           times_f_.data() + from * n_, size - from, n_);
    };
    const std::vector<double> of_last = take_out(first);
    std::vector<double> shares = take_out(0);
    std::vector<double> squares(static_cast<std::size_t>(count), 0.0);
    for (std::size_t s = 0, skipped = shares.size() - of_last.size(); s < shares.size(); ++s) {
        if (s >= skipped) shares[s] += of_last[s - skipped];
        squares[s % static_cast<std::size_t>(count)] += shares[s] * shares[s];
    }
    Columns images(block.size());
    multiply_columns(f_, block, images, count);
    for (int c = 0; c < count; ++c) {
        double *x = &block[c * n_], *times_f = &images[c * n_];
        double length = 0.0;
        for (int turn = 0; turn < 3; ++turn) {
            if (turn == 2) {
                project_out(x, 1, basis_.data(), times_f_.data(), size, n_);
                multiply(f_, {x, n_}, {times_f, n_}, 1);
            }
            for (int v = 0; v < columns_of(next_); ++v) {
                const double share = dot(x, &next_times_f_[v * n_], n_);
                add_times(x, -share, &next_[v * n_], n_);
                add_times(times_f, -share, &next_times_f_[v * n_], n_);
                if (coupling) (*coupling)[static_cast<std::size_t>(c) * rows + v] += share;
                squares[c] += share * share;
            }
            if (turn == 0) continue;
            const double square = std::max(0.0, dot(x, times_f, n_));
            length = std::sqrt(square);
            if (square > least_share_to_trust * least_share_to_trust * (squares[c] + square)) break;
        }
        if (coupling) largest_ = std::max(largest_, std::sqrt(squares[c] + length * length));
        if (!(length > least_share * size_of_images())) continue;
        if (coupling) (*coupling)[static_cast<std::size_t>(c) * rows + columns_of(next_)] = length;
        for (std::size_t i = 0; i < n_; ++i) {
            x[i] /= length;
            times_f[i] /= length;
        }
        next_.insert(next_.end(), x, x + n_);
        next_times_f_.insert(next_times_f_.end(), times_f, times_f + n_);
    }
    return shares;
}

// Directions that A reaches, alike on every machine.
void LargestEigenpairs::add_random_columns(int count) {
    Columns start(n_ * count), block(n_ * count);
    for (double& x : start) {
        random_ ^= random_ << 13;
        random_ ^= random_ >> 7;
        random_ ^= random_ << 17;
        x = static_cast<double>(random_ >> 11) * 0x1p-52 - 1.0;
    }
    // Of one size in every unknown, whatever its unit.
    for (int c = 0; c < count; ++c)
        for (std::size_t i = 0; i < n_; ++i) start[c * n_ + i] *= factor_.scale()[i];
    multiply_columns(a_, start, block, count);
    factor_.solve(block, count);
    // To length one, so that least_share means the same as for images of the basis.
    Columns times_f(n_ * count);
    multiply_columns(f_, block, times_f, count);
    for (int c = 0; c < count; ++c) {
        const double length = std::sqrt(std::max(0.0, dot(&block[c * n_], &times_f[c * n_], n_)));
        const double factor = length > 0.0 ? size_of_images() / length : 0.0;
        for (std::size_t i = 0; i < n_; ++i) block[c * n_ + i] *= factor;
    }
    orthogonalize(block, 0, nullptr);
}

void LargestEigenpairs::find_next_block() {
    next_.clear();
    next_times_f_.clear();
    coupling_.clear();
    if (last_ > 0) {
        Columns block = images_of_last();
        // The image of a block has nothing of blocks before the last but one.
        const int before = columns_of(basis_) - 2 * width_;
        keep_products(orthogonalize(block, before > kept_ ? before : 0, &coupling_));
    }
    const int missing =
        std::min(width_, static_cast<int>(n_) - columns_of(basis_)) - columns_of(next_);
    if (missing > 0) add_random_columns(missing);
    is_exhausted_ = next_.empty();
}

LargestEigenpairs::Columns LargestEigenpairs::images_of_last() const {
    const std::size_t at = basis_.size() - static_cast<std::size_t>(last_) * n_;
    Columns block(times_f_.begin() + static_cast<std::ptrdiff_t>(at), times_f_.end());
    if (side_ == Side::of_zero)
        multiply_columns(a_, {&basis_[at], block.size()}, block, last_);
    else if (side_ == Side::below)
        for (double& x : block) x = -x;
    factor_.solve(block, last_);
    return block;
}

// What the images of the newest block have of the basis: its columns of the projected matrix.
void LargestEigenpairs::keep_products(const std::vector<double>& shares) {
    const int size = columns_of(basis_), first = size - last_;
    const auto at = [&](int v, int c) { return shares[static_cast<std::size_t>(v) * last_ + c]; };
    for (int c = 0; c < last_; ++c)
        for (int v = 0; v < size; ++v)
            projected_[static_cast<std::size_t>(v) * size + first + c] =
                projected_[static_cast<std::size_t>(first + c) * size + v] =
                    v < first ? at(v, c) : 0.5 * (at(v, c) + at(first + c, v - first));
}

void LargestEigenpairs::append_next_block() {
    const int old_size = columns_of(basis_), count = columns_of(next_), size = old_size + count;
    last_ = count;
    basis_.insert(basis_.end(), next_.begin(), next_.end());
    times_f_.insert(times_f_.end(), next_times_f_.begin(), next_times_f_.end());
    std::vector<double> grown(static_cast<std::size_t>(size) * size, 0.0);
    for (int i = 0; i < old_size; ++i)
        std::copy_n(&projected_[static_cast<std::size_t>(i) * old_size], old_size,
                    &grown[static_cast<std::size_t>(i) * size]);
    projected_ = std::move(grown);
}

void LargestEigenpairs::find_ritz(const EigenLimits& limits) {
    const int size = columns_of(basis_), last = last_;
    const SmallEigen ritz = decompose_dense(projected_, size);
    std::vector<int> order(size);
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](int i, int j) { return ritz.values[i] > ritz.values[j]; });
    ritz_values_.clear();
    ritz_vectors_.clear();
    values_.clear();
    tolerance_ = limits.tolerance;
    const int rows = last > 0 ? static_cast<int>(coupling_.size()) / last : 0;
    bool stands = true;
    for (const int c : order) {
        const double value = ritz.values[c];
        const double* s = &ritz.vectors[static_cast<std::size_t>(c) * size];
        largest_ = std::max(largest_, std::fabs(value));
        ritz_values_.push_back(value);
        ritz_vectors_.insert(ritz_vectors_.end(), s, s + size);
        // The part of F^-1 A x outside the basis.
        double residual = 0.0;
        for (int r = 0; r < rows; ++r) {
            double part = 0.0;
            for (int k = 0; k < last; ++k)
                part += coupling_[static_cast<std::size_t>(k) * rows + r] * s[size - last + k];
            residual += part * part;
        }
        // From a shift an eigenvalue F x = lambda A x is nearer by 1 / (1 + mu) than its mu is.
        const double nearer = side_ == Side::of_zero ? 1.0 : std::fabs(1.0 + value);
        stands = stands && std::sqrt(residual) <= limits.tolerance * nearer * value;
        if (stands) values_.push_back(value);
    }
    while (!values_.empty() && values_.back() < least_value * largest_) values_.pop_back();
}

LargestEigenpairs::Columns LargestEigenpairs::combine(const Columns& columns, int first,
                                                      int count) const {
    const int size = columns_of(columns);
    Columns combined(n_ * count, 0.0);
    for (int c = 0; c < count; ++c)
        for (int v = 0; v < size; ++v)
            add_times(&combined[c * n_],
                      ritz_vectors_[static_cast<std::size_t>(first + c) * size + v],
                      &columns[v * n_], n_);
    return combined;
}

// How many eigenvalues on the other side are as large as the one at the given place. Where A is
// indefinite they fill the space as fast as those that are sought; dropped, they would come back.
int LargestEigenpairs::count_opposed(int place) const {
    const double least = leading(place).second;
    if (!(least > 0.0)) return 0;
    const auto end = std::find_if(ritz_values_.rbegin(), ritz_values_.rend(),
                                  [&](double value) { return value >= -least; });
    return std::min(place, static_cast<int>(end - ritz_values_.rbegin()));
}

// Keeps the best vectors of the space; the next block follows from them as it did before.
void LargestEigenpairs::restart(int keep) {
    const int size = columns_of(basis_), opposed = std::min(count_opposed(keep), size - keep);
    const auto kept = [&](const Columns& columns) {
        Columns best = combine(columns, 0, keep);
        const Columns others = combine(columns, size - opposed, opposed);
        best.insert(best.end(), others.begin(), others.end());
        return best;
    };
    basis_ = kept(basis_);
    times_f_ = kept(times_f_);
    const int all = kept_ = keep + opposed;
    projected_.assign(static_cast<std::size_t>(all) * all, 0.0);
    for (int i = 0; i < all; ++i)
        projected_[static_cast<std::size_t>(i) * all + i] =
            ritz_values_[static_cast<std::size_t>(i < keep ? i : size - all + i)];
    // What stands is to be had from the new basis too.
    ritz_values_.erase(ritz_values_.begin() + keep, ritz_values_.end() - opposed);
    ritz_vectors_.assign(projected_.size(), 0.0);
    for (int i = 0; i < all; ++i) ritz_vectors_[static_cast<std::size_t>(i) * all + i] = 1.0;
}

// Columns at which the space is searched no wider; none where all of it may be.
bool LargestEigenpairs::is_full(int count, const EigenLimits& limits) const {
    const int most = limits.width * (3 * (count + count_opposed(count)) + 8 * width_);
    return columns_of(basis_) + columns_of(next_) > most && most < static_cast<int>(n_);
}

bool LargestEigenpairs::converge(int count, const EigenLimits& limits) {
    if (limits.tolerance < tolerance_) values_.clear();
    if (static_cast<int>(values_.size()) >= count) return true;
    if (basis_.empty()) find_next_block();
    // To be looked at as often as costs no more than growing; from a shift above what is sought all
    // of it converges at once, with two columns for each at least.
    const int first_due = side_ == Side::below ? 2 * count : count;
    int due = first_due;
    for (int restarts = 0; restarts <= limits.most_restarts;) {
        if (!next_.empty()) append_next_block();
        find_next_block();
        if (limits.most_columns > 0 && columns_of(basis_) >= limits.most_columns) break;
        if (!is_exhausted_ && columns_of(basis_) < due && !is_full(count, limits)) continue;
        find_ritz(limits);
        if (static_cast<int>(values_.size()) >= count || is_exhausted_) return true;
        if (is_full(count, limits)) {
            restart(std::min(count + width_, columns_of(basis_)));
            ++restarts;
        }
        due = std::max(first_due, columns_of(basis_) + columns_of(basis_) / 8);
    }
    if (limits.most_columns > 0) find_ritz(limits);
    return static_cast<int>(values_.size()) >= count;
}

void LargestEigenpairs::search_further() {
    if (columns_of(basis_) + columns_of(next_) < static_cast<int>(n_)) add_random_columns(width_);
    is_exhausted_ = next_.empty();
    values_.clear();
}

std::pair<double, double> LargestEigenpairs::leading(int count) const {
    if (count < 1 || static_cast<int>(ritz_values_.size()) < count) return {0.0, 0.0};
    return {ritz_values_.front(), ritz_values_[static_cast<std::size_t>(count) - 1]};
}

int LargestEigenpairs::in_sight() const {
    return static_cast<int>(std::ranges::count_if(
        ritz_values_, [&](double value) { return value > least_value * largest_; }));
}

std::vector<double> LargestEigenpairs::vector(int c) const { return combine(basis_, c, 1); }

}  // namespace loadpath::algebra
