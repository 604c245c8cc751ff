#include "assembly/conditions.hpp"

#include <cmath>

namespace loadpath::assembly {

using model::unknowns_per_joint;

namespace {

void add_vector(std::vector<Term>& terms, int unknown, const model::Vector3& factors) {
    for (int k = 0; k < 3; ++k)
        if (factors[k] != 0.0) terms.push_back({unknown + k, factors[k]});
}

}  // namespace

Parameters find_parameters(const model::Structure& structure,
                           const std::vector<loads::CaseLoads>& cases) {
    Parameters parameters;
    parameters.of_hold.assign(structure.supports.size() * unknowns_per_joint, -1);
    for (const loads::CaseLoads& each : cases)
        for (const loads::Settlement& settlement : each.settlements) {
            int& place =
                parameters.of_hold[settlement.support * unknowns_per_joint + settlement.direction];
            if (place < 0) place = parameters.count++;
        }
    return parameters;
}

std::vector<Term> support_terms(const model::Structure& structure, const model::Support& support,
                                int direction) {
    std::vector<Term> terms;
    const int base = support.node * unknowns_per_joint;
    if (direction == model::warping) {
        if (structure.joints[support.node].warps) terms.push_back({base + model::warping, 1.0});
    } else {
        add_vector(terms, base + (direction < 3 ? 0 : 3),
                   support.axes.row(direction % 3).transpose());
    }
    return terms;
}

std::vector<Term> tie_terms(const model::Structure&, const model::Tie& tie, int direction) {
    std::vector<Term> terms;
    const int first = tie.first * unknowns_per_joint, second = tie.second * unknowns_per_joint;
    if (direction >= 3) {
        const model::Vector3 axis = tie.rotation_axes.row(direction - 3).transpose();
        add_vector(terms, second + 3, axis);
        add_vector(terms, first + 3, -axis);
        return terms;
    }
    // axis . (u + th x arm) = axis . u + (arm x axis) . th
    const model::Vector3 axis = tie.axes.row(direction).transpose();
    add_vector(terms, second, axis);
    add_vector(terms, second + 3, tie.second_arm.cross(axis));
    add_vector(terms, first, -axis);
    add_vector(terms, first + 3, -tie.first_arm.cross(axis));
    return terms;
}

std::vector<Condition> gather_conditions(const model::Structure& structure,
                                         const Parameters& parameters, const State& state) {
    std::vector<Condition> conditions;
    for (std::size_t s = 0; s < structure.supports.size(); ++s) {
        const model::Support& support = structure.supports[s];
        if (!structure.joints[support.node].used) continue;
        for (int k = 0; k < unknowns_per_joint; ++k) {
            if (!is_held(support, k, state, s)) continue;
            Condition condition;
            condition.terms = support_terms(structure, support, k);
            if (condition.terms.empty()) continue;
            condition.parameter = parameters.of_hold[s * unknowns_per_joint + k];
            condition.support = static_cast<int>(s);
            condition.direction = k;
            conditions.push_back(std::move(condition));
        }
    }
    for (std::size_t t = 0; t < structure.ties.size(); ++t)
        for (int k = 0; k < 6; ++k) {
            if (std::isfinite(structure.ties[t].stiffness[k])) continue;
            Condition condition;
            condition.terms = tie_terms(structure, structure.ties[t], k);
            condition.tie = static_cast<int>(t);
            condition.direction = k;
            conditions.push_back(std::move(condition));
        }
    if (structure.is_planar) {
        // What a support holds already is left to it, so that its reaction is not shared out.
        std::vector<char> is_held_by_support(static_cast<std::size_t>(structure.unknown_count()),
                                             0);
        for (const Condition& condition : conditions)
            if (condition.support >= 0 && condition.terms.size() == 1)
                is_held_by_support[condition.terms[0].unknown] = 1;
        for (std::size_t j = 0; j < structure.joints.size(); ++j)
            for (const int k : {2, 3, 4}) {
                if (!structure.joints[j].used ||
                    is_held_by_support[j * unknowns_per_joint + static_cast<std::size_t>(k)])
                    continue;
                Condition condition;
                condition.terms = {{static_cast<int>(j) * unknowns_per_joint + k, 1.0}};
                condition.direction = k;
                conditions.push_back(std::move(condition));
            }
    }
    for (const model::IdleDirection& idle : structure.idle) {
        Condition condition;
        add_vector(condition.terms, idle.joint * unknowns_per_joint + (idle.is_rotation ? 3 : 0),
                   idle.axis);
        conditions.push_back(std::move(condition));
    }
    return conditions;
}

}  // namespace loadpath::assembly
