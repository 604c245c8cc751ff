// Members that taper or lie on ground are divided more finely than plates do: between the joints
// that they share with plates, stretch by stretch, so that each has its own equal parts.
#include "model/extensions.hpp"
#include "model/prepare.hpp"

namespace loadpath::model {

namespace {

std::vector<Cut> plate_cuts_of(const Structure& structure, int index) {
    const auto found = structure.plate_cuts.find(index);
    return found == structure.plate_cuts.end() ? std::vector<Cut>{} : found->second;
}

}  // namespace

std::vector<Stretch> stretches_of(const Structure& structure, int index) {
    std::vector<Stretch> stretches(1);
    for (const Cut& cut : plate_cuts_of(structure, index)) {
        stretches.back().to = cut.share;
        stretches.push_back({cut.share, 1.0});
    }
    return stretches;
}

void divide_stretches(Structure& structure, int index,
                      const std::vector<std::vector<double>>& shares) {
    const Member& whole = structure.members[index];
    const Vector3 from = structure.joints[whole.start].at + whole.start_arm;
    const Vector3 to = structure.joints[whole.end].at + whole.end_arm;
    const std::vector<Cut> plates = plate_cuts_of(structure, index);
    std::vector<Cut> cuts;
    for (std::size_t k = 0; k < shares.size(); ++k) {
        for (const double share : shares[k])
            cuts.push_back({add_joint_at(structure, from + share * (to - from)), share});
        if (k < plates.size()) cuts.push_back(plates[k]);
    }
    divide_member(structure, index, cuts);
}

}  // namespace loadpath::model
