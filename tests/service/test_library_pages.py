"""The library as pages get it: no credentials, and records that a document takes as they are."""

import msgspec
import pytest

from loadpath.answer.lightest import CandidateSection
from loadpath.builders import check_beam, update_model
from loadpath.catalogue import find_section, section_names
from loadpath.engine.candidates import candidates_of
from tests.service.api import Api
from tests.service.site import Browser

RECORDS = "/library/records"


def test_names_and_materials_for_whoever_opens_a_page(api: Api) -> None:
    """LIB-5."""
    answer = Browser(api).visit("/library/sections").response
    listed = answer.json()
    assert listed["sections"] == section_names()
    assert set(listed["families"]) == set(listed["sections"])
    assert {"S235", "S355", "S460"} <= {each["grade"] for each in listed["materials"]}
    assert answer.headers["etag"]


def test_a_family_has_the_lightest_first(api: Api) -> None:
    """LIB-5."""
    weighed = Browser(api).visit("/library/sections/HEB").response.json()["sections"]
    masses = [each["mass_per_metre"] for each in weighed]
    assert masses == sorted(masses)
    assert len(masses) == len(section_names("HEB")["HEB"])
    assert weighed[0]["wpl"] == find_section(weighed[0]["name"]).wpl_z
    assert Browser(api).visit("/library/sections/HE").status == 404


def test_candidates_are_those_that_python_tries(api: Api) -> None:
    """LIB-5: of one family all, in the fields that the engine's search takes."""
    listed = Browser(api).visit("/library/candidates/HEA").response.content
    assert msgspec.json.decode(listed, type=list[CandidateSection]) == candidates_of(["HEA"])
    assert Browser(api).visit("/library/candidates/HE").status == 404


@pytest.mark.parametrize(("section", "grade"), [("HEM600", "S355"), ("IPE330", "S460")])
def test_records_are_those_that_agents_get(api: Api, section: str, grade: str) -> None:
    """LIB-5: thick flanges of HEM 600 are of less strength, S460 has curves of its own."""
    beam = check_beam(span_m=6, section="IPE300", udl=10)
    wish = {"set": "model.members", "id": 1, "to": {"section": section, "material": grade}}
    model = update_model(beam, changes=[wish])["model"]
    made = Browser(api).visit(f"{RECORDS}?section={section}&material={grade}").response.json()
    own = {"id", "material", "shape_path"}
    for key, records in (("section", "sections"), ("material", "materials")):
        (expected,) = model[records]
        assert drop(made[key], own) == drop(expected, own)
    (outline,) = model["shape_paths"]
    assert made["shape_path"]["shape_commands"] == outline["shape_commands"]


def drop(record: dict[str, object], keys: set[str]) -> dict[str, object]:
    return {key: value for key, value in record.items() if key not in keys}


def test_a_material_alone_has_the_strength_of_its_thickness(api: Api) -> None:
    """LIB-5: EN 1993-1-1 Table 3.1 has 335 N/mm² for S355 of 40 to 80 mm."""
    thick = Browser(api).visit(f"{RECORDS}?material=S355&thickness=0.05").response.json()
    assert thick["material"]["yield_stress"] == 335e6
    own = Browser(api).visit(f"{RECORDS}?section=IPE300").response.json()
    assert set(own) == {"section", "shape_path"}


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("", 400),
        ("?section=IPE301", 404),
        ("?section=IPE300&material=S999", 404),
        ("?material=S355&thickness=thin", 400),
        ("?material=S355&thickness=9", 400),
        ("?section=IPE300&grade=S355", 400),
        ("?section=IPE300&material=S355&thickness=0.05", 400),
    ],
)
def test_what_the_library_has_not_is_said(api: Api, query: str, status: int) -> None:
    """LIB-5."""
    answer = api.client.get(RECORDS + query)
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]
