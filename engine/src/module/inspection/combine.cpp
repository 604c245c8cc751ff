// The export of inspect.wasm that generates combinations: the text of a document and options in
// ({"rule", "annex"}); out comes {"combinations", "kept"}, the generated ones and the places of the
// author's own that stand before them, or {"issues"}. The host puts them into its document.
#include <cstdint>

#include "answer.hpp"
#include "answer/issue_list.hpp"
#include "answer/json_values.hpp"
#include "combinations/generate.hpp"
#include "module/export.hpp"

namespace {

using namespace loadpath;

combinations::Options read_options(document::JsonReader& reader) {
    combinations::Options options;
    std::string_view key;
    for (reader.begin_object(); reader.next_key(key);) {
        if (key == "rule")
            reader.read(options.rule);
        else if (key == "annex")
            reader.read(options.annex);
        else
            reader.skip_value();
    }
    reader.expect_end();
    return options;
}

combinations::Generated combine(std::string_view text, std::string_view options_text) {
    document::JsonReader options_reader(options_text), reader(text);
    const combinations::Options options = read_options(options_reader);
    document::Document document;
    document::read(reader, document);
    reader.expect_end();
    combinations::Generated refused;
    for (const document::JsonReader* each : {&options_reader, &reader})
        if (each->failed()) refused.issues.push_back(each->issue());
    return refused.issues.empty() ? combinations::generate(document, options) : refused;
}

void write(text::JsonWriter& out, const document::LoadCombination& combination) {
    out.begin_object();
    out.key("id").value(combination.id);
    out.key("name").value(std::string_view(combination.name));
    out.key("load_case_factors").begin_array();
    for (const document::LoadCaseFactor& term : combination.load_case_factors)
        out.begin_object()
            .key("load_case_id")
            .value(term.load_case_id)
            .key("factor")
            .value(term.factor)
            .end_object();
    out.end_array();
    out.key("situation").value(std::string_view(*combination.situation));
    out.key("check").value(std::string_view(combination.check));
    out.key("limit_state").value(answer::name_of(*combination.limit_state));
    out.key("generated").begin_object();
    out.key("expression").value(std::string_view(combination.generated->expression));
    out.key("annex").value(std::string_view(combination.generated->annex));
    out.key("reason").value(std::string_view(combination.generated->reason));
    out.key("seal").value(std::string_view(*combination.generated->seal));
    out.end_object().end_object();
}

}  // namespace

LOADPATH_EXPORT("combine")
std::byte* loadpath_combine(const char* text, std::uint32_t bytes, const char* options,
                            std::uint32_t options_bytes) {
    const combinations::Generated generated = combine({text, bytes}, {options, options_bytes});
    text::JsonWriter out;
    out.begin_object();
    if (!generated.issues.empty()) {
        out.key("issues");
        answer::put(out, answer::issue_list(generated.issues, answer::Severity::error));
    } else {
        out.key("combinations").begin_array();
        for (const document::LoadCombination& each : generated.combinations) write(out, each);
        out.end_array();
        out.key("kept").begin_array();
        for (const std::size_t place : generated.kept) out.value(static_cast<std::int64_t>(place));
        out.end_array();
    }
    out.end_object();
    return Numbers().release(out.text());
}
