// An answer of `solve` read back: its header, and its tables as rows.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "answer/answer.gen.hpp"

namespace loadpath::results {

struct AnswerView {
    answer::Header header;
    std::span<const double> numbers;

    template <class Row>
    std::span<const Row> rows(const answer::Table<Row>& table) const {
        return answer::rows_of(table, numbers);
    }
    template <class Row>
    std::span<const Row> rows(const std::optional<answer::Table<Row>>& table) const {
        return table ? rows(*table) : std::span<const Row>();
    }
};

// Whether the numbers of a set may be used.
inline bool is_usable(const answer::SetHeader& set) { return set.usable; }

// Reads the bytes of an answer (answer.hpp); nothing where they are not an answer with results.
std::optional<AnswerView> read_answer(std::span<const std::byte> bytes);

}  // namespace loadpath::results
