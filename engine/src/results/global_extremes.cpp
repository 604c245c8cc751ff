#include "results/global_extremes.hpp"

namespace loadpath::results {

GlobalExtremes global_extremes(const curves::MemberForces& f, const model::Matrix3& axes) {
    GlobalExtremes extremes;
    const curves::Curve* const local[2][3] = {{&f.n, &f.vy, &f.vz}, {&f.mx, &f.my, &f.mz}};
    for (int kind = 0; kind < 2; ++kind)
        for (int k = 0; k < 3; ++k) {
            std::array<curves::Term, 3> terms;
            for (int i = 0; i < 3; ++i) terms[i] = {local[kind][i], axes(i, k)};
            const curves::Curve global = curves::sum(terms);
            extremes.most[3 * kind + k] = global.maximum().value;
            extremes.least[3 * kind + k] = global.minimum().value;
        }
    extremes.most[6] = f.bimoment.maximum().value;
    extremes.least[6] = f.bimoment.minimum().value;
    return extremes;
}

}  // namespace loadpath::results
