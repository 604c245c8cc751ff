#include "eigen/reversed_forces.hpp"

namespace loadpath::eigen {

analysis::ResultSet reversed_forces(const analysis::ResultSet& set) {
    analysis::ResultSet other;
    other.id = set.id;
    other.kind = set.kind;
    other.name = set.name;
    other.state = set.state;
    other.displacements = set.displacements;
    other.loads = set.loads;
    other.members = set.members;
    for (assembly::EndState& member : other.members) member.forces = -member.forces;
    const auto turn = [](const curves::Curve& curve) {
        const curves::Term term{&curve, -1.0};
        return curves::sum({&term, 1});
    };
    for (const curves::MemberForces& of : set.curves) {
        curves::MemberForces turned;
        turned.length = of.length;
        turned.n = turn(of.n);
        turned.vy = turn(of.vy);
        turned.vz = turn(of.vz);
        turned.mx = turn(of.mx);
        turned.my = turn(of.my);
        turned.mz = turn(of.mz);
        other.curves.push_back(std::move(turned));
    }
    other.plates = set.plates;
    for (analysis::PlateState& plate : other.plates)
        for (double* membrane : {&plate.centre.nx, &plate.centre.ny, &plate.centre.nxy})
            *membrane = -*membrane;
    return other;
}

}  // namespace loadpath::eigen
