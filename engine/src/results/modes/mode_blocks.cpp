// Modes of vibration and of buckling.
#include "results/document/blocks.hpp"

namespace loadpath::results {

namespace {

// The shape of one mode, by node.
answer::Keyed<answer::Displacements> shape_of(const AnswerView& view,
                                              const answer::ModeTables& tables, std::size_t mode) {
    const auto ids = view.rows(view.header.tables.node_ids);
    const auto rows = view.rows(tables.shapes);
    answer::Keyed<answer::Displacements> shape;
    for (std::size_t n = 0; n < ids.size(); ++n)
        shape.emplace_back(std::to_string(static_cast<std::int64_t>(ids[n].id)),
                           rows[mode * ids.size() + n]);
    return shape;
}

// How members move between their ends in one mode, by member.
answer::Keyed<std::vector<answer::AxisDisplacement>> within_members(
    const AnswerView& view, const answer::ModeTables& tables, std::int64_t mode) {
    answer::Keyed<std::vector<answer::AxisDisplacement>> members;
    for (const answer::PointWithin& point : view.rows(tables.within)) {
        if (static_cast<std::int64_t>(point.mode) != mode) continue;
        const std::string id = std::to_string(static_cast<std::int64_t>(point.member));
        if (members.empty() || members.back().first != id)
            members.emplace_back(id, std::vector<answer::AxisDisplacement>{});
        members.back().second.push_back({point.x_frac, {point.dx, point.dy, point.dz}});
    }
    return members;
}

std::vector<answer::ModeRemark> remarks_on(const std::vector<answer::Issue>& issues) {
    std::vector<answer::ModeRemark> found;
    for (const answer::Issue& issue : issues) found.push_back({issue.code, issue.message});
    return found;
}

answer::BucklingResults results_of(const AnswerView& view, const answer::BucklingHeader& header) {
    answer::BucklingResults results;
    results.reference = header.reference;
    results.linearized_support_stiffness = header.linearized_support_stiffness;
    results.linearized_hinge_stiffness = header.linearized_hinge_stiffness;
    results.all_found = header.all_found;
    for (std::size_t m = 0; m < header.modes.size(); ++m) {
        const answer::BucklingModeHeader& head = header.modes[m];
        answer::BucklingModeResults mode;
        mode.mode = head.mode;
        mode.critical_load_factor = head.critical_load_factor;
        mode.classification = head.classification;
        mode.displacements = shape_of(view, header.tables, m);
        mode.within_members = within_members(view, header.tables, head.mode);
        for (const answer::SetShare& part : head.participation_by_member_set)
            mode.participation_by_member_set.emplace_back(std::to_string(part.member_set),
                                                          part.share);
        results.modes.push_back(std::move(mode));
    }
    results.member_effective_lengths = header.member_effective_lengths;
    results.warnings = remarks_on(header.warnings);
    return results;
}

void write_modal(text::JsonWriter& out, const AnswerView& view, const answer::ModalHeader& header) {
    answer::ModalResults results;
    results.total_mass = header.total_mass;
    results.participating_mass_ratio = header.participating_mass_ratio;
    results.mass_centre = header.mass_centre;
    results.all_found = header.all_found;
    for (std::size_t m = 0; m < header.modes.size(); ++m) {
        const answer::ModalModeHead& head = header.modes[m];
        results.modes.push_back(
            {head.mode, head.eigenvalue, head.angular_frequency, head.natural_frequency,
             head.period, head.modal_mass, head.participation_factors, head.effective_mass,
             shape_of(view, header.tables, m), within_members(view, header.tables, head.mode)});
    }
    results.warnings = remarks_on(header.warnings);
    answer::write(out, results);
}

}  // namespace

void write_modes(text::JsonWriter& out, const AnswerView& view) {
    using Key = answer::ResultsDocument::Key;
    if (view.header.modal) {
        out.name(Key::modal);
        write_modal(out, view, *view.header.modal);
    }
    if (!view.header.buckling) return;
    const std::vector<answer::BucklingHeader>& runs = *view.header.buckling;
    for (const answer::BucklingHeader& run : runs) {
        if (run.error) continue;
        out.name(Key::buckling);
        answer::write(out, results_of(view, run));
        break;
    }
    // One reference that failed is told as a run too, so that its reason has a place.
    if (runs.size() == 1 && !runs[0].error) return;
    out.name(Key::buckling_runs).begin_array();
    for (const answer::BucklingHeader& run : runs) {
        answer::BucklingRun told;
        told.reference = run.reference;
        told.error = run.error;
        if (!run.error) told.results = results_of(view, run);
        answer::write(out, told);
    }
    out.end_array();
}

}  // namespace loadpath::results
