// Reads JSON text value by value, without building a tree. Strict (RFC 8259) and bounded in depth.
// The first problem stops everything: `failed()` turns true, every later read returns at once, and
// `issue()` says where (a path like model.members[3].section), what was found, what was expected.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "issue.hpp"

namespace loadpath::document {

class JsonReader {
 public:
    explicit JsonReader(std::string_view text) : p_(text.data()), end_(text.data() + text.size()) {}

    bool failed() const { return failed_; }
    const Issue& issue() const { return issue_; }
    // Keys that no field of the document has; the caller reports them.
    const std::vector<Issue>& unknown_keys() const { return unknown_; }

    // for (r.begin_object(); r.next_key(key);) { ... read one value ... }
    void begin_object();
    bool next_key(std::string_view& key);
    // for (r.begin_array(); r.next_item();) { ... read one value ... }
    void begin_array();
    bool next_item();

    bool read_null();  // true, and past it, when the next value is null
    bool next_is_string() { return peek() == '"'; }
    void read(double& value);
    void read(std::int64_t& value);
    void read(bool& value);
    void read(std::string& value);

    // The text of `key` in the object that comes next, which is not consumed; empty when absent.
    std::string find_in_next_object(std::string_view key);

    // Past a key that the record does not have; `fields` are those it has.
    void skip_unknown(std::string_view key, const char* record,
                      std::span<const std::string_view> fields);
    void skip_value();
    void expect_end();

    void fail(IssueCode code, std::string message);
    // Of the value that was read last: "should be a number greater than 0, found -1".
    void reject(IssueCode code, std::string_view expected);
    void reject_word(std::string_view word, std::string_view expected,
                     std::span<const std::string_view> known);
    // Of the word that says which kind of object was read last.
    void reject_tag(std::string_view key, std::string_view tag, std::string_view expected,
                    std::span<const std::string_view> known);
    // Of a key that should be in the object that was read last.
    void lacks(std::string_view key, std::string_view expected);

 private:
    struct Step {
        std::string_view key;    // of an object
        std::int64_t index = 0;  // of an array
        bool in_array = false;
        bool first = true;
    };

    char peek();
    void skip_blanks();
    void skip_string();
    bool expect(char c, const char* what);
    bool open(char bracket, const char* what);
    void read_number(double& value, const char* expected);
    void wrong_type(const char* expected);
    std::string next_value();
    std::string_view read_key();
    std::string path() const;
    void append_escape(std::string& out);
    std::uint32_t read_hex4();

    const char* p_;
    const char* end_;
    std::string_view last_;  // the number, text or word that was read last, as it is written
    std::vector<Step> steps_;
    std::vector<std::string> escaped_keys_;
    std::vector<Issue> unknown_;
    Issue issue_;
    bool failed_ = false;
};

}  // namespace loadpath::document
