// The verdict: what a document comes to, in one word, with what governs and every reason.
#pragma once

#include "verdict/grounds.hpp"

namespace loadpath::verdict {

// Not solved before failing, failing before not checked, not checked before incomplete; it passes
// where nothing of this is true.
answer::Verdict judge(const Grounds& grounds);

// Of a document that the engine cannot take.
answer::Verdict refuse(const Issues& errors);

// In a line, in the words that every client shows.
std::string headline(const answer::Verdict& verdict);

}  // namespace loadpath::verdict
