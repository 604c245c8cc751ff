"""A frame in space that sways along X and along Z alike."""

from loadpath import Model
from loadpath.authoring import LoadCase, Node


def loaded_table() -> tuple[Model, list[Node], LoadCase]:
    """Four columns and four beams, stiff in the corners, heavily loaded at the heads."""
    model = Model("table")
    places = [(0, 0), (5, 0), (5, 4), (0, 4)]
    feet = [model.node(x, 0, z) for x, z in places]
    heads = [model.node(x, 4, z) for x, z in places]
    for foot, head in zip(feet, heads, strict=True):
        model.member(foot, head, "SHS 140x140x6", "S355")
    for k in range(4):
        model.member(heads[k], heads[(k + 1) % 4], "SHS 160x160x6", "S355")
    model.pin(*feet)
    dead = model.load_case("G").self_weight()
    for head in heads:
        dead.force(head, -60e3)
    return model, heads, dead
