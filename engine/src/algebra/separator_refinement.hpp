// Makes a separator lighter by moving single blocks out of it and their neighbours in, keeping
// the best state seen (Fiduccia and Mattheyses 1982, for vertex separators).
#pragma once

#include <span>

namespace loadpath::algebra {

struct Regions;

void refine_separator(Regions& regions, std::span<const int> blocks);

}  // namespace loadpath::algebra
