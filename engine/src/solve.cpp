#include "solve.hpp"

#include <algorithm>
#include <iterator>

#include "analysis/diaphragm_chords.hpp"
#include "analysis/ground.hpp"
#include "analysis/idle_members.hpp"
#include "analysis/lifted_supports.hpp"
#include "checks/bends.hpp"
#include "checks/beyond_critical.hpp"
#include "checks/linear_results.hpp"
#include "checks/run_checks.hpp"
#include "checks/sway.hpp"
#include "checks/unchecked_buckling.hpp"
#include "checks/unread_forces.hpp"
#include "document/to_si.hpp"
#include "eigen/modes.hpp"
#include "model/prepare.hpp"
#include "plausibility/inspect.hpp"
#include "progress.hpp"
#include "results/selections.hpp"
#include "seismic/seismic_combination.hpp"
#include "stability/bracing_systems.hpp"
#include "verdict/verdict.hpp"

// What takes time is done elsewhere, and every visitor of a page fetches this.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)

namespace loadpath {

void read_document(std::string_view text, document::Document& document, Issues& errors,
                   Issues& warnings) {
    document::JsonReader reader(text);
    document::read(reader, document);
    reader.expect_end();
    if (reader.failed()) {
        errors.push_back(reader.issue());
        return;
    }
    warnings.insert(warnings.end(), reader.unknown_keys().begin(), reader.unknown_keys().end());
    document::to_si(document);
}

namespace {

void refuse_requests(const document::Document& document, Issues& errors) {
    results::check_requests(document, errors);
    eigen::refuse_missing_references(document, errors);
    seismic::refuse_faults(document, errors);
    stability::refuse_faults(document, errors);
}

// What is allowed and yet hardly meant.
void doubt(const document::Document& document, Issues& warnings) {
    std::ranges::move(plausibility::inspect(document), std::back_inserter(warnings));
    std::ranges::move(find_changed_combinations(document), std::back_inserter(warnings));
}

// Of a combination that moves freely anyway, which it says, sway means nothing.
void warn_of_sway(const std::vector<Issues>& found, analysis::LinearResult& result) {
    for (std::size_t k = 0; k < found.size(); ++k) {
        Issues& warnings = result.combinations[k].warnings;
        const bool is_loose = std::any_of(warnings.begin(), warnings.end(), [](const Issue& w) {
            return w.code == IssueCode::unstable_unloaded;
        });
        if (!is_loose) warnings.insert(warnings.end(), found[k].begin(), found[k].end());
    }
}

// What an earthquake does; what is to remark on it goes to the warnings.
seismic::SeismicResult shake(const model::Structure& structure,
                             const std::vector<loads::CaseLoads>& cases,
                             const eigen::References& references, Issues& warnings) {
    seismic::SeismicResult found = seismic::solve_seismic(structure, cases, references);
    Issues missing = seismic::find_missing_signs(structure.document->analysis);
    for (Issues* each : {&found.errors, &found.warnings, &missing})
        warnings.insert(warnings.end(), each->begin(), each->end());
    return found;
}

}  // namespace

std::optional<Answer> validate(std::string_view text) {
    Issues errors, warnings;
    document::Document document;
    read_document(text, document, errors, warnings);
    if (is_left_out(document)) return std::nullopt;
    if (errors.empty()) {
        doubt(document, warnings);
        refuse_requests(document, errors);
    }
    if (errors.empty()) {
        const model::Structure structure = model::prepare(document, errors);
        warnings.insert(warnings.end(), structure.warnings.begin(), structure.warnings.end());
        if (errors.empty()) loads::prepare_loads(structure, errors, warnings);
        model::find_deviations(document, errors);
    }
    return results::write_issues(errors, warnings);
}

void Solving::enter(Stage stage) const {
    if (is_long_) report_progress(stage, 0.0);
}

void Solving::begin() {
    Issues &errors = solved_.errors, &warnings = solved_.warnings;
    doubt(document_, warnings);
    refuse_requests(document_, errors);
    if (!errors.empty()) return;
    solved_.structure = model::prepare(document_, errors);
    const model::Structure& structure = solved_.structure;
    warnings.insert(warnings.end(), structure.warnings.begin(), structure.warnings.end());
    if (!errors.empty()) return;
    cases_ = loads::prepare_loads(structure, errors, warnings);
    deviations_ = model::find_deviations(document_, errors);
    if (!errors.empty()) return;
    enter(Stage::assembling);
    solved_.result = analysis::solve_linear(structure, cases_, errors);
    if (!errors.empty()) return;
    find_modes();
    imperfections_ = model::share_structures(std::move(deviations_));
    jobs_.emplace(structure, cases_, imperfections_, solved_.result, errors);
}

void Solving::find_modes() {
    Solved& s = solved_;
    const eigen::References references(s.structure, cases_, s.result);
    s.modes = eigen::find_modes(s.structure, references);
    std::ranges::move(eigen::remarks_of(s.modes), std::back_inserter(s.warnings));
    frames_ = checks::find_frame_modes(s.structure, references);
    if (document_.analysis.seismic) s.shaken = shake(s.structure, cases_, references, s.warnings);
    s.stability =
        stability::assess(s.structure, {document_.analysis, s.result, frames_, deviations_});
    s.warnings.insert(s.warnings.end(), s.stability.warnings.begin(), s.stability.warnings.end());
}

void Solving::finish() {
    Issues& errors = solved_.errors;
    if (!errors.empty()) return;
    for (std::size_t job = 0; job < job_count() && errors.empty(); ++job)
        errors = std::move(jobs_->errors_of(job));
    jobs_.reset();
    if (errors.empty()) check();
}

void Solving::check() {
    Solved& s = solved_;
    const model::Structure& structure = s.structure;
    analysis::LinearResult& result = s.result;
    Issues& warnings = s.warnings;
    if (s.shaken) seismic::put_into_sets(structure, *s.shaken, result);
    warnings.insert(warnings.end(), result.warnings.begin(), result.warnings.end());
    enter(Stage::checking);
    warn_of_sway(checks::find_sway(document_, checks::LinearResults(structure, result, frames_)),
                 result);
    // Nothing else asks for the factor: checks and results take its memory.
    result.leaning.reset();
    result.first_order.reset();
    const checks::LinearResults solved(structure, result, frames_);
    s.outcome = checks::run_checks(document_, solved);
    for (const auto find : {checks::find_unchecked_buckling, checks::find_bends,
                            checks::find_beyond_critical, checks::find_unread_forces})
        std::ranges::move(find(document_, solved), std::back_inserter(warnings));
    std::ranges::move(analysis::find_lifted_supports(structure, result),
                      std::back_inserter(warnings));
    for (const auto find : {analysis::find_ground_that_pulls, analysis::find_chords_in_diaphragms})
        std::ranges::move(find(structure, result), std::back_inserter(warnings));
    // An earthquake strains what rests under all loads.
    if (!s.shaken || s.shaken->all_directions() == nullptr)
        std::ranges::move(analysis::find_idle_members(structure, result),
                          std::back_inserter(warnings));
    s.verdict = verdict::judge({document_, result, s.outcome, warnings});
}

void solve_document(document::Document& document, bool is_long, Solved& solved) {
    Solving solving(document, is_long, solved);
    solving.begin();
    for (std::size_t job = 0; job < solving.job_count(); ++job) {
        solving.jobs().work(job);
        if (!solving.jobs().errors_of(job).empty()) break;
    }
    solving.finish();
}

Answer write_answer(Solved& s, bool is_long) {
    if (!s.errors.empty()) return results::write_errors(s.errors, s.warnings);
    if (is_long) report_progress(Stage::writing, 0.0);
    return results::write_results(s.structure, s.result, {s.modes, s.shaken, s.stability},
                                  s.outcome, s.verdict, s.warnings);
}

std::optional<Answer> solve(std::string_view text) {
    const bool reports_progress = is_long(text);
    if (reports_progress) report_progress(Stage::reading, 0.0);
    Solved s;
    document::Document document;
    read_document(text, document, s.errors, s.warnings);
    if (is_left_out(document)) return std::nullopt;
    if (s.errors.empty()) solve_document(document, reports_progress, s);
    if (was_left_out()) return std::nullopt;
    return write_answer(s, reports_progress);
}

}  // namespace loadpath

#pragma clang attribute pop
