#include "analysis/constraint_forces.hpp"

#include <Eigen/QR>
#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace loadpath::analysis {

namespace {

// Groups of conditions that share unknowns, by union of sets.
class Groups {
 public:
    explicit Groups(std::size_t size) : parent_(size) {
        std::iota(parent_.begin(), parent_.end(), 0);
    }

    int root(int i) {
        while (parent_[i] != i) i = parent_[i] = parent_[parent_[i]];
        return i;
    }
    void join(int a, int b) { parent_[root(a)] = root(b); }

 private:
    std::vector<int> parent_;
};

}  // namespace

std::vector<double> constraint_forces(const System& system,
                                      const std::vector<double>& joint_forces) {
    const auto& conditions = system.conditions;
    Groups groups(conditions.size());
    std::map<int, int> first_with;
    for (std::size_t c = 0; c < conditions.size(); ++c)
        for (const assembly::Term& term : conditions[c].terms) {
            const auto [place, is_new] = first_with.emplace(term.unknown, static_cast<int>(c));
            if (!is_new) groups.join(static_cast<int>(c), place->second);
        }
    std::map<int, std::vector<int>> members;
    for (std::size_t c = 0; c < conditions.size(); ++c)
        members[groups.root(static_cast<int>(c))].push_back(static_cast<int>(c));

    std::vector<double> result(conditions.size(), 0.0);
    for (const auto& [root, group] : members) {
        if (group.size() == 1 && conditions[group[0]].terms.size() == 1) {
            const assembly::Term& only = conditions[group[0]].terms[0];
            result[group[0]] = joint_forces[only.unknown] / only.factor;
            continue;
        }
        std::map<int, int> row;
        for (const int c : group)
            for (const assembly::Term& term : conditions[c].terms)
                row.emplace(term.unknown, static_cast<int>(row.size()));
        Eigen::MatrixXd transposed =
            Eigen::MatrixXd::Zero(static_cast<int>(row.size()), static_cast<int>(group.size()));
        Eigen::VectorXd forces(static_cast<int>(row.size()));
        for (const auto& [unknown, r] : row) forces(r) = joint_forces[unknown];
        for (std::size_t c = 0; c < group.size(); ++c)
            for (const assembly::Term& term : conditions[group[c]].terms)
                transposed(row.at(term.unknown), static_cast<int>(c)) = term.factor;
        const Eigen::VectorXd solved = transposed.completeOrthogonalDecomposition().solve(forces);
        for (std::size_t c = 0; c < group.size(); ++c)
            result[group[c]] = solved(static_cast<int>(c));
    }
    return result;
}

}  // namespace loadpath::analysis
