// What a document asks for and the engine does not do, with its path. The marks stand on the fields
// and words where they are declared, in src/loadpath/document/types.
#pragma once

#include "document/document.gen.hpp"

namespace loadpath::document {

void find_not_honoured(const Document& document, Issues& errors, Issues& warnings);

}  // namespace loadpath::document
