// XXH64 (Collet, xxHash specification, 2012 to 2023) with seed 0: four independent chains of
// multiplications, ten times as fast as a cryptographic hash. It tells different numbers apart; it
// does not stop somebody who looks for a second text with the same hash.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace loadpath::hash {

class Xxh64 {
 public:
    void add(std::span<const std::uint8_t> bytes);
    // Little-endian doubles; the two zeros are one, and so are all that are no number.
    void add(std::span<const double> numbers);
    void add(double number) { add(std::span<const double>(&number, 1)); }

    std::uint64_t finish() const;

 private:
    static constexpr std::size_t stripe = 32;

    void take(const std::uint8_t* stripes, std::size_t count);

    std::array<std::uint64_t, 4> chains_ = started();
    std::array<std::uint8_t, stripe> rest_{};
    std::size_t filled_ = 0;  // of the rest
    std::uint64_t size_ = 0;

    static std::array<std::uint64_t, 4> started();
};

}  // namespace loadpath::hash
