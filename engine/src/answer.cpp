#include "answer.hpp"

#include <cstdint>
#include <cstdlib>
#include <cstring>

namespace loadpath {

std::byte* pack_answer(std::string_view json, std::span<const double> numbers) {
  const std::uint32_t head[2] = {static_cast<std::uint32_t>(json.size()),
                                 static_cast<std::uint32_t>(numbers.size())};
  auto* block =
      static_cast<std::byte*>(std::malloc(sizeof head + numbers.size_bytes() + json.size()));
  if (block == nullptr) return nullptr;
  std::memcpy(block, head, sizeof head);
  std::memcpy(block + sizeof head, numbers.data(), numbers.size_bytes());
  std::memcpy(block + sizeof head + numbers.size_bytes(), json.data(), json.size());
  return block;
}

}  // namespace loadpath
