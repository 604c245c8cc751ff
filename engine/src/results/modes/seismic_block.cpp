// What an earthquake does.
#include "results/document/blocks.hpp"

namespace loadpath::results {

namespace {

void write_direction(text::JsonWriter& out, const AnswerView& view,
                     const answer::SeismicDirectionHeader& along, std::int64_t stations) {
    using Key = answer::SeismicDirectionResults::Key;
    out.begin_object();
    out.name(Key::direction).value(answer::name_of(along.direction));
    out.name(Key::base_shear).value(along.base_shear);
    out.name(Key::total_seismic_mass).value(along.total_seismic_mass);
    out.name(Key::participating_mass_ratio).value(along.participating_mass_ratio);
    out.name(Key::modes).begin_array();
    for (const answer::SeismicMode& mode : along.modes) answer::write(out, mode);
    out.end_array();
    out.name(Key::leading_mode);
    if (along.leading_mode)
        out.value(*along.leading_mode);
    else
        out.null();
    if (along.correction_factor) out.name(Key::correction_factor).value(*along.correction_factor);
    out.name(Key::combined);
    write_set(out, view, along.combined, stations);
    if (along.leading) {
        out.name(Key::leading);
        write_set(out, view, *along.leading, stations);
    }
    out.end_object();
}

void write_method(text::JsonWriter& out, const AnswerView& view,
                  const answer::SeismicMethodHeader& method, std::int64_t stations) {
    using Key = answer::SeismicMethodResults::Key;
    out.begin_object();
    out.name(Key::per_direction).begin_array();
    for (const answer::SeismicDirectionHeader& along : method.per_direction)
        write_direction(out, view, along, stations);
    out.end_array();
    if (method.combined) {
        out.name(Key::combined);
        write_set(out, view, *method.combined, stations);
    }
    out.end_object();
}

}  // namespace

void write_seismic(text::JsonWriter& out, const AnswerView& view, std::int64_t stations) {
    using Key = answer::SeismicResults::Key;
    out.begin_object();
    if (const auto& header = view.header.seismic) {
        if (header->modal_response_spectrum) {
            out.name(Key::modal_response_spectrum);
            write_method(out, view, *header->modal_response_spectrum, stations);
        }
        if (header->lateral_force) {
            out.name(Key::lateral_force);
            write_method(out, view, *header->lateral_force, stations);
        }
        out.name(Key::warnings).begin_array();
        for (const answer::Issue& issue : header->warnings)
            answer::write(out, answer::ModeRemark{issue.code, issue.message});
        out.end_array();
    }
    out.end_object();
}

}  // namespace loadpath::results
