// The five exports. A document is UTF-8 JSON in memory that the caller got from `alloc`; answers are
// described in answer.hpp. Nothing is kept between calls.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "answer.hpp"
#include "version.hpp"

#define LOADPATH_EXPORT(name) extern "C" __attribute__((export_name(name)))

LOADPATH_EXPORT("alloc") void* loadpath_alloc(std::uint32_t bytes) { return std::malloc(bytes); }

LOADPATH_EXPORT("free") void loadpath_free(void* block) { std::free(block); }

LOADPATH_EXPORT("version") std::byte* loadpath_version() {
  const std::string json = "{\"engine_version\":\"" + std::string(loadpath::version()) + "\"}";
  return loadpath::pack_answer(json, {});
}
