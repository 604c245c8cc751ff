// How results of checks came about, step by step. The loader of the FERS SDK takes no more than
// label, formula, substituted formula and numbers of a step; its structure is in the answer's
// tables.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "results/answer_view.hpp"
#include "results/document/trace_text.hpp"
#include "text/json_writer.hpp"

namespace loadpath::results {

// The title of a last step that only names the one that governs.
inline constexpr std::string_view governing_title = "Governing";

class TraceBlock {
 public:
    explicit TraceBlock(const AnswerView& view);

    // The list of steps [first, first + count), always into the same text: a step that reads as one
    // before it is copied from there.
    void write(text::JsonWriter& out, std::size_t first, std::size_t count);

    // What the last of these steps says governs, and that with its numbers.
    struct Governing {
        std::size_t step;
        std::string label, substituted;
    };
    Governing governing(std::size_t first, std::size_t count);

    const std::string& label(std::size_t step);
    std::span<const answer::QuantityRow> quantities_of(std::size_t step) const;

 private:
    // What steps of one heading have in common, and where the last that differ stand in the text.
    struct Heading {
        std::string json;  // label and formula
        struct Written {
            std::size_t step = 0, begin = 0, end = 0;
        };
        std::array<Written, 4> latest = {};
        std::size_t next = 0;  // the one that is given up for another
    };
    std::size_t heading_of(const answer::StepRow& step);
    bool read_alike(std::size_t a, std::size_t b) const;
    void write_step(text::JsonWriter& out, std::size_t step);
    void write_new_step(text::JsonWriter& out, std::size_t step, std::size_t heading);

    std::span<const std::string> words_;
    std::span<const answer::StepRow> steps_;
    std::span<const answer::QuantityRow> quantities_;
    std::vector<Heading> headings_;
    TraceText text_;
};

}  // namespace loadpath::results
