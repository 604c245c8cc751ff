// Every unknown of the structure as a combination of free unknowns and imposed movements: what is
// left when all kinematic conditions are solved for one unknown each (elimination, not penalties
// or multipliers: the system stays small, definite and exact).
#pragma once

#include <span>
#include <vector>

#include "assembly/conditions.hpp"

namespace loadpath::assembly {

struct Kinematics {
    int free_count = 0;
    int parameter_count = 0;
    // Terms of unknown i: terms[start[i] .. start[i + 1]); a `Term::unknown` below free_count is a
    // free unknown, the others are parameters. No terms: it does not move. The parameters come
    // after the unknowns of the structure, each as itself.
    std::vector<int> start;
    std::vector<Term> terms;
    std::vector<int> unknown_of_free;
    // Conditions that follow from others already; they carry no force of their own.
    std::vector<char> is_redundant;

    std::span<const Term> of(int unknown) const {
        return {terms.data() + start[unknown], terms.data() + start[unknown + 1]};
    }
    // The unknowns of the structure from free unknowns and movements.
    std::vector<double> expand(std::span<const double> free,
                               std::span<const double> movements) const;
};

// `contradiction` gets the index of a condition that no motion can satisfy together with the rest,
// -1 when there is none. Parameters themselves are unknowns unknown_count + p.
Kinematics eliminate(const model::Structure& structure, const std::vector<Condition>& conditions,
                     int parameter_count, int& contradiction);

}  // namespace loadpath::assembly
