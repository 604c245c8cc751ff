// Members that pass through a node, or through each other, without being joined there.
//
// Members are followed through cubes about as large as members are long, so that all of them
// together pass through a few cubes per member; only what shares a cube is compared. Bracing passes
// unjoined by design: members that cannot bend, or turn freely at both ends, are left out, and so
// are the two diagonals of a panel.
#include <Eigen/Geometry>
#include <tuple>

#include "plausibility/cells.hpp"
#include "plausibility/rules.hpp"
#include "plausibility/words.hpp"

namespace loadpath::plausibility {

namespace {

// Comparisons per member beyond which the rest is left: members that all lie in one place.
constexpr std::size_t comparisons_per_member = 200;

bool can_be_joined(const Bar& bar) { return bar.is_sound && bar.bends && !bar.is_pinned; }

// Between its ends, each left out by the width of a joint.
bool is_inside(double along, double length, double reach) {
    return along > 2 * reach && along < length - 2 * reach;
}

struct Crossing {
    int one, other;
    Vector3 at;
};

class Crossings {
 public:
    Crossings(const Subject& subject, const std::vector<int>& bars, double size)
        : subject_(subject),
          reach_(joint_reach(subject)),
          grid_(subject.least, size),
          budget_(comparisons_per_member * (bars.size() + 100)),
          joined_(subject) {
        for (const int bar : bars)
            grid_.follow(subject.bars[bar].from, subject.bars[bar].to,
                         [&](const Cell& cell) { passing_[cell].push_back(bar); });
    }

    void find_nodes(Findings& findings) {
        for (std::size_t i = 0; i < subject_.points.size(); ++i)
            if (should_be_joined(i)) {
                const int bar = find_bar_through(static_cast<int>(i));
                if (bar != nowhere) tell_node(bar, static_cast<int>(i), findings);
            }
    }

    void find_members(Findings& findings) {
        std::vector<Crossing> found;
        for (const auto& [cell, bars] : passing_)
            for (std::size_t i = 0; i < bars.size(); ++i)
                for (std::size_t k = i + 1; k < bars.size() && may_compare(); ++k)
                    compare(bars[i], bars[k], cell, found);
        std::ranges::sort(found, {}, [](const Crossing& each) {
            return std::tuple(std::max(each.one, each.other), std::min(each.one, each.other));
        });
        for (const Crossing& each : found) tell_crossing(each, findings);
        if (budget_ == 0)
            findings.add({IssueCode::members_not_joined,
                          "so many members lie in one place that not all were compared",
                          "model.members"});
    }

 private:
    bool may_compare() {
        if (budget_ == 0) return false;
        --budget_;
        return true;
    }

    // What only bracing meets may pass; a node that is held, loaded or part of a plate may not.
    bool should_be_joined(std::size_t node) const {
        return subject_.stiff_bars_at[node] > 0 ||
               subject_.parts_at[node] > subject_.bars_at[node] || subject_.is_held[node] ||
               subject_.is_loaded[node];
    }

    int find_bar_through(int node) {
        const auto found = passing_.find(grid_.cell_of(subject_.points[node]));
        if (found == passing_.end()) return nowhere;
        for (const int bar : found->second)
            if (may_compare() && passes_through(subject_.bars[bar], node)) return bar;
        return nowhere;
    }

    bool passes_through(const Bar& bar, int node) const {
        if (bar.start == node || bar.end == node) return false;
        const Vector3 axis = (bar.to - bar.from) / bar.length;
        const Vector3 to_node = subject_.points[node] - bar.from;
        const double along = axis.dot(to_node);
        return is_inside(along, bar.length, reach_) && (to_node - along * axis).norm() <= reach_;
    }

    void tell_node(int bar, int node, Findings& findings) const {
        const auto& model = subject_.document.model;
        const std::string id = std::to_string(model.nodes[node].id);
        findings.add({IssueCode::node_on_member,
                      "passes through node " + id + " without being joined to it",
                      path_of("model.members", static_cast<std::size_t>(bar)),
                      "divide the member at node " + id});
    }

    // Two diagonals of a panel: members join at least two of its sides.
    bool are_bracing(const Bar& one, const Bar& two) {
        int sides = 0;
        for (const int corner : {one.start, one.end})
            for (const int other : {two.start, two.end}) sides += joined_.contains(corner, other);
        return sides >= 2;
    }

    void compare(int first, int second, const Cell& cell, std::vector<Crossing>& found) {
        const Bar& one = subject_.bars[first];
        const Bar& two = subject_.bars[second];
        if (one.start == two.start || one.start == two.end || one.end == two.start ||
            one.end == two.end)
            return;
        const Vector3 u = (one.to - one.from) / one.length, v = (two.to - two.from) / two.length;
        const Vector3 across = u.cross(v);
        const double sine = across.squaredNorm();
        if (sine < 1e-6) return;  // side by side: where one ends on the other, its node tells
        const Vector3 between = two.from - one.from;
        if (std::abs(between.dot(across)) > reach_ * std::sqrt(sine)) return;
        const double s = between.cross(v).dot(across) / sine;
        const double t = between.cross(u).dot(across) / sine;
        if (!is_inside(s, one.length, reach_) || !is_inside(t, two.length, reach_)) return;
        const Vector3 at = one.from + s * u;
        // They may share other cells; it is told in that of the crossing.
        if (grid_.cell_of(at) == cell && !are_bracing(one, two))
            found.push_back({first, second, at});
    }

    void tell_crossing(const Crossing& crossing, Findings& findings) const {
        const auto& members = subject_.document.model.members;
        const auto [earlier, later] = std::minmax(crossing.one, crossing.other);
        findings.add({IssueCode::members_not_joined,
                      "crosses member " + std::to_string(members[earlier].id) + " at (" +
                          few_digits(crossing.at[0]) + ", " + few_digits(crossing.at[1]) + ", " +
                          few_digits(crossing.at[2]) + ") m without being joined to it",
                      path_of("model.members", static_cast<std::size_t>(later)),
                      "divide both at a common node, or release the ends of what only braces"});
    }

    const Subject& subject_;
    double reach_;
    Grid grid_;
    std::size_t budget_;
    JoinedPairs joined_;
    Cells<std::vector<int>> passing_;
};

}  // namespace

void check_crossings(const Subject& subject, Findings& findings) {
    std::vector<int> bars;
    double total = 0;
    for (std::size_t i = 0; i < subject.bars.size(); ++i)
        if (can_be_joined(subject.bars[i])) {
            bars.push_back(static_cast<int>(i));
            total += subject.bars[i].length;
        }
    // Beyond this the cells of far corners cannot be told apart.
    const double size = std::max(total / static_cast<double>(std::max<std::size_t>(1, bars.size())),
                                 1e-9 * subject.extent);
    if (bars.empty() || size <= 0 || !std::isfinite(size)) return;
    Crossings crossings(subject, bars, size);
    crossings.find_nodes(findings);
    crossings.find_members(findings);
}

}  // namespace loadpath::plausibility
