// What the reader says where a text is not as declared, in the words of validation.
#include "document/json_number.hpp"
#include "document/json_reader.hpp"
#include "document/nearest.hpp"

namespace loadpath::document {

namespace {

// As much of a written value as a message shows.
std::string shortened(std::string_view written) {
    constexpr std::size_t most = 60;
    if (written.size() <= most) return std::string(written);
    std::size_t cut = most - 3;
    while (cut > 0 && (static_cast<unsigned char>(written[cut]) & 0xC0) == 0x80) --cut;
    return std::string(written.substr(0, cut)) + "...";
}

bool is_plain(std::string_view key) {
    for (const char c : key)
        if (!is_digit(c) && c != '_' && !(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z') &&
            static_cast<unsigned char>(c) < 0x80)
            return false;
    return !key.empty() && !is_digit(key.front());
}

void append_key(std::string& path, std::string_view key) {
    if (!is_plain(key)) {
        path += "[\"" + shortened(key) + "\"]";
        return;
    }
    if (!path.empty()) path += '.';
    path += key;
}

}  // namespace

void JsonReader::fail(IssueCode code, std::string message) {
    if (failed_) return;
    failed_ = true;
    issue_ = {code, std::move(message), path()};
}

void JsonReader::reject(IssueCode code, std::string_view expected) {
    fail(code, "should be " + std::string(expected) + ", found " + shortened(last_));
}

void JsonReader::reject_word(std::string_view word, std::string_view expected,
                             std::span<const std::string_view> known) {
    if (failed_) return;
    reject(IssueCode::unknown_value, expected);
    issue_.suggestion = nearest(word, known);
}

void JsonReader::reject_tag(std::string_view key, std::string_view tag, std::string_view expected,
                            std::span<const std::string_view> known) {
    if (tag.empty()) return lacks(key, expected);
    const std::string written = '"' + std::string(tag) + '"';
    last_ = written;
    reject_word(tag, expected, known);
    append_key(issue_.path, key);
    last_ = {};
}

void JsonReader::lacks(std::string_view key, std::string_view expected) {
    if (failed_) return;
    fail(IssueCode::missing_field, "is required and should be " + std::string(expected));
    append_key(issue_.path, key);
}

std::string JsonReader::path() const {
    std::string text;
    for (const Step& step : steps_) {
        if (step.in_array) {
            if (!step.first) text += '[' + std::to_string(step.index) + ']';
        } else if (!step.key.empty()) {
            append_key(text, step.key);
        }
    }
    return text;
}

// What stands at the next value, in words; empty where no JSON value begins there.
std::string JsonReader::next_value() {
    switch (peek()) {
        case '{':
            return "an object";
        case '[':
            return "a list";
        case '"': {
            const char* start = p_;
            std::string ignored;
            read(ignored);
            p_ = start;
            return shortened(last_);
        }
        case 'n':
            return "null";
        case 't':
            return "true";
        case 'f':
            return "false";
        default:
            return shortened({p_, static_cast<std::size_t>(end_of_number(p_, end_) - p_)});
    }
}

void JsonReader::wrong_type(const char* expected) {
    if (failed_) return;
    const std::string found = next_value();
    if (found.empty()) return fail(IssueCode::invalid_json, std::string("should be ") + expected);
    fail(IssueCode::wrong_type, std::string("should be ") + expected + ", found " + found);
}

}  // namespace loadpath::document
