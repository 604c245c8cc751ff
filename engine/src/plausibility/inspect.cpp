#include "plausibility/inspect.hpp"

#include "plausibility/rules.hpp"

namespace loadpath::plausibility {

namespace {

constexpr double largest_with_joints = 1e7;  // metres

}  // namespace

Issues inspect(const document::Document& document) {
    Findings findings;
    const Subject subject(document);
    check_materials(document, findings);
    check_sections(subject, findings);
    check_extent(subject, findings);
    check_loads(subject, findings);
    check_single_loads(subject, findings);
    check_gravity_axis(subject, findings);
    // Beyond this a coordinate does not tell millimetres apart.
    if (subject.extent < largest_with_joints) {
        check_nodes_nearby(subject, findings);
        check_duplicate_members(subject, findings);
        check_crossings(subject, findings);
    }
    check_lengths(subject, findings);
    check_combinations(document, findings);
    check_directions(subject, findings);
    check_opposed_winds(subject, findings);
    check_serviceability(document, findings);
    check_expansion(subject, findings);
    check_supported_loads(subject, findings);
    check_uplift(subject, findings);
    check_earthquake_forces(subject, findings);
    check_what_shakes(subject, findings);
    check_capacities(subject, findings);
    check_angles(document, findings);
    check_import(document, findings);
    return std::move(findings).take();
}

}  // namespace loadpath::plausibility
