#include "analysis/sway.hpp"

#include <cmath>

namespace loadpath::analysis {

namespace {

// Members that lie this flat carry no storey: the sine of their slope.
constexpr double steep_enough = 0.5;
constexpr int vertical = 1;  // Y is up
constexpr std::array<int, 2> sideways{0, 2};

// The loads down at every joint, acting along a horizontal axis.
std::vector<double> turned_sideways(const std::vector<double>& forces, int along) {
    std::vector<double> turned(forces.size(), 0.0);
    for (std::size_t joint = 0; joint < forces.size(); joint += model::unknowns_per_joint)
        turned[joint + static_cast<std::size_t>(along)] = -forces[joint + vertical];
    return turned;
}

model::Vector3 joint_movement(const std::vector<double>& displacements, int joint) {
    const double* at = displacements.data() + joint * model::unknowns_per_joint;
    return {at[0], at[1], at[2]};
}

void add_leans(const model::Structure& structure, const std::vector<double>& displacements,
               double Lean::* across_y, double Lean::* across_z, Leans& leans) {
    for (std::size_t m = 0; m < leans.size(); ++m) {
        const model::Member& member = structure.members[m];
        if (member.is_rigid() || std::fabs(member.axes(0, vertical)) < steep_enough) continue;
        const model::Vector3 moved = member.axes * (joint_movement(displacements, member.end) -
                                                    joint_movement(displacements, member.start));
        leans[m].*across_y = moved[1] / member.length;
        leans[m].*across_z = moved[2] / member.length;
    }
}

}  // namespace

std::vector<Leans> find_leans(const model::Structure& structure, const Elements& elements,
                              const Equations& equations,
                              const std::vector<loads::CaseLoads>& cases) {
    const assembly::State state = assembly::everything_at_work(structure);
    std::vector<std::vector<double>> forces;
    for (const loads::CaseLoads& loads : cases) {
        const std::vector<double> acting = force_vector(structure, elements, loads, state);
        for (const int along : sideways) forces.push_back(turned_sideways(acting, along));
    }
    const auto displacements = equations.displacements_under(forces);
    std::vector<Leans> leans(cases.size(),
                             Leans(static_cast<std::size_t>(structure.member_count())));
    for (std::size_t c = 0; c < cases.size(); ++c) {
        add_leans(structure, displacements[2 * c], &Lean::y_by_x, &Lean::z_by_x, leans[c]);
        add_leans(structure, displacements[2 * c + 1], &Lean::y_by_z, &Lean::z_by_z, leans[c]);
    }
    return leans;
}

}  // namespace loadpath::analysis
