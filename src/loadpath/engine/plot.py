"""Diagrams by matplotlib: of the whole structure, or along single members.

Signs are those of pictures: tension and sagging are positive, and moments lie on the side that they
stretch.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import numpy as np

from loadpath.document.drawing import Structure
from loadpath.document.drawing.projection import view_of
from loadpath.document.drawing.structure import Bar, Point
from loadpath.document.drawing.svg import REACH, colour_of

from .curves import CURVES
from .drawing import NAMES, STATIONS, force_diagram, passes, utilizations
from .places import NamedPart
from .result_set import ResultSet
from .signs import STRETCHED, Signs
from .solution import SetName, Solution

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    Members = NamedPart | Iterable[NamedPart] | None

ALONG = np.linspace(0.0, 1.0, 201)
MOST_LABELS = 60
INK = "#333333"
BLUE = "#1976d2"


class Plot:
    """`moment()` and its like; each gives the axes it drew on.

    Without a load case or combination it draws the one with the largest value. With `members` it
    draws the curve over the length of each, in m.
    """

    def __init__(self, results: Solution) -> None:
        self._results = results

    def moment(
        self,
        set: SetName | None = None,
        members: "Members" = None,
        *,
        about: str = "z",
        ax: "Axes | None" = None,
    ) -> "Axes":
        """Bending moments about the strong axis z of members, or about y, in kNm."""
        return self._force(f"m{_letter('about', about)}", set, members, ax)

    def shear(
        self,
        set: SetName | None = None,
        members: "Members" = None,
        *,
        along: str = "y",
        ax: "Axes | None" = None,
    ) -> "Axes":
        """Shear forces along y, which go with moments about z, or along z, in kN."""
        return self._force(f"f{_letter('along', along)}", set, members, ax)

    def axial(
        self,
        set: SetName | None = None,
        members: "Members" = None,
        *,
        ax: "Axes | None" = None,
    ) -> "Axes":
        """Axial forces, tension positive, in kN."""
        return self._force("fx", set, members, ax)

    def torsion(
        self,
        set: SetName | None = None,
        members: "Members" = None,
        *,
        ax: "Axes | None" = None,
    ) -> "Axes":
        """Torsional moments, in kNm."""
        return self._force("mx", set, members, ax)

    def deflection(
        self,
        set: SetName | None = None,
        members: "Members" = None,
        *,
        along: str = "y",
        ax: "Axes | None" = None,
    ) -> "Axes":
        """The deflected shape, enlarged; along members the deflection along y or z, in mm."""
        component = f"d{_letter('along', along)}"
        if members is not None:
            found = self._set(set, (component,))
            label = f"deflection along {along}, mm"
            return self._along(component, found, members, label, 1e3, ax)
        found = self._set(set, ("dx", "dy", "dz"))
        return self._shape(found, ax)

    def utilization(self, *, ax: "Axes | None" = None) -> "Axes":
        """Members coloured by their worst check, each with its utilization."""
        used = utilizations(self._results)
        green = passes(self._results)
        axes, structure, flat, _ = self._structure(
            ax, lambda bar: colour_of(used[bar.id], green) if bar.id in used else INK
        )
        if len(structure.bars) <= MOST_LABELS:
            for bar in structure.bars:
                if bar.id in used:
                    axes.annotate(f"{used[bar.id]:.2f}", flat(_between(bar, 0.5)), size=8)
        axes.set_title(f"utilization: {self._results.headline}", size=10)
        return axes

    def _force(
        self, component: str, name: SetName | None, members: "Members", ax: "Axes | None"
    ) -> "Axes":
        found = self._set(name, (component,))
        if members is not None:
            return self._along(component, found, members, NAMES[component], 1e-3, ax)
        axes, structure, flat, extent = self._structure(ax, lambda bar: INK)
        diagram = force_diagram(self._results, structure, component, found)
        reach = REACH * extent
        for bar in structure.bars:
            stations = dict(diagram.offsets.get(bar.id, ()))
            if not stations:
                continue
            tips = [_beside(bar, x, offset, reach) for x, offset in stations.items()]
            corners = [flat(point) for point in (bar.start, *tips, bar.end)]
            axes.fill(*zip(*corners, strict=True), facecolor=BLUE, edgecolor=BLUE, alpha=0.3)
            for x, text in diagram.labels.get(bar.id, ()):
                axes.annotate(text, flat(_beside(bar, x, stations[x], reach)), size=8)
        axes.set_title(diagram.title, size=10)
        return axes

    def _shape(self, found: ResultSet, ax: "Axes | None") -> "Axes":
        axes, structure, flat, extent = self._structure(ax, lambda bar: "#bbbbbb")
        first = CURVES.index("dx")
        frames = self._results.places.member_axes.reshape(-1, 3, 3)
        moved = {}
        for bar in structure.bars:
            local = found.curves(bar.id).sample(STATIONS)[:, first : first + 3]
            moved[bar.id] = local @ frames[self._results.places.of_member(bar.id)]
        sizes = {bar: np.linalg.norm(each, axis=1) for bar, each in moved.items()}
        largest = max((float(each.max()) for each in sizes.values()), default=0.0)
        scale = REACH * extent / largest if largest else 0.0
        for bar in structure.bars:
            points = [
                flat(_beside(bar, float(x), (float(d[0]), float(d[1]), float(d[2])), scale))
                for x, d in zip(STATIONS, moved[bar.id], strict=True)
            ]
            axes.plot(*zip(*points, strict=True), color=BLUE)
            peak = int(sizes[bar.id].argmax())
            if largest and sizes[bar.id][peak] == largest:
                axes.annotate(f"{largest * 1e3:.4g}", points[peak], size=8)
        axes.set_title(f"{found.name}: deflected shape, largest in mm, {scale:.3g} times", size=10)
        return axes

    def _along(
        self,
        component: str,
        found: ResultSet,
        members: Any,
        label: str,
        factor: float,
        ax: "Axes | None",
    ) -> "Axes":
        axes = _axes(ax)
        several = isinstance(members, Iterable) and not isinstance(members, str)
        place = CURVES.index(component)
        signs = Signs(self._results)
        is_force = component in NAMES
        for member in list(members) if several else [members]:
            curves = found.curves(member)
            # Forces jump where pieces meet: both sides of each place are shown.
            begins = curves.pieces[:, 0] + 1e-9 * curves.length
            x = np.unique(np.concatenate([ALONG * curves.length, begins, curves.pieces[:, 1]]))
            sign = signs.shown(found, member, component) if is_force else 1
            values = sign * curves.sample(x / curves.length)[:, place] * factor
            axes.plot(x, values, label=_name(member))
        if component in STRETCHED:
            axes.yaxis.set_inverted(True)
        axes.axhline(0.0, color=INK, linewidth=0.8)
        axes.set(xlabel="x, m", ylabel=label, title=found.name)
        axes.legend()
        return axes

    def _structure(
        self, ax: "Axes | None", ink: Callable[[Bar], str]
    ) -> tuple["Axes", Structure, Callable[[Point], tuple[float, float]], float]:
        axes = _axes(ax)
        structure = Structure.of(self._results.document)
        flat, extent = view_of(structure.points)
        for plate in structure.plates:
            corners = [flat(point) for point in plate]
            axes.fill(*zip(*corners, strict=True), facecolor=INK, alpha=0.1)
        for bar in structure.bars:
            ends = [flat(bar.start), flat(bar.end)]
            axes.plot(*zip(*ends, strict=True), color=ink(bar), linewidth=1.5)
        if structure.supports:
            held = [flat(point) for point in structure.supports]
            axes.plot(*zip(*held, strict=True), linestyle="", marker="^", color=INK)
        axes.set_aspect("equal", adjustable="datalim")
        axes.set_axis_off()
        return axes, structure, flat, extent

    def _set(self, name: SetName | None, components: tuple[str, ...]) -> ResultSet:
        """The set that is asked for, else the one with the largest value."""
        results = self._results
        if name is not None:
            return results.set(name)
        for sets in (results.loadcombinations, results.loadcases):
            usable = [each for each in sets.values() if each.is_usable]
            if usable:
                return max(usable, key=lambda each: _largest(each, components))
        raise LookupError("no load case or combination has usable results to draw")


def _largest(found: ResultSet, components: tuple[str, ...]) -> float:
    ranges = [found.all_extremes[name] for name in components]
    sizes = [np.abs(each[end]).max(initial=0.0) for each in ranges for end in ("max", "min")]
    return float(max(sizes))


def _axes(ax: "Axes | None") -> "Axes":
    if ax is not None:
        return ax
    try:
        from matplotlib import pyplot
    except ModuleNotFoundError as error:
        if error.name != "matplotlib":
            raise
        raise ModuleNotFoundError(
            "matplotlib is not installed: pip install 'loadpath[plot]' (`results.draw` needs "
            "nothing)",
            name="matplotlib",
        ) from None
    return pyplot.subplots()[1]


def _letter(argument: str, axis: str) -> str:
    if axis not in ("y", "z"):
        raise ValueError(f"{argument} should be 'y' or 'z', found {axis!r}")
    return axis


def _name(member: Any) -> str:
    return str(member) if isinstance(member, str) else f"member {getattr(member, 'id', member)}"


def _between(bar: Bar, place: float) -> Point:
    return _beside(bar, place, (0.0, 0.0, 0.0), 0.0)


def _beside(bar: Bar, place: float, offset: Point, reach: float) -> Point:
    x, y, z = (
        a + place * (b - a) + reach * o for a, b, o in zip(bar.start, bar.end, offset, strict=True)
    )
    return x, y, z
