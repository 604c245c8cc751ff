#include "text/json_writer.hpp"

#include <charconv>
#include <cmath>

namespace loadpath::text {

void JsonWriter::separate() {
    if (needs_comma_) text_ += ',';
    needs_comma_ = false;
}

JsonWriter& JsonWriter::begin_object() {
    separate();
    text_ += '{';
    return *this;
}

JsonWriter& JsonWriter::end_object() {
    text_ += '}';
    needs_comma_ = true;
    return *this;
}

JsonWriter& JsonWriter::begin_array() {
    separate();
    text_ += '[';
    return *this;
}

JsonWriter& JsonWriter::end_array() {
    text_ += ']';
    needs_comma_ = true;
    return *this;
}

void JsonWriter::quote(std::string_view text) {
    text_ += '"';
    // Stretches that need no escape are appended whole.
    std::size_t written = 0;
    for (std::size_t k = 0; k < text.size(); ++k) {
        const char c = text[k];
        const bool is_control = static_cast<unsigned char>(c) < 0x20;
        if (c != '"' && c != '\\' && !is_control) continue;
        text_ += text.substr(written, k - written);
        written = k + 1;
        if (is_control) {
            constexpr char digits[] = "0123456789abcdef";
            text_ += "\\u00";
            text_ += digits[c >> 4];
            text_ += digits[c & 15];
        } else {
            text_ += '\\';
            text_ += c;
        }
    }
    text_ += text.substr(written);
    text_ += '"';
}

JsonWriter& JsonWriter::key(std::string_view name) {
    separate();
    quote(name);
    text_ += ':';
    return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
    separate();
    quote(text);
    needs_comma_ = true;
    return *this;
}

JsonWriter& JsonWriter::value(double number) {
    if (!std::isfinite(number)) return raw("null");
    char buffer[32];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, number).ptr;
    return raw({buffer, static_cast<std::size_t>(end - buffer)});
}

JsonWriter& JsonWriter::value(std::int64_t number) { return raw(std::to_string(number)); }

JsonWriter& JsonWriter::value(bool truth) { return raw(truth ? "true" : "false"); }

JsonWriter& JsonWriter::raw(std::string_view json) {
    separate();
    text_ += json;
    needs_comma_ = true;
    return *this;
}

}  // namespace loadpath::text
