// Imperfections have two sides, and either may be the worse (EN 1993-1-1, 5.3.2(8)): what loads
// leave open is solved on both.
#pragma once

#include <algorithm>
#include <vector>

namespace loadpath::stability {

// What is open, or what of it is turned round.
struct Sides {
    bool first = false, second = false;  // directions of the lean
    bool modes = false;                  // all shapes of modes
    std::vector<char> systems;           // by bracing system

    bool has_bracing() const { return std::ranges::find(systems, 1) != systems.end(); }
};

// All but the one on which nothing is turned. Bracing and modes go with the first direction of the
// lean: they bend other parts than it does.
inline std::vector<Sides> others(const Sides& open) {
    const bool has_first = open.first || open.modes || open.has_bracing();
    std::vector<Sides> found;
    for (const bool second : {false, true}) {
        if (second && !open.second) continue;
        Sides one;
        one.second = second;
        if (second) found.push_back(one);
        if (!has_first) continue;
        one.first = open.first;
        one.modes = open.modes;
        one.systems = open.systems;
        found.push_back(std::move(one));
    }
    return found;
}

}  // namespace loadpath::stability
