// The one export of inspect.wasm beside those of its memory: a document in, warnings out, as the
// JSON list that a solve carries among its own. The module is linked without anything that solves.
#include <cstdint>

#include "answer.hpp"
#include "answer/issue_list.hpp"
#include "answer/json_values.hpp"
#include "document/to_si.hpp"
#include "module/export.hpp"
#include "plausibility/inspect.hpp"

namespace {

using namespace loadpath;

// A text that is no document has nothing to be inspected; validation says what is wrong with it.
Issues inspect_text(std::string_view text) {
    document::JsonReader reader(text);
    document::Document document;
    document::read(reader, document);
    reader.expect_end();
    if (reader.failed()) return {};
    document::to_si(document);
    return plausibility::inspect(document);
}

}  // namespace

// Null where there are none, as of most documents: that leaves the host nothing to read and to
// free.
LOADPATH_EXPORT("inspect") std::byte* loadpath_inspect(const char* text, std::uint32_t bytes) {
    const Issues found = inspect_text({text, bytes});
    if (found.empty()) return nullptr;
    text::JsonWriter out;
    answer::put(out, answer::issue_list(found, answer::Severity::warning));
    return Numbers().release(out.text());
}
