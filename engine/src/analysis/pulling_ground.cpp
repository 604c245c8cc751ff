#include <algorithm>

#include "analysis/ground.hpp"
#include "analysis/lifted_supports.hpp"
#include "text/number.hpp"

namespace loadpath::analysis {

namespace {

// Of all that bears a set.
constexpr double noticeable_pull = 0.01;

struct Pull {
    double force = 0.0;
    int member = -1;
    const ResultSet* set = nullptr;
};

double lifted_by(const ResultSet& set, int support, const model::Vector3& up) {
    const auto& r = set.reactions[static_cast<std::size_t>(support)];
    return -model::Vector3(r[0], r[1], r[2]).dot(up);
}

}  // namespace

Issues find_pulling_ground(const model::Structure& structure, const LinearResult& result) {
    if (structure.beds.empty()) return {};
    const bool has_combinations = !result.combinations.empty();
    const model::Vector3 up = upward(structure.document->analysis.options);
    Pull worst;
    for (const ResultSet& set : has_combinations ? result.combinations : result.cases) {
        if (!set.is_usable()) continue;
        double borne = 0.0, sum = 0.0;
        for (const auto& r : set.reactions) {
            borne += model::Vector3(r[0], r[1], r[2]).norm();
            sum += model::Vector3(r[0], r[1], r[2]).dot(up);
        }
        // A load case that lifts as a whole is no design situation.
        if (!has_combinations && !(sum > noticeable_pull * borne)) continue;
        for (const model::Bed& bed : structure.beds) {
            double pull = 0.0;
            for (int s = bed.first_support; s < bed.first_support + bed.count; ++s)
                pull += std::max(0.0, lifted_by(set, s, up));
            if (pull > std::max(noticeable_pull * borne, least_pull) && pull > worst.force)
                worst = {pull, bed.member, &set};
        }
    }
    if (worst.set == nullptr) return {};
    const std::string kind =
        worst.set->kind == ResultSet::Kind::load_case ? "load case" : "combination";
    return {{IssueCode::support_lifted,
             "the ground along member " +
                 std::to_string(structure.members[worst.member].source->id) + " pulls it down by " +
                 format(worst.force / 1e3, 3) + " kN in " + kind + " \"" + worst.set->name +
                 "\": elastic ground is computed to pull as it presses",
             path_of("model.members", static_cast<std::size_t>(worst.member)) + ".bedding"}};
}

}  // namespace loadpath::analysis
