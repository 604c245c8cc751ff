// Why the numbers may be trusted, and of what they are.
#include "results/document/blocks.hpp"

namespace loadpath::results {

void write_receipt(text::JsonWriter& out, const AnswerView& view, const ChosenSets& sets,
                   const answer::Circumstances& circumstances) {
    answer::Receipt receipt{.engine_version = view.header.engine_version,
                            .engine_build = view.header.engine_build,
                            .digest = view.header.digest,
                            .document_sha256 = circumstances.document_sha256,
                            .document_bytes = circumstances.document_bytes,
                            .result_doubles = static_cast<std::int64_t>(view.numbers.size()),
                            .duration_s = circumstances.duration_s,
                            .warnings = view.header.warnings,
                            .facts = view.header.facts,
                            .sets = {},
                            .convergence = {},
                            .coverage = view.header.coverage};
    for (const answer::SetHeader* set : sets) {
        receipt.sets.emplace_back(set->name, set->balance);
        receipt.convergence.emplace_back(set->name, set->convergence);
    }
    answer::write(out, receipt);
}

}  // namespace loadpath::results
