// Physical dimension of a value in a formula: powers of length, force, angle and mass. A bare
// number may be anything, so whatever it touches may be anything too; only two known dimensions can
// contradict.
#pragma once

#include <array>
#include <optional>
#include <string>

namespace loadpath::checks {

struct Dimension {
    bool is_known = false;
    std::array<int, 4> power{};  // m, N, rad, kg

    bool operator==(const Dimension&) const = default;
};

inline constexpr Dimension any_dimension{};
inline constexpr Dimension in_metres{true, {1, 0, 0, 0}};
inline constexpr Dimension in_square_metres{true, {2, 0, 0, 0}};
inline constexpr Dimension in_cubic_metres{true, {3, 0, 0, 0}};
inline constexpr Dimension in_metres_to_the_fourth{true, {4, 0, 0, 0}};
inline constexpr Dimension in_metres_to_the_sixth{true, {6, 0, 0, 0}};
inline constexpr Dimension in_newtons{true, {0, 1, 0, 0}};
inline constexpr Dimension in_newton_metres{true, {1, 1, 0, 0}};
inline constexpr Dimension in_newton_square_metres{true, {2, 1, 0, 0}};
inline constexpr Dimension in_pascals{true, {-2, 1, 0, 0}};
inline constexpr Dimension in_radians{true, {0, 0, 1, 0}};
inline constexpr Dimension in_kilograms_per_cubic_metre{true, {-3, 0, 0, 1}};

// Angles count as numbers when dimensions are compared.
bool may_equal(const Dimension& a, const Dimension& b);
// Nothing where fractions of a unit are left, or a power beyond 99.
std::optional<Dimension> product(const Dimension& a, const Dimension& b);
std::optional<Dimension> quotient(const Dimension& a, const Dimension& b);
std::optional<Dimension> power(const Dimension& a, double exponent);

// "N·m", "m²", "Pa"; empty for a bare number.
std::string unit_of(const Dimension& dimension);

}  // namespace loadpath::checks
