// Tables of doubles that are appended to one block and named in the header.
#pragma once

#include <string>
#include <vector>

#include "answer.hpp"
#include "text/json_writer.hpp"

namespace loadpath::results {

using text::JsonWriter;

class Tables {
 public:
    explicit Tables(Numbers& numbers) : numbers_(numbers) {}

    // Begins a table; its rows are then pushed onto `numbers`.
    void begin(std::string name, std::size_t width) {
        close();
        open_.push_back({std::move(name), numbers_.size(), 0, width});
    }
    void push(double value) { numbers_.push(value); }
    template <class Values>
    void push_all(const Values& values, std::size_t count) {
        if (count > 0) numbers_.push(&values[0], count);
    }
    void write(JsonWriter& out);

 private:
    struct Table {
        std::string name;
        std::size_t offset, rows, width;
    };
    void close();

    Numbers& numbers_;
    std::vector<Table> open_;
};

}  // namespace loadpath::results
