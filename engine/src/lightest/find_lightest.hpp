// The lightest section of each group that passes all checks of the document which look at it.
#pragma once

#include <string>
#include <string_view>

namespace loadpath::lightest {

// The text of a document and of a request (answer::LightestRequest) in; out comes the text of
// answer::Lightest, or of answer::Refused where the document or the request cannot be taken.
std::string find_lightest(std::string_view document, std::string_view request);

}  // namespace loadpath::lightest
