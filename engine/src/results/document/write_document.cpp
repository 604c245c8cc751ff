#include "results/document/write_document.hpp"

#include "results/document/blocks.hpp"

namespace loadpath::results {

namespace {

using answer::SetKind;

void write_sets(text::JsonWriter& out, const AnswerView& view, const ChosenSets& sets,
                std::int64_t stations) {
    out.begin_object();
    for (const answer::SetHeader* set : sets) {
        out.key(std::string_view(set->name));
        write_set(out, view, *set, stations);
    }
    out.end_object();
}

// Why sets have no usable numbers; the record differs by the name of the id.
template <class Failure>
void write_failures(text::JsonWriter& out, const ChosenSets& sets) {
    out.begin_array();
    for (const answer::SetHeader* set : sets)
        for (const answer::Issue& error : set->errors)
            answer::write(out, Failure{set->id, set->name, error.code, error.message});
    out.end_array();
}

}  // namespace

void write_document(text::JsonWriter& out, const AnswerView& view, const ChosenSets& sets,
                    const answer::WriteOptions& options) {
    using Key = answer::ResultsDocument::Key;
    const ChosenSets cases = of_kind(sets, SetKind::loadcase);
    const ChosenSets combinations = of_kind(sets, SetKind::loadcombination);
    out.begin_object();
    out.name(Key::engine_version).value(std::string_view(view.header.engine_version));
    out.name(Key::verdict);
    answer::write(out, view.header.verdict);
    out.name(Key::loadcases);
    write_sets(out, view, cases, options.stations);
    out.name(Key::loadcombinations);
    write_sets(out, view, combinations, options.stations);
    if (view.header.selections) {
        out.name(Key::selections);
        write_selected(out, view);
    }
    out.name(Key::unity_check_results);
    write_checks(out, view);
    out.name(Key::combination_uses).begin_array();
    for (const answer::CombinationUse& use : view.header.combination_uses) answer::write(out, use);
    out.end_array();
    out.name(Key::bill_of_quantities);
    answer::write(out, view.header.bill_of_quantities);
    if (view.header.stability) {
        out.name(Key::stability).begin_array();
        for (const auto& row : *view.header.stability) answer::write(out, row);
        out.end_array();
    }
    out.name(Key::load_case_failures);
    write_failures<answer::LoadCaseFailure>(out, cases);
    out.name(Key::solve_failures);
    write_failures<answer::CombinationFailure>(out, combinations);
    write_modes(out, view);
    if (view.header.seismic) {
        out.name(Key::seismic);
        write_seismic(out, view, options.stations);
    }
    out.name(Key::receipt);
    write_receipt(out, view, sets, options.circumstances.value_or(answer::Circumstances{}));
    out.name(Key::coverage);
    answer::write(out, view.header.coverage);
    out.end_object();
}

}  // namespace loadpath::results
