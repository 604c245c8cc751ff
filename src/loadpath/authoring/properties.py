"""What parts are made of: materials, sections and hinges of one's own."""

from typing import Any, Unpack

import loadpath.document as doc
from loadpath.authoring.argument_error import ArgumentError
from loadpath.authoring.arguments import number, optional_number, text
from loadpath.authoring.further_fields import SectionFields
from loadpath.authoring.handles import Hinge, Material, Section
from loadpath.authoring.skeleton import Skeleton
from loadpath.authoring.stock import section_record


class Properties(Skeleton):
    """Materials, sections and hinges, in SI units."""

    def material(
        self,
        name: str,
        *,
        e_mod: float,
        g_mod: float,
        density: float,
        yield_stress: float,
        thermal_expansion: float | None = None,
        carbon_factor: float | None = None,
    ) -> Material:
        """A material of one's own, in Pa, kg/m3, 1/K and kg of CO2 equivalent per kg."""
        return self.add(
            Material,
            doc.Material(
                id=self.next_id(Material),
                name=text("name", name),
                e_mod=number("e_mod", e_mod, above=0.0),
                g_mod=number("g_mod", g_mod, above=0.0),
                density=number("density", density, above=0.0),
                yield_stress=number("yield_stress", yield_stress, minimum=0.0),
                thermal_expansion=optional_number("thermal_expansion", thermal_expansion),
                carbon_factor=optional_number("carbon_factor", carbon_factor),
            ),
        )

    def section(
        self,
        name: str,
        material: Material | str,
        *,
        area: float,
        i_y: float,
        i_z: float,
        j: float,
        **more: Unpack[SectionFields],
    ) -> Section:
        """A section of one's own by its properties; z is the strong axis. See Section for more."""
        known = set(doc.Section.__struct_fields__) - {"id", "name", "material", "shape_path"}
        for key in more:
            if key not in known:
                raise ArgumentError(
                    key, f"'{key}' should be a property of a section ({', '.join(sorted(known))})"
                )
        found = self.stock.find_material("material", material)
        values = {"area": area, "i_y": i_y, "i_z": i_z, "j": j, **more}
        return self.add(Section, section_record(self.next_id(Section), found, name, values))

    def rectangle(self, h: float, b: float, material: Material | str) -> Section:
        """A solid rectangle, h deep and b wide, m."""
        return self.stock.rectangle(h, b, material)

    def hinge(
        self,
        *,
        vx: float | None = None,
        vy: float | None = None,
        vz: float | None = None,
        mx: float | None = None,
        my: float | None = None,
        mz: float | None = None,
        warp: float | None = None,
        hinge_type: str = "",
    ) -> Hinge:
        """A release in a member's axes: None is rigid, 0 free, more a spring (N/m, N*m/rad)."""
        forces, turns = {"vx": vx, "vy": vy, "vz": vz}, {"mx": mx, "my": my, "mz": mz, "warp": warp}
        releases: dict[str, Any] = {
            f"{kind}_release_{key}": None if value is None else number(key, value, minimum=0.0)
            for kind, group in (("translational", forces), ("rotational", turns))
            for key, value in group.items()
        }
        if all(value is None for value in releases.values()):
            raise ArgumentError("mz", "a hinge should release something, found all rigid")
        label = text("hinge_type", hinge_type)
        made = doc.MemberHinge(id=self.next_id(Hinge), hinge_type=label, **releases)
        return self.add(Hinge, made)
