// How results of checks came about, step by step. The loader of the FERS SDK takes no more than
// label, formula, substituted formula and numbers of a step; its structure is in the answer's
// tables.
#pragma once

#include <string>
#include <vector>

#include "results/answer_view.hpp"
#include "results/document/trace_text.hpp"
#include "text/json_writer.hpp"

namespace loadpath::results {

class TraceBlock {
 public:
    explicit TraceBlock(const AnswerView& view);

    // The list of steps [first, first + count).
    void write(text::JsonWriter& out, std::size_t first, std::size_t count);

    // What the last of these steps says governs, and that with its numbers.
    struct Governing {
        std::string label, substituted;
    };
    Governing governing(std::size_t first, std::size_t count);

 private:
    const std::string& heading_of(const answer::StepRow& step);
    std::span<const answer::QuantityRow> quantities_of(std::size_t step) const;
    void write_step(text::JsonWriter& out, std::size_t step);

    std::span<const std::string> words_;
    std::span<const answer::StepRow> steps_;
    std::span<const answer::QuantityRow> quantities_;
    // Label and formula as JSON, by heading: written once and copied, for members follow each
    // other alike.
    std::vector<std::string> headings_;
    TraceText text_;
};

}  // namespace loadpath::results
