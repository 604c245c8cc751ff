#include "results/write_results.hpp"

#include <algorithm>

#include "answer/issue_list.hpp"
#include "identity/version.hpp"
#include "results/bill_of_quantities.hpp"
#include "results/combination_uses.hpp"
#include "results/digest.hpp"
#include "results/envelope.hpp"
#include "results/model_tables.hpp"
#include "results/modes/mode_headers.hpp"
#include "results/modes/seismic_header.hpp"
#include "results/selections.hpp"
#include "results/set_header.hpp"
#include "results/write_checks.hpp"
#include "verdict/verdict.hpp"

namespace loadpath::results {

namespace {

// Bytes of a row of each of these types.
template <class... Rows>
constexpr std::size_t bytes_of = (sizeof(Rows) + ...);

std::size_t expected_bytes(const model::Structure& structure, const analysis::ResultSet& set,
                           std::size_t joints) {
    if (!set.is_usable()) return 0;
    std::size_t bytes = joints * sizeof(answer::Displacements) + sizeof(answer::PieceStart);
    bytes += structure.support_count() * sizeof(answer::Forces);
    bytes += set.plates.size() * bytes_of<answer::PlateResultants, answer::PlateStresses,
                                          answer::PlateDisplacements, answer::PlateForces>;
    for (const curves::MemberForces& forces : set.curves)
        bytes += bytes_of<answer::MemberEndForces, answer::MemberEndForces,
                          answer::MemberEndDisplacements, answer::Extremes,
                          answer::DisplacementPeak, answer::PieceStart> +
                 std::max<std::size_t>(1, forces.n.pieces.size()) * sizeof(answer::Piece);
    return bytes;
}

// How many numbers the answer comes to (requests aside), so that the block need not move as it
// grows.
std::size_t expected_numbers(const model::Structure& structure,
                             const analysis::LinearResult& result) {
    const std::size_t members = static_cast<std::size_t>(structure.member_count());
    const std::size_t joints = reported_joints(structure).size();
    const std::size_t supports = structure.support_count();
    std::size_t bytes =
        joints * bytes_of<answer::Id, answer::Point> +
        members * bytes_of<answer::Id, answer::Length, answer::Axes> +
        supports * bytes_of<answer::Id, answer::Id> +
        structure.plates.size() *
            bytes_of<answer::Id, answer::Id, answer::PlateNodes, answer::Point, answer::Length>;
    bytes += count_limit_states(structure.document->analysis) *
             (joints * sizeof(answer::NodeEnvelope) + supports * sizeof(answer::ReactionEnvelope) +
              members * sizeof(answer::MemberEnvelope));
    for (const auto* sets : {&result.cases, &result.combinations})
        for (const analysis::ResultSet& set : *sets)
            bytes += expected_bytes(structure, set, joints);
    return bytes / sizeof(double);
}

answer::Facts facts_of(const analysis::Equations::Facts& facts) {
    return {facts.unknowns, static_cast<std::int64_t>(facts.entries),
            static_cast<std::int64_t>(facts.factor_bytes), facts.pivot_ratio, facts.condition};
}

template <class Header>
std::string text_of(const Header& header) {
    text::JsonWriter out;
    write(out, header);
    return std::string(out.text());
}

}  // namespace

Answer write_results(const model::Structure& structure, const analysis::LinearResult& result,
                     const Found& found, checks::ChecksOutcome& outcome,
                     const answer::Verdict& verdict, const Issues& warnings) {
    constexpr std::size_t room_for_header = 16'384;
    Numbers numbers;
    numbers.reserve(expected_numbers(structure, result) + expected_numbers(outcome) +
                    room_for_header);
    answer::Header header;
    header.engine_version = version();
    header.engine_build = build();
    header.tables = model_tables(structure, numbers);
    for (const auto* sets : {&result.cases, &result.combinations})
        for (const analysis::ResultSet& set : *sets)
            header.sets.push_back(set_header(structure, set, numbers));
    header.envelopes = envelopes(structure, result.combinations, numbers);
    const document::AnalysisOptions& options = structure.document->analysis.options;
    if (!options.result_filter.empty()) header.result_filter = options.result_filter;
    header.include_member_deflected_shape = options.include_member_deflected_shape;
    header.selections = selections(structure, result, numbers);
    if (found.modes.modal) header.modal = modal_header(structure, *found.modes.modal, numbers);
    if (structure.document->analysis.buckling) {
        auto& runs = header.buckling.emplace();
        for (const eigen::BucklingRun& run : found.modes.buckling)
            runs.push_back(buckling_header(structure, run, numbers));
    }
    if (found.seismic) header.seismic = seismic_header(structure, *found.seismic, numbers);
    if (!found.stability.rows.empty()) header.stability = found.stability.rows;
    header.warnings = issue_list(warnings, answer::Severity::warning);
    header.facts = facts_of(result.facts);
    write_checks(outcome, numbers, header);
    header.combination_uses =
        combination_uses(structure.document->analysis, header.envelopes, outcome, numbers.all());
    header.bill_of_quantities = bill_of_quantities(structure);
    header.verdict = verdict;
    header.headline = verdict::headline(verdict);
    header.digest = digest_of(header, numbers.all());
    return {text_of(header), std::move(numbers)};
}

Answer write_errors(const Issues& errors, const Issues& warnings) {
    const Issue& first = errors.front();
    const answer::Verdict verdict = verdict::refuse(errors);
    const answer::Refused refused{std::string(version()),
                                  first.message,
                                  std::string(name_of(first.code)),
                                  first.path,
                                  issue_list(errors, answer::Severity::error),
                                  issue_list(warnings, answer::Severity::warning),
                                  verdict,
                                  verdict::headline(verdict)};
    return {text_of(refused), {}};
}

Answer write_issues(const Issues& errors, const Issues& warnings) {
    const answer::Validated validated{std::string(version()), errors.empty(),
                                      issue_list(errors, answer::Severity::error),
                                      issue_list(warnings, answer::Severity::warning)};
    return {text_of(validated), {}};
}

}  // namespace loadpath::results
