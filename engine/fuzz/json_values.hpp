// Where the values of a JSON text stand, found without reading them: enough to exchange some.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace fuzz {

struct JsonValue {
    std::size_t begin, end;
    std::string_view key;  // that it stands behind; of items of a list that of the list
    bool is_item = false;
};

class JsonValues {
 public:
    explicit JsonValues(std::string_view text) : text_(text) { value({}, false, 0); }

    const std::vector<JsonValue>& all() const { return all_; }

 private:
    void skip(std::string_view letters) {
        while (at_ < text_.size() && letters.find(text_[at_]) != letters.npos) ++at_;
    }

    std::string_view string() {
        const std::size_t from = ++at_;
        while (at_ < text_.size() && text_[at_] != '"') at_ += text_[at_] == '\\' ? 2 : 1;
        at_ = at_ < text_.size() ? at_ + 1 : text_.size();
        return text_.substr(from, at_ > from ? at_ - 1 - from : 0);
    }

    void value(std::string_view key, bool is_item, int depth) {
        skip(" \t\r\n");
        if (at_ >= text_.size() || depth > 100) return;
        const std::size_t place = all_.size();
        all_.push_back({at_, at_, key, is_item});
        const char first = text_[at_];
        if (first == '"') {
            string();
        } else if (first == '{' || first == '[') {
            ++at_;
            inside(key, first == '{', depth);
        } else {
            while (at_ < text_.size() &&
                   std::string_view(",]} \t\r\n").find(text_[at_]) == std::string_view::npos)
                ++at_;
        }
        all_[place].end = at_;
    }

    void inside(std::string_view key, bool is_record, int depth) {
        while (true) {
            skip(" \t\r\n,");
            if (at_ >= text_.size()) return;
            if (text_[at_] == ']' || text_[at_] == '}') {
                ++at_;
                return;
            }
            const std::size_t before = at_;
            std::string_view own = key;
            if (is_record && text_[at_] == '"') {
                own = string();
                skip(" \t\r\n:");
            }
            value(own, !is_record, depth + 1);
            if (at_ == before) return;  // no JSON
        }
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::vector<JsonValue> all_;
};

}  // namespace fuzz
