"""The fields of plain documents, of which `inspect.wasm` can say that nothing is wrong with them.

The module reads a document faster than Python does, and knows what every rule wants of these
fields. A document that uses any other, new ones among them, is validated here as ever. The C++ that
tells is generated from this list; the rules are `engine/src/module/inspection/certainty.cpp`.
"""

_SECTION = (
    "id name material h b i_y i_z i_yz j area i_w y_s z_s wagner_coeff a_sy a_sz "
    "wel_y wel_z wpl_y wpl_z centroid_y centroid_z principal_axis_angle ec3 dimensions"
)
_HINGE = (
    "id hinge_type translational_release_vx translational_release_vy translational_release_vz "
    "rotational_release_mx rotational_release_my rotational_release_mz rotational_release_warp "
    "max_tension_vx max_tension_vy max_tension_vz max_moment_mx max_moment_my max_moment_mz "
    "max_bimoment_warp"
)
_OPTIONS = (
    "solve_loadcases dimensionality order nonlinear_method pdelta_formulation pdelta_mode "
    "pdelta_suppress_axes stability tolerance max_iterations rigid_strategy axial_slack "
    "include_shear_deformation include_warping include_shear_center_coupling enable_self_weight "
    "self_weight_load_case_id gravity_factor gravity_direction include_member_deflected_shape "
    "result_filter render_unity_reports"
)

PLAIN_FIELDS: dict[str, str] = {
    "Document": "schema_version settings model analysis",
    "Settings": "general_info unit_settings",
    "GeneralInfo": "project_name author version",
    "UnitSettings": "system lengthUnit forceUnit densityUnit pressureUnit",
    "Model": "nodes members member_sets materials sections nodal_supports member_hinges",
    "Node": "id X Y Z nodal_support",
    "Member": (
        "id start_node_id end_node_id section rotation_angle mirror start_hinge end_hinge "
        "classification weight chi member_type"
    ),
    "MemberSet": (
        "id classification member_ids buckling_length_y buckling_length_z buckling_length_t "
        "effective_length_factor_y effective_length_factor_z ltb_length"
    ),
    "Material": "id name e_mod g_mod density yield_stress thermal_expansion carbon_factor",
    "Section": _SECTION,
    "Ec3SectionParams": (
        "section_class buckling_curve_y buckling_curve_z buckling_curve_lt a_eff wel_y_eff "
        "wel_z_eff z_j"
    ),
    "SectionDimensions": "shape h b tw tf t r",
    "NodalSupport": "id classification X Y Z RX RY RZ",
    "SupportCondition": "condition_type stiffness",
    "MemberHinge": _HINGE,
    "Analysis": "options load_cases load_combinations unity_checks",
    "AnalysisOptions": _OPTIONS,
    "LoadCase": (
        "id name nodal_loads nodal_moments distributed_loads member_point_loads "
        "member_point_moments action"
    ),
    "NodalLoad": "id node magnitude direction load_type",
    "NodalMoment": "id node magnitude direction load_type",
    "DistributedLoad": (
        "id member magnitude end_magnitude direction start_frac end_frac projected axes"
    ),
    "MemberPointLoad": "id member magnitude direction position axes",
    "MemberPointMoment": "id member magnitude direction position axes",
    "Action": "category",
    "LoadCombination": "id name load_case_factors situation check limit_state generated",
    "LoadCaseFactor": "load_case_id factor",
    "GeneratedBy": "expression annex reason seal",
    "UnityCheckDefinition": (
        "id name description applies_to spec limit_state thresholds report_template"
    ),
    "AllMembers": "",
    "CheckSpec": "Ec3Steel Deflection",
    "Ec3SteelSpec": (
        "annex gamma_m0 gamma_m1 include_buckling include_ltb lengths_from angle_ends "
        "interaction_method ltb_method c1 c2 c3 z_g cmy cmz cm_lt"
    ),
    "DeflectionSpec": "limit measure direction length precamber combination",
}


def is_plain(record: str, field: str) -> bool:
    """Whether a plain document may use this field."""
    return field in PLAIN_FIELDS.get(record, "").split()
