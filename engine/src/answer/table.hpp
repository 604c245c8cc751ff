// A table of an answer: rows of one declared type, which stand in the block of doubles as they are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

namespace loadpath::answer {

template <class Row>
struct Table {
    static_assert(std::is_trivially_copyable_v<Row> && alignof(Row) == alignof(double));
    static constexpr std::int64_t width = sizeof(Row) / sizeof(double);

    std::int64_t offset = 0;  // doubles before its first row
    std::int64_t rows = 0;
};

// The rows of a table, none where the block does not hold them.
template <class Row>
std::span<const Row> rows_of(const Table<Row>& table, std::span<const double> numbers) {
    const auto size = static_cast<std::int64_t>(numbers.size());
    if (table.offset < 0 || table.rows < 0 || table.offset > size ||
        table.rows > (size - table.offset) / table.width)
        return {};
    return {reinterpret_cast<const Row*>(numbers.data() + table.offset),
            static_cast<std::size_t>(table.rows)};
}

}  // namespace loadpath::answer
