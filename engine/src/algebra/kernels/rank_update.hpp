// The dense product everything waits for: C -= L D L^T on the lower part of C, where L has few
// columns and D is diagonal or has 2x2 blocks. Register-blocked in 128-bit vectors.
#pragma once

#include <cstddef>
#include <vector>

namespace loadpath::algebra {

// Two doubles; clang and gcc map it to one WebAssembly, NEON or SSE register.
typedef double Pair __attribute__((vector_size(16)));
typedef double LoosePair __attribute__((vector_size(16), aligned(8), may_alias));

// D of a factored front: the diagonal, and beside[j] couples columns j and j + 1 (2x2 pivot).
struct PivotBlock {
    const double* diagonal;
    const double* beside;
};

class RankUpdate {
 public:
    // C (rows x columns, column-major) loses L (rows x depth) D L^T. Row i of L belongs to row i
    // of C and, for i < columns, to column i. Of C above its diagonal nothing may be expected.
    void subtract(int rows, int columns, int depth, const double* l, std::size_t l_stride,
                  PivotBlock d, double* c, std::size_t c_stride);

    // Upper bound of the memory kept between calls, for fronts of up to `rows` rows.
    static std::size_t doubles_needed(int rows);

 private:
    void pack_left(int rows, int depth, const double* l, std::size_t stride);
    void pack_right(int columns, int begin, int end, int depth, const double* l, std::size_t stride,
                    PivotBlock d);
    void subtract_packed(int rows, int columns, int depth, double* c, std::size_t stride);

    std::vector<double> left_;   // strips of 4 rows: [strip][depth][4]
    std::vector<double> right_;  // strips of 4 columns, each value twice: [strip][depth][4][2]
    std::vector<double> column_;
};

}  // namespace loadpath::algebra
