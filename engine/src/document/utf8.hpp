// UTF-8: writing a code point, and telling whether bytes are well formed (RFC 3629).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace loadpath::document {

void append_utf8(std::string& out, std::uint32_t code);
bool is_utf8(std::string_view text);

}  // namespace loadpath::document
