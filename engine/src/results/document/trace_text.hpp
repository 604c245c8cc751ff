// How a step of a trace reads: label, formula and the formula with its numbers. The one place where
// the structure of a trace becomes text.
//   label        "Bending y (6.2.5)"
//   formula      "M_y,Ed / M_c,y,Rd = M_y,Ed / (W_pl,y · f_y / gamma_M0) (6.13)"
//   substituted  "45 kNm / (628.4 cm³ · 235 N/mm² / 1), x = 3 m"
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "checks/trace_log.hpp"

namespace loadpath::results {

// Renders step after step into memory that it keeps: traces have hundreds of thousands of steps
// that differ in their numbers alone.
class TraceText {
 public:
    explicit TraceText(std::span<const std::string> words);

    // Steps that differ in their numbers alone have the same heading.
    struct Heading {
        std::string label, formula;
    };
    std::size_t heading_of(const checks::StepRow& step);
    const Heading& heading(std::size_t number) const { return headings_[number]; }
    std::size_t heading_count() const { return headings_.size(); }

    // Of a step with that heading. Valid until it is asked for again.
    std::string_view substituted(std::size_t heading, const checks::StepRow& step,
                                 std::span<const checks::QuantityRow> quantities);

 private:
    // A stretch of an expression and the quantity that stands after it.
    struct Piece {
        std::string_view text;
        std::size_t quantity;
        bool is_raised;  // to a power: its number and unit stand in parentheses
    };
    struct QuantityName {
        double symbol, unit;
    };
    struct Expression {
        std::vector<QuantityName> names;  // of the quantities for which it was taken apart
        std::vector<Piece> pieces;
        std::vector<bool> is_named;
        std::size_t most_bytes = 0;  // of its text with numbers
    };
    // A quantity that was written lately: two of three stand in a step close before.
    struct Known {
        std::uint64_t value = 0;
        int unit = 0, size = 0;
        char text[32] = {};
    };
    static constexpr int known_bits = 9;
    // The words of a heading, and its number.
    struct HeadingWords {
        std::array<double, 6> words;
        std::size_t number;
    };
    // How numbers of a unit are shown: the factor from SI and the text behind the number.
    struct Unit {
        std::string_view si;
        double factor;
        std::string_view text;
    };

    const std::string& word(double number) const {
        return words_[static_cast<std::size_t>(number)];
    }
    Heading written(const checks::StepRow& step) const;
    const Expression& taken_apart(std::size_t heading, double expression,
                                  std::span<const checks::QuantityRow> quantities);
    char* write_quantity(char* to, const checks::QuantityRow& quantity, bool is_si);
    char* write_new_quantity(char* to, const checks::QuantityRow& quantity, bool is_si) const;
    std::size_t most_bytes_of(const checks::QuantityRow& quantity) const;

    std::span<const std::string> words_;
    std::vector<Unit> units_;                       // by word
    std::vector<std::vector<HeadingWords>> known_;  // by title
    std::vector<Heading> headings_;
    std::vector<Expression> expressions_;  // by heading
    std::vector<Known> quantities_;
    std::string substituted_;  // of which only the beginning may be in use
};

}  // namespace loadpath::results
