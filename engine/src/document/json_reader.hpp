// Reads JSON text value by value, without building a tree. Strict (RFC 8259) and bounded in depth.
// The first problem stops everything: `failed()` turns true, every later read returns at once, and
// `issue()` says where (a path like model.members[3].section), what was found, what was expected.
#pragma once

#include <cstdint>
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

    void skip_unknown(std::string_view key);
    void fail(std::string code, std::string message);
    void expect_end();

 private:
    struct Step {
        std::string_view key;    // of an object
        std::int64_t index = 0;  // of an array
        bool in_array = false;
        bool first = true;
    };

    char peek();
    void skip_blanks();
    void skip_value();
    void skip_string();
    bool expect(char c, const char* what);
    std::string_view read_key();
    std::string path() const;
    void append_escape(std::string& out);
    std::uint32_t read_hex4();

    const char* p_;
    const char* end_;
    std::vector<Step> steps_;
    std::vector<std::string> escaped_keys_;
    std::vector<Issue> unknown_;
    Issue issue_;
    bool failed_ = false;
};

}  // namespace loadpath::document
