// Nodes on top of each other that nothing joins, and members that stand between the same two nodes.
#include <algorithm>
#include <utility>

#include "plausibility/cells.hpp"
#include "plausibility/rules.hpp"
#include "plausibility/words.hpp"

namespace loadpath::plausibility {

namespace {

// The first of the nodes that lie within reach of each other stands for them all.
class NodesNearby {
 public:
    explicit NodesNearby(const Subject& subject)
        : subject_(subject),
          reach_(joint_reach(subject)),
          grid_(subject.least, reaches_per_cell * reach_),
          joined_(subject),
          before_(subject.points.size(), nowhere) {
        last_in_.reserve(subject.points.size());
    }

    void run(Findings& findings) {
        for (std::size_t i = 0; i < subject_.points.size(); ++i) {
            const int node = static_cast<int>(i);
            if (subject_.parts_at[i] == 0) continue;
            const int other = find_near(node);
            if (other == nowhere)
                remember(node);
            else if (!joined_.contains(node, other))
                tell(node, other, findings);
        }
    }

 private:
    // So many that what is within reach of a node mostly lies in the cell of that node.
    static constexpr double reaches_per_cell = 8;

    int find_near(int node) const {
        const Vector3& point = subject_.points[node];
        const Vector3 reach = Vector3::Constant(reach_);
        const Cell from = grid_.cell_of(point - reach), to = grid_.cell_of(point + reach);
        for (std::int64_t x = from[0]; x <= to[0]; ++x)
            for (std::int64_t y = from[1]; y <= to[1]; ++y)
                for (std::int64_t z = from[2]; z <= to[2]; ++z)
                    if (const int other = find_in({x, y, z}, point); other != nowhere) return other;
        return nowhere;
    }

    int find_in(const Cell& cell, const Vector3& point) const {
        const auto found = last_in_.find(cell);
        int other = found == last_in_.end() ? nowhere : found->second;
        while (other != nowhere && (subject_.points[other] - point).norm() > reach_)
            other = before_[other];
        return other;
    }

    void remember(int node) {
        const auto [found, is_first] =
            last_in_.try_emplace(grid_.cell_of(subject_.points[node]), node);
        if (!is_first) before_[node] = std::exchange(found->second, node);
    }

    void tell(int node, int other, Findings& findings) const {
        const auto& nodes = subject_.document.model.nodes;
        const double apart = (subject_.points[node] - subject_.points[other]).norm();
        const std::string where =
            apart == 0 ? "lies where node " + std::to_string(nodes[other].id) + " lies"
                       : "lies " + few_digits(1e3 * apart) + " mm from node " +
                             std::to_string(nodes[other].id);
        findings.add({IssueCode::nodes_not_joined,
                      where + ", and nothing joins them: what meets there passes no force on",
                      path_of("model.nodes", static_cast<std::size_t>(node)),
                      "use node " + std::to_string(nodes[other].id) + " for both"});
    }

    const Subject& subject_;
    double reach_;
    Grid grid_;
    JoinedPairs joined_;
    Cells<int> last_in_;
    std::vector<int> before_;  // in the same cell
};

// Bars lie beside each other where they are further apart than the width of a joint.
bool lies_elsewhere(const Bar& one, const Bar& other, double reach) {
    const auto is_near = [reach](const Vector3& a, const Vector3& b) {
        return (a - b).norm() <= reach;
    };
    return !(is_near(one.from, other.from) && is_near(one.to, other.to)) &&
           !(is_near(one.from, other.to) && is_near(one.to, other.from));
}

}  // namespace

double joint_reach(const Subject& subject) { return std::min(1e-3, 1e-4 * subject.extent); }

void check_nodes_nearby(const Subject& subject, Findings& findings) {
    if (subject.extent > 0) NodesNearby(subject).run(findings);
}

void check_duplicate_members(const Subject& subject, Findings& findings) {
    const auto& members = subject.document.model.members;
    std::unordered_map<std::int64_t, int> first;
    for (std::size_t i = 0; i < members.size(); ++i) {
        const Bar& bar = subject.bars[i];
        if (!bar.is_sound) continue;
        const auto [found, is_new] =
            first.emplace(pair_key(bar.start, bar.end), static_cast<int>(i));
        if (is_new) continue;
        const document::Member& other = members[found->second];
        // Beside each other, or one for tension and one for compression, they are meant.
        if (other.member_type != members[i].member_type ||
            lies_elsewhere(bar, subject.bars[found->second], joint_reach(subject)))
            continue;
        findings.add({IssueCode::duplicate_member,
                      "stands between the same two nodes as member " + std::to_string(other.id) +
                          ": each carries a part of what one of them was meant to carry",
                      path_of("model.members", i), "leave one of them out"});
    }
}

}  // namespace loadpath::plausibility
