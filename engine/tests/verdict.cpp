// The verdict on grounds that no document brings about today, so that none ever passes by accident.
#include "verdict/verdict.hpp"

#include <doctest/doctest.h>

using namespace loadpath;

TEST_CASE("nothing passes where no check decided anything") {
    document::Document document;
    document.analysis.load_combinations.emplace_back();
    analysis::LinearResult result;
    result.combinations.emplace_back();
    checks::ChecksOutcome outcome;
    outcome.checks.emplace_back();
    checks::EntityResult without_number;
    without_number.status = checks::Status::Green;
    outcome.checks[0].per_entity.push_back(without_number);
    const answer::Verdict verdict = verdict::judge({document, result, outcome, {}});
    CHECK(verdict.state == answer::VerdictState::not_checked);
}
