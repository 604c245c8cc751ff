#include "answer.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string_view>

TEST_CASE("an answer carries its sizes, then the doubles, then the text") {
  const double numbers[] = {1.5, -2.0};
  std::byte* block = loadpath::pack_answer("{}", numbers);
  std::uint32_t head[2];
  std::memcpy(head, block, sizeof head);
  CHECK(head[0] == 2);
  CHECK(head[1] == 2);
  CHECK(std::memcmp(block + 8, numbers, sizeof numbers) == 0);
  CHECK(std::string_view(reinterpret_cast<const char*>(block) + 24, 2) == "{}");
  std::free(block);
}
