// The combinations of a document while their stability is assessed, and further ones for the other
// sides of imperfections.
#pragma once

#include "analysis/linear.hpp"
#include "checks/frame_modes.hpp"

namespace loadpath::stability {

using Frames = std::vector<std::optional<checks::FrameModes>>;

// All by combination, and of equal length.
struct Combinations {
    document::Analysis& analysis;
    analysis::LinearResult& result;
    Frames& frames;
    std::vector<model::Deviation>& deviations;

    // A further combination with the loads of one, which requests and checks read where they read
    // that; gives its place. Its result is still to be found, on an imperfect structure.
    std::size_t add_side(std::size_t of, std::size_t number);
};

}  // namespace loadpath::stability
