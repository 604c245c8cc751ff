#include "document/json_reader.hpp"

#include <charconv>
#include <cmath>

#include "document/json_number.hpp"
#include "document/nearest.hpp"
#include "document/utf8.hpp"
#include "text/read_number.hpp"

namespace loadpath::document {

namespace {

constexpr std::size_t deepest_nesting = 64;

bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

// Whether a list of objects comes next.
bool begin_records(const char* p, const char* end) {
    for (const char wanted : {'[', '{'}) {
        while (p < end && is_blank(*p)) ++p;
        if (p == end || *p++ != wanted) return false;
    }
    return true;
}

// Keys that authors mark as their own are no part of the model.
bool is_own_key(std::string_view key) {
    return key.starts_with('_') || key.starts_with("x_") || key.starts_with("x-");
}

}  // namespace

void JsonReader::skip_blanks() {
    while (p_ < end_ && is_blank(*p_)) ++p_;
}

char JsonReader::peek() {
    skip_blanks();
    return p_ < end_ ? *p_ : '\0';
}

bool JsonReader::expect(char c, const char* what) {
    if (failed_) return false;
    if (peek() != c) {
        fail(IssueCode::invalid_json, std::string("should be ") + what);
        return false;
    }
    ++p_;
    return true;
}

bool JsonReader::open(char bracket, const char* what) {
    if (failed_) return false;
    if (peek() != bracket) {
        wrong_type(what);
        return false;
    }
    ++p_;
    if (steps_.size() < deepest_nesting) return true;
    fail(IssueCode::too_deep, "should be nested less deeply");
    return false;
}

void JsonReader::begin_object() {
    if (!open('{', "an object")) return;
    steps_.push_back({});
}

bool JsonReader::next_key(std::string_view& key) {
    if (failed_) return false;
    Step& step = steps_.back();
    if (peek() == '}') {
        ++p_;
        steps_.pop_back();
        return false;
    }
    if (!step.first && !expect(',', "a comma or the end of the object")) return false;
    step.first = false;
    key = step.key = read_key();
    return expect(':', "a colon after the key");
}

void JsonReader::begin_array() {
    if (!open('[', "a list")) return;
    steps_.push_back({.key = {}, .index = -1, .in_array = true, .first = true});
}

bool JsonReader::next_item() {
    if (failed_) return false;
    Step& step = steps_.back();
    if (peek() == ']') {
        ++p_;
        steps_.pop_back();
        return false;
    }
    if (!step.first && !expect(',', "a comma or the end of the list")) return false;
    step.first = false;
    ++step.index;
    return true;
}

bool JsonReader::read_null() {
    if (failed_ || peek() != 'n') return false;
    if (end_ - p_ < 4 || std::string_view(p_, 4) != "null") {
        fail(IssueCode::invalid_json, "should be null");
        return false;
    }
    p_ += 4;
    return true;
}

void JsonReader::read(double& value) { read_number(value, "a number"); }

void JsonReader::read_number(double& value, const char* expected) {
    if (failed_) return;
    peek();
    const char* end = read_short_number(p_, end_, value);
    const bool is_short = end != nullptr;
    if (!is_short) end = end_of_number(p_, end_);
    if (end == p_) return wrong_type(expected);
    last_ = {p_, static_cast<std::size_t>(end - p_)};
    if (!is_short) {
        value = text::read_number(p_, end);
        if (!std::isfinite(value))
            return reject(IssueCode::out_of_range, "a number below 1.8e308 in size");
    }
    p_ = end;
}

void JsonReader::read(std::int64_t& value) {
    double number = 0.0;
    read_number(number, "an integer");
    if (failed_) return;
    if (number != std::floor(number)) return reject(IssueCode::wrong_type, "an integer");
    if (std::abs(number) > 9007199254740991.0)
        return reject(IssueCode::out_of_range, "an integer of at most 9007199254740991 in size");
    value = static_cast<std::int64_t>(number);
}

void JsonReader::read(bool& value) {
    if (failed_) return;
    peek();
    const std::string_view rest(p_, static_cast<std::size_t>(end_ - p_));
    value = rest.starts_with("true");
    if (!value && !rest.starts_with("false")) return wrong_type("true or false");
    p_ += value ? 4 : 5;
}

std::uint32_t JsonReader::read_hex4() {
    std::uint32_t code = 0;
    if (end_ - p_ < 4) {
        fail(IssueCode::invalid_json, "should have four hexadecimal digits after \\u");
        return 0;
    }
    const auto [rest, error] = std::from_chars(p_, p_ + 4, code, 16);
    if (error != std::errc{} || rest != p_ + 4)
        fail(IssueCode::invalid_json, "should have four hexadecimal digits after \\u");
    p_ += 4;
    return code;
}

void JsonReader::append_escape(std::string& out) {
    if (p_ == end_) return fail(IssueCode::invalid_json, "should have a closing quote");
    const char c = *p_++;
    constexpr std::string_view plain = "\"\\/bfnrt";
    constexpr std::string_view meant = "\"\\/\b\f\n\r\t";
    if (const auto at = plain.find(c); at != std::string_view::npos) {
        out += meant[at];
        return;
    }
    if (c != 'u') return fail(IssueCode::invalid_json, "should have no other escape than JSON's");
    std::uint32_t code = read_hex4();
    if (code >= 0xD800 && code < 0xDC00 && end_ - p_ >= 6 && p_[0] == '\\' && p_[1] == 'u') {
        p_ += 2;
        const std::uint32_t low = read_hex4();
        if (low < 0xDC00 || low > 0xDFFF)
            return fail(IssueCode::invalid_json, "should have no lone surrogate");
        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
    } else if (code >= 0xD800 && code < 0xE000) {
        return fail(IssueCode::invalid_json, "should have no lone surrogate");
    }
    append_utf8(out, code);
}

void JsonReader::read(std::string& value) {
    if (failed_) return;
    value.clear();
    if (peek() != '"') return wrong_type("a text");
    const char* start = p_++;
    while (!failed_) {
        const char* from = p_;
        while (p_ < end_ && *p_ != '"' && *p_ != '\\' && static_cast<unsigned char>(*p_) >= 0x20)
            ++p_;
        value.append(from, p_);
        if (p_ == end_) return fail(IssueCode::invalid_json, "should have a closing quote");
        if (*p_ == '"') break;
        if (*p_ != '\\') return fail(IssueCode::invalid_json, "should have no control characters");
        ++p_;
        append_escape(value);
    }
    if (failed_) return;
    ++p_;
    last_ = {start, static_cast<std::size_t>(p_ - start)};
    if (!is_utf8(value)) fail(IssueCode::invalid_json, "should be UTF-8");
}

// Keys are nearly always plain, so they are views into the text; an escaped one is kept aside.
std::string_view JsonReader::read_key() {
    if (peek() == '"') {
        const char* q = p_ + 1;
        while (q < end_ && *q != '"' && *q != '\\' && static_cast<unsigned char>(*q) >= 0x20 &&
               static_cast<unsigned char>(*q) < 0x80)
            ++q;
        if (q < end_ && *q == '"') {
            const std::string_view key(p_ + 1, static_cast<std::size_t>(q - p_ - 1));
            p_ = q + 1;
            return key;
        }
    }
    std::string key;
    read(key);
    escaped_keys_.reserve(1024);  // views into it must stay valid
    if (escaped_keys_.size() == 1024) {
        fail(IssueCode::invalid_json, "should have fewer than 1024 keys with escapes");
        return {};
    }
    return escaped_keys_.emplace_back(std::move(key));
}

void JsonReader::skip_string() {
    std::string ignored;
    read(ignored);
}

// Iterative, so that hostile nesting cannot exhaust the stack.
void JsonReader::skip_value() {
    std::vector<char> open;
    do {
        if (failed_) return;
        const char c = peek();
        if (c == '{' || c == '[') {
            if (open.size() == deepest_nesting)
                return fail(IssueCode::too_deep, "should be nested less deeply");
            ++p_;
            open.push_back(c);
            if (peek() == (c == '{' ? '}' : ']')) {
                ++p_;
                open.pop_back();
            } else if (c == '{') {
                skip_string();
                if (!expect(':', "a colon after the key")) return;
                continue;
            } else {
                continue;
            }
        } else if (c == '"') {
            skip_string();
        } else if (c == 't' || c == 'f') {
            bool ignored;
            read(ignored);
        } else if (c == 'n') {
            read_null();
        } else {
            double ignored;
            read(ignored);
        }
        while (!failed_ && !open.empty()) {
            const char next = peek();
            if (next == (open.back() == '{' ? '}' : ']')) {
                ++p_;
                open.pop_back();
                continue;
            }
            if (!expect(',', "a comma or the end")) return;
            if (open.back() == '{') {
                skip_string();
                if (!expect(':', "a colon after the key")) return;
            }
            break;
        }
    } while (!open.empty());
}

std::string JsonReader::find_in_next_object(std::string_view wanted) {
    if (failed_) return {};
    const char* start = p_;
    std::string found;
    std::string_view key;
    for (begin_object(); next_key(key);) {
        if (key == wanted)
            read(found);
        else
            skip_value();
    }
    if (!failed_) p_ = start;
    return found;
}

void JsonReader::skip_unknown(std::string_view key, const char* record,
                              std::span<const std::string_view> fields) {
    constexpr std::size_t most_listed = 1000;
    // Programs that keep results beside the model write them there; nobody means them as input.
    const bool is_kept_results = steps_.size() == 1 && key == "results";
    if (!is_kept_results && unknown_.size() < most_listed) {
        std::string close = nearest(key, fields);
        std::string message = std::string("is not a field of ") + record;
        const bool is_of_model = steps_.front().key != "settings" && !is_own_key(key);
        if (close.empty() && is_of_model && begin_records(p_, end_))
            unknown_.push_back(
                {IssueCode::unread_records, message + ": the records in it are not read", path()});
        else
            unknown_.push_back({IssueCode::unknown_field, message + " and has no effect", path(),
                                std::move(close)});
    }
    skip_value();
}

void JsonReader::expect_end() {
    if (failed_) return;
    skip_blanks();
    if (p_ != end_) fail(IssueCode::invalid_json, "should end after the document");
}

}  // namespace loadpath::document
