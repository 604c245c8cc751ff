"""I-sections welded of three plates, in place of a section of the library."""

from typing import Any

Json = dict[str, Any]


def weld(section: Json, name: str, h: float, b: float, tw: float, tf: float) -> None:
    """Give a record of a section the figures of a web between two flanges."""
    web = h - 2 * tf
    i_y = (2 * tf * b**3 + web * tw**3) / 12
    kept = {key: section[key] for key in ("id", "material")}
    section.clear()
    section |= kept | {
        "name": name,
        "h": h,
        "b": b,
        "area": 2 * b * tf + web * tw,
        "i_z": (b * h**3 - (b - tw) * web**3) / 12,
        "i_y": i_y,
        "i_w": i_y * (h - tf) ** 2 / 4,
        "j": (2 * b * tf**3 + web * tw**3) / 3,
        "dimensions": {"shape": "I", "h": h, "b": b, "tw": tw, "tf": tf, "r": 0.0},
    }
