#include "algebra/null_space.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "algebra/small_eigen.hpp"

namespace loadpath::algebra {
namespace {

constexpr int iterations = 3;

double dot(const std::vector<double>& x, const std::vector<double>& y) {
    double sum = 0.0;
    for (std::size_t i = 0; i < x.size(); ++i) sum += x[i] * y[i];
    return sum;
}

void scale_largest_to_one(std::vector<double>& x) {
    double largest = 0.0;
    for (const double v : x)
        if (std::fabs(v) > std::fabs(largest)) largest = v;
    if (largest == 0.0) return;
    for (double& v : x) v /= largest;
}

}  // namespace

// Works in the scaled matrix S A S, whose inverse is S^-1 A^-1 S^-1.
void NullSpace::iterate(Vectors& basis) const {
    std::vector<double> all(n_ * basis.size());
    for (std::size_t c = 0; c < basis.size(); ++c)
        for (std::size_t i = 0; i < n_; ++i) all[c * n_ + i] = basis[c][i] / factor_.scale_[i];
    factor_.solve(all, static_cast<int>(basis.size()));
    for (std::size_t c = 0; c < basis.size(); ++c) {
        for (std::size_t i = 0; i < n_; ++i) basis[c][i] = all[c * n_ + i] / factor_.scale_[i];
        scale_largest_to_one(basis[c]);
    }
    orthonormalize(basis);
}

// Modified Gram and Schmidt, twice; vectors that depend on the others are dropped.
void NullSpace::orthonormalize(Vectors& basis) const {
    Vectors kept;
    for (auto& x : basis) {
        const double before = std::sqrt(dot(x, x));
        for (int turn = 0; turn < 2; ++turn)
            for (const auto& y : kept) {
                const double share = dot(x, y);
                for (std::size_t i = 0; i < n_; ++i) x[i] -= share * y[i];
            }
        const double length = std::sqrt(dot(x, x));
        if (!(length > 1e-12 * before)) continue;
        for (double& v : x) v /= length;
        kept.push_back(std::move(x));
    }
    basis = std::move(kept);
}

// The directions within the basis that meet (almost) no stiffness.
NullSpace::Vectors NullSpace::keep_free(const Vectors& basis) const {
    const int k = static_cast<int>(basis.size());
    std::vector<double> all(n_ * k), product(n_ * k), energy(std::size_t(k) * k);
    for (int c = 0; c < k; ++c)
        for (std::size_t i = 0; i < n_; ++i) all[c * n_ + i] = basis[c][i] * factor_.scale_[i];
    multiply(a_, all, product, k);
    for (int p = 0; p < k; ++p)
        for (int q = 0; q < k; ++q)
            for (std::size_t i = 0; i < n_; ++i)
                energy[p * k + q] += all[p * n_ + i] * product[q * n_ + i];
    const SmallEigen ritz = decompose_symmetric(std::move(energy), k);
    Vectors result;
    for (int c = 0; c < k; ++c) {
        if (!(std::fabs(ritz.values[c]) < options_.singular_tolerance)) continue;
        std::vector<double> x(n_, 0.0);
        for (int p = 0; p < k; ++p)
            for (std::size_t i = 0; i < n_; ++i) x[i] += ritz.vectors[c * k + p] * basis[p][i];
        result.push_back(std::move(x));
    }
    return result;
}

// Gauss and Jordan: each motion gets an unknown that moves in no other motion, so that separate
// mechanisms come out separately; gives those unknowns.
std::vector<int> NullSpace::localize(Vectors& basis) const {
    std::vector<int> own;
    for (std::size_t t = 0; t < basis.size(); ++t) {
        std::size_t vector = t, unknown = 0;
        double largest = 0.0;
        for (std::size_t c = t; c < basis.size(); ++c)
            for (std::size_t i = 0; i < n_; ++i)
                if (std::fabs(basis[c][i]) > largest * (1.0 + 1e-6)) {
                    largest = std::fabs(basis[c][i]);
                    vector = c;
                    unknown = i;
                }
        if (largest == 0.0) break;
        own.push_back(static_cast<int>(unknown));
        std::swap(basis[t], basis[vector]);
        const double pivot = basis[t][unknown];
        for (double& v : basis[t]) v /= pivot;
        for (std::size_t c = 0; c < basis.size(); ++c) {
            if (c == t) continue;
            const double share = basis[c][unknown];
            for (std::size_t i = 0; i < n_; ++i) basis[c][i] -= share * basis[t][i];
        }
    }
    basis.resize(own.size());
    return own;
}

void NullSpace::find() {
    Vectors basis;
    const std::size_t most = std::max(1, options_.most_motions);
    for (const int unknown : factor_.suspects_) {
        if (basis.size() == most) break;
        basis.emplace_back(n_, 0.0)[unknown] = 1.0;
    }
    for (int turn = 0; turn < iterations; ++turn) iterate(basis);
    basis = keep_free(basis);
    if (basis.empty()) return;

    factor_.status_ = FactorStatus::singular;
    factor_.singular_unknowns_ = factor_.suspects_;
    factor_.inertia_.negative -= factor_.negative_suspects_;
    factor_.inertia_.zero =
        static_cast<int>(basis.size() == most ? factor_.suspects_.size() : basis.size());
    const std::vector<int> own = localize(basis);
    for (std::size_t c = 0; c < basis.size(); ++c) {
        Motion motion;
        std::vector<double>& x = basis[c];
        motion.own = own[c];
        for (std::size_t i = 0; i < n_; ++i) x[i] *= factor_.scale_[i];
        scale_largest_to_one(x);
        for (std::size_t i = 0; i < n_; ++i)  // noise beside 1
            if (std::fabs(x[i]) < 1e-10 && static_cast<int>(i) != motion.own) x[i] = 0.0;
        motion.unknown = static_cast<int>(std::find(x.begin(), x.end(), 1.0) - x.begin());
        motion.vector = std::move(x);
        factor_.motions_.push_back(std::move(motion));
    }
}

}  // namespace loadpath::algebra
