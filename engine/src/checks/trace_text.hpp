// The texts of a trace, put together part by part in memory that is kept: rows are written by the ten
// thousand.
#pragma once

#include <string>
#include <string_view>

#include "checks/number.hpp"

namespace loadpath::checks {

// A number as it stands in a text.
struct Figure {
  double value;
  std::string_view unit = "";
  int digits = 4;
};

inline Figure number(double value, int digits = 4) { return {value, "", digits}; }

class TraceText {
 public:
  TraceText() { text_.reserve(250); }

  template <class... Parts>
  std::string_view begin(const Parts&... parts) {
    text_.clear();
    return more(parts...);
  }
  template <class... Parts>
  std::string_view more(const Parts&... parts) {
    (put(parts), ...);
    return text_;
  }
  std::string_view text() const { return text_; }

 private:
  void put(std::string_view part) { text_ += part; }
  void put(const Figure& figure) {
    append_number(text_, figure.value, figure.digits);
    text_ += figure.unit;
  }

  std::string text_;
};

}  // namespace loadpath::checks
