// One load case or combination.
#include <algorithm>

#include "results/document/blocks.hpp"

namespace loadpath::results {

namespace {

answer::SetCounts counts_of(const answer::ModelTables& model) {
    return {.total_displacements = model.node_ids.rows,
            .total_reaction_forces = model.support_nodes.rows,
            .total_member_forces = model.member_ids.rows,
            .total_plate_forces = model.plate_ids ? model.plate_ids->rows : 0};
}

std::vector<answer::SetRemark> remarks(const std::vector<answer::Issue>& issues) {
    std::vector<answer::SetRemark> found;
    for (const answer::Issue& issue : issues) found.push_back({issue.code, issue.message});
    return found;
}

answer::ResultType type_of(const answer::SetHeader& set) {
    answer::ResultType type;
    (set.kind == answer::SetKind::loadcase ? type.Loadcase : type.Loadcombination) = set.id;
    return type;
}

void write_nothing(text::JsonWriter& out) { out.begin_object().end_object(); }

}  // namespace

bool keeps(const answer::Header& header, document::ResultBlock block) {
    const auto& kept = header.result_filter;
    return !header.selections &&
           (!kept || std::find(kept->begin(), kept->end(), block) != kept->end());
}

void write_set(text::JsonWriter& out, const AnswerView& view, const answer::SetHeader& set,
               std::int64_t stations) {
    using document::ResultBlock;
    using Key = answer::SetResults::Key;
    const auto block = [&](std::string_view key, bool is_kept, auto&& write_block) {
        out.name(key);
        if (is_kept && is_usable(set))
            write_block();
        else
            write_nothing(out);
    };
    const auto kept = [&](ResultBlock each) { return keeps(view.header, each); };
    const bool is_whole = !view.header.selections;
    out.begin_object();
    out.name(Key::name).value(std::string_view(set.name));
    out.name(Key::result_type);
    answer::write(out, type_of(set));
    block(Key::displacement_nodes, kept(ResultBlock::node_displacements),
          [&] { write_displacements(out, view, set); });
    block(Key::reaction_nodes, kept(ResultBlock::reactions),
          [&] { write_reactions(out, view, set); });
    block(Key::member_results, is_whole, [&] { write_members(out, view, set, stations); });
    block(Key::plate_results, is_whole, [&] { write_plates(out, view, set); });
    out.name(Key::summary);
    answer::write(out, counts_of(view.header.tables));
    out.name(Key::errors_and_warnings);
    answer::write(out, answer::ErrorsAndWarnings{remarks(set.errors), remarks(set.warnings)});
    out.name(Key::solver_diagnostics);
    // All sets are solved at once: the time is in the receipt.
    answer::write(out, answer::SolverDiagnostics{.analysis_method = set.convergence.method,
                                                 .converged = set.converged,
                                                 .iterations = set.iterations,
                                                 .residual_norm = set.balance.residual,
                                                 .solve_time_ms = std::nullopt});
    out.end_object();
}

}  // namespace loadpath::results
