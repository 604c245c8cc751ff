// What is allowed in a document and yet hardly meant: constants in the wrong unit, sections that
// contradict themselves, loads out of proportion, members that cross without meeting. Everything
// here is a warning; what is wrong for certain is found by validation and when a model is prepared.
#pragma once

#include "document/document.gen.hpp"

namespace loadpath::plausibility {

// The document is in SI. Where an id points at nothing, that part is passed over.
Issues inspect(const document::Document& document);

}  // namespace loadpath::plausibility
