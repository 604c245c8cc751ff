// Writes JSON text: objects and lists are opened and closed, commas come by themselves. A comma
// follows every value; what closes an object or a list takes the place of the last one.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "text/number_cache.hpp"
#include "text/text_buffer.hpp"

namespace loadpath::text {

class JsonWriter {
 public:
    JsonWriter& begin_object() { return open('{'); }
    JsonWriter& end_object() { return close('}'); }
    // Back into the object that was just closed, for more fields.
    JsonWriter& reopen_object() {
        buffer_.drop_last();
        buffer_.last() = ',';
        return *this;
    }
    JsonWriter& begin_array() { return open('['); }
    JsonWriter& end_array() { return close(']'); }

    JsonWriter& key(std::string_view name) {
        quote(name);
        buffer_.put(':');
        return *this;
    }
    // A declared name has nothing to escape.
    JsonWriter& name(std::string_view declared) {
        char* to = buffer_.room_for(declared.size() + 3);
        *to++ = '"';
        to = copy_text(to, declared);
        *to++ = '"';
        *to++ = ':';
        buffer_.end_at(to);
        return *this;
    }
    // Nor has one that stands in the program, and its length is known.
    template <std::size_t N>
    JsonWriter& key(const char (&name)[N]) {
        char* to = buffer_.room_for(N + 2);
        *to++ = '"';
        std::memcpy(to, name, N - 1);
        to += N - 1;
        *to++ = '"';
        *to++ = ':';
        buffer_.end_at(to);
        return *this;
    }
    // An id as the name of a field.
    JsonWriter& key(std::int64_t id) {
        char* const to = buffer_.room_for(longest_double + 3);
        *to = '"';
        char* const end = write_whole(to + 1, id);
        std::memcpy(end, "\":", 2);
        buffer_.end_at(end + 2);
        return *this;
    }

    JsonWriter& value(std::string_view text) {
        quote(text);
        buffer_.put(',');
        return *this;
    }
    JsonWriter& value(const char* text) { return value(std::string_view(text)); }
    JsonWriter& value(double number) {  // null where it is not finite
        return end_value(write_number(buffer_.room_for(longest_double + 1), number));
    }
    // An object of numbers, in one go: what repeats by the thousand.
    template <std::size_t Count, std::size_t... N>
    JsonWriter& numbers(const std::array<double, Count>& values, const char (&... names)[N]) {
        static_assert(sizeof...(N) == Count);
        constexpr std::size_t around = sizeof(",\"\":");
        char* const begin = buffer_.room_for(((N + around + longest_double) + ...));
        char* to = begin;
        const double* next = values.data();
        ((to = write_number(write_name(to, names), *next++)), ...);
        *begin = '{';  // where the comma before the first is
        *to = '}';
        return end_value(to + 1);
    }
    // A list of numbers of which hardly one stood before: none is looked for.
    template <std::size_t Count>
    JsonWriter& new_numbers(const std::array<double, Count>& values) {
        char* const begin = buffer_.room_for(Count * (1 + longest_double) + 2);
        char* to = begin;
        for (const double each : values) {
            *to++ = ',';
            to = std::isfinite(each) ? write_shortest(to, each) : write_null(to);
        }
        *begin = '[';
        *to = ']';
        return end_value(to + 1);
    }
    JsonWriter& value(std::int64_t number) {
        return end_value(write_whole(buffer_.room_for(longest_double + 1), number));
    }
    JsonWriter& value(int number) { return value(static_cast<std::int64_t>(number)); }
    JsonWriter& value(bool truth) { return raw(truth ? "true" : "false"); }
    JsonWriter& null() { return raw("null"); }
    JsonWriter& raw(std::string_view json) {  // a finished JSON value
        buffer_.put(json);
        buffer_.put(',');
        return *this;
    }

    // Finished fields, with the comma behind them.
    JsonWriter& fields(std::string_view json) {
        buffer_.put(json);
        return *this;
    }

    // How much was written so far, and the value that was written between two such places once
    // more.
    std::size_t size() const { return buffer_.view().size(); }
    JsonWriter& repeat(std::size_t begin, std::size_t end) {
        buffer_.repeat(begin, end - 1 - begin);  // behind it stands a comma, or what took its place
        buffer_.put(',');
        return *this;
    }

    template <class Name, class T>
    JsonWriter& field(const Name& name, const T& given) {
        return key(name).value(given);
    }

    // What was written so far; complete once everything is closed.
    std::string_view text() const {
        std::string_view all = buffer_.view();
        if (!all.empty() && all.back() == ',') all.remove_suffix(1);
        return all;
    }
    void reserve(std::size_t bytes) { buffer_.reserve(bytes); }

    // The text as an answer without doubles (answer.hpp), for the caller to free.
    std::byte* release() &&;

 private:
    JsonWriter& open(char bracket) {
        buffer_.put(bracket);
        return *this;
    }
    JsonWriter& close(char bracket) {
        char* to = buffer_.room_for(2);
        if (to[-1] == ',') --to;
        to[0] = bracket;
        to[1] = ',';
        buffer_.end_at(to + 2);
        return *this;
    }
    JsonWriter& end_value(char* end) {
        *end = ',';
        buffer_.end_at(end + 1);
        return *this;
    }
    template <std::size_t N>
    static char* write_name(char* to, const char (&name)[N]) {
        *to++ = ',';
        *to++ = '"';
        std::memcpy(to, name, N - 1);
        std::memcpy(to + N - 1, "\":", 2);
        return to + N + 1;
    }
    static char* write_null(char* to) {
        std::memcpy(to, "null", 4);
        return to + 4;
    }
    char* write_number(char* to, double number) {
        return std::isfinite(number) ? numbers_.write(to, number) : write_null(to);
    }
    void quote(std::string_view text);

    TextBuffer buffer_;
    NumberCache numbers_;
};

}  // namespace loadpath::text
