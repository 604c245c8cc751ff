#include "eigen/linearized.hpp"

namespace loadpath::eigen {

Linearized linearized_springs(const model::Structure& structure, const assembly::State& state) {
    using answer::SpringDirection;
    constexpr SpringDirection directions[] = {
        SpringDirection::X,  SpringDirection::Y,  SpringDirection::Z,      SpringDirection::RX,
        SpringDirection::RY, SpringDirection::RZ, SpringDirection::WARPING};
    Linearized found;
    const auto into = [](auto& list) -> auto& { return list ? *list : list.emplace(); };
    for (std::size_t i = 0; i < state.secants.size(); ++i) {
        const model::CurvedSpring& spring = structure.curved[i];
        const SpringDirection along = directions[spring.direction];
        if (spring.support >= 0) {
            const auto node = static_cast<std::size_t>(structure.supports[spring.support].node);
            into(found.supports)
                .push_back({structure.document->model.nodes[node].id, along, state.secants[i]});
        } else {
            into(found.hinges)
                .push_back({structure.members[spring.member].source->id,
                            spring.end == 0 ? document::MemberEnd::start : document::MemberEnd::end,
                            along, state.secants[i]});
        }
    }
    return found;
}

}  // namespace loadpath::eigen
