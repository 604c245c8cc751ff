"""Diagrams by matplotlib: what they show, against closed forms."""

import sys

import matplotlib
import numpy as np
import pytest
from matplotlib.axes import Axes
from matplotlib.patches import Polygon

from loadpath import Model, Results

matplotlib.use("Agg")
L, Q, P = 6.0, 12e3, 20e3


def beam() -> Model:
    model = Model("Beam", dimensionality="2D")
    a, b = model.node(0, 0), model.node(L, 0)
    bar = model.member(a, b, "IPE300", "S275", classification="Beam")
    model.pin(a)
    model.roller(b)
    g = model.load_case("G").line(bar, -Q)
    p = model.load_case("P").point(bar, -P)
    model.combination("ULS", {g: 1.35})
    model.combination("ULS both", {g: 1.35, p: 1.5})
    model.member_set(bar, ltb_length=1.0)
    model.check_ec3()
    return model


@pytest.fixture(scope="module")
def model() -> Model:
    return beam()


@pytest.fixture(scope="module")
def results(model: Model) -> Results:
    return model.solve()


@pytest.fixture(autouse=True)
def _close() -> object:
    from matplotlib import pyplot

    yield
    pyplot.close("all")


def curve(axes: Axes) -> tuple[np.ndarray, np.ndarray]:
    x, y = axes.lines[0].get_data()
    return np.asarray(x), np.asarray(y)


def texts(axes: Axes) -> list[str]:
    return [each.get_text() for each in axes.texts]


def test_a_member_over_its_length(results: Results, model: Model) -> None:
    axes = results.plot.moment("G", "Beam")
    x, y = curve(axes)
    assert y.max() == pytest.approx(Q * L**2 / 8 / 1e3, rel=1e-6)
    assert x[y.argmax()] == pytest.approx(L / 2)
    assert axes.yaxis_inverted(), "below, on the side that is stretched"
    member = model.members[1]
    axes = results.plot.shear(model.load_cases["P"], [member])
    x, y = curve(axes)
    assert [y.min(), y.max()] == pytest.approx([-P / 2e3, P / 2e3])
    left, right = y[x < L / 2 - 1e-6], y[x > L / 2 + 1e-6]
    assert np.ptp(left) == pytest.approx(0, abs=1e-9), "it jumps, and is level on either side"
    assert np.ptp(right) == pytest.approx(0, abs=1e-9)
    assert axes.get_xlabel() == "x, m"
    assert "kN" in axes.get_ylabel()
    section = model.sections["IPE300"].record
    EI = 210e9 * section.i_z
    _, y = curve(results.plot.deflection("G", 1))
    shear = Q * L**2 / 8 / (section.a_sy * 81e9) if section.a_sy else 0.0
    assert y.min() == pytest.approx(-(5 * Q * L**4 / (384 * EI) + shear) * 1e3, rel=0.01)


def test_without_a_set_the_largest_is_drawn(results: Results) -> None:
    axes = results.plot.moment()
    assert "ULS both" in axes.get_title()
    assert len(axes.patches) == 1
    (label,) = texts(axes)
    assert float(label) == pytest.approx((1.35 * Q * L**2 / 8 + 1.5 * P * L / 4) / 1e3, rel=1e-3)
    # A sagging beam is stretched below: the diagram lies there.
    (patch,) = axes.patches
    assert isinstance(patch, Polygon)
    corners = np.asarray(patch.get_xy())
    assert corners[:, 1].min() < -0.1
    assert corners[:, 1].max() == pytest.approx(0.0, abs=1e-9)


def test_every_kind_is_drawn(results: Results) -> None:
    from matplotlib import pyplot

    plot = results.plot
    for draw in (plot.moment, plot.shear, plot.axial, plot.torsion, plot.deflection):
        _, given = pyplot.subplots()
        assert draw("ULS", ax=given) is given
        assert given.lines
        assert "ULS" in given.get_title()
    assert "(none)" in plot.axial("ULS").get_title()
    shape = plot.deflection("G")
    _, y = shape.lines[-1].get_data()
    assert np.asarray(y).min() < 0
    axes = plot.utilization()
    assert float(texts(axes)[0]) == pytest.approx(results.verdict.utilization, abs=0.005)


def test_what_is_not_there_is_told(
    results: Results, model: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(LookupError, match="did you mean 'Beam'"):
        results.plot.moment("G", "Beem")
    with pytest.raises(LookupError, match="no load case or combination 'ULS1'; did you mean 'ULS'"):
        results.plot.shear("ULS1")
    with pytest.raises(ValueError, match="about should be 'y' or 'z'"):
        results.plot.moment("G", about="x")
    stranger = beam()
    with pytest.raises(LookupError, match="belongs to another model"):
        results.plot.moment(stranger.load_cases["G"])
    with pytest.raises(LookupError, match="belongs to another model"):
        results.set("G").curves(stranger.members[1])
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.delitem(sys.modules, "matplotlib.pyplot", raising=False)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'loadpath\[plot\]'"):
        results.plot.moment("G")


def test_results_take_names_and_objects(results: Results, model: Model) -> None:
    g = results.set(model.load_cases["G"])
    assert g is results.loadcases["G"]
    both = results.set(model.combinations["ULS both"])
    assert both.extremes("Beam").mz == both.extremes(model.members[1]).mz == both.extremes(1).mz
    assert g.reaction(model.nodes.at(L, 0)).fy == pytest.approx(Q * L / 2)
    model.members.where(classification="Beam")
    with pytest.raises(LookupError, match=r"no member has the label 'Column' \('Beam'\)"):
        g.start_forces("Column")
    with pytest.raises(LookupError, match=r"node 9 is not in these results \(ids: 1 to 2\)"):
        g.displacement(9)
    with pytest.raises(LookupError, match="should be an id or a part"):
        g.displacement(None)  # type: ignore[arg-type]
