"""The issue codes of what only the engine finds, because it has to prepare, solve or check first.

What validation finds too has its code in `issue_codes.py` or beside its rule, and the engine uses
the same name for it.
"""

from .issue_codes import Code, error, warning
from .verdict_codes import VERDICT_CODES

ENGINE_CODES: tuple[Code, ...] = (
    error(
        "hinge_connector_failed",
        "A hinge turns beyond a moment-rotation curve that ends with Failure: it is a free hinge, "
        "and figures are those without its moment.",
        "Strengthen the connection or the members beside it, or reduce the loads.",
    ),
    warning(
        "moment_rotation_end_of_range",
        "A hinge turns beyond its moment-rotation curve, which goes on as its end says.",
        "Give the curve further points, or state by `end` that it yields, stops or fails.",
    ),
    warning(
        "curve_end_not_stated",
        "A hinge turns beyond its moment-rotation curve, which does not say what follows; its "
        "moment was taken to go on.",
        "Give the curve further points, or state by `end` that it goes on, yields, stops or fails.",
        touches_safety=True,
    ),
    warning(
        "ambiguous_stiffness_curve",
        "The stiffness of a curve rises so steeply that several forces go with one movement.",
        "Give the curve points between which force over stiffness rises.",
        touches_safety=True,
    ),
    error(
        "impossible_inertia",
        "The product of inertia of a section is larger than its moments of inertia allow.",
        "Correct i_y, i_z or i_yz; the square of i_yz is less than i_y times i_z.",
    ),
    error(
        "contradictory_axes",
        "The angle of a section's principal axes contradicts its moments of inertia.",
        "Leave principal_axis_angle out, or correct i_y, i_z or i_yz.",
    ),
    error(
        "impossible_plate_material",
        "A plate is of a material whose elastic constants contradict each other.",
        "Correct the constants that the message names.",
    ),
    error(
        "wrong_shape",
        "The corners of a plate span no usable shape, or its local x points out of its plane.",
        "Move the corners as the message says, or use two triangles.",
    ),
    error(
        "mesh_failed",
        "A plate surface cannot be divided into elements.",
        "Correct the outline or the mesh settings as the message says.",
    ),
    error(
        "edges_do_not_match",
        "A plate element shares an edge with a surface that is divided more finely.",
        "Give the surface the same divisions, or leave its elements to the engine.",
    ),
    error(
        "line_support_not_possible",
        "A line support does not run along edges of plates, or holds what something else holds.",
        "Let it run between two nodes of a plate's edge, and support each node once.",
    ),
    warning(
        "surfaces_not_joined",
        "Two plate surfaces pass through each other without a common edge.",
        "Divide them along the line where they meet, if they are joined there.",
        touches_safety=True,
    ),
    error(
        "scissor_hinge_axes",
        "A scissor hinge releases in Local axes, which several members do not share.",
        "Give the hinge Global axes, or axes of its own.",
    ),
    error(
        "scissor_hinge_twice",
        "A member belongs to two sets with scissor hinges.",
        "Leave the member in one of them.",
    ),
    error(
        "scissor_hinge_nowhere",
        "A scissor hinge stands at a node where its set meets nothing else.",
        "Name nodes where the set meets another member or a plate, or name none.",
    ),
    error(
        "temperature_on_rigid_member",
        "A temperature load acts on a rigid member, which does not expand.",
        "Load a member that deforms.",
    ),
    error(
        "gradient_without_depth",
        "A temperature gradient acts on a member whose section has no depth in that direction.",
        "Give the section its h or b.",
    ),
    error(
        "gravity_without_direction",
        "Self-weight is switched on and the direction of gravity is zero.",
        "Give gravity_direction a length, or leave it out.",
    ),
    warning(
        "contradictory_load_type",
        "A load's load_type contradicts the list that it stands in; the list decides.",
        "Correct load_type, or move the load to the other list.",
        touches_safety=True,
    ),
    error(
        "surface_load_not_carried",
        "A surface load finds nothing that carries the whole of it.",
        "Let the polygon end where plates or members do, and give a direction along members.",
    ),
    warning(
        "surface_load_beyond_members",
        "A surface load reaches beyond the members that carry it.",
        "Shorten the polygon, unless forces on the nearest ends are meant.",
    ),
    warning(
        "distribution_direction_chosen",
        "A surface load on members does not say which way it spans, so the engine chose.",
        "Give distribution_direction.",
    ),
    error(
        "membrane_loaded_across",
        "A load acts where only membranes are, in a direction that they cannot resist.",
        'Give the plates the behavior "Shell", or load them in their plane.',
    ),
    error(
        "impossible_request",
        "A result is asked for that does not exist.",
        "Correct the request as the message says.",
    ),
    error(
        "contradictory_support",
        "An imposed movement contradicts what other supports or rigid members hold.",
        "Move all of them alike, or leave one of them out.",
    ),
    error(
        "too_large",
        "The equations would need more memory than the engine can address.",
        "Solve a part of the model, or divide plates less finely.",
    ),
    error(
        "singular_model",
        "The structure is a mechanism under these loads: a part can move without resistance.",
        "Hold the node in the direction that the message names.",
    ),
    warning(
        "unstable_unloaded",
        "A part can move without resistance, but no load drives it; the motion is left out.",
        "Hold the node in the direction that the message names, if it is held in truth.",
        touches_safety=True,
    ),
    warning(
        "bracing_at_rest",
        "Only ties that no load pulls hold a part, and catch it whichever way it moves.",
        "Nothing, if they are bracing; put wind or imperfections into the combination to use it.",
    ),
    warning(
        "upright_bar_spins",
        "Upright members can turn about their own axis: nothing holds them against it.",
        "Hold the foot against turning about Y (RY Fixed), as base plates do.",
    ),
    error(
        "not_converged",
        "Members or supports that act one way find no state that agrees with their forces.",
        "Add what holds the structure when they are slack.",
    ),
    error(
        "second_order_instability",
        "The loads are beyond those at which the structure or a member of it buckles.",
        "Stiffen or brace what the message names, or lower the loads.",
    ),
    warning(
        "cables_turn_far",
        "A structure with cables is solved with large rotations, though less is asked for.",
        "Set order to NONLINEAR and nonlinear_method to COROTATIONAL.",
    ),
    warning(
        "not_in_a_plane",
        "P_DELTA is to act in one plane, but the structure lies in none.",
        "Leave pdelta_mode out, or name the axes in pdelta_suppress_axes.",
    ),
    warning(
        "inaccurate",
        "Loads and reactions miss each other by more than a millionth: digits are lost.",
        "Join short members in one line, or make very stiff parts rigid.",
        touches_safety=True,
    ),
    warning(
        "reference_not_usable",
        "Modes need the forces of a load case or combination that has no usable numbers.",
        "Mend what its error says, or name other loads.",
        touches_safety=True,
    ),
    warning(
        "unstable_reference",
        "No modes follow: the structure moves freely, or buckles under the loads it begins with.",
        "Hold what the message names, or name smaller loads.",
        touches_safety=True,
    ),
    warning(
        "modes_not_converged",
        "The search for modes was given up before all of them stood still.",
        "Allow more iterations, or ask for fewer modes.",
        touches_safety=True,
    ),
    warning(
        "fewer_modes",
        "The structure has fewer modes than were asked for.",
        "Ask for as many as there are.",
    ),
    warning(
        "modes_not_divided",
        "Members cannot be divided finely enough for all the modes that were asked for.",
        "Ask for fewer modes.",
        touches_safety=True,
    ),
    warning(
        "no_mass",
        "Frequencies are asked for of a structure without mass.",
        "Give the materials their density, or put masses on nodes.",
    ),
    warning(
        "slack_in_reference",
        "One-way members are slack under the loads that modes begin with, and take no part.",
        "See that this is meant; other loads may tighten them.",
        touches_safety=True,
    ),
    warning(
        "buckles_below_loads",
        "The structure buckles before its loads are reached: a critical load factor is below 1.",
        "Stiffen or brace what the mode moves, and draw what holds it.",
        touches_safety=True,
    ),
    warning(
        "nothing_buckles",
        "No multiple of the loads makes the structure buckle.",
        "Nothing is to be done where all members are in tension; else look at the loads.",
    ),
    warning(
        "twists_in_any_wave",
        "A pressed member twists at one load factor in waves of any length, as nothing of it "
        "resists warping: modes without end stand there.",
        "Give its section i_w and leave include_warping on; a member that cannot twist has "
        "wagner_coeff 0.",
    ),
    warning(
        "cables_in_modes",
        "Modes take cables with the stiffness of one state, which the message names.",
        "Nothing, if that state is meant; frequencies take that of a stiffness_reference.",
    ),
    warning(
        "cables_slacken",
        "An earthquake takes more from a cable than pulls it in a combination; its forces follow "
        "in proportion only while cables stay taut.",
        "Pretension the cable further, or follow the earthquake in time by other means.",
        touches_safety=True,
    ),
    warning(
        "missing_mass",
        "The modes of a seismic analysis hold less than 90 % of the mass in a direction.",
        "Ask for more modes (EN 1998-1 4.3.3.3.1).",
        touches_safety=True,
    ),
    warning(
        "lateral_force_limits",
        "The lateral force method is used beyond EN 1998-1 4.3.3.2.1: vertically or for slow sway.",
        "Use MODAL_RESPONSE_SPECTRUM, or leave the direction out.",
        touches_safety=True,
    ),
    warning(
        "self_weight_is_mass_already",
        "A source of seismic mass holds the self-weight, which structural mass counts already.",
        "Nothing, if that is meant: it is counted once.",
    ),
    warning(
        "preload_recovery_elastic_forces",
        "Forces of a reference change seismic modes; forces follow from the stiffness without it.",
        "Nothing; where it matters, use an analysis of second order beside it.",
    ),
    warning(
        "seismic_sign_missing",
        "A combination names an earthquake with one sign, and none names it with the other.",
        "Add the combination with the opposite factor: an earthquake acts both ways.",
        touches_safety=True,
    ),
    error(
        "unbalanced",
        "Loads and reactions miss each other by more than a thousandth: numbers are unusable.",
        "Join short members in one line, or make very stiff parts rigid.",
    ),
    warning(
        "displacement_out_of_proportion",
        "A node moves by more than a tenth of the structure's extent: linear results mean nothing.",
        "Look for a unit that slipped in stiffness, section or load, and for a part hardly held.",
        touches_safety=True,
    ),
    warning(
        "second_order_needed",
        "A node turns by more than 0.1 rad, beyond what small-displacement theory bears.",
        "Stiffen the structure, or use an analysis of second order.",
        touches_safety=True,
    ),
    warning(
        "sway_not_considered",
        "Compressed members give way at points that their check takes for held, as frames sway.",
        "Set stability of the options to Auto or lengths_from of the check to Buckling, state "
        "buckling lengths or factors in a member set, or brace what gives way.",
        touches_safety=True,
    ),
    warning(
        "stability_not_assessed",
        "`stability: Auto` could not find the critical load factor of a combination; it was solved "
        "in second order with imperfections.",
        "Correct what keeps the modes from being found, or state order, imperfections and lengths.",
        touches_safety=True,
    ),
    warning(
        "bracing_gives_way",
        "Bracing is too soft for the members that it holds: its bow grows without end under what "
        "they put on it.",
        "Stiffen the bracing or what it rests on, or let it hold fewer members.",
        touches_safety=True,
    ),
    warning(
        "bracing_not_assessed",
        "What restrained members put on a bracing system is not known; it was left out.",
        "Correct what the message names, such as the depth of a section.",
        touches_safety=True,
    ),
    warning(
        "bracing_not_asked_for",
        "Bracing systems are named, and no combination asks for the imperfections of a standard.",
        "Set stability of the options to Auto, or `standard` of an imperfection case.",
        touches_safety=True,
    ),
    warning(
        "support_lifted",
        "A support that nothing shows to be anchored pulls the structure down in a combination.",
        "Anchor it for the force named, or let it push only (PositiveOnly) where it may lift off.",
    ),
    warning(
        "ground_pulls",
        "Elastic ground is computed to pull by more than a fifth of what it presses: what lies on "
        "it would lift off.",
        "Weigh it down, anchor it by supports, or put it on nodal supports that push only "
        "(PositiveOnly).",
        touches_safety=True,
    ),
    warning(
        "diaphragm_bears_chord",
        "A rigid diaphragm bears the axial force of a line of members, a chord of a truss say, "
        "which are checked without it.",
        "Take the nodes between the ends of the line out of the diaphragm where members and no "
        "floor bear the force.",
        touches_safety=True,
    ),
    warning(
        "members_without_force",
        "Members bear no force in any load case or combination.",
        "Join them to what they should carry, load them, or leave out what is not needed.",
    ),
    warning(
        "buckling_not_checked",
        "Members or plates are compressed, and the checks that look at them leave buckling out, or "
        "take bends of a 2D document for held.",
        "Set include_buckling or ask for analysis.buckling, unless they are held all along; state "
        "in a member set what holds bends.",
        touches_safety=True,
    ),
    *VERDICT_CODES,
)
