"""What members and plates are made of."""

from typing import Annotated

from loadpath.document.declaration.record import EXTENSION, Record, doc
from loadpath.document.declaration.units import (
    NOT_NEGATIVE,
    POSITIVE,
    KilogramsPerCubicMetre,
    Pascals,
    PerKelvin,
    Ratio,
)

from .references import Id


class OrthotropicPlateMaterial(Record):
    """Stiffness of a plate that differs between its local x and y."""

    e_x: Annotated[Pascals, POSITIVE, doc("Modulus of elasticity along local x.", 11e9)]
    e_y: Annotated[Pascals, POSITIVE, doc("Modulus of elasticity along local y.", 3.7e8)]
    g_xy: Annotated[Pascals, POSITIVE, doc("In-plane shear modulus.", 6.9e8)]
    g_xz: Annotated[
        Pascals | None, doc("Shear modulus across the thickness, x-z plane.", 6.9e8)
    ] = None
    g_yz: Annotated[
        Pascals | None, doc("Shear modulus across the thickness, y-z plane.", 6.9e7)
    ] = None
    nu_xy: Annotated[
        Ratio, doc("Contraction along y per elongation along x, under stress along x.", 0.3)
    ]


class Material(Record):
    """An elastic material."""

    id: Annotated[Id, doc("Number by which sections and plates refer to this material.", 1)]
    name: Annotated[str, doc("Name of the material.", "S355")]
    e_mod: Annotated[Pascals, POSITIVE, doc("Modulus of elasticity.", 210e9)]
    g_mod: Annotated[Pascals, POSITIVE, doc("Shear modulus.", 81e9)]
    density: Annotated[KilogramsPerCubicMetre, POSITIVE, doc("Mass per volume.", 7850.0)]
    yield_stress: Annotated[Pascals, doc("Yield strength that checks use.", 355e6)]
    orthotropic_plate: Annotated[
        OrthotropicPlateMaterial | None,
        doc(
            "Stiffness of plates of this material, where it differs by direction.",
            {"e_x": 11e9, "e_y": 3.7e8, "g_xy": 6.9e8, "nu_xy": 0.3},
        ),
    ] = None
    thermal_expansion: Annotated[
        PerKelvin | None,
        EXTENSION,
        doc("Elongation per kelvin; temperature loads need it.", 1.2e-5),
    ] = None
    carbon_factor: Annotated[
        Annotated[Ratio, NOT_NEGATIVE] | None,
        EXTENSION,
        doc(
            "Embodied carbon, kg of CO2 equivalent per kg, from the declaration of the product; "
            "of steel else 1.55 (ICE database 3.0), of others none.",
            1.13,
        ),
    ] = None
