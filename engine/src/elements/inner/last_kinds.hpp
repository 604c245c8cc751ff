// What was worked out for the last few kinds of beams. Most structures have few kinds, and members
// of one kind follow those of another.
#pragma once

#include <vector>

#include "elements/frame_stiffness.hpp"

namespace loadpath::elements {

// `Worked` follows from properties, and tells whether it is of others.
template <class Worked>
class LastKinds {
 public:
    // Until the next call.
    Worked& of(const FrameProperties& p) {
        for (Worked& each : kept_)
            if (each.is_of(p)) return each;
        if (kept_.size() < most) {
            kept_.reserve(most);
            return kept_.emplace_back(p);
        }
        oldest_ = (oldest_ + 1) % most;
        return kept_[oldest_] = Worked(p);
    }

 private:
    static constexpr std::size_t most = 8;

    std::vector<Worked> kept_;
    std::size_t oldest_ = most - 1;
};

}  // namespace loadpath::elements
