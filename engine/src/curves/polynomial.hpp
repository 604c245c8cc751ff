// A polynomial of degree five at most, in the distance s from the start of its piece.
// Degree five is the deflection under a linearly varying load, the highest a member needs.
#pragma once

#include <array>
#include <cstddef>

namespace loadpath::curves {

inline constexpr std::size_t coefficient_count = 6;

struct Polynomial {
  std::array<double, coefficient_count> c{};  // ascending powers of s

  double at(double s) const;
  Polynomial derivative() const;
  // Antiderivative that vanishes at s = 0. A quintic has none here: its s^6 term is refused by assert.
  Polynomial antiderivative() const;
  // The same function written in t = s - shift.
  Polynomial shifted(double shift) const;
  std::size_t degree() const;

  Polynomial& operator+=(const Polynomial& other);
  Polynomial& operator*=(double factor);
};

struct Roots {
  std::array<double, coefficient_count> s{};
  std::size_t count = 0;
};

// Real roots in [0, length], ascending, each once. A polynomial that is zero throughout has none.
Roots roots_within(const Polynomial& p, double length);

}  // namespace loadpath::curves
