// Checked parts as agents read them: a row each, with the clauses and the formula that were asked
// for.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "results/document/trace_block.hpp"

namespace loadpath::results {

inline answer::Status status_of(const answer::EntityRow& row) {
    return static_cast<answer::Status>(row.status);
}

// Failing parts stand before undecided ones, and those before what passes: where a list is cut, no
// failure is lost.
inline int urgency(answer::Status status) {
    return status == answer::Status::Red ? 2 : status == answer::Status::Indeterminate ? 1 : 0;
}

class CheckRows {
 public:
    explicit CheckRows(const AnswerView& view);

    answer::CheckRow of(const answer::EntityRow& entity, bool is_with_how);

    // Its clauses, the largest first: those whose number begins so.
    std::vector<answer::ClauseRow> clauses(const answer::EntityRow& entity,
                                           std::string_view begins);

    // What governs; nothing where no step has a formula.
    std::optional<answer::GoverningFormula> formula(const answer::EntityRow& entity);

    std::string combination_name(double combination) const;

 private:
    const std::string& word(double number) const;

    const AnswerView& view_;
    TraceBlock traces_;
    std::span<const answer::StepRow> steps_;
};

}  // namespace loadpath::results
