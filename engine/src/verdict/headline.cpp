// The verdict in a line: "Fails 1.17 · member 8 IPE400 · 6.3.3 (6.62) · ULS 1".
#include <algorithm>
#include <array>

#include "text/cut_to.hpp"
#include "verdict/utilization_text.hpp"
#include "verdict/verdict.hpp"

namespace loadpath::verdict {

namespace {

using answer::Governing;
using answer::VerdictState;

constexpr std::size_t reasons_in_a_line = 2;
constexpr const char* dot = " · ";
constexpr const char* reason_word = "reason";
constexpr const char* error_word = "error";

std::string part_text(const Governing& governing) {
    const auto named = [](const char* what, const std::optional<std::int64_t>& id) {
        return std::string(what) + " " + std::to_string(id.value_or(0));
    };
    switch (governing.entity_type) {
        case answer::EntityType::PlateElement:
            return named("plate element", governing.plate_element_id);
        case answer::EntityType::PlateSurface:
            return named("plate surface", governing.plate_surface_id);
        case answer::EntityType::MemberSet:
            if (!governing.member_id) return named("member set", governing.memberset_id);
            return named("member", governing.member_id) + " of set " +
                   std::to_string(governing.memberset_id.value_or(0));
        case answer::EntityType::Member:
            break;
    }
    return named("member", governing.member_id);
}

std::string governing_text(const Governing& governing) {
    std::string text = utilization_text(governing.value) + dot + part_text(governing);
    if (governing.section && !governing.section->empty())
        text += " " + text::cut_to(*governing.section, 40);
    if (governing.clause) text += dot + *governing.clause;
    if (governing.combination) text += dot + text::cut_to(*governing.combination, 40);
    if (governing.order) text += dot + *governing.order;
    return text;
}

std::string count_text(std::size_t count, const char* what) {
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

bool names_its_part(const std::string& message) {
    constexpr std::array<const char*, 6> parts = {"member ", "members ",    "node ",
                                                  "nodes ",  "combination", "load case"};
    return std::ranges::any_of(parts, [&](const char* part) { return message.starts_with(part); });
}

// What was found in the document needs its place; reasons of result sets and checks name theirs.
std::string reason_text(const answer::Reason& reason) {
    const std::string message = text::cut_to(reason.message, 140);
    const bool is_of_check = reason.code == name_of(IssueCode::check_not_run) ||
                             reason.code == name_of(IssueCode::check_undecided);
    const bool is_with_place =
        reason.path && !reason.set && !is_of_check && !names_its_part(message);
    return is_with_place ? *reason.path + ": " + message : message;
}

// The first reasons, shortened; the list in the verdict has all of them in full.
std::string reasons_text(const std::vector<answer::Reason>& reasons, const char* what) {
    std::string text;
    if (reasons.size() > 1) text += count_text(reasons.size(), what) + ": ";
    for (std::size_t k = 0; k < reasons.size() && k < reasons_in_a_line; ++k)
        text += (k > 0 ? "; " : "") + reason_text(reasons[k]);
    if (reasons.size() > reasons_in_a_line)
        text += "; and " + std::to_string(reasons.size() - reasons_in_a_line) + " more";
    return text;
}

// Whoever reads that all is in order reads what that rests on.
std::string assumed_text(const answer::Verdict& verdict) {
    std::string text;
    if (verdict.assumed)
        for (const std::string& each : *verdict.assumed) text += dot + each;
    return text;
}

// A check that did not run says why; else there was none.
std::string unchecked_text(const std::vector<answer::Reason>& reasons) {
    const std::string_view not_run = name_of(IssueCode::check_not_run);
    const bool is_asked = std::any_of(reasons.begin(), reasons.end(),
                                      [&](const auto& reason) { return reason.code == not_run; });
    const std::string why = reasons.empty() ? "" : reasons_text(reasons, reason_word);
    if (is_asked) return why;
    return std::string("the document asks for no check") + (why.empty() ? "" : dot + why);
}

}  // namespace

std::string headline(const answer::Verdict& verdict) {
    const bool has_reasons = !verdict.reasons.empty();
    switch (verdict.state) {
        case VerdictState::passes:
            return "Passes " + governing_text(*verdict.governing) + assumed_text(verdict);
        case VerdictState::fails:
            return "Fails " + governing_text(*verdict.governing) +
                   (has_reasons ? dot + ("and incomplete for " +
                                         count_text(verdict.reasons.size(), reason_word))
                                : "");
        case VerdictState::incomplete:
            return std::string("Incomplete") + dot + reasons_text(verdict.reasons, reason_word);
        case VerdictState::not_checked:
            return std::string("Not checked") + dot + unchecked_text(verdict.reasons);
        case VerdictState::not_solved:
            break;
    }
    return std::string("Not solved") + dot + reasons_text(verdict.reasons, error_word);
}

}  // namespace loadpath::verdict
