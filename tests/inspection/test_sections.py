"""Sections in other units, with swapped axes, and against the library."""

from typing import Any

import pytest

from loadpath.catalogue import families, find_section, section_names
from tests.inspection.spoiled import IPE300, Json, portal, said_of

SECTION = "model.sections[0]"
MODULI = ("wel_y", "wel_z", "wpl_y", "wpl_z")
POWERS = {"h": 1, "b": 1, "area": 2, "i_y": 4, "i_z": 4, "j": 4}


def given(**fields: Any) -> Any:
    return lambda document: document["model"]["sections"][0].update(fields)


def codes(said: list[tuple[str, str]]) -> set[str]:
    return {code for code, path in said if path.startswith(SECTION)}


@pytest.mark.parametrize("unit", [1e3, 1e2], ids=["mm", "cm"])
@pytest.mark.parametrize(
    "fields",
    [
        ("h", "b", "area", "i_y", "i_z", "j"),
        ("area", "i_y", "i_z", "j"),
        ("area",),
        ("i_y", "i_z", "j"),
        ("i_z",),
        ("h", "b"),
    ],
    ids="-".join,
)
def test_properties_in_another_unit_are_noticed(fields: tuple[str, ...], unit: float) -> None:
    slip = {name: IPE300[name] * unit ** POWERS[name] for name in fields}
    said = said_of(given(**slip))
    assert codes(said) == {"implausible_section"}


@pytest.mark.parametrize("unit", [1e3, 1e2], ids=["mm", "cm"])
@pytest.mark.parametrize("fields", [("area",), ("i_y", "i_z", "j"), ("area", "i_y", "i_z", "j")])
def test_they_are_noticed_without_a_depth(fields: tuple[str, ...], unit: float) -> None:
    document = portal()
    for name in ("h", "b"):
        del document["model"]["sections"][0][name]
    slip = {name: IPE300[name] * unit ** POWERS[name] for name in fields}
    assert codes(said_of(given(**slip), document)) <= {
        "implausible_section",
        "implausible_slenderness",
    }
    assert codes(said_of(given(**slip), document))


def test_swapped_second_moments_are_noticed() -> None:
    swapped = given(i_y=IPE300["i_z"], i_z=IPE300["i_y"])
    assert "swapped_section_axes" in codes(said_of(swapped)) or "implausible_section" in codes(
        said_of(swapped)
    )
    square = given(h=0.3, b=0.2, i_y=4.5e-5, i_z=2.0e-5, area=0.03, j=4e-5)
    assert codes(said_of(square)) == {"swapped_section_axes"}


@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"area": 0.06}, "area"),  # more than h times b
        ({"j": 1.2e-4}, "j"),  # more than the polar moment
        ({"wel_z": 5.571e-7}, "wel_z"),  # in dm3
        ({"wel_z": 0.5571}, "wel_z"),
        ({"wel_z": 5.571e-4, "wpl_z": 6.284e-7}, "wel_z"),
    ],
)
def test_what_no_shape_can_have_is_noticed(fields: Json, path: str) -> None:
    assert said_of(given(**fields)) == [("implausible_section", f"{SECTION}.{path}")]


def fields_of(name: str) -> Json:
    """What a library section is in a document."""
    section = find_section(name)
    names = ("name", "h", "b", "dimensions", "area", "i_y", "i_z", "i_yz", "j", "i_w", *MODULI)
    return {key: getattr(section, key) for key in names}


@pytest.mark.parametrize("family", families())
@pytest.mark.parametrize(("is_named", "is_outlined"), [(True, True), (False, True), (False, False)])
def test_sections_of_the_library_are_plausible(
    family: str, is_named: bool, is_outlined: bool
) -> None:
    document = portal()
    model = document["model"]
    for place, name in enumerate(section_names()[family]):
        fields = fields_of(name)
        if not is_named:
            fields["name"] = "of our own"
        if not is_outlined:
            del fields["dimensions"]
        model["sections"].append({"id": place + 2, "material": 1, **fields})
        nodes = [2 * place + 5, 2 * place + 6]
        model["nodes"] += [
            {"id": nodes[end], "X": 5.0 * end, "Y": 0.0, "Z": 9.0 + place} for end in (0, 1)
        ]
        ends = {"start_node_id": nodes[0], "end_node_id": nodes[1]}
        model["members"].append({"id": place + 4, "section": place + 2, **ends})
    assert said_of(lambda _: None, document) == []


@pytest.mark.parametrize(
    "shape",
    [
        # h, b, area, i_z, i_y, j of rectangles, a disc, a tube, a plate on edge
        (0.6, 0.3, 0.18, 5.4e-3, 1.35e-3, 3.7e-3),
        (0.2, 0.2, 0.04, 1.333e-4, 1.333e-4, 2.25e-4),
        (0.02, 0.02, 3.1416e-4, 7.854e-9, 7.854e-9, 1.571e-8),
        (0.5, 0.01, 0.005, 1.0417e-4, 4.1667e-8, 1.667e-7),
        (5.0, 5.0, 6.0, 24.0, 20.0, 40.0),  # the core of a building
    ],
)
def test_common_shapes_are_plausible(shape: tuple[float, ...]) -> None:
    fields = dict(zip(("h", "b", "area", "i_z", "i_y", "j"), shape, strict=True))
    assert codes(said_of(given(**fields))) == set()


def test_a_name_of_the_library_with_other_properties_is_noticed() -> None:
    said = said_of(given(**{**fields_of("IPE200"), "name": "IPE300"}))
    assert said == [("not_the_library_section", f"{SECTION}.name")]


def test_a_section_that_only_pulls_may_have_next_to_no_stiffness() -> None:
    document = portal()
    for member in document["model"]["members"]:
        member["member_type"] = "Truss"
    assert codes(said_of(given(i_y=1e-12, i_z=1e-12, j=1e-12), document)) == set()


WALLS = {"shape": "I", "h": 0.3, "b": 0.15, "tw": 0.0071, "tf": 0.0107, "r": 0.015}


@pytest.mark.parametrize("share", [1.7, 3.0, 10.0])
def test_plastic_moduli_beyond_any_shape_are_noticed(share: float) -> None:
    """The mean of |y| is at most the root of the mean of y^2, so W_pl <= sqrt(A I)."""
    said = said_of(given(wpl_z=share * 6.284e-4))
    assert codes(said) == {"implausible_section"}
    assert said_of(given(wpl_z=6.284e-4)) == []


@pytest.mark.parametrize("slip", [{"j": 8.9e-5}, {"j": 6e-6}, {"i_w": 1.26e-4}])
@pytest.mark.parametrize("name", ["beam", "IPE300"])
def test_torsion_that_the_walls_do_not_have_is_noticed(slip: Json, name: str) -> None:
    sound = {"name": name, "i_w": 1.259e-7, "dimensions": WALLS}
    assert said_of(given(**sound)) == []
    assert codes(said_of(given(**sound | slip))) == {"implausible_section"}


@pytest.mark.parametrize("field", ["a_eff", "wel_y_eff", "wel_z_eff"])
def test_effective_properties_beyond_the_whole_are_noticed(field: str) -> None:
    said = said_of(given(ec3={field: 1.0}))
    assert codes(said) == {"implausible_section"}
    assert said_of(given(ec3={field: 6e-5})) == []


@pytest.mark.parametrize("share", [0.5, 2.0, 3.0])
@pytest.mark.parametrize("name", ["IPE300", "UPE200", "SHS 60x4", "CHS 88.9x4", "L100x100x10"])
def test_walls_and_properties_are_of_one_section(name: str, share: float) -> None:
    """Properties of a heavier section beside the walls of this one: 1.0 of the library's."""
    own = fields_of(name) | {"name": "our own"}
    assert said_of(given(**own)) == []
    more = {key: share * own[key] for key in ("area", "i_y", "i_z", "j", *MODULI) if own[key]}
    if own["i_yz"]:
        more["i_yz"] = share * own["i_yz"]
    assert codes(said_of(given(**own | more))) == {"implausible_section"}


def test_a_box_of_two_thicknesses_has_both() -> None:
    """2 x 0.2 x 0.02 + 2 x 0.36 x 0.01 = 0.0152 m2."""
    box = {"shape": "RHS", "h": 0.4, "b": 0.2, "tw": 0.01, "tf": 0.02}
    own = {"h": 0.4, "b": 0.2, "i_y": 9.2e-5, "i_z": 3.67e-4, "j": 2.2e-4, "area": 0.0152}
    assert said_of(given(dimensions=box, **own)) == []
    thin = box | {"tw": 0.004, "tf": 0.01}
    assert codes(said_of(given(dimensions=thin, **own))) == {"implausible_section"}


@pytest.mark.parametrize(("curve", "is_noticed"), [("A0", True), ("A", False)])
def test_lateral_buckling_has_the_curves_of_its_table(curve: str, is_noticed: bool) -> None:
    """EN 1993-1-1, Table 6.3: a to d; a0 is of struts alone."""
    curves = {"buckling_curve_lt": curve, "buckling_curve_y": "A0"}
    said = said_of(given(dimensions=WALLS, ec3=curves))
    assert said == (
        [("implausible_section", f"{SECTION}.ec3.buckling_curve_lt")] if is_noticed else []
    )


@pytest.mark.parametrize(
    ("slip", "field"),
    [
        ({"i_w": 1.26e-7 * 1e6}, "i_w"),
        ({"i_w": 1.26e-7 * 1e2}, "i_w"),
        ({"j": IPE300["j"] * 10}, "j"),
        ({"j": IPE300["j"] * 100}, "j"),
    ],
)
def test_torsion_of_a_section_of_its_own_is_held_against_its_size(
    slip: dict[str, float], field: str
) -> None:
    assert said_of(given(i_w=1.26e-7)) == []
    said = said_of(given(**{"i_w": 1.26e-7} | slip))
    assert said == [("implausible_section", f"{SECTION}.{field}")]


@pytest.mark.parametrize(("wall", "is_noticed"), [(0.002, True), (0.0029, True), (0.003, False)])
@pytest.mark.parametrize("is_checked", [True, False])
def test_open_sections_of_thin_sheet_are_noticed_where_they_are_checked(
    wall: float, is_noticed: bool, is_checked: bool
) -> None:
    """EN 1993-1-1, 1.1.2(1): 3 mm and more; a channel of sheet has the walls it has."""
    h, b = 0.2, 0.06
    area = wall * (h + 2 * b)
    sheet: Json = {
        **{"h": h, "b": b, "area": area, "i_z": wall * (h**3 / 12 + 2 * b * (h / 2) ** 2)},
        **{"i_y": wall * b**3 / 4, "j": area * wall**2 / 3},
        "dimensions": {"shape": "U", "h": h, "b": b, "tw": wall, "tf": wall},
    }

    def spoil(document: Json) -> None:
        given(**sheet)(document)
        check = {"id": "ec3", "name": "c", "applies_to": {"type": "AllMembers"}}
        if is_checked:
            document["analysis"]["unity_checks"] = [{**check, "spec": {"Ec3Steel": {}}}]

    said = [("implausible_section", "model.sections[0].dimensions")]
    assert said_of(spoil) == (said if is_noticed and is_checked else [])


def test_tubes_may_be_thin() -> None:
    def spoil(document: Json) -> None:
        given(**fields_of("SHS 50x2.5") | {"name": "our own"})(document)
        document["analysis"]["load_cases"][0]["distributed_loads"] = []
        check = {"id": "ec3", "name": "c", "applies_to": {"type": "AllMembers"}}
        document["analysis"]["unity_checks"] = [{**check, "spec": {"Ec3Steel": {}}}]

    assert said_of(spoil) == []
