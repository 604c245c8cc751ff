// Writes JSON text: objects and lists are opened and closed, commas come by themselves.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace loadpath::text {

class JsonWriter {
 public:
    JsonWriter& begin_object();
    JsonWriter& end_object();
    JsonWriter& begin_array();
    JsonWriter& end_array();
    JsonWriter& key(std::string_view name);
    JsonWriter& value(std::string_view text);
    JsonWriter& value(const char* text) { return value(std::string_view(text)); }
    JsonWriter& value(double number);  // null where it is not finite
    JsonWriter& value(std::int64_t number);
    JsonWriter& value(int number) { return value(static_cast<std::int64_t>(number)); }
    JsonWriter& value(bool truth);
    JsonWriter& raw(std::string_view json);  // a finished JSON value

    template <class T>
    JsonWriter& field(std::string_view name, const T& given) {
        return key(name).value(given);
    }

    const std::string& text() const { return text_; }

 private:
    void separate();
    void quote(std::string_view text);

    std::string text_;
    bool needs_comma_ = false;
};

}  // namespace loadpath::text
