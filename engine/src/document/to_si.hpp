// Brings every number of a document to SI, as its unit settings say. The generated `scale` does it
// for fields with one unit; here are the few whose unit depends on another field.
#pragma once

#include "document/document.gen.hpp"

namespace loadpath::document {

void to_si(Document& document);

// What one of the document's units of length is in metres.
double metres_of_length(const Document& document);

}  // namespace loadpath::document
