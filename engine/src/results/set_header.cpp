#include "results/set_header.hpp"

#include <cmath>

#include "answer/issue_list.hpp"
#include "results/fill_table.hpp"
#include "results/member_tables.hpp"
#include "results/model_tables.hpp"
#include "results/plate_tables.hpp"

namespace loadpath::results {

namespace {

using analysis::ResultSet;

answer::Displacements displacements_at(int joint, const std::vector<double>& by_unknown) {
    static_assert(sizeof(answer::Displacements) == model::unknowns_per_joint * sizeof(double));
    return row_at<answer::Displacements>(by_unknown.data() + joint * model::unknowns_per_joint);
}

void fill_node_tables(const model::Structure& structure, const ResultSet& set, Numbers& numbers,
                      answer::SetTables& tables) {
    auto displacements = fill(numbers, tables.displacements);
    for (const int joint : reported_joints(structure))
        displacements.push(displacements_at(joint, set.displacements));
    auto reactions = fill(numbers, tables.reactions);
    for (std::size_t s = 0; s < structure.support_count(); ++s)
        reactions.push(row_from<answer::Forces>(set.reactions[s]));
}

void fill_motions(const model::Structure& structure, const ResultSet& set, Numbers& numbers,
                  answer::SetTables& tables) {
    const std::vector<int> joints = reported_joints(structure);
    auto motions = fill(numbers, tables.motions);
    for (const analysis::FreeMotion& motion : set.motions)
        for (const int joint : joints) motions.push(displacements_at(joint, motion.displacements));
}

answer::SetTables set_tables(const model::Structure& structure, const ResultSet& set,
                             Numbers& numbers) {
    answer::SetTables tables;
    if (set.is_usable()) {
        fill_node_tables(structure, set, numbers, tables);
        fill_member_tables(structure, set, numbers, tables);
        if (!set.plates.empty()) fill_plate_tables(structure, set, numbers, tables);
    }
    if (!set.motions.empty()) fill_motions(structure, set, numbers, tables);
    return tables;
}

// Where a mechanism has run to infinity there is nothing to add up.
std::array<double, 6> six_of(const analysis::Vector6& v) {
    if (!v.allFinite()) return {};
    return {v[0], v[1], v[2], v[3], v[4], v[5]};
}

// Of a mechanism that has run to infinity nothing is known to agree.
double share_of(double missed) { return std::isfinite(missed) ? missed : 1.0; }

answer::Balance balance_of(const ResultSet& set) {
    answer::Balance balance;
    balance.sum_of_loads = six_of(set.balance.loads);
    balance.sum_of_reactions = six_of(set.balance.reactions);
    balance.balance_error = share_of(set.balance.error);
    balance.residual = share_of(set.residual);
    balance.unbalanced = share_of(set.unbalanced);
    if (set.is_usable() && set.method != ResultSet::Method::seismic)
        balance.strain_energy = set.strain_energy;
    return balance;
}

answer::AnalysisMethod method_of(ResultSet::Method method) {
    switch (method) {
        case ResultSet::Method::p_delta:
            return answer::AnalysisMethod::p_delta;
        case ResultSet::Method::corotational:
            return answer::AnalysisMethod::corotational;
        case ResultSet::Method::seismic:
            return answer::AnalysisMethod::seismic;
        default:
            return answer::AnalysisMethod::linear;
    }
}

answer::Convergence convergence_of(const ResultSet& set) {
    answer::Convergence convergence;
    convergence.method = method_of(set.method);
    convergence.iterations = set.iterations;
    convergence.history = set.history;
    convergence.load_factor = set.load_factor;
    if (set.is_usable() && set.amplification > 0.0) convergence.amplification = set.amplification;
    return convergence;
}

}  // namespace

answer::SetHeader set_header(const model::Structure& perfect, const ResultSet& set,
                             Numbers& numbers) {
    const model::Structure& structure = set.imperfect ? set.imperfect->structure : perfect;
    answer::SetHeader header;
    header.kind = set.kind == ResultSet::Kind::load_case ? answer::SetKind::loadcase
                                                         : answer::SetKind::loadcombination;
    header.id = set.id;
    header.name = set.name;
    header.converged = set.converged && set.is_usable();
    header.iterations = set.iterations;
    header.convergence = convergence_of(set);
    header.balance = balance_of(set);
    header.usable = set.is_usable();
    header.errors = issue_list(set.errors, answer::Severity::error);
    header.warnings = issue_list(set.warnings, answer::Severity::warning);
    header.tables = set_tables(structure, set, numbers);
    return header;
}

}  // namespace loadpath::results
