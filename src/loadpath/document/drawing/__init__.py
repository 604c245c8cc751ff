"""Documents as small pictures for notebooks and files: SVG, without a server and without a solver.

The pages of the service draw in space; this is for a glance.
"""

from .html import card, table
from .structure import Structure
from .svg import Diagram, Drawing, draw

__all__ = ["Diagram", "Drawing", "Structure", "card", "draw", "table"]
