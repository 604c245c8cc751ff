// How the values of an answer's records are written as JSON and read back. The records themselves
// are written and read field by field in answer.gen.cpp.
#pragma once

#include <type_traits>

#include "answer/answer.gen.hpp"

namespace loadpath::answer {

inline void put(JsonWriter& out, double value) { out.value(value); }
inline void put(JsonWriter& out, std::int64_t value) { out.value(value); }
inline void put(JsonWriter& out, bool value) { out.value(value); }
inline void put(JsonWriter& out, const std::string& value) { out.value(std::string_view(value)); }

template <class T>
    requires std::is_enum_v<T>
void put(JsonWriter& out, T value) {
    out.value(name_of(value));
}

template <class T>
    requires std::is_class_v<T>
void put(JsonWriter& out, const T& value) {
    write(out, value);
}

template <class Row>
void put(JsonWriter& out, const Table<Row>& table) {
    out.begin_object();
    out.field("offset", table.offset).field("rows", table.rows).field("width", table.width);
    out.end_object();
}

template <class T, std::size_t N>
void put(JsonWriter& out, const std::array<T, N>& values) {
    out.begin_array();
    for (const T& value : values) put(out, value);
    out.end_array();
}

template <class T>
void put(JsonWriter& out, const std::optional<T>& value);
template <class T>
void put(JsonWriter& out, const Keyed<T>& values);

template <class T>
void put(JsonWriter& out, const std::vector<T>& values) {
    out.begin_array();
    for (const T& value : values) put(out, value);
    out.end_array();
}

template <class T>
void put(JsonWriter& out, const Keyed<T>& values) {
    out.begin_object();
    for (const auto& [key, value] : values) {
        out.key(key);
        put(out, value);
    }
    out.end_object();
}

template <class T>
void put(JsonWriter& out, const std::optional<T>& value) {
    if (value)
        put(out, *value);
    else
        out.raw("null");
}

inline void get(JsonReader& r, double& value) { r.read(value); }
inline void get(JsonReader& r, std::int64_t& value) { r.read(value); }
inline void get(JsonReader& r, bool& value) { r.read(value); }
inline void get(JsonReader& r, std::string& value) { r.read(value); }

// A word is read by the names that are written.
template <class T>
    requires std::is_enum_v<T>
void get(JsonReader& r, T& value) {
    std::string text;
    r.read(text);
    for (int k = 0; k < count_of(value); ++k)
        if (name_of(static_cast<T>(k)) == text) {
            value = static_cast<T>(k);
            return;
        }
    r.fail(IssueCode::unknown_value, "'" + text + "' is none of the words that this engine writes");
}

template <class T>
    requires std::is_class_v<T>
void get(JsonReader& r, T& value) {
    read(r, value);
}

template <class Row>
void get(JsonReader& r, Table<Row>& table) {
    std::int64_t width = 0;
    std::string_view key;
    for (r.begin_object(); r.next_key(key);) {
        if (key == "offset") {
            r.read(table.offset);
            continue;
        }
        if (key == "rows") {
            r.read(table.rows);
            continue;
        }
        if (key == "width") {
            r.read(width);
            continue;
        }
        r.skip_value();
    }
    if (width != table.width)
        r.fail(IssueCode::wrong_length,
               "a row should have " + std::to_string(table.width) + " numbers");
}

template <class T, std::size_t N>
void get(JsonReader& r, std::array<T, N>& values) {
    std::size_t count = 0;
    for (r.begin_array(); r.next_item(); ++count) {
        T value{};
        get(r, value);
        if (count < N) values[count] = value;
    }
    if (count != N) r.fail(IssueCode::wrong_length, "should have " + std::to_string(N) + " items");
}

template <class T>
void get(JsonReader& r, std::optional<T>& value);

template <class T>
void get(JsonReader& r, std::vector<T>& values) {
    values.clear();
    for (r.begin_array(); r.next_item();) get(r, values.emplace_back());
}

template <class T>
void get(JsonReader& r, std::optional<T>& value) {
    if (r.read_null())
        value.reset();
    else
        get(r, value.emplace());
}

}  // namespace loadpath::answer
