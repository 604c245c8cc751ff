"""The results of a document, with tables, pictures and files of them."""

from functools import cached_property
from os import PathLike
from pathlib import Path

from loadpath.document.drawing import Drawing

from .data_table import DataTable, data_table, table_names
from .drawing import draw_force, results_html
from .plot import Plot
from .solution import SetName, Solution


class Results(Solution):
    """What `solve` gives back: the verdict, result sets by name, checks, and the receipt."""

    @cached_property
    def plot(self) -> Plot:
        """Diagrams by matplotlib: `plot.moment()`, `shear`, `axial`, `torsion`, `deflection` and
        `utilization`; needs `loadpath[plot]`."""
        return Plot(self)

    def table(self, name: str) -> DataTable:
        """A table as columns: "reactions", "displacements", "extremes", "end_forces" and others of
        all usable sets, "checks", "member_envelope", "modes", "bill_of_quantities";
        `table_names()` lists them. `to_pandas()`, `to_polars()` and `to_arrow()` make data frames
        of it where these packages are installed."""
        return data_table(self, name)

    def table_names(self) -> list[str]:
        """The tables that these results have."""
        return [name for name in table_names() if data_table(self, name).columns]

    def to_xlsx(self, path: str | PathLike[str]) -> None:
        """Write a workbook with all tables, the bill of quantities and the verdict, in SI units;
        needs `loadpath[exchange]`."""
        from .xlsx import xlsx_bytes  # with it come all readers of other programs' files

        Path(path).write_bytes(xlsx_bytes(self))

    def draw(self, component: str, set: SetName) -> Drawing:
        """A section force along all members, such as `draw("mz", "ULS 1")`: a picture that
        notebooks show and `save` writes to a file. Tension and sagging are positive, and moments
        lie on the side that they stretch."""
        return draw_force(self, component, self.set(set))

    def _repr_html_(self) -> str:
        return results_html(self, has_picture=self._document is not None)
