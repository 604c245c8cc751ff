#include "checks/generic/expression.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "text/number.hpp"
#include "text/read_number.hpp"

namespace loadpath::checks {

namespace {

bool starts_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (c & 0x80);
}
bool is_digit(char c) { return c >= '0' && c <= '9'; }

struct Function {
    std::string_view name;
    int least, most;  // number of arguments; most 0: any number
};

constexpr Function functions[] = {
    {"abs", 1, 1}, {"sqrt", 1, 1}, {"min", 1, 0}, {"max", 1, 0}, {"sin", 1, 1},
    {"cos", 1, 1}, {"tan", 1, 1},  {"exp", 1, 1}, {"ln", 1, 1},  {"pow", 2, 2},
};

// Recursive descent; the first error stops everything.
class Parser {
 public:
    Parser(std::string_view text, const Names& names, int& depth)
        : text_(text), names_(names), depth_(depth) {}

    Evaluation run() {
        const int outside = depth_;
        const Value value = sum();
        skip_blanks();
        if (error_.empty() && at_ < text_.size()) unexpected();
        depth_ = outside;
        Evaluation result;
        result.names = std::move(found_);
        result.error = error_;
        if (error_.empty()) result.value = value;
        return result;
    }

 private:
    void fail(const std::string& what) {
        if (error_.empty())
            error_ = what + " at character " + std::to_string(at_ + 1) + " of '" +
                     std::string(text_) + "'";
    }

    // Names the whole character: it may be several bytes.
    void unexpected() {
        std::size_t end = at_ + 1;
        while (end < text_.size() && (text_[end] & 0xc0) == 0x80) ++end;
        fail("unexpected '" + std::string(text_.substr(at_, end - at_)) + "'");
    }

    // What is no number is not carried on: a maximum would pass over it, a quotient hide it.
    Value finite(const Value& value) {
        if (!std::isfinite(value.number)) fail("the value is " + format(value.number));
        return value;
    }

    void skip_blanks() {
        while (at_ < text_.size() &&
               (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n'))
            ++at_;
    }

    bool take(char c) {
        skip_blanks();
        if (!error_.empty() || at_ >= text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }

    Value sum() {
        Value value = term();
        while (error_.empty()) {
            const bool plus = take('+');
            if (!plus && !take('-')) break;
            const Value right = term();
            if (!may_equal(value.dimension, right.dimension)) {
                fail("adding " + unit_of(right.dimension) + " to " + unit_of(value.dimension));
            }
            value.number += plus ? right.number : -right.number;
            if (!value.dimension.is_known) value.dimension = right.dimension;
        }
        return finite(value);
    }

    Value term() {
        Value value = unary();
        while (error_.empty()) {
            const bool times = take('*');
            if (!times && !take('/')) break;
            const Value right = unary();
            if (!times && right.number == 0.0 && error_.empty()) fail("division by zero");
            value.number = times ? value.number * right.number : value.number / right.number;
            const std::optional<Dimension> dimension =
                times ? product(value.dimension, right.dimension)
                      : quotient(value.dimension, right.dimension);
            if (!dimension) fail("a power beyond 99 of a unit");
            value.dimension = dimension.value_or(any_dimension);
        }
        return value;
    }

    // The sign binds weaker than the power: -2^2 is -4.
    Value unary() {
        if (++depth_ > 200) fail("nested too deeply");
        if (!error_.empty()) return {};
        Value value;
        if (take('-')) {
            value = unary();
            value.number = -value.number;
        } else if (take('+')) {
            value = unary();
        } else {
            value = raised();
        }
        --depth_;
        return finite(value);
    }

    Value raised() {
        Value base = primary();
        if (!take('^')) return base;
        const Value exponent = unary();
        return to_power(base, exponent);
    }

    Value to_power(const Value& base, const Value& exponent) {
        const std::optional<Dimension> dimension = power(base.dimension, exponent.number);
        if (!dimension)
            fail("a fractional power of " + unit_of(base.dimension) + ", or one beyond 99");
        return {std::pow(base.number, exponent.number), dimension.value_or(any_dimension)};
    }

    Value primary() {
        skip_blanks();
        if (at_ >= text_.size()) {
            fail("the formula ends where a value is expected");
            return {};
        }
        const char c = text_[at_];
        if (take('(')) {
            const Value value = sum();
            if (!take(')')) fail("')' is missing");
            return value;
        }
        if (is_digit(c) || c == '.') return number();
        if (starts_name(c)) return name();
        unexpected();
        return {};
    }

    Value number() {
        const std::size_t from = at_;
        const auto take_digits = [&] {
            const std::size_t first = at_;
            while (at_ < text_.size() && is_digit(text_[at_])) ++at_;
            return at_ - first;
        };
        std::size_t digits = take_digits();
        if (at_ < text_.size() && text_[at_] == '.') {
            ++at_;
            digits += take_digits();
        }
        const std::size_t mantissa_end = at_;
        if (at_ < text_.size() && (text_[at_] == 'e' || text_[at_] == 'E')) {
            ++at_;
            if (at_ < text_.size() && (text_[at_] == '-' || text_[at_] == '+')) ++at_;
            if (take_digits() == 0) at_ = mantissa_end;
        }
        const double value = text::read_number(text_.data() + from, text_.data() + at_);
        if (digits == 0 || !std::isfinite(value)) {
            fail("no number");
            return {};
        }
        return {value, any_dimension};
    }

    Value name() {
        const std::size_t from = at_;
        while (at_ < text_.size() && (starts_name(text_[at_]) || is_digit(text_[at_]))) ++at_;
        const std::string_view word = text_.substr(from, at_ - from);
        for (const Function& function : functions) {
            if (function.name == word && take('(')) return call(function);
        }
        if (const std::optional<Value> value = names_(word)) {
            const bool is_new =
                std::none_of(found_.begin(), found_.end(),
                             [&](const Evaluation::Named& each) { return each.name == word; });
            if (is_new) found_.push_back({std::string(word), *value});
            return *value;
        }
        if (word == "pi") return {std::numbers::pi, any_dimension};
        at_ = from;
        fail("'" + std::string(word) + "' is not known");
        return {};
    }

    Value call(const Function& function) {
        std::vector<Value> arguments{sum()};
        while (take(',')) {
            arguments.push_back(sum());
        }
        if (!take(')')) fail("')' is missing");
        const int count = static_cast<int>(arguments.size());
        if (count < function.least || (function.most > 0 && count > function.most)) {
            fail(std::string(function.name) + " takes " + std::to_string(function.least) +
                 " argument(s)");
        }
        return error_.empty() ? apply(function.name, arguments) : Value{};
    }

    Value apply(std::string_view f, const std::vector<Value>& a) {
        const Value x = a[0];
        if (f == "abs") return {std::fabs(x.number), x.dimension};
        if (f == "pow") return to_power(x, a[1]);
        if (f == "sqrt") {
            if (x.number < 0.0) fail("the square root of a negative number");
            return to_power(x, {0.5, any_dimension});
        }
        if (f == "min" || f == "max") return extreme(a, f == "max");
        if (!may_equal(x.dimension, in_radians)) {
            fail(std::string(f) + " of " + unit_of(x.dimension));
        }
        if (f == "sin") return {std::sin(x.number), any_dimension};
        if (f == "cos") return {std::cos(x.number), any_dimension};
        if (f == "tan") return {std::tan(x.number), any_dimension};
        if (f == "exp") return {std::exp(x.number), any_dimension};
        if (x.number <= 0.0) fail("the logarithm of a number that is not positive");
        return {std::log(x.number), any_dimension};
    }

    Value extreme(const std::vector<Value>& a, bool is_max) {
        Value best = a[0];
        for (const Value& value : a) {
            if (!may_equal(best.dimension, value.dimension)) {
                fail("comparing " + unit_of(value.dimension) + " with " + unit_of(best.dimension));
            }
            if (is_max ? value.number > best.number : value.number < best.number)
                best.number = value.number;
            if (!best.dimension.is_known) best.dimension = value.dimension;
        }
        return best;
    }

    std::string_view text_;
    const Names& names_;
    std::size_t at_ = 0;
    int& depth_;
    std::string error_;
    std::vector<Evaluation::Named> found_;
};

}  // namespace

Evaluation evaluate(std::string_view formula, const Names& names) {
    int depth = 0;
    return evaluate(formula, names, depth);
}

Evaluation evaluate(std::string_view formula, const Names& names, int& depth) {
    return Parser(formula, names, depth).run();
}

}  // namespace loadpath::checks
