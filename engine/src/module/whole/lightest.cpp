// The export of engine.wasm that finds lightest sections: the text of a document and a request
// (LightestRequest) in, out comes the text of a Lightest, or of a Refused.
#include <cstdint>

#include "answer.hpp"
#include "lightest/find_lightest.hpp"
#include "module/export.hpp"

LOADPATH_EXPORT("lightest")
std::byte* loadpath_lightest(const char* text, std::uint32_t bytes, const char* request,
                             std::uint32_t request_bytes) {
    return loadpath::Numbers().release(
        loadpath::lightest::find_lightest({text, bytes}, {request, request_bytes}));
}
