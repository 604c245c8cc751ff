// The traces of all checks: the steps of a calculation as structure, never as sentences. A step
// says what is found (title, clause, equation, axis, symbol), how (expression, quantities with
// units) and why so (note). Texts are made of it by whoever shows it
// (results/document/trace_text.hpp).
#pragma once

#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include "answer/answer.gen.hpp"
#include "checks/words.hpp"

namespace loadpath::checks {

// In tables of numbers, where there is none.
inline constexpr double no_value = std::numeric_limits<double>::quiet_NaN();

// Declared with the answer: doubles throughout, texts are numbers of words.
using answer::QuantityRow;
using answer::StepRow;

// What a step says of itself. Symbols and axes are those of the standard; an empty word is none.
struct StepWords {
    Word title, clause = {}, equation = {}, axis = {}, symbol = {}, expression = {}, unit = {};
};

// How a step is called: "Bending y (6.2.5)".
std::string label_of(const StepRow& step, std::span<const std::string> words);

// Steps [first, first + count) of the log.
struct TraceRange {
    std::size_t first = 0, count = 0;
};

class TraceLog {
 public:
    // Completes the step that was begun last.
    class Step {
     public:
        explicit Step(TraceLog& log) : log_(log) {}
        Step& value(double value);
        // A value that may govern; its unit is that of demand and capacity.
        Step& utilization(double value, double demand = no_value, double capacity = no_value);
        // A quantity that the expression names or that led to the value, in SI.
        Step& with(Word symbol, double value, Word unit = {});
        Step& note(Word why);

     private:
        TraceLog& log_;
    };

    Step step(const StepWords& words);
    // At the end the value of the step that governs; the expression is the label of that step.
    void add_governing(std::size_t step);

    std::size_t size() const { return steps_.size(); }
    const std::vector<StepRow>& steps() const { return steps_; }
    const std::vector<QuantityRow>& quantities() const { return quantities_; }
    Words& words() { return words_; }
    const Words& words() const { return words_; }

    // Room for so many times what is there.
    void reserve(std::size_t times);

    // Takes steps out; what comes after moves up.
    void erase(TraceRange range);

 private:
    std::size_t quantities_begin(std::size_t step) const {
        return step == 0 ? 0 : static_cast<std::size_t>(steps_[step - 1].quantities_end);
    }

    Words words_;
    std::vector<StepRow> steps_;
    std::vector<QuantityRow> quantities_;
};

}  // namespace loadpath::checks
