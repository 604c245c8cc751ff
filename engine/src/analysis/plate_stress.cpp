#include "analysis/plate_stress.hpp"

#include <algorithm>

namespace loadpath::analysis {

namespace {

double measured(const shell::PlateStress& stress, document::PlateStressMeasure measure) {
    switch (measure) {
        case document::PlateStressMeasure::VonMises:
            return shell::largest_von_mises(stress);
        case document::PlateStressMeasure::PrincipalMax:
            return shell::largest_principal(stress);
        case document::PlateStressMeasure::PrincipalMin:
            return shell::smallest_principal(stress);
    }
    return 0.0;
}

}  // namespace

double plate_stress(const PlateState& state, const model::Plate& plate,
                    document::PlateStressMeasure measure) {
    const auto stress_of = [&](const shell::Resultants& r) {
        return measured(shell::face_stresses(r, plate.thickness, plate.stiffness.stress_across),
                        measure);
    };
    double governing = stress_of(state.centre);
    for (const shell::Resultants& corner : state.corners) {
        const double value = stress_of(corner);
        governing = measure == document::PlateStressMeasure::PrincipalMin
                        ? std::min(governing, value)
                        : std::max(governing, value);
    }
    return governing;
}

}  // namespace loadpath::analysis
