// What every call gives back: a small JSON text and one block of doubles, in one allocation
//   u32 bytes of JSON | u32 number of doubles | doubles | JSON
// that the caller releases with `free`. The doubles are written where they stay: in a large answer
// copying them once more would cost as much as computing them.
#pragma once

#include <cstddef>
#include <cstring>
#include <memory>
#include <new>
#include <span>
#include <string>
#include <string_view>

namespace loadpath {

class Numbers {
 public:
    std::size_t size() const { return size_; }
    std::span<const double> all() const { return {first(), size_}; }

    // Room for so many doubles. What is not written costs nothing but address space.
    void reserve(std::size_t count);
    void push(double value) {
        if (size_ == room_) grow(1);
        first()[size_++] = value;
    }
    void push(const double* values, std::size_t count) {
        if (count > room_ - size_) grow(count);
        if (count > 0) std::memcpy(first() + size_, values, count * sizeof(double));
        size_ += count;
    }
    // Text in the bytes of doubles, filled up with zeros.
    void push(std::string_view text);

    // The answer, of which only the text was missing.
    std::byte* release(std::string_view json) &&;

 private:
    struct Delete {
        void operator()(double* memory) const { ::operator delete(memory); }
    };

    double* first() const { return memory_.get() + 1; }  // behind the two sizes
    void grow(std::size_t more);

    std::unique_ptr<double, Delete> memory_;
    std::size_t size_ = 0, room_ = 0;
};

struct Answer {
    std::string json;
    Numbers numbers;
};

}  // namespace loadpath
