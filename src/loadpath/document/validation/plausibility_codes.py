"""The issue codes of what is allowed and yet hardly meant.

The rules are written once, in `engine/src/plausibility`; `loadpath.inspection` runs them beside
validation, the engine before it solves. All are warnings, and all but one touch safety: numbers of
a document that is not what was meant prove nothing.
"""

from .issue_codes import Code, warning


def _doubt(name: str, meaning: str, mend: str) -> Code:
    return warning(name, meaning, mend, touches_safety=True)


PLAUSIBILITY_CODES: tuple[Code, ...] = (
    _doubt(
        "implausible_stiffness",
        "The modulus of elasticity is that of no material that is built with.",
        "Give e_mod in pascals, or in the pressure unit of the document's settings.",
    ),
    _doubt(
        "implausible_shear_modulus",
        "The shear modulus does not go with the modulus of elasticity.",
        "Give g_mod in the unit of e_mod; E/(2(1+nu)) for metals, about E/16 for timber.",
    ),
    _doubt(
        "implausible_density",
        "The density is that of no material that is built with.",
        "Give density in kg/m3, or in the density unit of the document's settings.",
    ),
    _doubt(
        "implausible_yield_stress",
        "The yield stress is that of no material that is built with.",
        "Give yield_stress in pascals, or in the pressure unit of the document's settings.",
    ),
    _doubt(
        "not_the_library_section",
        "A section bears a name of the library and has other properties.",
        "Give it the properties of that section, or another name.",
    ),
    _doubt(
        "implausible_section",
        "The properties of a section contradict each other; some are probably in mm or cm.",
        "Give all of them in the length unit of the document's settings (m2, m3, m4).",
    ),
    _doubt(
        "swapped_section_axes",
        "A section that is deeper than wide is stiffer about local y than about local z.",
        "Swap i_y and i_z, and what belongs to them; the depth h lies along local y.",
    ),
    _doubt(
        "implausible_extent",
        "The model is kilometres large, or a few millimetres.",
        "Give coordinates in the length unit of the document's settings.",
    ),
    _doubt(
        "implausible_slenderness",
        "A member is far too long for its section, or a section or plate as deep as the model.",
        "Correct section, thickness or coordinates; one of them is probably in another unit.",
    ),
    _doubt(
        "implausible_length",
        "A stated length is hardly meant: what buckles or deflects, offsets, z_j, or how high a "
        "load acts.",
        "Give it in the length unit of the document's settings, measured as the field says.",
    ),
    _doubt(
        "implausible_load",
        "Loads are next to nothing beside the structure's weight, or far beyond its strength, or "
        "act another way than what they are: an imposed load or snow lifts or acts sideways, wind "
        "acts along the bars, a temperature is no change of one.",
        "Give loads in the units of the document's settings; what presses is below zero along Y, "
        "and local x runs along a bar.",
    ),
    _doubt(
        "empty_load_case",
        "A combination counts on a load case in which nothing acts, or on supports alone.",
        "Give the load case its loads, or leave it out of the combination.",
    ),
    _doubt(
        "implausible_action",
        "Actions that cannot be: weight that is not permanent or not always there, prestress that "
        "presses down alone, a combination for strength without what is permanent, or nothing "
        "permanent.",
        "Give the load cases of weight the category permanent, and put them into every combination "
        "for strength, or generate combinations again.",
    ),
    _doubt(
        "implausible_earthquake",
        "An earthquake that is hardly meant: too weak, one direction left out, along Y alone, or "
        "masses that do not go with the weight it acts beside.",
        "Give accelerations in m/s2, both horizontal directions, and as mass what combinations "
        "with the earthquake have as weight (EN 1998-1, 3.2.4).",
    ),
    _doubt(
        "implausible_capacity",
        "The capacity of a hinge is many times what its members bear.",
        "Give capacities in the force and length unit of the document's settings.",
    ),
    _doubt(
        "implausible_gravity",
        "Self-weight does not act as gravity does: another acceleration, or another direction.",
        "Leave gravity_factor and gravity_direction out; factors belong to combinations.",
    ),
    _doubt(
        "weight_left_out",
        "A structure is checked without its weight, which is more than all it bears, or without "
        "that of masses on nodes.",
        "Set enable_self_weight, and give self_weight_load_case_id its load case; masses on nodes "
        "need loads beside them.",
    ),
    _doubt(
        "implausible_movement",
        "A support moves further than the structure could follow.",
        "Give shifts in the length unit of the document's settings and rotations in radians.",
    ),
    _doubt(
        "z_up_model",
        "The model is drawn with Z up, while Y is up here.",
        "Turn the model, or turn its members and gravity so that they agree with it.",
    ),
    _doubt(
        "nodes_not_joined",
        "Two nodes lie within a millimetre of each other, and nothing joins them.",
        "Use one node for both, or join them by a member.",
    ),
    _doubt(
        "node_on_member",
        "A member passes through a node without being joined to it.",
        "Divide the member at the node.",
    ),
    _doubt(
        "members_not_joined",
        "Two members that bend cross each other without a common node.",
        "Divide both at a common node; give what only braces hinges or a type that cannot bend.",
    ),
    _doubt(
        "duplicate_member",
        "Two members of the same type stand between the same two nodes.",
        "Leave one of them out, or give them offsets if they lie beside each other.",
    ),
    _doubt(
        "implausible_factor",
        "A factor that no standard has, weight that helps and counts with more than 1, or what "
        "presses turned around.",
        "Correct the factor, or add the combination that is missing.",
    ),
    _doubt(
        "generated_combination_changed",
        "A combination is said to be generated, and its rule gives no such combination.",
        "Generate the combinations again, or remove generated from one that is your own.",
    ),
    _doubt(
        "generated_combinations_missing",
        "Of a generated list some combinations are not there that its rule asks for.",
        "Generate the combinations again, or remove generated from all if the list is your own.",
    ),
    _doubt(
        "angle_in_radians",
        "An angle is a common one in radians, where degrees are expected.",
        "Give the angle in degrees.",
    ),
    _doubt(
        "left_behind_by_import",
        "A file of another program held something that the document does not hold.",
        "Enter it and remove the entry, or say in its settled who judged that it does not matter, "
        "and why.",
    ),
    warning(
        "import_entry_settled",
        "Somebody judged that something which an import left behind does not matter.",
        "Nothing, if the judgement still holds; else remove settled from the entry.",
    ),
)
