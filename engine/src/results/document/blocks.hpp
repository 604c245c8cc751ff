// The results document block by block. Each writes one value; `write_document` puts them together.
// Signs: end forces are what the nodes exert on the member; section forces have the sign of the
// start side. A set without usable numbers has none: its blocks are empty.
#pragma once

#include "results/document/chosen_sets.hpp"
#include "text/json_writer.hpp"

namespace loadpath::results {

// Whether the document holds a block: no request and no filter leaves it out.
bool keeps(const answer::Header& header, document::ResultBlock block);

void write_displacements(text::JsonWriter& out, const AnswerView& view,
                         const answer::SetHeader& set);
void write_reactions(text::JsonWriter& out, const AnswerView& view, const answer::SetHeader& set);
void write_members(text::JsonWriter& out, const AnswerView& view, const answer::SetHeader& set,
                   std::int64_t stations);
void write_plates(text::JsonWriter& out, const AnswerView& view, const answer::SetHeader& set);
void write_set(text::JsonWriter& out, const AnswerView& view, const answer::SetHeader& set,
               std::int64_t stations);
void write_checks(text::JsonWriter& out, const AnswerView& view);
void write_selected(text::JsonWriter& out, const AnswerView& view);
// The members `modal`, `buckling` and `buckling_runs` of the document, where there are any.
void write_modes(text::JsonWriter& out, const AnswerView& view);
// The value of `seismic`: what an earthquake does.
void write_seismic(text::JsonWriter& out, const AnswerView& view, std::int64_t stations);
void write_receipt(text::JsonWriter& out, const AnswerView& view, const ChosenSets& sets,
                   const answer::Circumstances& circumstances);

}  // namespace loadpath::results
