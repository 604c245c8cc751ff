// The loads of one load case, ready for mechanics: actions on unknowns, loads on members in local
// axes, movements of supports.
#pragma once

#include <vector>

#include "loads/member_loads.hpp"
#include "model/structure.hpp"

namespace loadpath::loads {

struct NodalAction {
    int unknown = 0;
    double value = 0.0;
};

struct Settlement {
    int support = 0;    // index among the structure's supports
    int direction = 0;  // 0 .. 5 in the support's axes
    double value = 0.0;
};

struct CaseLoads {
    std::vector<NodalAction> nodal;
    std::vector<Settlement> settlements;

    explicit CaseLoads(int member_count) : place_(static_cast<std::size_t>(member_count), -1) {}

    MemberLoads& on_member(int member);
    const MemberLoads* find(int member) const;
    const std::vector<int>& loaded_members() const { return members_; }
    void add_at_joint(int joint, const model::Vector3& force, const model::Vector3& moment);
    void add(const CaseLoads& other, double factor);

 private:
    std::vector<int> place_;  // by member: where its loads are, -1 for none
    std::vector<int> members_;
    std::vector<MemberLoads> loads_;
};

// What one-way members carry before anything acts, as a strain of their own.
void add_pretension(const model::Structure& structure, CaseLoads& loads);

// Loads of every load case in the document's order, self-weight included. Loads on areas go to the
// members and plates under them as `drawn`: without the imperfections of the structure.
std::vector<CaseLoads> prepare_loads(const model::Structure& structure, Issues& errors,
                                     Issues& warnings, const model::Structure* drawn = nullptr);

}  // namespace loadpath::loads
