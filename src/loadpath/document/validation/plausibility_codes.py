"""The issue codes of what is allowed and yet hardly meant.

The rules are written once, in `engine/src/plausibility`; `loadpath.inspection` runs them beside
validation, the engine before it solves. All are warnings.
"""

from .issue_codes import Code, warning

PLAUSIBILITY_CODES: tuple[Code, ...] = (
    warning(
        "implausible_stiffness",
        "The modulus of elasticity is that of no material that is built with.",
        "Give e_mod in pascals, or in the pressure unit of the document's settings.",
    ),
    warning(
        "implausible_shear_modulus",
        "The shear modulus does not go with the modulus of elasticity.",
        "Give g_mod in the unit of e_mod; E/(2(1+nu)) for metals, about E/16 for timber.",
    ),
    warning(
        "implausible_density",
        "The density is that of no material that is built with.",
        "Give density in kg/m3, or in the density unit of the document's settings.",
    ),
    warning(
        "implausible_yield_stress",
        "The yield stress is that of no material that is built with.",
        "Give yield_stress in pascals, or in the pressure unit of the document's settings.",
    ),
)
