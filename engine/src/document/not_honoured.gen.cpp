// Written by `make generate` from src/loadpath/document/types; do not edit.

#include "document/not_honoured.hpp"

namespace loadpath::document {

namespace {

// Where something stands; made into text only when there is something to say of it.
struct Place {
    const Place* outer = nullptr;
    const char* key = "";
    std::ptrdiff_t index = -1;

    std::string text() const {
        if (outer == nullptr) return "";
        std::string path = outer->text();
        if (!path.empty()) path += '.';
        path += key;
        return index < 0 ? path : path_of(path, static_cast<std::size_t>(index));
    }
};

struct Finder {
    Issues& errors;
    Issues& warnings;

    void refused(const char* message, const Place& at) {
        errors.push_back({IssueCode::not_honoured, message, at.text()});
    }
    void left_out(const char* message, const Place& at) {
        warnings.push_back({IssueCode::without_effect, message, at.text()});
    }
};

void look(const UnitSettings& value, const Place& at, Finder& found) {
    if (value.system && *value.system == document::UnitSystem::imperial) found.left_out("the engine does not yet read imperial units, and takes every number in the metric units named", {&at, "system"});
}

void look(const Settings& value, const Place& at, Finder& found) {
    look(value.unit_settings, {&at, "unit_settings"}, found);
}

void look(const AnalysisOptions& value, const Place& at, Finder& found) {
    if (value.include_report_html) found.left_out("the engine does not yet write HTML reports; the results are complete without", {&at, "include_report_html"});
}

void look(const Analysis& value, const Place& at, Finder& found) {
    look(value.options, {&at, "options"}, found);
}

void look(const Document& value, const Place& at, Finder& found) {
    look(value.settings, {&at, "settings"}, found);
    look(value.analysis, {&at, "analysis"}, found);
}

}  // namespace

void find_not_honoured(const Document& document, Issues& errors, Issues& warnings) {
    Finder found{errors, warnings};
    look(document, {}, found);
}

}  // namespace loadpath::document
