"""A portal with a set, loads of two cases, a combination and checks."""

from loadpath import Model


def portal(name: str = "Portal") -> Model:
    model = Model(name, dimensionality="2D")
    a, b, c, d = model.node(0, 0), model.node(0, 4), model.node(6, 4), model.node(6, 0)
    model.member(a, b, "HEB200", "S355", classification="Column")
    beam = model.member(b, c, "IPE300", "S355", classification="Beam")
    model.member(d, c, "HEB200", "S355", classification="Column")
    model.fix(a, d)
    model.member_set(beam, ltb_length=3.0, classification="Girder")
    dead = model.load_case("G").line(beam, -8e3)
    wind = model.load_case("W").force(b, 10e3, along="X")
    model.combination("ULS", {dead: 1.35, wind: 1.5})
    model.check_ec3()
    return model
