// What a file of another program held and the document does not: told until somebody has entered it
// or has judged, by name and with a reason, that it does not matter.
#include <algorithm>

#include "plausibility/rules.hpp"

namespace loadpath::plausibility {

namespace {

using document::ImportEffect;
using document::LeftBehind;

bool is_blank(const std::string& text) {
    return text.find_first_not_of(" \t\r\n") == std::string::npos;
}

// "StructuralPointSupport Sn1, Sn2 and 4 more: ..."
std::string words_of(const LeftBehind& entry) {
    constexpr std::size_t named = 5;
    std::string words = entry.object;
    const std::size_t count = std::min(entry.names.size(), named);
    for (std::size_t k = 0; k < count; ++k) words += (k > 0 ? ", " : " ") + entry.names[k];
    if (entry.names.size() > named)
        words += " and " + std::to_string(entry.names.size() - named) + " more";
    return words + ": " + entry.message;
}

}  // namespace

void check_import(const document::Document& document, Findings& findings) {
    if (!document.settings.imported) return;
    const auto& entries = document.settings.imported->left_behind;
    for (std::size_t k = 0; k < entries.size(); ++k) {
        const LeftBehind& entry = entries[k];
        if (entry.effect != ImportEffect::structural) continue;
        const std::string path = path_of("settings.imported.left_behind", k);
        if (!entry.settled)
            findings.add({IssueCode::left_behind_by_import,
                          words_of(entry) +
                              "; the import left this behind: enter it and remove the entry, or "
                              "settle it",
                          path});
        else if (is_blank(entry.settled->by) || is_blank(entry.settled->reason))
            findings.add({IssueCode::left_behind_by_import,
                          words_of(entry) + "; it is settled without saying who judged it, and why",
                          path + ".settled"});
        else
            findings.add({IssueCode::import_entry_settled,
                          words_of(entry) + "; " + entry.settled->by +
                              " judged that it does not matter: " + entry.settled->reason,
                          path + ".settled"});
    }
}

}  // namespace loadpath::plausibility
