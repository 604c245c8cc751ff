// What the readers of records, words and lists share. They are generated (read_document.gen.cpp)
// and many: what can be said once and by a table is here.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "document/json_reader.hpp"

namespace loadpath::document {

using Words = std::span<const std::string_view>;

struct FieldName {
    std::string_view name;
    const char* required = nullptr;  // what should be there, in words; null where it may be absent
};

// for (RecordReader record(r, "Node", fields); record.next();) switch (record.field()) { ... }
class RecordReader {
 public:
    // The tag that says of which kind a record is stands last among its fields.
    RecordReader(JsonReader& r, const char* name, std::span<const FieldName> fields,
                 bool is_tagged = false);

    // The next field of the record, until there is none; then it is told what is lacking.
    bool next();
    std::size_t field() const { return field_; }

 private:
    bool find(std::string_view key);

    JsonReader& r_;
    const char* name_;
    std::span<const FieldName> fields_;
    bool is_tagged_;
    std::size_t field_;
    std::uint64_t met_ = 0;
};

// A word that should be one of these: its place, or -1.
int read_word(JsonReader& r, Words words);

template <class Enumeration>
void read_word(JsonReader& r, Enumeration& value, Words words) {
    if (const int place = read_word(r, words); place >= 0) value = static_cast<Enumeration>(place);
}

// Which kind of object comes next, by the word at `key`: its place, or -1.
int read_tag(JsonReader& r, std::string_view key, Words tags);

inline constexpr std::size_t any_length = static_cast<std::size_t>(-1);

// Of the value that was read last.
void limit(JsonReader& r, bool is_broken, const char* expected);
void limit_word(JsonReader& r, std::string_view word, Words words);
void limit_length(JsonReader& r, std::size_t length, std::size_t least, std::size_t most,
                  const char* expected);

// A record that should have one of its fields.
void choose_one(JsonReader& r, std::span<const FieldName> fields, std::span<const bool> given);

}  // namespace loadpath::document
