#include "results/global_extremes.hpp"

#include <array>

#include "results/fill_table.hpp"

namespace loadpath::results {

answer::ForceRange global_extremes(const curves::MemberForces& f, const model::Matrix3& axes) {
    std::array<double, 7> most{}, least{};
    const curves::Curve* const local[2][3] = {{&f.n, &f.vy, &f.vz}, {&f.mx, &f.my, &f.mz}};
    for (int kind = 0; kind < 2; ++kind)
        for (int k = 0; k < 3; ++k) {
            std::array<curves::Term, 3> terms;
            for (int i = 0; i < 3; ++i) terms[i] = {local[kind][i], axes(i, k)};
            const curves::Curve global = curves::sum(terms);
            most[3 * kind + k] = global.maximum().value;
            least[3 * kind + k] = global.minimum().value;
        }
    most[6] = f.bimoment.maximum().value;
    least[6] = f.bimoment.minimum().value;
    return {row_from<answer::Forces>(most), row_from<answer::Forces>(least)};
}

}  // namespace loadpath::results
