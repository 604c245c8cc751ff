"""Holds every property of every section against every published figure we know of."""

import csv
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from loadpath.catalogue import find_section, section_names
from loadpath.catalogue.family import FAMILIES

HERE = Path(__file__).parent
TABLES = sorted(path.stem for path in (HERE / "published").glob("*.csv"))
UNITS = {"cm": 1e-2, "cm2": 1e-4, "cm3": 1e-6, "cm4": 1e-8, "cm6": 1e-12}


class Figure(NamedTuple):
    name: str
    property: str
    printed: str
    deviation: float
    """In percent, beyond half of the last printed digit."""


class Tolerance(NamedTuple):
    table: str
    name: str
    property: str
    percent: str
    reason: str

    def covers(self, table: str, figure: Figure) -> bool:
        return (
            fnmatchcase(table, self.table)
            and fnmatchcase(figure.name, self.name)
            and fnmatchcase(figure.property, self.property)
        )


def read(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def half_digit(printed: str) -> float:
    """Half of the last digit printed: 0.05 of 12.3, 50 of 12300."""
    if "." in printed:
        return 0.5 * 10.0 ** -(len(printed) - printed.index(".") - 1)
    return 0.5 * 10.0 ** (len(printed) - len(printed.rstrip("0")))


@cache
def figures(table: str) -> tuple[Figure, ...]:
    return tuple(compare(table))


def compare(table: str) -> Iterator[Figure]:
    for row in read(HERE / "published" / f"{table}.csv"):
        section = find_section(row["name"]).to_dict()
        for column, printed in row.items():
            if column in ("name", "source") or not printed:
                continue
            if column == "mass_kg_m":
                key, ours = "mass_per_metre", section["mass_per_metre"]
            else:
                key, unit = column.rsplit("_", 1)
                ours = section[key] / UNITS[unit]
            off = max(0.0, abs(ours - float(printed)) - half_digit(printed))
            yield Figure(row["name"], key, printed, 100 * off / abs(float(printed)))


TOLERANCES = [Tolerance(**row) for row in read(HERE / "tolerances.csv")]


@pytest.mark.parametrize("table", TABLES)
def test_properties_agree_with_the_published_figures(table: str) -> None:
    rows = [row for row in TOLERANCES if fnmatchcase(table, row.table)]
    too_far = []
    for figure in figures(table):
        allowed = [float(row.percent) for row in rows if row.covers(table, figure)][-1]
        if figure.deviation > allowed:
            too_far.append((*figure, allowed))
    assert too_far == []


def test_every_tolerance_is_needed_and_not_loose() -> None:
    worst: dict[Tolerance, float] = dict.fromkeys(TOLERANCES, 0.0)
    for table in TABLES:
        rows = [row for row in TOLERANCES if fnmatchcase(table, row.table)]
        for figure in figures(table):
            holding = [row for row in rows if row.covers(table, figure)][-1]
            worst[holding] = max(worst[holding], figure.deviation)
    loose = [
        (*row, deviation)
        for row, deviation in worst.items()
        if deviation < 0.7 * float(row.percent)
    ]
    assert loose == []


def test_every_section_has_published_figures() -> None:
    published = {row["name"] for table in TABLES for row in read(HERE / f"published/{table}.csv")}
    assert {name for names in section_names().values() for name in names} == published


def test_tabulated_figures_lie_near_those_of_the_dimensions() -> None:
    """A slip of unit or column would show: the geometry alone gives i_z within 8 percent."""
    from loadpath.catalogue.section_from_row import section_from_row
    from loadpath.catalogue.section_table import rows

    dimensions = {"name", "standard", "source", "h_mm", "b_mm", "tw_mm", "tf_mm", "t_mm", "r_mm"}
    for family in FAMILIES:
        for table in family.tables:
            for row in rows(table):
                if "area_cm2" not in row:
                    break
                bare = {column: row[column] for column in dimensions & row.keys()}
                computed = section_from_row(family.name, table, bare)
                tabulated = section_from_row(family.name, table, row)
                assert computed.i_z == pytest.approx(tabulated.i_z, rel=0.08), row["name"]
                assert computed.area == pytest.approx(tabulated.area, rel=0.08), row["name"]
