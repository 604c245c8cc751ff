// What `result_requests` ask for: values by result set, id, field and component.
#include "results/document/blocks.hpp"

namespace loadpath::results {

void write_selected(text::JsonWriter& out, const AnswerView& view) {
    out.begin_array();
    for (const answer::SelectionHeader& selection : *view.header.selections) {
        answer::SelectionResults results{.request = selection.request,
                                         .block = selection.block,
                                         .group = selection.group,
                                         .fields = selection.fields,
                                         .components = selection.components,
                                         .result_sets = selection.result_sets,
                                         .ids = selection.ids,
                                         .values = {}};
        for (const answer::Value& row : view.rows(selection.tables.values))
            results.values.push_back(row.value);
        answer::write(out, results);
    }
    out.end_array();
}

}  // namespace loadpath::results
