#include "results/modes/solved_modes.hpp"

#include <algorithm>
#include <limits>
#include <string>

#include "results/summary/fitting.hpp"
#include "results/summary/rounded.hpp"
#include "results/summary/short_text.hpp"

namespace loadpath::results {

namespace {

// Of a list in a summary.
constexpr std::size_t few = 3;

void add_remarks(answer::SolvedModes& told, const std::vector<answer::Issue>& issues) {
    for (const answer::Issue& issue : issues) told.remarks.push_back(issue.message);
}

void tell_vibration(answer::SolvedModes& told, const answer::ModalHeader& modal, bool is_summary) {
    add_remarks(told, modal.warnings);
    told.frequencies.emplace();
    told.mass_ratios.emplace();
    for (std::size_t k = 0; k < few; ++k)
        told.mass_ratios->push_back(rounded(modal.participating_mass_ratio[k], 1.0));
    if (!is_summary) told.effective_masses.emplace();
    for (const answer::ModalModeHead& mode : modal.modes) {
        if (is_summary && told.frequencies->size() == few) return;
        told.frequencies->push_back(rounded(mode.natural_frequency));
        if (is_summary) continue;
        const auto& mass = mode.effective_mass;
        const double whole = modal.total_mass[0];
        told.effective_masses->push_back(
            {rounded(mass[0], whole), rounded(mass[1], whole), rounded(mass[2], whole)});
    }
}

std::string name_of_loads(const AnswerView& view, const answer::LoadReference& reference) {
    const auto kind =
        reference.LoadCase ? answer::SetKind::loadcase : answer::SetKind::loadcombination;
    const std::int64_t id = reference.LoadCase.value_or(reference.LoadCombination.value_or(0));
    for (const answer::SetHeader& set : view.header.sets)
        if (set.kind == kind && set.id == id) return set.name;
    return std::string(reference.LoadCase ? "load case " : "combination ") + std::to_string(id);
}

std::optional<double> length_of(const std::optional<answer::EffectiveLength>& found) {
    if (!found) return std::nullopt;
    return rounded(found->effective_length);
}

answer::SolvedBuckling tell_run(const AnswerView& view, const answer::BucklingHeader& run,
                                bool is_summary) {
    answer::SolvedBuckling told;
    told.loads = name_of_loads(view, run.reference);
    told.error = run.error;
    for (const answer::BucklingModeHeader& mode : run.modes) {
        if (is_summary && !told.factors.empty()) return told;
        told.factors.push_back(rounded(mode.critical_load_factor));
        told.kinds.push_back(mode.classification.label);
    }
    if (is_summary || !run.member_effective_lengths) return told;
    told.effective_lengths.emplace();
    for (const answer::MemberEffectiveLengths& each : *run.member_effective_lengths) {
        if (told.effective_lengths->size() == most_rows) break;
        told.effective_lengths->emplace_back(
            std::to_string(each.member_id),
            answer::SolvedLengths{.y = length_of(each.about_y), .z = length_of(each.about_z)});
    }
    return told;
}

// The size of the lowest factor; what has none comes last.
double lowest(const answer::SolvedBuckling& told) {
    return told.factors.empty() ? std::numeric_limits<double>::infinity()
                                : std::abs(told.factors.front());
}

void tell_buckling(answer::SolvedModes& told, const AnswerView& view, bool is_summary) {
    auto& runs = told.buckling.emplace();
    for (const answer::BucklingHeader& run : *view.header.buckling) {
        add_remarks(told, run.warnings);
        runs.push_back(tell_run(view, run, is_summary));
    }
    if (!is_summary) return;
    std::stable_sort(runs.begin(), runs.end(),
                     [](const auto& a, const auto& b) { return lowest(a) < lowest(b); });
    if (runs.size() > few) runs.resize(few);
}

void tell_earthquake(answer::SolvedModes& told, const char* method,
                     const std::optional<answer::SeismicMethodHeader>& found) {
    if (!found) return;
    for (const answer::SeismicDirectionHeader& each : found->per_direction)
        told.earthquakes->push_back({.method = method,
                                     .direction = each.direction,
                                     .base_shear = rounded(each.base_shear),
                                     .mass_ratio = rounded(each.participating_mass_ratio)});
}

}  // namespace

std::optional<answer::SolvedModes> solved_modes(const AnswerView& view, bool is_summary) {
    const answer::Header& header = view.header;
    if (!header.modal && !header.buckling && !header.seismic) return std::nullopt;
    answer::SolvedModes told;
    if (header.modal) tell_vibration(told, *header.modal, is_summary);
    if (header.buckling) tell_buckling(told, view, is_summary);
    if (const auto& seismic = header.seismic) {
        told.earthquakes.emplace();
        tell_earthquake(told, "modal_response_spectrum", seismic->modal_response_spectrum);
        tell_earthquake(told, "lateral_force", seismic->lateral_force);
        add_remarks(told, seismic->warnings);
    }
    if (is_summary)
        for (std::string& remark : told.remarks) remark = short_message(remark);
    return told;
}

}  // namespace loadpath::results
