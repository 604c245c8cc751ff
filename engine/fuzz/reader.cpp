// The document reader: any bytes end in a document or in one issue that says where.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "document/document.gen.hpp"
#include "document/json_reader.hpp"
#include "document/utf8.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    loadpath::document::JsonReader reader(text);
    loadpath::document::Document document;
    loadpath::document::read(reader, document);
    reader.expect_end();
    if (reader.failed() && reader.issue().message.empty()) std::abort();
    if (!reader.failed()) loadpath::document::scale(document, {0.001, 1000.0, 1e6, 1e9});
    if (!loadpath::document::is_utf8(reader.issue().message) && loadpath::document::is_utf8(text))
        std::abort();
    return 0;
}
