#include "results/write_text.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "identity/version.hpp"
#include "issue.hpp"
#include "results/document/blocks.hpp"
#include "results/document/write_document.hpp"
#include "results/summary/checked.hpp"
#include "results/summary/explained.hpp"
#include "results/summary/fitting.hpp"
#include "results/summary/problems.hpp"
#include "results/summary/short_verdict.hpp"
#include "results/summary/solved.hpp"
#include "results/verification.hpp"
#include "text/cut_to.hpp"

namespace loadpath::results {

namespace {

using answer::Detail;
using answer::Form;
using text::JsonWriter;

answer::Refused refusal(IssueCode code, std::string message, std::string path,
                        std::optional<std::string> suggestion = std::nullopt) {
    answer::Issue issue{.code = std::string(name_of(code)),
                        .severity = answer::Severity::error,
                        .message = message,
                        .path = path,
                        .suggestion = std::move(suggestion)};
    return {.engine_version = std::string(version()),
            .error = std::move(message),
            .code = std::string(name_of(code)),
            .path = std::move(path),
            .errors = {std::move(issue)},
            .warnings = {},
            .verdict = std::nullopt,
            .headline = std::nullopt};
}

using Refusal = std::optional<answer::Refused>;

answer::Refused too_long(std::string what, std::string path, std::string suggestion) {
    return refusal(IssueCode::too_large,
                   std::move(what) + " longer than " + std::to_string(largest_bytes / 1024) +
                       " kB, which no agent can read",
                   std::move(path), std::move(suggestion));
}

Refusal write_in_full(JsonWriter& out, const AnswerView& view, const ChosenSets& sets,
                      const answer::WriteOptions& options) {
    using Key = answer::SolvedInFull::Key;
    const auto refuse = [](const char* path) {
        return too_long("the full results are", path,
                        "ask for one set, for detail tables, or solve with the Python package and "
                        "read its tables");
    };
    // Sure to be too long: not written at all.
    if (view.numbers.size_bytes() > 4 * largest_bytes && sets.size() > 1) return refuse("set");
    out.begin_object();
    out.name(Key::detail).value(answer::name_of(Detail::full));
    out.name(Key::headline).value(std::string_view(view.header.headline));
    out.name(Key::verdict);
    answer::write(out, full_verdict(view.header.verdict));
    out.name(Key::usable).value(are_usable(sets));
    out.name(Key::problems).begin_array();
    for (const answer::Problem& problem : list_problems(view, sets)) answer::write(out, problem);
    out.end_array();
    out.name(Key::balance_error).value(worst_balance(sets));
    out.name(Key::digest).value(std::string_view(view.header.digest));
    out.name(Key::results);
    write_document(out, view, sets, options);
    out.end_object();
    if (out.text().size() > largest_bytes) return refuse("detail");
    return std::nullopt;
}

Refusal write_checks_in_full(JsonWriter& out, const AnswerView& view) {
    using Key = answer::Checked::Key;
    answer::write(out, tell_checks(view, Detail::full));
    out.reopen_object();
    out.name(Key::unity_check_results);
    write_checks(out, view);
    out.end_object();
    if (out.text().size() > largest_bytes)
        return too_long("the traces of all checks are", "detail",
                        "ask for detail tables, or read unity_check_results with the Python "
                        "package");
    return std::nullopt;
}

Refusal write_verification(JsonWriter& out, const AnswerView& view, std::string_view digest) {
    const auto found = verify(view, digest);
    if (!found)
        return refusal(IssueCode::wrong_type,
                       "should be a digest as receipts hold it (" + view.header.digest +
                           "), found '" + text::cut_to(digest, 200) + "'",
                       "digest");
    answer::write(out, *found);
    return std::nullopt;
}

// Ids that the answer does not have.
Refusal refuse_unknown(const char* path, const std::optional<std::vector<std::int64_t>>& asked,
                       std::span<const answer::Id> ids) {
    constexpr std::size_t most_named = 20;
    for (const std::int64_t id : asked.value_or(std::vector<std::int64_t>())) {
        if (std::ranges::any_of(ids, [&](const answer::Id& each) { return each.id == double(id); }))
            continue;
        std::string there;
        for (std::size_t k = 0; k < std::min(ids.size(), most_named); ++k)
            there += (k > 0 ? ", " : "") + std::to_string(static_cast<std::int64_t>(ids[k].id));
        if (ids.size() > most_named)
            there += " and " + std::to_string(ids.size() - most_named) + " more";
        return refusal(IssueCode::broken_reference,
                       "'" + std::to_string(id) + "' is not there; the model has " + there, path);
    }
    return std::nullopt;
}

Refusal write_tables(JsonWriter& out, const AnswerView& view, const ChosenSets& sets,
                     const answer::WriteOptions& options) {
    answer::write(out, tabulate(view, sets, options));
    if (out.text().size() > largest_bytes)
        return too_long("these rows are", "members", "ask for one set, or for fewer of them");
    return std::nullopt;
}

Refusal write_explained(JsonWriter& out, const AnswerView& view,
                        const answer::WriteOptions& options) {
    if (!options.members || options.members->empty())
        return refusal(IssueCode::missing_field, "should name the member that is explained",
                       "members");
    answer::write(out, explain(view, options));
    return std::nullopt;
}

// About as long as the results document becomes: numbers of 15 to 20 characters and their names.
std::size_t expected_bytes(const AnswerView& view) { return 4096 + 27 * view.numbers.size(); }

Refusal write_form(JsonWriter& out, const AnswerView& view, const answer::WriteOptions& options) {
    const ChosenSets sets = choose_sets(view, options.set);
    if (options.set && sets.empty())
        return refusal(IssueCode::broken_reference,
                       "no load case or combination has the name '" + *options.set + "'", "set");
    const answer::ModelTables& model = view.header.tables;
    if (const auto refused =
            refuse_unknown("members", options.members, view.rows(model.member_ids)))
        return refused;
    if (const auto refused = refuse_unknown("nodes", options.nodes, view.rows(model.node_ids)))
        return refused;
    switch (options.form) {
        case Form::document:
            out.reserve(expected_bytes(view));
            write_document(out, view, sets, options);
            break;
        case Form::summary:
            answer::write(out, summarize(view, sets));
            break;
        case Form::tables:
            return write_tables(out, view, sets, options);
        case Form::full:
            return write_in_full(out, view, sets, options);
        case Form::checks:
            write_checks(out, view);
            break;
        case Form::seismic:
            write_seismic(out, view, options.stations);
            break;
        case Form::checks_summary:
            answer::write(out, summarize_checks(view));
            break;
        case Form::checks_tables:
            answer::write(out, tabulate_checks(view, options));
            break;
        case Form::checks_full:
            return write_checks_in_full(out, view);
        case Form::explained:
            return write_explained(out, view, options);
        case Form::verification:
            return write_verification(out, view, options.digest.value_or(""));
    }
    return std::nullopt;
}

Refusal write_asked(JsonWriter& out, std::span<const std::byte> bytes, std::string_view options) {
    document::JsonReader reader(options);
    answer::WriteOptions asked;
    answer::read(reader, asked);
    reader.expect_end();
    if (reader.failed())
        return refusal(reader.issue().code, reader.issue().message, reader.issue().path);
    const std::optional<AnswerView> view = read_answer(bytes);
    if (!view)
        return refusal(IssueCode::wrong_type, "these bytes are not an answer of this engine",
                       "answer");
    return write_form(out, *view, asked);
}

}  // namespace

std::byte* write_text(std::span<const std::byte> answer, std::string_view options) {
    JsonWriter out;
    if (const Refusal refused = write_asked(out, answer, options)) {
        JsonWriter instead;
        answer::write(instead, *refused);
        return std::move(instead).release();
    }
    return std::move(out).release();
}

}  // namespace loadpath::results
