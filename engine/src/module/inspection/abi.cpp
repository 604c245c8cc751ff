// The one export of inspect.wasm beside those of its memory: a document in, warnings out, as the
// JSON list that a solve carries among its own. The module is linked without anything that solves.
#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>

#include "answer.hpp"
#include "answer/issue_list.hpp"
#include "answer/json_values.hpp"
#include "combinations/departures.hpp"
#include "document/to_si.hpp"
#include "module/export.hpp"
#include "plausibility/inspect.hpp"

namespace {

using namespace loadpath;

// Nothing for a text that is no document, or has a key twice; validation says what is wrong with
// it.
std::optional<Issues> inspect_text(std::string_view text) {
    document::JsonReader reader(text);
    document::Document document;
    document::read(reader, document);
    reader.expect_end();
    if (reader.failed()) return std::nullopt;
    document::to_si(document);
    Issues found = plausibility::inspect(document);
    std::ranges::move(combinations::find_departures(document), std::back_inserter(found));
    return found;
}

}  // namespace

// The null pointer where there are none, as of most documents: that leaves the host nothing to read
// and to free. The null of JSON for a text that is not read.
LOADPATH_EXPORT("inspect") std::byte* loadpath_inspect(const char* text, std::uint32_t bytes) {
    const std::optional<Issues> found = inspect_text({text, bytes});
    if (found && found->empty()) return nullptr;
    text::JsonWriter out;
    if (found)
        answer::put(out, answer::issue_list(*found, answer::Severity::warning));
    else
        out.null();
    return Numbers().release(out.text());
}
