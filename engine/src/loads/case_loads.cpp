#include "loads/case_loads.hpp"

namespace loadpath::loads {

MemberLoads& CaseLoads::on_member(int member) {
    if (place_[member] < 0) {
        place_[member] = static_cast<int>(loads_.size());
        loads_.emplace_back();
        members_.push_back(member);
    }
    return loads_[place_[member]];
}

const MemberLoads* CaseLoads::find(int member) const {
    return place_[member] < 0 ? nullptr : &loads_[place_[member]];
}

void CaseLoads::add_at_joint(int joint, const model::Vector3& force, const model::Vector3& moment) {
    for (int k = 0; k < 3; ++k) {
        if (force[k] != 0.0) nodal.push_back({joint * model::unknowns_per_joint + k, force[k]});
        if (moment[k] != 0.0)
            nodal.push_back({joint * model::unknowns_per_joint + 3 + k, moment[k]});
    }
}

void CaseLoads::add(const CaseLoads& other, double factor) {
    for (const NodalAction& action : other.nodal)
        nodal.push_back({action.unknown, factor * action.value});
    for (const Settlement& settlement : other.settlements)
        settlements.push_back(
            {settlement.support, settlement.direction, factor * settlement.value});
    for (const int member : other.members_) on_member(member).add(*other.find(member), factor);
}

void add_pretension(const model::Structure& structure, CaseLoads& loads) {
    for (int m = 0; m < structure.member_count(); ++m) {
        const model::Member& member = structure.members[m];
        const double force = member.source->pretension.value_or(0.0);
        if (member.is_one_way() && force != 0.0)
            loads.on_member(m).strain.axial -=
                force / (member.material->e_mod * member.section->area);
    }
}

}  // namespace loadpath::loads
