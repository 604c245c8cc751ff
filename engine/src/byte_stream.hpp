// Values as bytes and back, exactly, between instances of the same module. One function per type
// says what it consists of, for both ways:
//   template <class Stream> void stream(Stream& s, Thing& thing) { s(thing.a, thing.b); }
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace loadpath {

template <class T>
concept PlainBytes = std::is_arithmetic_v<T> || std::is_enum_v<T>;

class ByteWriter {
 public:
    template <class... Ts>
    void operator()(Ts&... values) {
        (put(values), ...);
    }
    void bytes(void* from, std::size_t count) {
        bytes_.append(static_cast<const char*>(from), count);
    }
    // How many there are of something.
    std::size_t count(std::size_t size) {
        bytes(&size, sizeof size);
        return size;
    }
    std::string take() { return std::move(bytes_); }

 private:
    template <class T>
    void put(T& value) {
        if constexpr (PlainBytes<T>)
            bytes(&value, sizeof value);
        else
            stream(*this, value);
    }

    std::string bytes_;
};

// Bytes that end too early leave zeros and `failed`.
class ByteReader {
 public:
    explicit ByteReader(std::span<const std::byte> bytes) : bytes_(bytes) {}

    template <class... Ts>
    void operator()(Ts&... values) {
        (get(values), ...);
    }
    void bytes(void* to, std::size_t count) {
        if (count > bytes_.size()) {
            has_failed_ = true;
            bytes_ = {};
            return;
        }
        if (count > 0) std::memcpy(to, bytes_.data(), count);
        bytes_ = bytes_.subspan(count);
    }
    std::size_t count(std::size_t) {
        std::size_t size = 0;
        bytes(&size, sizeof size);
        // Whatever it counts takes a byte at least.
        if (size > bytes_.size()) has_failed_ = true;
        return has_failed_ ? 0 : size;
    }
    bool is_read() const { return !has_failed_ && bytes_.empty(); }

 private:
    template <class T>
    void get(T& value) {
        if constexpr (PlainBytes<T>)
            bytes(&value, sizeof value);
        else
            stream(*this, value);
    }

    std::span<const std::byte> bytes_;
    bool has_failed_ = false;
};

template <class Stream>
void stream(Stream& s, std::string& text) {
    text.resize(s.count(text.size()));
    s.bytes(text.data(), text.size());
}

template <class Stream, class T>
void stream(Stream& s, std::vector<T>& values) {
    values.resize(s.count(values.size()));
    if constexpr (PlainBytes<T>)
        s.bytes(values.data(), values.size() * sizeof(T));
    else
        for (T& value : values) s(value);
}

template <class Stream, class T, std::size_t size>
void stream(Stream& s, std::array<T, size>& values) {
    for (T& value : values) s(value);
}

}  // namespace loadpath
