#include "eigen/bending_modes.hpp"

#include <algorithm>
#include <deque>
#include <memory>

#include "eigen/buckling_search.hpp"

namespace loadpath::eigen {

namespace {

// Ties that hang slack at rest hold a structure that leans, those of a crossed pair by turns: each
// counts with half of itself. Whether one alone holds is for the check of holds that give way.
struct Braced {
    model::Structure structure;
    analysis::ResultSet set;
    std::deque<document::Section> halves;
};

std::unique_ptr<const Braced> with_ties_at_rest(const model::Structure& structure,
                                                const analysis::ResultSet& set) {
    const auto is_tie_at_rest = [&](std::size_t m) {
        const model::Member& member = structure.members[m];
        return member.source->member_type == document::MemberType::Tension && !set.state.member[m];
    };
    std::unique_ptr<Braced> braced;
    for (std::size_t m = 0; m < structure.members.size(); ++m) {
        if (!is_tie_at_rest(m)) continue;
        if (!braced) braced.reset(new Braced{structure, set, {}});
        document::Section& half = braced->halves.emplace_back(*structure.members[m].section);
        half.area *= 0.5;
        braced->structure.members[m].section = &half;
        braced->set.state.member[m] = 1;
    }
    return braced;
}

BendingModes search_modes(const model::Structure& structure, const analysis::ResultSet& set,
                          double up_to) {
    BendingModes found;
    const std::string path = "analysis.unity_checks";
    for (int m = 0; m < structure.member_count(); ++m)
        found.compression.push_back(std::max(set.curves[m].n.maximum().value, 0.0));
    BucklingSearch search(structure, set, Drive::axial_forces, path);
    if (!search.find_below(up_to, found.errors)) return found;
    found.is_complete = search.has_all_below();
    for (std::size_t k = 0; k < search.shapes().size(); ++k) {
        std::vector<double> shape = search.shapes()[k];
        found.modes.push_back({search.modes().values[k],
                               axial_work(structure, search.model(), set, shape),
                               bending_energies(structure, search.model(), shape),
                               {}});
        shape.resize(static_cast<std::size_t>(structure.unknown_count()));
        found.modes.back().shape = std::move(shape);
    }
    return found;
}

}  // namespace

BendingModes find_bending_modes(const model::Structure& structure, const References& references,
                                std::int64_t combination, double up_to) {
    BendingModes found;
    const analysis::ResultSet* set =
        references.find({std::nullopt, combination}, "analysis.unity_checks", found.errors);
    if (set == nullptr) return found;
    const auto braced = with_ties_at_rest(structure, *set);
    return braced ? search_modes(braced->structure, braced->set, up_to)
                  : search_modes(structure, *set, up_to);
}

}  // namespace loadpath::eigen
