// Tells the host how far a long solve is. The host may end the call from there; it gives nothing
// back.
#pragma once

namespace loadpath {

// In the order of a solve; hosts name them by number.
enum class Stage { reading, assembling, factorizing, recovering, checking, writing };

// `fraction` of the stage is done. Called some hundred times in the longest solve and never in a
// short one: a call into a host costs as much as a few members.
void report_progress(Stage stage, double fraction);

}  // namespace loadpath
