// The exports of engine.wasm beside those of its memory; the one import is in progress.cpp. A
// document is UTF-8 JSON in memory that the caller got from `alloc`; answers are described in
// answer.hpp, and none is given (a null pointer) of a document that asks for analyses which the
// module was linked without. Nothing is kept between calls.
#include <cstdint>
#include <string>
#include <utility>

#include "answer.hpp"
#include "identity/version.hpp"
#include "module/export.hpp"
#include "results/write_text.hpp"
#include "solve.hpp"

LOADPATH_EXPORT("version") std::byte* loadpath_version() {
    const std::string json = "{\"engine_version\":\"" + std::string(loadpath::version()) +
                             "\",\"engine_build\":\"" + std::string(loadpath::build()) + "\"}";
    return loadpath::Numbers().release(json);
}

namespace {

std::byte* pack(std::optional<loadpath::Answer> answer) {
    return answer ? std::move(answer->numbers).release(answer->json) : nullptr;
}

}  // namespace

LOADPATH_EXPORT("validate") std::byte* loadpath_validate(const char* text, std::uint32_t bytes) {
    return pack(loadpath::validate({text, bytes}));
}

LOADPATH_EXPORT("solve") std::byte* loadpath_solve(const char* text, std::uint32_t bytes) {
    return pack(loadpath::solve({text, bytes}));
}

// Text made from an answer of `solve`, as its bytes came out; the options are JSON (WriteOptions).
LOADPATH_EXPORT("write")
std::byte* loadpath_write(const std::byte* answer, std::uint32_t answer_bytes, const char* options,
                          std::uint32_t options_bytes) {
    return loadpath::results::write_text({answer, answer_bytes}, {options, options_bytes});
}
