// Documents that are read, inspected for what is hardly meant, given combinations and prepared, but
// not solved: whatever is said of them is text that any host can read.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "combinations/generate.hpp"
#include "document/to_si.hpp"
#include "document/utf8.hpp"
#include "engine/fuzz/mutate_json.hpp"
#include "plausibility/inspect.hpp"
#include "solve.hpp"

namespace {

using namespace loadpath;

void expect_text(const Issues& issues) {
    for (const Issue& issue : issues)
        if (issue.message.empty() || !document::is_utf8(issue.message)) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::as_text(data, size);
    if (!document::is_utf8(text)) return -1;
    if (!document::is_utf8(validate(text)->json)) std::abort();
    document::JsonReader reader(text);
    document::Document document;
    document::read(reader, document);
    reader.expect_end();
    if (reader.failed()) return 0;
    expect_text(combinations::generate(document, {}).issues);
    document::to_si(document);
    expect_text(plausibility::inspect(document));
    return 0;
}
