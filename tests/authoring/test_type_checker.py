"""A type checker finds slips in models and results, and passes what is right."""

from enum import StrEnum
from pathlib import Path
from typing import Any, get_args

import pytest

import loadpath.document as doc
from loadpath.authoring import further_fields, words
from loadpath.authoring.plate_records import MORE
from tests.builders.test_type_checker import complaints

FINE = """
from loadpath import Model
from loadpath.authoring import Member, Node, Section, Surface
from loadpath.units import kN, mm

model = Model("Portal", dimensionality="2D")
a: Node = model.node(0, 0)
b: Node = model.node(0, 4)
bar: Member = model.member(a, b, "HEB200", "S355", end_hinge="pinned", member_type="Normal")
model.support(a, RX=2e5, Y="PositiveOnly")
case = model.load_case("G", category="permanent").line(bar, -5 * kN, along="y")
case.line(model.members.where(classification="Beam"), -8e3).force(b, 10e3, (1, 0, 0))
uls = model.combination("ULS", {case: 1.35}, limit_state="ULS")
model.check_ec3(bar, gamma_m0=1.0, interaction_method="AnnexB")
model.check_deflection(300, measure="Chord")
model.members[[1, 2]].set(section="IPE300", start_hinge=None).copy((0, 0, 6), loads=False)
section: Section = model.sections["HEB200"]
slab: Surface = model.surface([a, b], 200 * mm, "concrete_C30", behavior="Shell", offset=0.1)
model.mirror([a, bar, slab], "X", at=3.0).notes.append("")
told: list[str] = model.remove(model.members)
results = model.solve()
fy: float = results.set(uls).reaction(a).fy
results.set(case).curves("Beam").at(0.5)
results.plot.moment(uls, members=[bar, 1, "Beam"])
Model.from_document(model.to_document()).nodes.where(Y=4, supported=True).move((0, 1, 0))
"""

# Each line with what the checker has to say about it.
SLIPS = {
    'Model(dimensionality="4D")': "Literal['2D', '3D']",
    'model.node("0", 0)': 'expected "float"',
    "model.member(1, 2, 'IPE300', 'S355')": 'expected "Node"',
    'model.member(a, b, "IPE300", "S355", member_type="Trus")': "Literal['Normal'",
    'model.member(a, b, "IPE300", "S355", end_hinge="pined")': "Literal['pinned']",
    'model.support(a, RX="Fixd")': "Literal['Fixed'",
    'model.roller(a, along="x")': "Literal['X'",
    'model.load_case("G", category="dead")': "Literal['permanent'",
    'model.load_case("G").line(a, 5)': 'expected "Member | Iterable[Member]"',
    'model.load_case("G").force(a, 5, along="Q")': "Literal['X'",
    'model.combination("ULS", {uls: 1.0})': "LoadCase",
    "model.check_ec3(gama_m0=1.0)": 'Unexpected keyword argument "gama_m0"',
    'model.check_deflection("300")': 'expected "float"',
    'model.section("T", "S355", area=1, i_y=1, i_z=1, j=1, w_el=1)': '"w_el"',
    'model.members.where(sektion="IPE300")': '"sektion"',
    'model.members.set(sektion="IPE300")': '"sektion"',
    'model.members["Beam"].set(section="IPE300")': 'Invalid index type "str"',
    "model.nodes.set(x=1.0)": '"x"',
    'model.copy("members", (1, 0, 0))': 'Argument 1 to "copy"',
    'model.mirror(a, "W")': "Literal['X', 'Y', 'Z']",
    "model.members.copy((1, 0, 0), load=False)": '"load"',
    "model.solve().set(1)": 'Argument 1 to "set"',
    'model.solve().set("G").displacement("a")': 'Argument 1 to "displacement"',
    "model.solve().plot.momnet()": '"momnet"',
}


def test_what_is_right_passes_and_slips_are_found(tmp_path: Path) -> None:
    """In one run: what is right first, then a slip per line."""
    program = FINE + "\n".join(SLIPS)
    first = FINE.count("\n") + 1
    found = complaints(tmp_path, program)
    places = {line: int(line.split("program.py:")[1].split(":")[0]) for line in found}
    assert [line for line, number in places.items() if number < first] == []
    for number, (call, said) in enumerate(SLIPS.items(), start=first):
        lines = [line for line, place in places.items() if place == number]
        assert any(said in line for line in lines), f"{call}: {lines}"


@pytest.mark.parametrize(
    ("literal", "declared"),
    [
        (words.Plane, doc.Dimensionality),
        (words.MemberTypeWord, doc.MemberType),
        (words.LimitStateWord, doc.LimitState),
        (words.RelationWord, doc.ActionRelation),
        (words.CategoryWord, doc.ActionCategory),
    ],
)
def test_words_are_those_of_the_document(literal: Any, declared: type[StrEnum]) -> None:
    assert set(get_args(literal)) == {str(each) for each in declared}


def test_further_fields_are_those_of_the_document() -> None:
    own = {"id", "name", "material", "shape_path", "area", "i_y", "i_z", "j"}
    section = set(doc.Section.__struct_fields__) - own
    assert set(further_fields.SectionFields.__annotations__) == section
    assert set(further_fields.PlateFields.__annotations__) == set(MORE)
    assert set(further_fields.Ec3Fields.__annotations__) == set(doc.Ec3SteelSpec.__struct_fields__)
    deflection = set(doc.DeflectionSpec.__struct_fields__) - {"limit"}
    assert set(further_fields.DeflectionFields.__annotations__) == deflection
