// Tables of doubles that are appended to one block and named in the header.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "results/json_writer.hpp"

namespace loadpath::results {

class Tables {
   public:
    explicit Tables(std::vector<double>& numbers) : numbers_(numbers) {}

    // Begins a table; its rows are then pushed onto `numbers`.
    void begin(std::string name, std::size_t width) {
        close();
        open_.push_back({std::move(name), numbers_.size(), 0, width});
    }
    void push(double value) { numbers_.push_back(value); }
    template <class Values>
    void push_all(const Values& values, std::size_t count) {
        if (count > 0) numbers_.insert(numbers_.end(), &values[0], &values[0] + count);
    }
    // Text in the bytes of doubles, filled up with zeros.
    void push_bytes(std::string_view text);
    void write(JsonWriter& out);

   private:
    struct Table {
        std::string name;
        std::size_t offset, rows, width;
    };
    void close();

    std::vector<double>& numbers_;
    std::vector<Table> open_;
};

}  // namespace loadpath::results
