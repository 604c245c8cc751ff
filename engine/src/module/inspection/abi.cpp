// The exports of inspect.wasm that look at a document: text in, warnings out, as the JSON list that
// a solve carries among its own. The module is linked without anything that solves.
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
#include "module/inspection/certainty.hpp"
#include "plausibility/inspect.hpp"

namespace {

using namespace loadpath;

struct Inspected {
    Issues warnings;
    bool is_certainly_valid = false;
    std::string project_name;
    std::int64_t members = 0;
};

// Nothing for a text that is no document, or has a key twice; validation says what is wrong with
// it.
std::optional<Inspected> inspect_text(std::string_view text) {
    document::JsonReader reader(text);
    document::Document document;
    document::read(reader, document);
    reader.expect_end();
    if (reader.failed()) return std::nullopt;
    Inspected found;
    found.is_certainly_valid =
        reader.unknown_keys().empty() && certainty::is_certainly_valid(document);
    found.members = static_cast<std::int64_t>(document.model.members.size());
    document::to_si(document);
    found.warnings = plausibility::inspect(document);
    std::ranges::move(combinations::find_departures(document), std::back_inserter(found.warnings));
    found.project_name = std::move(document.settings.general_info.project_name);
    return found;
}

std::string list_warnings(const std::optional<Inspected>& found) {
    text::JsonWriter out;
    if (found)
        answer::put(out, answer::issue_list(found->warnings, answer::Severity::warning));
    else
        out.null();
    return std::string(out.text());
}

std::string outline(const Inspected& found) {
    text::JsonWriter out;
    out.begin_object()
        .key("project_name")
        .value(std::string_view(found.project_name))
        .key("members")
        .value(found.members)
        .end_object();
    return std::string(out.text());
}

}  // namespace

// The null of JSON for a text that is not read; else the list of warnings. Nothing where it is
// empty: that leaves the host nothing to read and to free.
LOADPATH_EXPORT("inspect") std::byte* loadpath_inspect(const char* text, std::uint32_t bytes) {
    const std::optional<Inspected> found = inspect_text({text, bytes});
    if (found && found->warnings.empty()) return nullptr;
    return Numbers().release(list_warnings(found));
}

// The same, but instead of an empty list the outline of the document, where it is certain that
// validation finds nothing either. The answer stays until the next call, which saves the host a
// call to free it.
LOADPATH_EXPORT("outline")
std::byte* loadpath_outline(const char* text, std::uint32_t bytes) {
    static std::byte* kept = nullptr;
    ::operator delete(kept);
    const std::optional<Inspected> found = inspect_text({text, bytes});
    const bool is_certain = found && found->warnings.empty() && found->is_certainly_valid;
    kept = Numbers().release(is_certain ? outline(*found) : list_warnings(found));
    return kept;
}
