#include "eigen/bending_modes.hpp"

#include <algorithm>

#include "eigen/buckling_search.hpp"
#include "eigen/ties_at_rest.hpp"

namespace loadpath::eigen {

namespace {

BendingModes search_modes(const model::Structure& structure, const analysis::ResultSet& set,
                          double up_to) {
    BendingModes found;
    const std::string path = "analysis.unity_checks";
    for (int m = 0; m < structure.member_count(); ++m)
        found.compression.push_back(std::max(set.curves[m].n.maximum().value, 0.0));
    BucklingSearch search(structure, set, Drive::axial_forces, path);
    if (!search.find_below(up_to, found.errors)) return found;
    found.is_complete = search.has_all_below();
    GeometricAlong along(search.model(), set);
    for (std::size_t k = 0; k < search.shapes().size(); ++k) {
        std::vector<double> shape = search.shapes()[k];
        found.modes.push_back({search.modes().values[k],
                               axial_work(structure, search.model(), along, shape),
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
