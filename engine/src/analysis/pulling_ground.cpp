#include <algorithm>
#include <cmath>
#include <utility>

#include "analysis/ground.hpp"
#include "analysis/lifted_supports.hpp"
#include "text/number.hpp"

namespace loadpath::analysis {

namespace {

// Of all that bears a set.
constexpr double noticeable_pull = 0.01;
// Of what presses: a long beam under one load is pulled by 0.07 of it beyond where it rises. What
// is pulled by more lifts off, and bends in another way than is computed.
constexpr double lifting_pull = 0.2;

struct Pull {
    double force = 0.0;
    bool lifts = false;
    int member = -1;
    const ResultSet* set = nullptr;

    bool operator<(const Pull& other) const {
        return std::pair(lifts, force) < std::pair(other.lifts, other.force);
    }
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
            double pull = 0.0, press = 0.0;
            for (int s = bed.first_support; s < bed.first_support + bed.count; ++s) {
                const double lifted = lifted_by(set, s, up);
                (lifted > 0.0 ? pull : press) += std::abs(lifted);
            }
            const Pull found{pull, pull > lifting_pull * press, bed.member, &set};
            if (pull > std::max(noticeable_pull * borne, least_pull) && worst < found)
                worst = found;
        }
    }
    if (worst.set == nullptr) return {};
    const std::string kind =
        worst.set->kind == ResultSet::Kind::load_case ? "load case" : "combination";
    return {{worst.lifts ? IssueCode::ground_pulls : IssueCode::support_lifted,
             "the ground along member " +
                 std::to_string(structure.members[worst.member].source->id) + " pulls it down by " +
                 format(worst.force / 1e3, 3) + " kN in " + kind + " \"" + worst.set->name +
                 "\": elastic ground is computed to pull as it presses",
             path_of("model.members", static_cast<std::size_t>(worst.member)) + ".bedding"}};
}

}  // namespace loadpath::analysis
