// Counts what the checks looked at, to say what none of them did.
#pragma once

#include <span>
#include <vector>

#include "checks/result.hpp"
#include "checks/selection.hpp"

namespace loadpath::checks {

// Members, surfaces and elements by place.
struct Parts {
    std::vector<bool> members, surfaces, elements;
};

class CoverageCount {
 public:
    explicit CoverageCount(const document::Document& document);

    // A check ran: its entities that got a result, and the combinations it read.
    void add(std::span<const Entity> entities, const CheckResult& result,
             std::span<const std::size_t> combinations, bool is_of_strength);
    Coverage result() const;
    // By combination, what a check of strength looked at or could not decide.
    std::vector<Parts> take_strength() { return std::move(strength_); }

 private:
    const document::Document& document_;
    static void mark(Parts& parts, const Entity& entity);

    Parts seen_;
    std::vector<bool> combinations_;
    std::vector<Parts> strength_;
};

}  // namespace loadpath::checks
