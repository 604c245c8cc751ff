// Kinematic conditions: linear equations between unknowns that hold exactly, from supports, rigid
// ties and the plane of a 2D structure. An imposed movement is a known parameter of its condition.
#pragma once

#include <vector>

#include "assembly/state.hpp"
#include "loads/case_loads.hpp"

namespace loadpath::assembly {

struct Term {
    int unknown = 0;
    double factor = 0.0;
};

// sum of factor * unknown = value of the parameter (0 where there is none).
struct Condition {
    std::vector<Term> terms;  // those that should rather be eliminated come first
    int parameter = -1;
    int support = -1, tie = -1;  // where it comes from; neither: the plane, or a membrane
    int direction = 0;
};

// Movements that some load case imposes, by support and direction; each is one parameter.
struct Parameters {
    std::vector<int> of_hold;  // by support * 7 + direction, -1 for none
    int count = 0;
};

Parameters find_parameters(const model::Structure& structure,
                           const std::vector<loads::CaseLoads>& cases);

// Displacement in a direction of a support, and relative displacement of a tie, as terms.
std::vector<Term> support_terms(const model::Structure& structure, const model::Support& support,
                                int direction);
std::vector<Term> tie_terms(const model::Structure& structure, const model::Tie& tie,
                            int direction);

std::vector<Condition> gather_conditions(const model::Structure& structure,
                                         const Parameters& parameters, const State& state);

}  // namespace loadpath::assembly
