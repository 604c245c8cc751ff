#include "text/cut_to.hpp"

namespace loadpath::text {

namespace {

bool begins_character(char c) { return (c & 0xC0) != 0x80; }  // UTF-8

}  // namespace

std::string cut_to(std::string_view text, std::size_t characters) {
    std::size_t count = 0, cut = text.size();
    for (std::size_t k = 0; k < text.size(); ++k) {
        if (!begins_character(text[k])) continue;
        if (count == characters - 3) cut = k;
        ++count;
    }
    if (count <= characters) return std::string(text);
    return std::string(text.substr(0, cut)) + "...";
}

}  // namespace loadpath::text
