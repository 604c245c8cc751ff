// Fills a table of an answer: its rows come at the end of the block, one after another.
#pragma once

#include <array>
#include <cstring>
#include <optional>

#include "answer.hpp"
#include "answer/table.hpp"

namespace loadpath::results {

template <class Row>
class TableFiller {
 public:
    TableFiller(Numbers& numbers, answer::Table<Row>& table) : numbers_(numbers), table_(table) {
        table_ = {static_cast<std::int64_t>(numbers.size()), 0};
    }
    void push(const Row& row) {
        numbers_.push(reinterpret_cast<const double*>(&row), table_.width);
        ++table_.rows;
    }

 private:
    Numbers& numbers_;
    answer::Table<Row>& table_;
};

// A table that is not always there; now it is.
template <class Row>
TableFiller<Row> fill(Numbers& numbers, std::optional<answer::Table<Row>>& table) {
    return TableFiller<Row>(numbers, table.emplace());
}

template <class Row>
TableFiller<Row> fill(Numbers& numbers, answer::Table<Row>& table) {
    return TableFiller<Row>(numbers, table);
}

// A row, or a part of one, from its numbers in order.
template <class Row>
Row row_at(const double* numbers) {
    Row row;
    std::memcpy(&row, numbers, sizeof row);
    return row;
}

template <class Row, std::size_t N>
Row row_from(const std::array<double, N>& numbers) {
    static_assert(sizeof(Row) == N * sizeof(double));
    return row_at<Row>(numbers.data());
}

// From a vector of Eigen's whose size is known.
template <class Row, class Vector>
    requires(Vector::SizeAtCompileTime > 0)
Row row_from(const Vector& numbers) {
    static_assert(sizeof(Row) == Vector::SizeAtCompileTime * sizeof(double));
    return row_at<Row>(numbers.data());
}

}  // namespace loadpath::results
