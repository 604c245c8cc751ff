// Written by `make generate` from src/loadpath/document/validation; do not edit.

// Every issue code of the one catalogue, and its name for programs.
#pragma once

#include <string_view>

namespace loadpath {

enum class IssueCode {
    invalid_json,
    not_json,
    too_deep,
    too_large_to_explain,
    duplicate_key,
    wrong_type,
    missing_field,
    out_of_range,
    unknown_value,
    wrong_length,
    not_one_variant,
    unsupported_version,
    broken_reference,
    broken_link,
    duplicate_id,
    duplicate_name,
    unknown_field,
    unread_records,
    more_errors,
    more_warnings,
    action_group,
    bedding_not_possible,
    bracing_not_in_line,
    bracing_set_twice,
    bracing_spans_differ,
    bracing_direction,
    bracing_set_unrestrained,
    pretension_not_possible,
    unstretched_length_not_possible,
    moment_on_cable,
    cable_not_held,
    check_selects_nothing,
    check_without_combination,
    combination_without_limit_state,
    thresholds_not_ascending,
    unsupported_part,
    released_node,
    curve_not_ascending,
    curve_stiffness_not_positive,
    moment_falls,
    curve_misses_origin,
    two_curves,
    curve_in_first_order,
    diaphragm_not_flat,
    nothing_to_solve,
    zero_length_member,
    missing_section,
    loose_node,
    member_set_gap,
    imperfection_axis,
    bow_not_possible,
    non_unit_direction,
    reversed_load,
    temperature_without_expansion,
    displacement_without_support,
    self_weight_nowhere,
    no_reference_loads,
    not_honoured,
    without_effect,
    out_of_plane,
    repeated_corner,
    unusable_spectrum,
    seismic_case_misused,
    spring_without_stiffness,
    parallel_axes,
    taper_not_possible,
    unused_material,
    unused_section,
    unused_support,
    unused_hinge,
    unused_load_case,
    newer_field,
    implausible_stiffness,
    implausible_shear_modulus,
    implausible_density,
    implausible_yield_stress,
    not_the_library_section,
    implausible_section,
    swapped_section_axes,
    implausible_extent,
    implausible_slenderness,
    implausible_length,
    implausible_load,
    empty_load_case,
    implausible_action,
    implausible_earthquake,
    implausible_capacity,
    implausible_gravity,
    weight_left_out,
    implausible_movement,
    z_up_model,
    nodes_not_joined,
    node_on_member,
    members_not_joined,
    duplicate_member,
    implausible_factor,
    generated_combination_changed,
    generated_combinations_missing,
    angle_in_radians,
    left_behind_by_import,
    import_entry_settled,
    hinge_connector_failed,
    moment_rotation_end_of_range,
    curve_end_not_stated,
    ambiguous_stiffness_curve,
    impossible_inertia,
    contradictory_axes,
    impossible_plate_material,
    wrong_shape,
    mesh_failed,
    edges_do_not_match,
    line_support_not_possible,
    surfaces_not_joined,
    scissor_hinge_axes,
    scissor_hinge_twice,
    scissor_hinge_nowhere,
    temperature_on_rigid_member,
    gradient_without_depth,
    gravity_without_direction,
    contradictory_load_type,
    surface_load_not_carried,
    surface_load_beyond_members,
    distribution_direction_chosen,
    membrane_loaded_across,
    impossible_request,
    contradictory_support,
    too_large,
    singular_model,
    unstable_unloaded,
    bracing_at_rest,
    upright_bar_spins,
    not_converged,
    second_order_instability,
    cables_turn_far,
    not_in_a_plane,
    inaccurate,
    reference_not_usable,
    unstable_reference,
    modes_not_converged,
    fewer_modes,
    modes_not_divided,
    no_mass,
    slack_in_reference,
    buckles_below_loads,
    nothing_buckles,
    twists_in_any_wave,
    cables_in_modes,
    cables_slacken,
    missing_mass,
    lateral_force_limits,
    self_weight_is_mass_already,
    preload_recovery_elastic_forces,
    seismic_sign_missing,
    unbalanced,
    displacement_out_of_proportion,
    second_order_needed,
    sway_not_considered,
    stability_not_assessed,
    bracing_gives_way,
    bracing_not_assessed,
    bracing_not_asked_for,
    support_lifted,
    ground_pulls,
    diaphragm_bears_chord,
    members_without_force,
    buckling_not_checked,
    check_undecided,
    check_not_run,
    members_not_checked,
    plates_not_checked,
    strength_not_checked,
    hardly_utilized,
    combination_not_checked,
    load_case_not_checked,
    bracing_not_leaned,
};

constexpr std::string_view name_of(IssueCode code) {
    constexpr std::string_view names[] = {
        "invalid_json",
        "not_json",
        "too_deep",
        "too_large_to_explain",
        "duplicate_key",
        "wrong_type",
        "missing_field",
        "out_of_range",
        "unknown_value",
        "wrong_length",
        "not_one_variant",
        "unsupported_version",
        "broken_reference",
        "broken_link",
        "duplicate_id",
        "duplicate_name",
        "unknown_field",
        "unread_records",
        "more_errors",
        "more_warnings",
        "action_group",
        "bedding_not_possible",
        "bracing_not_in_line",
        "bracing_set_twice",
        "bracing_spans_differ",
        "bracing_direction",
        "bracing_set_unrestrained",
        "pretension_not_possible",
        "unstretched_length_not_possible",
        "moment_on_cable",
        "cable_not_held",
        "check_selects_nothing",
        "check_without_combination",
        "combination_without_limit_state",
        "thresholds_not_ascending",
        "unsupported_part",
        "released_node",
        "curve_not_ascending",
        "curve_stiffness_not_positive",
        "moment_falls",
        "curve_misses_origin",
        "two_curves",
        "curve_in_first_order",
        "diaphragm_not_flat",
        "nothing_to_solve",
        "zero_length_member",
        "missing_section",
        "loose_node",
        "member_set_gap",
        "imperfection_axis",
        "bow_not_possible",
        "non_unit_direction",
        "reversed_load",
        "temperature_without_expansion",
        "displacement_without_support",
        "self_weight_nowhere",
        "no_reference_loads",
        "not_honoured",
        "without_effect",
        "out_of_plane",
        "repeated_corner",
        "unusable_spectrum",
        "seismic_case_misused",
        "spring_without_stiffness",
        "parallel_axes",
        "taper_not_possible",
        "unused_material",
        "unused_section",
        "unused_support",
        "unused_hinge",
        "unused_load_case",
        "newer_field",
        "implausible_stiffness",
        "implausible_shear_modulus",
        "implausible_density",
        "implausible_yield_stress",
        "not_the_library_section",
        "implausible_section",
        "swapped_section_axes",
        "implausible_extent",
        "implausible_slenderness",
        "implausible_length",
        "implausible_load",
        "empty_load_case",
        "implausible_action",
        "implausible_earthquake",
        "implausible_capacity",
        "implausible_gravity",
        "weight_left_out",
        "implausible_movement",
        "z_up_model",
        "nodes_not_joined",
        "node_on_member",
        "members_not_joined",
        "duplicate_member",
        "implausible_factor",
        "generated_combination_changed",
        "generated_combinations_missing",
        "angle_in_radians",
        "left_behind_by_import",
        "import_entry_settled",
        "hinge_connector_failed",
        "moment_rotation_end_of_range",
        "curve_end_not_stated",
        "ambiguous_stiffness_curve",
        "impossible_inertia",
        "contradictory_axes",
        "impossible_plate_material",
        "wrong_shape",
        "mesh_failed",
        "edges_do_not_match",
        "line_support_not_possible",
        "surfaces_not_joined",
        "scissor_hinge_axes",
        "scissor_hinge_twice",
        "scissor_hinge_nowhere",
        "temperature_on_rigid_member",
        "gradient_without_depth",
        "gravity_without_direction",
        "contradictory_load_type",
        "surface_load_not_carried",
        "surface_load_beyond_members",
        "distribution_direction_chosen",
        "membrane_loaded_across",
        "impossible_request",
        "contradictory_support",
        "too_large",
        "singular_model",
        "unstable_unloaded",
        "bracing_at_rest",
        "upright_bar_spins",
        "not_converged",
        "second_order_instability",
        "cables_turn_far",
        "not_in_a_plane",
        "inaccurate",
        "reference_not_usable",
        "unstable_reference",
        "modes_not_converged",
        "fewer_modes",
        "modes_not_divided",
        "no_mass",
        "slack_in_reference",
        "buckles_below_loads",
        "nothing_buckles",
        "twists_in_any_wave",
        "cables_in_modes",
        "cables_slacken",
        "missing_mass",
        "lateral_force_limits",
        "self_weight_is_mass_already",
        "preload_recovery_elastic_forces",
        "seismic_sign_missing",
        "unbalanced",
        "displacement_out_of_proportion",
        "second_order_needed",
        "sway_not_considered",
        "stability_not_assessed",
        "bracing_gives_way",
        "bracing_not_assessed",
        "bracing_not_asked_for",
        "support_lifted",
        "ground_pulls",
        "diaphragm_bears_chord",
        "members_without_force",
        "buckling_not_checked",
        "check_undecided",
        "check_not_run",
        "members_not_checked",
        "plates_not_checked",
        "strength_not_checked",
        "hardly_utilized",
        "combination_not_checked",
        "load_case_not_checked",
        "bracing_not_leaned",
    };
    return names[static_cast<int>(code)];
}

// Whether a structure of which it is said cannot have the verdict `passes`.
constexpr bool touches_safety(IssueCode code) {
    constexpr bool marks[] = {
        true,  // invalid_json
        true,  // not_json
        true,  // too_deep
        true,  // too_large_to_explain
        true,  // duplicate_key
        true,  // wrong_type
        true,  // missing_field
        true,  // out_of_range
        true,  // unknown_value
        true,  // wrong_length
        true,  // not_one_variant
        true,  // unsupported_version
        true,  // broken_reference
        false,  // broken_link
        true,  // duplicate_id
        true,  // duplicate_name
        false,  // unknown_field
        true,  // unread_records
        true,  // more_errors
        false,  // more_warnings
        true,  // action_group
        true,  // bedding_not_possible
        true,  // bracing_not_in_line
        true,  // bracing_set_twice
        true,  // bracing_spans_differ
        true,  // bracing_direction
        false,  // bracing_set_unrestrained
        true,  // pretension_not_possible
        true,  // unstretched_length_not_possible
        true,  // moment_on_cable
        true,  // cable_not_held
        false,  // check_selects_nothing
        false,  // check_without_combination
        false,  // combination_without_limit_state
        false,  // thresholds_not_ascending
        false,  // unsupported_part
        false,  // released_node
        true,  // curve_not_ascending
        true,  // curve_stiffness_not_positive
        true,  // moment_falls
        true,  // curve_misses_origin
        true,  // two_curves
        true,  // curve_in_first_order
        true,  // diaphragm_not_flat
        true,  // nothing_to_solve
        true,  // zero_length_member
        true,  // missing_section
        false,  // loose_node
        false,  // member_set_gap
        true,  // imperfection_axis
        true,  // bow_not_possible
        true,  // non_unit_direction
        true,  // reversed_load
        true,  // temperature_without_expansion
        true,  // displacement_without_support
        true,  // self_weight_nowhere
        true,  // no_reference_loads
        false,  // not_honoured
        false,  // without_effect
        false,  // out_of_plane
        true,  // repeated_corner
        true,  // unusable_spectrum
        true,  // seismic_case_misused
        true,  // spring_without_stiffness
        true,  // parallel_axes
        true,  // taper_not_possible
        false,  // unused_material
        false,  // unused_section
        false,  // unused_support
        false,  // unused_hinge
        false,  // unused_load_case
        false,  // newer_field
        true,  // implausible_stiffness
        true,  // implausible_shear_modulus
        true,  // implausible_density
        true,  // implausible_yield_stress
        true,  // not_the_library_section
        true,  // implausible_section
        true,  // swapped_section_axes
        true,  // implausible_extent
        true,  // implausible_slenderness
        true,  // implausible_length
        true,  // implausible_load
        true,  // empty_load_case
        true,  // implausible_action
        true,  // implausible_earthquake
        true,  // implausible_capacity
        true,  // implausible_gravity
        true,  // weight_left_out
        true,  // implausible_movement
        true,  // z_up_model
        true,  // nodes_not_joined
        true,  // node_on_member
        true,  // members_not_joined
        true,  // duplicate_member
        true,  // implausible_factor
        true,  // generated_combination_changed
        true,  // generated_combinations_missing
        true,  // angle_in_radians
        true,  // left_behind_by_import
        false,  // import_entry_settled
        true,  // hinge_connector_failed
        false,  // moment_rotation_end_of_range
        true,  // curve_end_not_stated
        true,  // ambiguous_stiffness_curve
        true,  // impossible_inertia
        true,  // contradictory_axes
        true,  // impossible_plate_material
        true,  // wrong_shape
        true,  // mesh_failed
        true,  // edges_do_not_match
        true,  // line_support_not_possible
        true,  // surfaces_not_joined
        true,  // scissor_hinge_axes
        true,  // scissor_hinge_twice
        true,  // scissor_hinge_nowhere
        true,  // temperature_on_rigid_member
        true,  // gradient_without_depth
        true,  // gravity_without_direction
        true,  // contradictory_load_type
        true,  // surface_load_not_carried
        false,  // surface_load_beyond_members
        false,  // distribution_direction_chosen
        true,  // membrane_loaded_across
        true,  // impossible_request
        true,  // contradictory_support
        true,  // too_large
        true,  // singular_model
        true,  // unstable_unloaded
        false,  // bracing_at_rest
        false,  // upright_bar_spins
        true,  // not_converged
        true,  // second_order_instability
        false,  // cables_turn_far
        false,  // not_in_a_plane
        true,  // inaccurate
        true,  // reference_not_usable
        true,  // unstable_reference
        true,  // modes_not_converged
        false,  // fewer_modes
        true,  // modes_not_divided
        false,  // no_mass
        true,  // slack_in_reference
        true,  // buckles_below_loads
        false,  // nothing_buckles
        false,  // twists_in_any_wave
        false,  // cables_in_modes
        true,  // cables_slacken
        true,  // missing_mass
        true,  // lateral_force_limits
        false,  // self_weight_is_mass_already
        false,  // preload_recovery_elastic_forces
        true,  // seismic_sign_missing
        true,  // unbalanced
        true,  // displacement_out_of_proportion
        true,  // second_order_needed
        true,  // sway_not_considered
        true,  // stability_not_assessed
        true,  // bracing_gives_way
        true,  // bracing_not_assessed
        true,  // bracing_not_asked_for
        false,  // support_lifted
        true,  // ground_pulls
        true,  // diaphragm_bears_chord
        false,  // members_without_force
        true,  // buckling_not_checked
        true,  // check_undecided
        true,  // check_not_run
        true,  // members_not_checked
        true,  // plates_not_checked
        true,  // strength_not_checked
        true,  // hardly_utilized
        true,  // combination_not_checked
        true,  // load_case_not_checked
        true,  // bracing_not_leaned
    };
    return marks[static_cast<int>(code)];
}

}  // namespace loadpath
