"""What every shape file returns."""

import msgspec

from loadpath.catalogue.shapes.composite import Composite
from loadpath.catalogue.shapes.corner import Corner


class ShapeProperties(msgspec.Struct, frozen=True, kw_only=True):
    """Properties of a shape, SI. Local y runs up along the web, local z across."""

    area: float
    i_y: float
    i_z: float
    i_yz: float = 0.0
    j: float
    i_w: float
    """Warping constant; 0 for closed and solid shapes, where warping is neglected."""
    a_sy: float
    """Shear area along local z."""
    a_sz: float
    """Shear area along local y, the web."""
    wel_y: float
    wel_z: float
    wpl_y: float
    wpl_z: float
    c_y: float
    """Centroid above the lowest edge."""
    c_z: float
    """Centroid right of the leftmost edge."""
    y_s: float = 0.0
    """Shear centre from the centroid along local y."""
    z_s: float = 0.0
    """Shear centre from the centroid along local z."""
    contours: tuple[tuple[Corner, ...], ...] = ()
    """Outline, then openings, each a closed polygon with rounded corners."""


def from_composite(
    composite: Composite,
    *,
    j: float,
    i_w: float,
    a_sy: float,
    a_sz: float,
    contours: tuple[tuple[Corner, ...], ...],
    i_yz: float = 0.0,
    y_s: float = 0.0,
    z_s: float = 0.0,
) -> ShapeProperties:
    """Take the bending properties from the pieces; the box's lower left corner is the origin."""
    return ShapeProperties(
        area=composite.area,
        i_y=composite.i_y,
        i_z=composite.i_z,
        i_yz=i_yz,
        j=j,
        i_w=i_w,
        a_sy=a_sy,
        a_sz=a_sz,
        wel_y=composite.elastic_modulus("z"),
        wel_z=composite.elastic_modulus("y"),
        wpl_y=composite.plastic_modulus("z"),
        wpl_z=composite.plastic_modulus("y"),
        c_y=composite.y,
        c_z=composite.z,
        y_s=y_s,
        z_s=z_s,
        contours=contours,
    )
