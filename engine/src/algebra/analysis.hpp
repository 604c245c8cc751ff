// Everything about a factorization that depends on the pattern only: ordering, structure, places
// of the entries and the memory it will take. One analysis serves any number of factorizations.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "algebra/dissection.hpp"
#include "algebra/supernodes.hpp"
#include "algebra/symmetric_matrix.hpp"

namespace loadpath::algebra {

struct Analysis {
    Supernodes supernodes;
    std::vector<std::size_t> entry_place;  // where each entry of the matrix goes in the panels
    // In 64 bits everywhere: what does not fit into a 32-bit address space must not look small.
    std::uint64_t factor_bytes = 0;  // memory that stays
    std::uint64_t peak_bytes = 0;    // memory while factoring, what stays included

    int unknowns() const { return static_cast<int>(supernodes.dof_order.size()); }
};

// `order` gives the sequence in which blocks are eliminated.
Analysis analyze(const SymmetricPattern& pattern, const Layout& layout,
                 std::vector<int> (*order)(const BlockGraph&) = dissect);

}  // namespace loadpath::algebra
