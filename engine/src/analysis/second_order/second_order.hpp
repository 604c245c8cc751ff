// Second order of load cases and combinations, by the method that the document asks for.
#pragma once

#include <memory>

#include "analysis/linear.hpp"

namespace loadpath::analysis {

// Takes the sets of a structure from first order to second order, each by itself: what one comes to
// does not depend on those before it.
class SecondOrder {
 public:
    virtual ~SecondOrder() = default;
    virtual void solve(ResultSet& set, Issues& errors) = 0;
};

// Null where first order is all that is asked for. Structure and loads must outlive it; `warnings`
// are of the analysis as a whole.
std::unique_ptr<SecondOrder> make_second_order(const model::Structure& structure,
                                               const std::vector<loads::CaseLoads>& cases,
                                               Issues& warnings, Issues& errors);

}  // namespace loadpath::analysis
