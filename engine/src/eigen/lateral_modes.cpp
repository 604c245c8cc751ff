#include "eigen/lateral_modes.hpp"

#include "eigen/buckling_search.hpp"
#include "eigen/member_bending.hpp"

namespace loadpath::eigen {

LateralModes find_lateral_modes(const model::Structure& structure, const References& references,
                                std::int64_t combination, double up_to) {
    LateralModes found;
    const std::string path = "analysis.unity_checks";
    const analysis::ResultSet* set =
        references.find({std::nullopt, combination}, path, found.errors);
    if (set == nullptr) return found;
    BucklingSearch search(structure, *set, Drive::moments, path);
    if (!search.find_below(up_to, found.errors)) return found;
    const int members = structure.member_count();
    const DividedModel& model = search.model();
    GeometricAlong along(model, *set);
    for (std::size_t k = 0; k < search.shapes().size(); ++k) {
        const std::vector<double>& shape = search.shapes()[k];
        found.modes.push_back(
            {search.modes().values[k],
             sum_over_members(model, members, shape,
                              [&](std::size_t piece) { return along.driving(piece); }),
             sum_over_members(model, members, shape, [&](std::size_t piece) {
                 return model.elements.frames[piece].beam;
             })});
    }
    return found;
}

}  // namespace loadpath::eigen
