#include "results/modes/mode_headers.hpp"

#include <cmath>
#include <numbers>

#include "answer/issue_list.hpp"
#include "results/fill_table.hpp"
#include "results/model_tables.hpp"

namespace loadpath::results {

namespace {

template <class Modes>
void fill_shapes(const model::Structure& structure, const Modes& modes, Numbers& numbers,
                 answer::ModeTables& tables) {
    const std::vector<int> joints = reported_joints(structure);
    auto shapes = fill(numbers, tables.shapes);
    for (const auto& mode : modes)
        for (const int joint : joints)
            shapes.push(row_at<answer::Displacements>(mode.shape.data() +
                                                      joint * model::unknowns_per_joint));
    auto within = fill(numbers, tables.within);
    for (std::size_t m = 0; m < modes.size(); ++m)
        for (const eigen::WithinMember& waves : modes[m].within)
            for (std::size_t k = 0; k < waves.moved.size(); ++k) {
                const model::Vector3& moved = waves.moved[k];
                within.push({double(m) + 1.0,
                             double(structure.members[std::size_t(waves.member)].source->id),
                             (double(k) + 1.0) / eigen::parts_of_waves, moved[0], moved[1],
                             moved[2]});
            }
}

std::array<double, 6> as_array(const eigen::Vector6& v) {
    return {v[0], v[1], v[2], v[3], v[4], v[5]};
}

std::vector<answer::Issue> all_issues(const Issues& reasons, const Issues& warnings) {
    Issues all = reasons;
    all.insert(all.end(), warnings.begin(), warnings.end());
    return issue_list(all, answer::Severity::warning);
}

std::optional<answer::EffectiveLength> length_of(
    const std::optional<eigen::EffectiveLength>& found) {
    if (!found) return std::nullopt;
    return answer::EffectiveLength{.effective_length = found->length,
                                   .mode = found->mode,
                                   .critical_load_factor = found->factor,
                                   .axial_force = found->axial_force};
}

}  // namespace

answer::ModalHeader modal_header(const model::Structure& structure,
                                 const eigen::ModalResult& result, Numbers& numbers) {
    answer::ModalHeader header;
    eigen::Vector6 held = eigen::Vector6::Zero();
    for (std::size_t m = 0; m < result.modes.size(); ++m) {
        const eigen::ModalMode& mode = result.modes[m];
        const double angular = std::sqrt(mode.eigenvalue);
        const eigen::Vector6 effective = mode.participation.cwiseAbs2() / mode.modal_mass;
        held += effective;
        answer::ModalModeHead head;
        head.mode = static_cast<std::int64_t>(m) + 1;
        head.eigenvalue = mode.eigenvalue;
        head.angular_frequency = angular;
        head.natural_frequency = angular / (2.0 * std::numbers::pi);
        if (angular > 0.0) head.period = 2.0 * std::numbers::pi / angular;
        head.modal_mass = mode.modal_mass;
        head.participation_factors = as_array(mode.participation);
        head.effective_mass = as_array(effective);
        header.modes.push_back(head);
    }
    header.total_mass = as_array(result.mass);
    for (int d = 0; d < 6; ++d)
        header.participating_mass_ratio[d] = result.mass[d] > 0.0 ? held[d] / result.mass[d] : 0.0;
    header.mass_centre = {result.centre[0], result.centre[1], result.centre[2]};
    header.all_found = result.is_counted;
    header.warnings = all_issues(result.errors, result.warnings);
    fill_shapes(structure, result.modes, numbers, header.tables);
    return header;
}

answer::BucklingHeader buckling_header(const model::Structure& structure,
                                       const eigen::BucklingRun& run, Numbers& numbers) {
    answer::BucklingHeader header;
    header.reference = {run.reference.LoadCase, run.reference.LoadCombination};
    if (!run.errors.empty()) header.error = run.errors[0].message;
    for (std::size_t m = 0; m < run.result.modes.size(); ++m) {
        const eigen::BucklingMode& mode = run.result.modes[m];
        answer::BucklingModeHeader head;
        head.mode = static_cast<std::int64_t>(m) + 1;
        head.critical_load_factor = mode.factor;
        head.classification = mode.classification;
        for (const auto& [set, share] : mode.share_of_set)
            head.participation_by_member_set.push_back({set, share});
        header.modes.push_back(std::move(head));
    }
    if (structure.document->analysis.buckling->member_effective_lengths.value_or(false)) {
        auto& lengths = header.member_effective_lengths.emplace();
        for (const eigen::MemberLengths& of : run.result.lengths)
            lengths.push_back({of.member, length_of(of.about_y), length_of(of.about_z)});
    }
    header.linearized_support_stiffness = run.result.linearized.supports;
    header.linearized_hinge_stiffness = run.result.linearized.hinges;
    header.all_found = run.result.is_counted;
    header.warnings = all_issues(run.errors, run.result.warnings);
    fill_shapes(structure, run.result.modes, numbers, header.tables);
    return header;
}

}  // namespace loadpath::results
