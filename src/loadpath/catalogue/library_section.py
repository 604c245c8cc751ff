"""A section of the library, in SI and in the document's axes."""

from __future__ import annotations

from math import atan2, degrees, hypot, sqrt
from typing import Any, Literal

import msgspec

from loadpath.catalogue.buckling_curve import BucklingCurves
from loadpath.catalogue.shapes.corner import Corner


class LibrarySection(msgspec.Struct, frozen=True, kw_only=True):
    """Local y runs up along the web, local z across; the strong axis is local z (i_z >= i_y).

    Tees are the exception: their stem lies along local y whichever axis is the stronger.
    """

    name: str
    family: str
    standard: str
    source: str
    figures: Literal["computed", "tabulated"]
    """Whether the properties are computed from the dimensions or taken from the source."""
    dimensions: dict[str, float | str]
    mass_per_metre: float
    area: float
    i_y: float
    i_z: float
    i_yz: float
    j: float
    i_w: float
    a_sy: float
    a_sz: float
    wel_y: float
    wel_z: float
    wpl_y: float
    wpl_z: float
    c_y: float
    """Centroid above the lowest edge."""
    c_z: float
    """Centroid right of the leftmost edge (of a channel: of the back of its web)."""
    y_s: float
    """Shear centre from the centroid along local y."""
    z_s: float
    """Shear centre from the centroid along local z."""
    ec3: BucklingCurves
    ec3_s460: BucklingCurves
    contours: tuple[tuple[Corner, ...], ...]

    @property
    def h(self) -> float:
        return float(self.dimensions["h"])

    @property
    def b(self) -> float:
        return float(self.dimensions.get("b", self.dimensions["h"]))

    @property
    def thickest_part(self) -> float:
        """The thickness that sets the yield strength."""
        return max(float(self.dimensions.get(key, 0.0)) for key in ("t", "tw", "tf"))

    @property
    def wagner_coeff(self) -> float:
        """Square of the polar radius of gyration about the shear centre."""
        return (self.i_y + self.i_z) / self.area + self.y_s**2 + self.z_s**2

    @property
    def principal_axis_angle(self) -> float:
        """Roll in degrees about local x that turns local z into the strong principal axis."""
        if self.i_yz == 0.0:
            return 0.0
        return degrees(atan2(2 * self.i_yz, self.i_z - self.i_y) / 2)

    @property
    def i_u(self) -> float:
        """Larger principal moment of inertia."""
        return (self.i_y + self.i_z) / 2 + hypot((self.i_z - self.i_y) / 2, self.i_yz)

    @property
    def i_v(self) -> float:
        """Smaller principal moment of inertia."""
        return (self.i_y + self.i_z) / 2 - hypot((self.i_z - self.i_y) / 2, self.i_yz)

    def shape_commands(self) -> list[dict[str, Any]]:
        """The outline about the centroid, as a document's shape path holds it."""
        from loadpath.catalogue.outline import shape_commands

        return shape_commands(self.contours, self.c_y, self.c_z)

    def to_dict(self) -> dict[str, Any]:
        """Everything about the section as plain data, SI."""
        plain: dict[str, Any] = {
            key: value for key, value in msgspec.to_builtins(self).items() if key != "contours"
        }
        return plain | {
            "wel": max(self.wel_y, self.wel_z),
            "wpl": max(self.wpl_y, self.wpl_z),
            "radius_y": sqrt(self.i_y / self.area),
            "radius_z": sqrt(self.i_z / self.area),
            "i_u": self.i_u,
            "i_v": self.i_v,
            "principal_axis_angle": self.principal_axis_angle,
            "wagner_coeff": self.wagner_coeff,
            "shape_commands": self.shape_commands(),
        }
