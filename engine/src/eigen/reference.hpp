// The forces that an eigenvalue analysis begins with: those of a load case or of a combination, in
// first order whatever order the document asks its own results in. Beside cables, which have no
// first order, those of the state that the structure settles in.
#pragma once

#include <optional>

#include "analysis/linear.hpp"

namespace loadpath::eigen {

class References {
 public:
    References(const model::Structure& structure, const std::vector<loads::CaseLoads>& cases,
               const analysis::LinearResult& solved)
        : structure_(structure), cases_(cases), solved_(solved) {}

    // Null with an issue where there is no such set, or where it has no usable numbers.
    const analysis::ResultSet* find(const document::EigenLoadRef& reference,
                                    const std::string& path, Issues& errors) const;

    // The state in which a structure with cables settles under loads of no load case; nothing, with
    // an issue, where it finds none.
    std::optional<analysis::ResultSet> settle(loads::CaseLoads loads, const char* name,
                                              const std::string& path, Issues& errors) const;

 private:
    const model::Structure& structure_;
    const std::vector<loads::CaseLoads>& cases_;
    const analysis::LinearResult& solved_;
    // Made when the document's own sets do not hold what is asked for.
    mutable std::optional<analysis::LinearResult> first_order_;
};

}  // namespace loadpath::eigen
