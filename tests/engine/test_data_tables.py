"""Results as columns: the numbers of the results themselves, for every usable set."""

import copy
import sys
from typing import Any

import numpy as np
import pandas
import polars
import pyarrow
import pytest

from loadpath import Model, Results, solve
from loadpath.builders import create_frame
from loadpath.document import (
    BucklingAnalysisSettings,
    Dimensionality,
    EigenLoadRef,
    ModalAnalysisSettings,
    ResultBlock,
)
from loadpath.engine.data_table import table_names

FRAME = create_frame(bay_width_m=6, storey_height_m=3.5, lateral_load_kn=9)


@pytest.fixture(scope="module")
def results() -> Results:
    return solve(FRAME)


def test_reactions_are_those_of_every_set(results: Results) -> None:
    rows = list(results.table("reactions").rows())
    assert [row["set"] for row in rows[::2]] == [each.name for each in results.sets]
    for row in rows:
        reaction = results.set(row["set"]).reaction(row["node"])
        assert {key: row[key] for key in ("fx", "fy", "mz")} == {
            key: getattr(reaction, key) for key in ("fx", "fy", "mz")
        }


def test_nested_rows_have_joined_names(results: Results) -> None:
    table = results.table("extremes")
    place = [*zip(table["set"], table["member"], strict=True)].index(("ULS 1", 3))
    extreme = results.set("ULS 1").extremes(3).mz
    assert table["mz_min"][place] == extreme.min
    assert table["mz_min_x"][place] == extreme.min_x
    assert "start_fx" in results.table("end_forces").columns


@pytest.mark.parametrize("name", table_names())
def test_every_table_is_rectangular_and_named(results: Results, name: str) -> None:
    table = results.table(name)
    assert {len(column) for column in table.columns.values()} <= {len(table)}
    assert bool(table.columns) is (name in results.table_names())
    assert f"{len(table)} rows" in repr(table)
    assert table._repr_html_().startswith("<table>") or len(table) == 0


def rich() -> Model:
    """A frame with a slab, modes of both kinds and global extremes asked for."""
    model = Model.from_document(FRAME)
    options = model.document.analysis.options
    options.dimensionality = Dimensionality.three
    low, high = model.nodes.at(0, 3.5), model.nodes.at(6, 3.5)
    back = [model.node(6, 3.5, -2), model.node(0, 3.5, -2)]
    model.surface([low, high, *back], 0.2, "concrete_C30", divisions=(2, 1))
    model.fix(*back)
    model.document.analysis.modal = ModalAnalysisSettings(num_modes=3)
    reference = EigenLoadRef(LoadCase=next(iter(model.load_cases)).id)
    model.document.analysis.buckling = BucklingAnalysisSettings(num_modes=2, reference=reference)
    options.result_filter = list(ResultBlock)
    return model


def test_every_table_has_the_numbers_of_the_results() -> None:
    results = rich().solve()
    assert results.table_names() == table_names()
    found = results.set("ULS 1")
    plates = found.plate_results()
    table = results.table("plate_resultants")
    rows = [row for row in table.rows() if row["set"] == "ULS 1"]
    assert [row["plate"] for row in rows] == list(plates)
    for row in rows:
        assert row["centre_mx"] == plates[row["plate"]].resultants.mx
    modes = results.table("modes")
    assert results.modal is not None
    assert modes["natural_frequency"][0] == results.modal["modes"][0]["natural_frequency"]
    buckling = results.table("buckling_modes")
    assert results.buckling is not None
    labels = [mode["classification"]["label"] for mode in results.buckling["modes"]]
    assert len(labels) == 2
    assert list(buckling["label"]) == labels
    bill = results.table("bill_of_quantities")
    assert bill["mass"].sum() == pytest.approx(results.bill_of_quantities.mass)
    assert set(bill["kind"]) == {"section", "plate"}
    envelope = results.table("member_envelope")
    uls = [each.name for each in results.loadcombinations.values() if each.name.startswith("ULS")]
    for row in envelope.rows():
        if row["limit_state"] == "ULS":
            moments = {name: results.set(name).extremes(row["member"]).mz.max for name in uls}
            assert row["mz_max"] == max(moments.values())
            assert moments[row["mz_max_combination"]] == row["mz_max"]


def test_checks_are_a_table(results: Results) -> None:
    table = results.table("checks")
    assert table["utilization"].max() == results.verdict.utilization
    assert set(table["combination"]) == {"ULS 1"}
    vague = copy.deepcopy(FRAME)
    section = vague["model"]["sections"][1]
    section["name"] = "Girder"
    for key in ("dimensions", "ec3", "shape_path"):
        section.pop(key, None)
    undecided = solve(vague).table("checks")
    place = int(np.flatnonzero(undecided["status"] == "Indeterminate")[0])
    assert np.isnan(undecided["utilization"][place])
    assert undecided["message"][place]


def test_sets_without_usable_numbers_are_left_out() -> None:
    loose = copy.deepcopy(FRAME)
    for node in loose["model"]["nodes"]:
        node.pop("nodal_support", None)
    assert len(solve(loose).table("displacements")) == 0


def test_what_is_not_there_is_named(results: Results) -> None:
    with pytest.raises(LookupError, match=r"no table 'reaction' \(displacements, reactions"):
        results.table("reaction")
    with pytest.raises(LookupError, match=r"reactions has no column 'Fx' \(set, node, fx"):
        results.table("reactions")["Fx"]


PACKAGES = [("pandas", "to_pandas"), ("polars", "to_polars"), ("pyarrow", "to_arrow")]


@pytest.mark.parametrize(
    ("kind", "method"),
    [
        (pandas.DataFrame, "to_pandas"),
        (polars.DataFrame, "to_polars"),
        (pyarrow.Table, "to_arrow"),
    ],
)
def test_every_table_is_a_frame(results: Results, kind: Any, method: str) -> None:
    for name in results.table_names():
        table = results.table(name)
        frame: Any = getattr(table, method)()
        assert isinstance(frame, kind)
        names = getattr(frame, "column_names", frame.columns)
        assert [str(column) for column in names] == list(table.columns)
        for column, values in table.columns.items():
            assert cells(frame[column]) == cells(values), (name, column)


def cells(column: Any) -> list[Any]:
    """As Python values; nothing is told in one way."""
    values = column.to_pylist() if hasattr(column, "to_pylist") else list(column)
    return [None if value != value else value for value in values]


@pytest.mark.parametrize(("package", "method"), PACKAGES)
def test_a_missing_package_is_named(
    results: Results, monkeypatch: pytest.MonkeyPatch, package: str, method: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ModuleNotFoundError, match=f"pip install {package}"):
        getattr(results.table("reactions"), method)()
