// What the changes of a mutated engine are written with. A change is in force where its number is
// the one that the host has put into `loadpath_mutant`; otherwise everything gives what the source
// gives, to the last digit.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <type_traits>

extern "C" int loadpath_mutant;

namespace loadpath::mutated {

inline bool is_on(int number) { return loadpath_mutant == number; }

template <class T>
concept Number = std::is_arithmetic_v<T>;
template <class T>
concept Comparable = std::is_arithmetic_v<T> || std::is_enum_v<T>;

inline double constant(int number, double value) { return is_on(number) ? 1.1 * value : value; }

inline bool condition(int number, bool value) { return is_on(number) != value; }

// a + b becomes a + Sign{1} * b, which binds as b did.
struct Sign {
    int number;
};
template <Number T>
T operator*(Sign sign, T value) {
    return is_on(sign.number) ? -value : value;
}

// a * b becomes a * Times{1} * b, and a < b becomes a < Compare{1} < b: what is left of the switch
// waits for what is right of it, with the precedence that the operator has.
template <class T>
struct Left {
    T value;
    int number;
};
struct Times {
    int number;
};
struct Over {
    int number;
};
struct Compare {
    int number;
};
template <Number T>
Left<T> operator*(T value, Times product) {
    return {value, product.number};
}
template <Number T>
Left<T> operator/(T value, Over quotient) {
    return {value, quotient.number};
}
template <Number T, Number U>
auto operator*(Left<T> left, U right) {
    return is_on(left.number) ? left.value / right : left.value * right;
}
template <Number T, Number U>
auto operator/(Left<T> left, U right) {
    return is_on(left.number) ? left.value * right : left.value / right;
}

#define LOADPATH_COMPARE(op)                                \
    template <Comparable T>                                 \
    Left<T> operator op(T value, Compare comparison) {      \
        return {value, comparison.number};                  \
    }                                                       \
    template <Comparable T, Comparable U>                   \
    bool operator op(Left<T> left, U right) {               \
        return is_on(left.number) != (left.value op right); \
    }
LOADPATH_COMPARE(<)
LOADPATH_COMPARE(<=)
LOADPATH_COMPARE(>)
LOADPATH_COMPARE(>=)
LOADPATH_COMPARE(==)
LOADPATH_COMPARE(!=)
#undef LOADPATH_COMPARE

// A minimum, or a maximum; the other one where it is switched.
template <bool is_least>
struct Extreme {
    int number;
    template <class T>
    T operator()(const T& a, const T& b) const {
        return (*this)({a, b});
    }
    template <class T>
    T operator()(std::initializer_list<T> values) const {
        return is_on(number) == is_least ? std::max(values) : std::min(values);
    }
};
using Least = Extreme<true>;
using Most = Extreme<false>;

}  // namespace loadpath::mutated
