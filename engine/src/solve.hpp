// The verbs of the engine on a document's text, and on the document that was read from it.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "analysis/second_order/set_jobs.hpp"
#include "checks/frame_modes.hpp"
#include "progress.hpp"
#include "results/write_results.hpp"

namespace loadpath {

// Whether a document asks for an analysis that this module was linked without (module/).
bool is_left_out(const document::Document& document);
// Whether the solve since then met more of it.
bool was_left_out();
// Generated combinations that are not as their rule has them (combinations/departures.hpp).
Issues find_changed_combinations(const document::Document& document);

// A document from its text, in SI units; errors where it is none, warnings of keys it does not
// have.
void read_document(std::string_view text, document::Document& document, Issues& errors,
                   Issues& warnings);

// What a solve finds; of a document that is refused the errors and warnings alone. It refers to the
// document.
struct Solved {
    Issues errors, warnings;
    model::Structure structure;
    analysis::LinearResult result;
    eigen::Modes modes;
    std::optional<seismic::SeismicResult> shaken;
    stability::Assessment stability;
    checks::ChecksOutcome outcome;
    answer::Verdict verdict;
};

// A solve in steps: what takes long in the middle falls into jobs, in any order. Errors and
// warnings are added to those in `solved`; `is_long` tells the host how far it is. The document
// gets combinations for the other sides of imperfections (stability/combinations.hpp).
class Solving {
 public:
    Solving(document::Document& document, bool is_long, Solved& solved)
        : document_(document), solved_(solved), is_long_(is_long) {}

    // Up to the jobs; without any where the document is refused.
    void begin();
    std::size_t job_count() const { return jobs_ ? jobs_->count() : 0; }
    analysis::SetJobs& jobs() { return *jobs_; }
    // When all jobs are done.
    void finish();

 private:
    void enter(Stage stage) const;
    void find_modes();
    void check();

    document::Document& document_;
    Solved& solved_;
    bool is_long_;
    std::vector<loads::CaseLoads> cases_;
    std::vector<model::Deviation> deviations_;
    std::vector<std::optional<checks::FrameModes>> frames_;
    std::vector<model::Imperfection> imperfections_;
    std::optional<analysis::SetJobs> jobs_;
};

// All steps of a solve.
void solve_document(document::Document& document, bool is_long, Solved& solved);

// The answer that a solve comes to; what it is written from is used up.
Answer write_answer(Solved& solved, bool is_long);

// Below this a solve is over before a host could show anything.
inline bool is_long(std::string_view text) { return text.size() > 200'000; }

// Reads, prepares and reports; nothing is solved. Nothing is said of what is left out.
std::optional<Answer> validate(std::string_view text);

// Nothing is said of what is left out.
std::optional<Answer> solve(std::string_view text);

}  // namespace loadpath
