"""A section that bears a name of the library is that section, where its properties agree."""

import copy
import re
from collections.abc import Iterable
from typing import Any

import pytest

from loadpath.catalogue import LibrarySection, find_section, section_names
from loadpath.catalogue.family import FAMILIES
from loadpath.catalogue.section_table import rows
from loadpath.engine import solve
from tests.engine.frames import PINNED, ROLLER, STEEL, document, line_load, node

Json = dict[str, Any]
KEPT = ("area", "i_y", "i_z", "j", "wel_y", "wel_z", "wpl_y", "wpl_z", "y_s", "z_s")
CROSS = "\N{MULTIPLICATION SIGN}"
NAMES = [name for names in section_names().values() for name in names]


def record(id_: int, name: str, section: LibrarySection) -> Json:
    figures = {key: getattr(section, key) for key in KEPT}
    return {"id": id_, "name": name, "material": 1, **figures}


def beams(sections: list[Json]) -> Json:
    """One beam of 2 m under a line load for each section, with a check of all."""
    count = len(sections)
    return document(
        [
            node(2 * k + end, 2.0 * end, 0.0, float(k), 2 + end)
            for k in range(count)
            for end in (0, 1)
        ],
        [
            {"id": k + 1, "start_node_id": 2 * k, "end_node_id": 2 * k + 1, "section": k + 1}
            for k in range(count)
        ],
        {
            "distributed_loads": [
                line_load(k + 1, [0, -1, 0], 1e3) | {"id": k + 1} for k in range(count)
            ]
        },
        model={
            "sections": sections,
            "materials": [STEEL | {"name": "S355"}],
            "nodal_supports": [PINNED, ROLLER],
        },
        analysis={
            "load_combinations": [
                {
                    "id": 1,
                    "name": "ULS",
                    "load_case_factors": [{"load_case_id": 1, "factor": 1.0}],
                }
            ],
            "unity_checks": [
                {
                    "id": "ec3",
                    "name": "EC3",
                    "applies_to": {"type": "AllMembers"},
                    "spec": {"Ec3Steel": {}},
                }
            ],
        },
    )


def checked(sections: list[Json]) -> list[Json]:
    (check,) = solve(beams(sections)).unity_check_results
    found: list[Json] = check["per_entity"]
    assert len(found) == len(sections)
    return found


def test_a_name_of_the_library_gives_the_dimensions() -> None:
    """To the last digit what the same section with `dimensions` gives."""
    names = NAMES[::60]
    named = [record(k, name, find_section(name)) for k, name in enumerate(names, start=1)]
    stated = [each | {"dimensions": find_section(each["name"]).dimensions} for each in named]
    for by_name, by_sizes in zip(checked(named), checked(stated), strict=True):
        assert by_name["utilization"] == by_sizes["utilization"]
        assert by_name["message"] == by_sizes["message"]


@pytest.mark.parametrize(
    "name", ["IPE300", "ipe 300", "UB 457x191x67", f"457 {CROSS} 191 UKB 67", "W14X22"]
)
def test_the_trace_says_so(name: str) -> None:
    section = find_section(name)
    (found,) = checked([record(1, name, section)])
    (step,) = (row for row in found["trace"] if row["label"] == "Dimensions")
    assert step["value"] == section.h
    assert step["substituted"].endswith(f"; dimensions of {name} from the library")


def spellings() -> Iterable[tuple[str, str]]:
    """Every name and alias of the library, each written in another way."""
    written = (
        str,
        str.lower,
        lambda name: f" {name} ".replace("x", f" {CROSS} "),
        lambda name: name.replace("x", "*"),
    )
    k = 0
    for family in FAMILIES:
        for table in family.tables:
            for row in rows(table):
                for name in (row["name"], *filter(None, row.get("aliases", "").split(";"))):
                    k += 1
                    yield name, written[k % len(written)](name)


def test_every_name_is_found_and_another_section_is_told() -> None:
    """No section is a square metre of steel; the message has the figure of the library."""
    names = list(spellings())
    other = record(1, "", find_section("IPE300")) | {"area": 1.0}
    sections = [other | {"id": k, "name": name} for k, (_, name) in enumerate(names, start=1)]
    found = checked(sections)
    for (_, spelled), entity in zip(names, found, strict=True):
        assert entity["utilization"] is None
        assert f"section '{spelled}' is not the library's: area is" in entity["message"]
    for (name, _), entity in list(zip(names, found, strict=True))[::50]:
        (told,) = re.findall(
            r"area is 10000 cm2 where the library has (\S+) cm2", entity["message"]
        )
        assert float(told) == pytest.approx(find_section(name).area * 1e4, rel=6e-4)  # four digits


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"i_y": 8.356e-5, "i_z": 6.038e-6}, "i_z is 603.8 cm4 where the library has 8356 cm4"),
        ({"i_z": 8.356e-6}, "i_z is 835.6 cm4 where the library has 8356 cm4"),
        ({"h": 0.33}, "h is 330 mm where the library has 300 mm"),
        ({"b": 0.125}, "b is 125 mm where the library has 150 mm"),
        ({"area": 53.81}, "area is 538100 cm2 where the library has 53.81 cm2"),
    ],
)
def test_what_differs_is_named_with_both_figures(changed: Json, told: str) -> None:
    (found,) = checked([record(1, "IPE300", find_section("IPE300")) | changed])
    assert found["utilization"] is None
    assert told in found["message"]


def test_fillets_may_be_left_out_but_nothing_added() -> None:
    section = record(1, "HEAA100", find_section("HEAA100"))
    lean = section | {"area": 0.93 * section["area"], "i_y": 0.93 * section["i_y"]}
    fat = section | {"area": 1.04 * section["area"]}
    assert [each["utilization"] is None for each in checked([lean, fat | {"id": 2}])] == [
        False,
        True,
    ]


def test_a_cold_formed_tube_is_not_the_hot_finished_one() -> None:
    cold = record(1, "RHS 160x80x10", find_section("CFRHS 160x80x10"))
    (found,) = checked([cold])
    assert found["utilization"] is None
    assert "is not the library's" in found["message"]


def test_a_tube_laid_flat_is_the_same_tube() -> None:
    """Turned about its axis with its load, it is used as before."""
    upright = record(1, "RHS 200x100x8", find_section("RHS 200x100x8"))
    flat = copy.deepcopy(upright) | {
        f"{key}_{axis}": upright[f"{key}_{other}"]
        for key in ("i", "wel", "wpl")
        for axis, other in ("yz", "zy")
    }
    turned = beams([flat])
    turned["model"]["members"][0]["rotation_angle"] = 90.0
    (check,) = solve(turned).unity_check_results
    (expected,) = checked([upright])
    assert check["per_entity"][0]["utilization"] == pytest.approx(expected["utilization"], rel=1e-9)


def test_what_is_stated_counts_before_the_name() -> None:
    """Dimensions of a section are its own, whatever it is called."""
    stated = record(1, "IPE300", find_section("IPE300"))
    stated["dimensions"] = find_section("IPE330").dimensions
    (found,) = checked([stated])
    assert not [row for row in found["trace"] if row["label"] == "Dimensions"]
    assert found["utilization"] is not None
