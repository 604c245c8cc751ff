// A polynomial of degree five at most, in the distance s from the start of its piece.
// Degree five is the deflection under a linearly varying load, the highest a member needs.
// Evaluated by the million, so all that is short is in this header.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>

namespace loadpath::curves {

inline constexpr std::size_t coefficient_count = 6;

struct Polynomial {
    std::array<double, coefficient_count> c{};  // ascending powers of s

    double at(double s) const {
        double value = c[coefficient_count - 1];
        for (std::size_t k = coefficient_count - 1; k-- > 0;) value = value * s + c[k];
        return value;
    }
    Polynomial derivative() const {
        Polynomial d;
        for (std::size_t k = 1; k < coefficient_count; ++k)
            d.c[k - 1] = static_cast<double>(k) * c[k];
        return d;
    }
    // Antiderivative that vanishes at s = 0. A quintic has none here: its s^6 term is refused by
    // assert.
    Polynomial antiderivative() const {
        assert(c[coefficient_count - 1] == 0.0);
        Polynomial a;
        for (std::size_t k = 1; k < coefficient_count; ++k)
            a.c[k] = c[k - 1] / static_cast<double>(k);
        return a;
    }
    // The same function written in t = s - shift.
    Polynomial shifted(double shift) const;
    std::size_t degree() const {
        std::size_t k = coefficient_count - 1;
        while (k > 0 && c[k] == 0.0) --k;
        return k;
    }

    Polynomial& operator+=(const Polynomial& other) {
        for (std::size_t k = 0; k < coefficient_count; ++k) c[k] += other.c[k];
        return *this;
    }
    Polynomial& operator*=(double factor) {
        for (double& value : c) value *= factor;
        return *this;
    }
};

struct Roots {
    std::array<double, coefficient_count> s{};
    std::size_t count = 0;
};

// Real roots in [0, length], ascending, each once. A polynomial that is zero throughout has none.
Roots roots_within(const Polynomial& p, double length);

}  // namespace loadpath::curves
