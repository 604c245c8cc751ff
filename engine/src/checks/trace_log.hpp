// The traces of all checks, compact: what repeats from member to member (labels, formulas, units)
// is kept once and numbered, the substituted texts stand one after another in one long text.
// Written as tables (write_checks.cpp), so that hosts spell out only the traces somebody looks at.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loadpath::checks {

// In tables of numbers, where there is none.
inline constexpr double no_value = std::numeric_limits<double>::quiet_NaN();

// One step of a trace as it reads. Rows of a clause have the utilization as `value` and their
// demand and capacity.
struct TraceRow {
    std::string label, formula, substituted;
    std::optional<double> value;
    std::string unit;
    std::optional<double> demand, capacity;
};

// Texts by number, each kept once.
class Words {
 public:
    std::uint32_t number_of(std::string_view word);
    const std::vector<std::string>& all() const { return words_; }

 private:
    std::uint32_t look_up(std::string_view word);
    void make_room();

    std::vector<std::string> words_;
    std::vector<std::uint64_t> hashes_;
    std::vector<std::uint32_t> followers_;  // the word that came after this one last
    std::uint32_t last_ = 0;
    std::vector<std::uint32_t> slots_;  // open addressing; one more than the number of a word, or 0
};

// Rows [first, first + count) of the log.
struct TraceRange {
    std::size_t first = 0, count = 0;
};

class TraceLog {
 public:
    // Doubles throughout, as the tables have them.
    struct Row {
        double label, formula, unit;     // numbers of words
        double value, demand, capacity;  // not a number where there is none
        double text_end;                 // its text begins where that of the row before ends
    };

    std::size_t size() const { return rows_.size(); }
    const std::vector<Row>& rows() const { return rows_; }
    const std::string& text() const { return text_; }
    Words& words() { return words_; }
    const Words& words() const { return words_; }

    void add(std::string_view label, std::string_view formula, std::string_view substituted,
             double value, std::string_view unit, double demand, double capacity);
    void add(const TraceRow& row);
    TraceRange add_all(std::span<const TraceRow> rows);
    // The row once more at the end, under another label, its own label as the formula.
    void repeat(std::size_t row, std::string_view label);

    std::string_view text_of(std::size_t row) const;
    std::vector<TraceRow> spelled(TraceRange range) const;

    // Room for so many times what is there.
    void reserve(std::size_t times);

    // Takes rows out; what comes after moves up.
    void erase(TraceRange range);

 private:
    std::size_t text_begin(std::size_t row) const { return row == 0 ? 0 : text_end(row - 1); }
    std::size_t text_end(std::size_t row) const {
        return static_cast<std::size_t>(rows_[row].text_end);
    }

    Words words_;
    std::vector<Row> rows_;
    std::string text_;
};

}  // namespace loadpath::checks
