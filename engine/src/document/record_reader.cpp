#include "document/record_reader.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace loadpath::document {

namespace {

// "a", "b" or "c".
std::string one_of(Words words) {
    std::string text;
    for (std::size_t k = 0; k < words.size(); ++k) {
        if (k > 0) text += k + 1 == words.size() ? " or " : ", ";
        text += '"' + std::string(words[k]) + '"';
    }
    return text;
}

int place_of(std::string_view word, Words words) {
    const auto found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? -1 : static_cast<int>(found - words.begin());
}

}  // namespace

RecordReader::RecordReader(JsonReader& r, const char* name, std::span<const FieldName> fields,
                           bool is_tagged)
    : r_(r), name_(name), fields_(fields), is_tagged_(is_tagged), field_(fields.size() - 1) {
    r.begin_object();
}

// Records of a list mostly have their fields in one order, so the field behind the last is tried
// first.
bool RecordReader::find(std::string_view key) {
    for (std::size_t tried = 0; tried < fields_.size(); ++tried) {
        field_ = field_ + 1 < fields_.size() ? field_ + 1 : 0;
        if (fields_[field_].name == key) return true;
    }
    return false;
}

bool RecordReader::next() {
    for (std::string_view key; r_.next_key(key);) {
        if (find(key)) {
            const std::uint64_t bit = std::uint64_t{1} << field_;
            if ((met_ & bit) != 0)
                r_.fail(IssueCode::duplicate_key, "should be given once, found twice");
            met_ |= bit;
            return true;
        }
        std::vector<std::string_view> names;
        for (const FieldName& field : fields_.first(fields_.size() - (is_tagged_ ? 1 : 0)))
            names.push_back(field.name);
        r_.skip_unknown(key, name_, names);
    }
    for (std::size_t k = 0; k < fields_.size(); ++k)
        if (fields_[k].required != nullptr && (met_ >> k & 1) == 0)
            r_.lacks(fields_[k].name, fields_[k].required);
    return false;
}

int read_word(JsonReader& r, Words words) {
    std::string text;
    r.read(text);
    const int place = place_of(text, words);
    if (place < 0) r.reject_word(text, one_of(words), words);
    return place;
}

int read_tag(JsonReader& r, std::string_view key, Words tags) {
    const std::string tag = r.find_in_next_object(key);
    const int place = place_of(tag, tags);
    if (place < 0) r.reject_tag(key, tag, one_of(tags), tags);
    return place;
}

void limit(JsonReader& r, bool is_broken, const char* expected) {
    if (is_broken) r.reject(IssueCode::out_of_range, expected);
}

void limit_word(JsonReader& r, std::string_view word, Words words) {
    if (place_of(word, words) < 0) r.reject_word(word, one_of(words), words);
}

void limit_length(JsonReader& r, std::size_t length, std::size_t least, std::size_t most,
                  const char* expected) {
    if (length < least || length > most)
        r.fail(IssueCode::wrong_length,
               "should be " + std::string(expected) + ", found " + std::to_string(length));
}

void choose_one(JsonReader& r, std::span<const FieldName> fields, std::span<const bool> given) {
    std::string names, found;
    int count = 0;
    for (std::size_t k = 0; k < fields.size(); ++k) {
        names += (names.empty() ? "" : ", ") + std::string(fields[k].name);
        if (given[k]) found += (++count > 1 ? " and " : "") + std::string(fields[k].name);
    }
    if (count == 1) return;
    if (count == 0) found = "none of them";
    r.fail(IssueCode::not_one_variant, "should have exactly one of " + names + ", found " + found);
}

}  // namespace loadpath::document
