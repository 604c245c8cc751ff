// The modes of a frame that a member's critical forces come from, where its check asks for them
// (EN 1993-1-1, 5.2.2(8)).
#pragma once

#include <optional>
#include <string_view>

namespace loadpath::en1993 {

struct CriticalMode {
    int number = 0;  // from 1, in the order of alpha_cr
    double alpha_cr = 0.0;
    bool leans = false;        // its ends move across it by different amounts
    double compression = 0.0;  // the member's in first order, under which the frame was asked

    double n_cr() const { return alpha_cr * compression; }
};

// About an axis: the mode, or why the member's own length counts. Neither where nobody asks.
struct ModeAbout {
    std::optional<CriticalMode> mode;
    std::string_view why_not;  // a literal
};

// M_cr is alpha_cr times the moment where a mode is the member's own, else that of its segments;
// the text says why. Nothing where nobody asks.
struct LateralCriticalMode {
    int number = 0;  // 0: none
    double alpha_cr = 0.0;
    std::string_view why_not;  // a literal
};

struct CriticalModes {
    ModeAbout y, z;
    LateralCriticalMode lateral;
    std::string_view undecided;  // why the frame has no modes; kept with them
};

}  // namespace loadpath::en1993
