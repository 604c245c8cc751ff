#include "analysis/lifted_supports.hpp"

#include <algorithm>
#include <cmath>

#include "analysis/borne_by.hpp"
#include "analysis/reach.hpp"
#include "text/counted.hpp"
#include "text/number.hpp"

namespace loadpath::analysis {

namespace {

// Of all that the supports of a set bear.
constexpr double noticeable_share = 0.005;
// Of what the members bear: where moments act alone, reactions are nothing but this.
constexpr double rounding = 1e-6;

struct Lift {
    std::size_t support = 0;
    double force = 0.0;  // upward, on the support
    const ResultSet* set = nullptr;
    std::size_t sets = 0;
};

model::Vector3 force_of(const ResultSet& set, std::size_t support) {
    const auto& reaction = set.reactions[support];
    return {reaction[0], reaction[1], reaction[2]};
}

// A base that holds moments has bolts that pull; so has the anchor of a tie. Nobody anchors springs
// of the ground one by one: what they pull is told of all of them.
class Anchors {
 public:
    explicit Anchors(const model::Structure& structure)
        : structure_(structure), is_end_of_tie_(structure.joints.size(), false) {
        std::vector<bool> has_other(structure.joints.size(), false);
        for (const model::Member& member : structure.members) {
            const bool is_tie = member.source->member_type == document::MemberType::Tension;
            for (const int joint : {member.start, member.end}) {
                const auto node = static_cast<std::size_t>(structure.joints[joint].node);
                (is_tie ? is_end_of_tie_ : has_other)[node] = true;
            }
        }
        for (std::size_t node = 0; node < has_other.size(); ++node)
            if (has_other[node]) is_end_of_tie_[node] = false;
    }

    bool is_left_out(const model::Support& support) const {
        return support.is_ground || is_anchored(support);
    }

 private:
    bool is_anchored(const model::Support& support) const {
        const auto is_held = [&](int rotation) { return support.hold[rotation] != Hold::free; };
        const bool holds_moments = is_held(5) && (structure_.is_planar || is_held(3));
        return holds_moments || is_end_of_tie_[static_cast<std::size_t>(support.node)];
    }

    using Hold = model::Hold;
    const model::Structure& structure_;
    std::vector<bool> is_end_of_tie_;
};

// By support the set that lifts it most.
std::vector<Lift> find_lifts(const model::Structure& structure, const LinearResult& result) {
    const bool has_combinations = !result.combinations.empty();
    const model::Vector3 up = upward(structure.document->analysis.options);
    const double reach = reach_of(structure);
    const Anchors anchors(structure);
    std::vector<Lift> lifts(structure.support_count());
    for (const ResultSet& set : has_combinations ? result.combinations : result.cases) {
        if (!set.is_usable()) continue;
        double borne = 0.0, sum = 0.0;
        for (std::size_t s = 0; s < lifts.size(); ++s) {
            borne += force_of(set, s).norm();
            sum += force_of(set, s).dot(up);
        }
        double least = std::max(noticeable_share * borne, least_pull);
        for (const auto& extremes : set.extremes)
            least = std::max(least, rounding * borne_by(extremes, reach));
        // A lateral load case alone is no design situation; what presses down as a whole may be.
        if (!has_combinations && !(sum > least)) continue;
        for (std::size_t s = 0; s < lifts.size(); ++s) {
            const double lift = -force_of(set, s).dot(up);
            if (!(lift > least) || anchors.is_left_out(structure.supports[s])) continue;
            Lift& one = lifts[s];
            ++one.sets;
            if (lift > one.force) one = {s, lift, &set, one.sets};
        }
    }
    std::erase_if(lifts, [](const Lift& lift) { return lift.sets == 0; });
    return lifts;
}

std::string kilonewtons(double force) { return format(force / 1e3, 3) + " kN"; }

std::string set_text(const Lift& lift) {
    const bool is_case = lift.set->kind == ResultSet::Kind::load_case;
    std::string text = std::string(is_case ? "load case" : "combination") + " \"" + lift.set->name;
    text += "\"";
    if (lift.sets > 1) text += " (and in " + std::to_string(lift.sets - 1) + " more)";
    return text;
}

}  // namespace

model::Vector3 upward(const document::AnalysisOptions& options) {
    const model::Vector3 down = model::vector_of(options.gravity_direction);
    if (!options.enable_self_weight || down.norm() == 0.0) return model::Vector3::UnitY();
    return -down.normalized();
}

Issues find_lifted_supports(const model::Structure& structure, const LinearResult& result) {
    const std::vector<Lift> lifts = find_lifts(structure, result);
    if (lifts.empty()) return {};
    const auto worst = std::max_element(
        lifts.begin(), lifts.end(), [](const Lift& a, const Lift& b) { return a.force < b.force; });
    const auto node_of = [&](const Lift& lift) { return structure.supports[lift.support].node; };
    std::vector<std::int64_t> others;
    for (const Lift& lift : lifts)
        if (&lift != &*worst) others.push_back(structure.node_id(node_of(lift)));
    std::string message = "the support at node " +
                          std::to_string(structure.node_id(node_of(*worst))) +
                          " is pulled upward by " + kilonewtons(worst->force) + " in " +
                          set_text(*worst) + ": it has to be anchored";
    if (!others.empty()) message += "; so do those at " + text::counted("node", others);
    return {{IssueCode::support_lifted, message,
             path_of("model.nodes", static_cast<std::size_t>(node_of(*worst)))}};
}

}  // namespace loadpath::analysis
