// Whether it is certain, without the validation of Python, that nothing is wrong or doubtful in a
// document: it uses plain fields alone (src/loadpath/document/validation/plain_fields.py), and what
// the rules of src/loadpath/document/validation want of those holds. Where this says no, there may
// still be nothing wrong.
#pragma once

#include "document/document.gen.hpp"

namespace loadpath::certainty {

bool is_certainly_valid(const document::Document& document);

bool uses_plain_fields(const document::Document& document);

}  // namespace loadpath::certainty
