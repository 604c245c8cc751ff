// A candidate as a section of the document, and the record that a document gets of it.
#pragma once

#include "answer/answer.gen.hpp"
#include "document/document.gen.hpp"

namespace loadpath::lightest {

document::Section section_of(const answer::CandidateSection& candidate, std::int64_t id,
                             std::int64_t material);

// The section of the document that is this one already, in name, material and every figure; null
// where there is none.
const document::Section* find_same(const document::Model& model, const document::Section& section);

// The same with lengths in another unit, of so many metres.
answer::CandidateSection in_unit(const answer::CandidateSection& candidate, double metres);

}  // namespace loadpath::lightest
