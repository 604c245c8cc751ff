// Counts what the checks looked at, to say what none of them did.
#pragma once

#include <span>
#include <vector>

#include "checks/result.hpp"
#include "checks/selection.hpp"

namespace loadpath::checks {

class CoverageCount {
 public:
    explicit CoverageCount(const document::Document& document);

    // A check ran: its entities that got a result, and the combinations it read.
    void add(std::span<const Entity> entities, const CheckResult& result,
             std::span<const std::size_t> combinations);
    Coverage result() const;

 private:
    const document::Document& document_;
    std::vector<bool> members_, surfaces_, elements_, combinations_;
};

}  // namespace loadpath::checks
