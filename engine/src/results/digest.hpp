// The digest of an answer: one short text that changes with any of its numbers, and says which
// result sets have changed. Version 1 of the format, as docs/reference/results.md describes it:
//   lp1-VERSION-BUILD-TOTAL-PARTS, in summaries without PARTS
// TOTAL are 16 digits of the hash of all parts, PARTS four digits of the hash of each: result sets
// in order, then geometry, envelope and checks. More than 32 sets share parts, neighbours with
// neighbours. A hash is XXH64 of doubles, tables in the order of their declaration, each behind the
// number of its rows; rows follow the document.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "answer/answer.gen.hpp"

namespace loadpath::results {

// The digest of a header that is complete but for it.
std::string digest_of(const answer::Header& header, std::span<const double> numbers);

// Geometry, envelope and checks stand behind the sets (answer::DigestPart).
inline constexpr std::size_t parts_behind_sets = 3;

// How many neighbouring sets share a part.
std::size_t sets_per_part(std::size_t sets);

struct DigestText {
    std::string_view engine_version, engine_build, total;
    std::vector<std::string_view> parts;
};

// The digest without its parts.
std::string short_digest(const answer::Header& header);

// Takes a digest apart, which may have no parts; nothing where the text is none.
std::optional<DigestText> read_digest(std::string_view text);

}  // namespace loadpath::results
