#include "checks/frame_modes.hpp"

#include <algorithm>

namespace loadpath::checks {

namespace {

bool is_positive(const std::optional<double>& value) { return value.value_or(0.0) > 0.0; }

// Whether the set of a chain states what holds it against bending about one of the document's axes.
bool is_stated(const document::MemberSet* set, bool about_y) {
    if (set == nullptr) return false;
    const auto& restraints = set->buckling_restraints;
    return is_positive(about_y ? set->buckling_length_y : set->buckling_length_z) ||
           is_positive(about_y ? set->effective_length_factor_y : set->effective_length_factor_z) ||
           std::any_of(
               restraints.begin(), restraints.end(),
               [&](const document::BucklingRestraint& restraint) {
                   return (about_y ? restraint.restrains_local_z : restraint.restrains_local_y)
                       .value_or(false);
               });
}

en1993::LateralCriticalMode lateral_mode_of(const FrameModes& frame, std::size_t chain_number,
                                            const document::MemberSet* set) {
    if (!frame.why_not_lateral.empty()) return {0, 0.0, frame.why_not_lateral};
    const bool is_stated =
        set != nullptr &&
        (is_positive(set->ltb_length) ||
         std::any_of(set->buckling_restraints.begin(), set->buckling_restraints.end(),
                     [](const document::BucklingRestraint& restraint) {
                         return restraint.restrains_torsion.value_or(false);
                     }));
    if (is_stated) return {0, 0.0, "what a member set states stands before the modes of the frame"};
    const int number = frame.lateral_of_chain[chain_number];
    if (number == 0)
        return {0, 0.0, "its own moments move the member sideways in no mode of the frame"};
    return {number, frame.lateral_alpha[static_cast<std::size_t>(number) - 1], {}};
}

}  // namespace

en1993::CriticalModes critical_modes_of(const FrameModes& frame, std::size_t chain_number,
                                        const ModelIndex& index, const MemberChain& chain,
                                        std::size_t member, bool is_swapped) {
    if (!frame.why_not.empty()) return {{}, {}, {}, frame.why_not};
    double compression = 0.0;
    const auto [first, last] = links_of_section(index, chain, member);
    for (std::size_t k = first; k <= last; ++k)
        compression = std::max(compression, frame.compression[chain.links[k].member]);
    const auto about = [&](bool about_y) -> en1993::ModeAbout {
        if (is_stated(chain.set, about_y))
            return {{}, "; what a member set states stands before the modes of the frame"};
        const ModesOfChain& modes = frame.chains[chain_number];
        const ModeOfChain& own = about_y ? modes.about_y : modes.about_z;
        if (own.number == 0 && !frame.is_complete)
            return {{}, "; of the modes of the frame only the lowest are known, and none bends it"};
        if (own.number == 0 || !(compression > 0.0))
            return {{}, "; its own compression bends the member in no mode of the frame"};
        const double alpha_cr = frame.alpha_cr[static_cast<std::size_t>(own.number) - 1];
        return {en1993::CriticalMode{own.number, alpha_cr, own.leans, compression}, {}};
    };
    // Bending about the document's z is about the strong axis, unless the section lies on its side.
    return {
        about(is_swapped), about(!is_swapped), lateral_mode_of(frame, chain_number, chain.set), {}};
}

}  // namespace loadpath::checks
