#include "results/verification.hpp"

#include <algorithm>
#include <string>

#include "results/digest.hpp"

namespace loadpath::results {

namespace {

using answer::DigestPart;
using answer::Verification;

std::string engine_of(const DigestText& digest) {
    return "engine " + std::string(digest.engine_version) + " (build " +
           std::string(digest.engine_build) + ")";
}

std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t k = 0; k < words.size(); ++k)
        text += (k == 0 ? "" : k + 1 == words.size() ? " and " : ", ") + words[k];
    return text;
}

std::string counted(std::size_t sets) {
    return std::to_string(sets) + (sets == 1 ? " result set" : " result sets");
}

// Sets that share a part are all named: any of them may be the one.
void compare_parts(const AnswerView& view, const DigestText& ours, const DigestText& theirs,
                   Verification& found) {
    const auto& sets = view.header.sets;
    const std::size_t shared = sets_per_part(sets.size());
    for (std::size_t k = 0; k < sets.size(); ++k)
        if (ours.parts[k / shared] != theirs.parts[k / shared])
            found.differing_sets.push_back(sets[k].name);
    const std::size_t first = ours.parts.size() - parts_behind_sets;
    for (std::size_t k = first; k < ours.parts.size(); ++k)
        if (ours.parts[k] != theirs.parts[k])
            found.differing_parts.push_back(static_cast<DigestPart>(k - first));
}

std::string what_differs(const AnswerView& view, const DigestText& ours, const DigestText& theirs,
                         const Verification& found) {
    if (theirs.parts.empty()) return "which ones differ can be told from the whole digest only";
    if (ours.parts.size() != theirs.parts.size())
        return "it is of another number of result sets than the " +
               std::to_string(view.header.sets.size()) + " of this document";
    std::vector<std::string> parts;
    for (const std::string& name : found.differing_sets) parts.push_back("'" + name + "'");
    for (const DigestPart part : found.differing_parts)
        parts.push_back("the " + std::string(name_of(part)));
    if (parts.empty()) return "which part differs cannot be told from it";
    return "different are " + listed(parts);
}

std::string why_it_differs(const DigestText& ours, const DigestText& theirs, bool same_engine) {
    if (same_engine)
        return "Both were made by " + engine_of(ours) +
               ", so the engine does not explain it: the document is another one, or the digest "
               "was changed.";
    return "The digest was made by " + engine_of(theirs) + ", this is " + engine_of(ours) +
           ", which may explain it; the engine that made it, as an offline copy carries it, can "
           "tell.";
}

}  // namespace

std::optional<Verification> verify(const AnswerView& view, std::string_view given) {
    const auto theirs = read_digest(given);
    const auto ours = read_digest(view.header.digest);
    if (!theirs || !ours) return std::nullopt;
    Verification found;
    found.same =
        ours->total == theirs->total && (theirs->parts.empty() || theirs->parts == ours->parts);
    found.digest = view.header.digest;
    found.given = std::string(given);
    found.same_engine = ours->engine_version == theirs->engine_version &&
                        ours->engine_build == theirs->engine_build;
    if (found.same) {
        found.message =
            "The digits are the same: " + counted(view.header.sets.size()) +
            ", geometry, envelope and checks, solved by " +
            (found.same_engine ? "the same " + engine_of(*ours)
                               : engine_of(*theirs) + " and again by " + engine_of(*ours)) +
            ".";
        return found;
    }
    if (ours->parts.size() == theirs->parts.size()) compare_parts(view, *ours, *theirs, found);
    found.message =
        "The digits are not those of the digest: " + what_differs(view, *ours, *theirs, found) +
        ". " + why_it_differs(*ours, *theirs, found.same_engine);
    return found;
}

}  // namespace loadpath::results
