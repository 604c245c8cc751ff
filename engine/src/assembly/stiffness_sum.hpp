// Sums element stiffness into the lower triangle of one sparse matrix in the free unknowns, and the
// part that imposed movements act through.
#pragma once

#include <Eigen/Core>
#include <span>
#include <vector>

#include "assembly/kinematics.hpp"

namespace loadpath::assembly {

struct SparseLower {
    int n = 0;
    std::vector<int> col_ptr, row;
    std::vector<double> val;
};

class StiffnessSum {
 public:
    explicit StiffnessSum(const Kinematics& kinematics);

    // An element's stiffness in unknowns of the structure (or parameters).
    void add(std::span<const int> unknowns, const Eigen::Ref<const Eigen::MatrixXd>& k);

    // k * b b^T for one spring along the combination b of unknowns.
    void add_spring(std::span<const Term> along, double stiffness);

    SparseLower lower() const;
    // By unknown of the structure: what resists it while all others rest, also where it is held or
    // follows others.
    const std::vector<double>& alone() const { return alone_; }
    // Force on the free unknowns for unit movements: entries (free, parameter, value).
    struct Coupling {
        int free = 0, parameter = 0;
        double value = 0.0;
    };
    const std::vector<Coupling>& couplings() const { return couplings_; }

 private:
    struct Entry {
        int row, column;
        double value;
    };
    void put(int i, int j, double value);

    const Kinematics& kinematics_;
    std::vector<double> alone_;
    std::vector<Entry> entries_;
    std::vector<Coupling> couplings_;
};

}  // namespace loadpath::assembly
